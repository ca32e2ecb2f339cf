// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QDialog>

#include <optional>

class QPushButton;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace lectograph::editor {

/// Edits the look of the lecture while its window stays open: colors by name, and the values of styles.
class LookEditor : public QDialog
{
    Q_OBJECT

public:
    LookEditor(Session &session, QWidget *parent);

    /// What is in front and selected, for an editor that is made again in another language or theme.
    struct Place
    {
        int tab = 0;
        QString color;
        QString style;
        QString key;           ///< of a value of the style
        QStringList open = {}; ///< styles whose values are seen
    };
    Place place() const;
    void restore(const Place &place);

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
    std::optional<graph::PropertySpec> specOf(const QString &key, const QJsonValue &value) const;

    Session &m_session;
    QTabWidget *m_tabs;
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
