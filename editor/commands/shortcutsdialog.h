// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/actions.h"

#include <QDialog>

class QHBoxLayout;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectograph::editor {

/// A printable page with all actions and their shortcuts.
QString shortcutSheet(const Actions &actions);

/// All actions with their shortcuts: searchable by words or keys, and editable.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(Actions &actions, QWidget *parent = nullptr);

private:
    QWidget *makeSearch();
    QWidget *makeEditor();
    QWidget *makeFoot();
    void fill();
    void filter();
    void showKeys();
    void refreshKeys();
    void considerKeys();
    void addKeys();
    void removeKeys(const QString &text);
    void reset();
    void resetAll();
    void saveSheet();
    QAction *current() const;

    Actions &m_actions;
    QLineEdit *m_words;
    QKeySequenceEdit *m_wantedKeys;
    QTreeWidget *m_table;
    QLabel *m_none;
    QLabel *m_title;
    QHBoxLayout *m_chips;
    QKeySequenceEdit *m_recorder;
    QPushButton *m_add;
    QPushButton *m_reset;
    QLabel *m_message;
};

} // namespace lectograph::editor
