// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

#include <functional>

class QAction;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

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
    /// Of the buttons: without room for both, the title is hidden.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int titleRoom() const;

    QLabel *m_title;
    QHBoxLayout *m_layout;
    bool m_hasTitle = true; ///< no tab shows it
};

/// A flat button with the action's icon, tooltip and state.
QToolButton *toolButton(QAction *action, QWidget *parent = nullptr);
/// A flat button with an icon; `text` is its tooltip and accessible name.
QToolButton *toolButton(const QString &iconName, const QString &text, QWidget *parent);

/// The layout of `parent`: a row from left to right, a column from top to bottom.
QHBoxLayout *rowLayout(QWidget *parent, int spacing = 0, const QMargins &margins = {});
QVBoxLayout *columnLayout(QWidget *parent, int spacing = 0, const QMargins &margins = {});

/// A click that gives the focus to a number field selects its number, so that typing replaces it, and so do a double
/// click, which otherwise would select the digits on one side of the point, and a triple click. `edit` may be inside a spin box.
void selectNumberOnClick(QLineEdit *edit);

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
