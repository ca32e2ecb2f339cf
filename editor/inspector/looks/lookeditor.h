// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectograph::editor {

/// Edits the look of the lecture while its window stays open: colors by name, and the values of styles.
class LookEditor : public QDialog
{
    Q_OBJECT

public:
    LookEditor(Session &session, QWidget *parent);

private:
    QWidget *colorsPage();
    QWidget *stylesPage();
    void refresh();
    void showColors();
    void showStyles();
    void enableButtons();
    void pickColor();
    void addColor();
    void removeColor();
    void removeStyle();
    void takeEdited(QTreeWidgetItem *item, int column);
    void edit(const QString &name, const Document::Edit &change, Gesture gesture = {});
    QString keyLabel(const QString &key, const QJsonValue &value) const;

    Session &m_session;
    QTreeWidget *m_colors;
    QTreeWidget *m_styles;
    QPushButton *m_pick = nullptr;
    QPushButton *m_removeColor = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_pickValue = nullptr;
    QPushButton *m_removeStyle = nullptr;
    bool m_isFilling = false;
};

} // namespace lectograph::editor
