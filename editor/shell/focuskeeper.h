// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace lectograph::editor {

/// Keeps the focus in its panel, or in what is in the middle, when the widget that has it is hidden, disabled or
/// deleted. Qt gives it to the next widget of the window then, wherever that is. A focus that somebody sets stays.
class FocusKeeper : public QObject
{
public:
    /// `focus` gives the focus into a panel, or to the middle if that shows nothing to stop at.
    FocusKeeper(const QList<QWidget *> &panels, const std::function<void(QWidget *panel)> &focus, QWidget *page);

private:
    QWidget *panelOf(const QWidget *widget) const;
    void follow(const QWidget *before, QWidget *now);

    QWidget *m_page;
    QList<QPointer<QWidget>> m_panels;
    std::function<void(QWidget *)> m_focus;
};

} // namespace lectograph::editor
