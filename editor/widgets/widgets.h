// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

#include <functional>

class QAction;
class QHBoxLayout;
class QLabel;

namespace lectograph::editor {

/// The bar of 34 pixels at the top of a panel: its title and its buttons.
class PanelHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PanelHeader(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// For a header next to tabs: lower, and without the title that the tab shows.
    void standBeside(const QString &tab);
    /// Appends a widget at the right end.
    void add(QWidget *widget);

private:
    QLabel *m_title;
    QHBoxLayout *m_layout;
};

/// A flat button with the action's icon, tooltip and state.
QToolButton *toolButton(QAction *action, QWidget *parent = nullptr);

/// The hint of an empty panel, with a button for the next step.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    /// `button` may be empty.
    EmptyState(const QString &iconName, const QString &sentence, const QString &button,
               const std::function<void()> &run, QWidget *parent = nullptr);
};

/// A thin line between groups of buttons.
QWidget *separator(QWidget *parent = nullptr);

} // namespace lectograph::editor
