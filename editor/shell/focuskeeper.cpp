// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/focuskeeper.h"

#include <QApplication>
#include <QTimer>

#include <algorithm>

namespace lectograph::editor {

FocusKeeper::FocusKeeper(const QList<QWidget *> &panels, const std::function<void(QWidget *)> &focus, QWidget *page)
    : QObject(page), m_page(page), m_panels(panels.begin(), panels.end()), m_focus(focus)
{
    connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::follow);
}

QWidget *FocusKeeper::panelOf(const QWidget *widget) const
{
    const auto found = std::ranges::find_if(m_panels, [widget](const QPointer<QWidget> &panel) {
        return panel && (panel == widget || panel->isAncestorOf(widget));
    });
    return found == m_panels.end() ? nullptr : found->data();
}

void FocusKeeper::follow(const QWidget *before, QWidget *now)
{
    const bool isLost = before && m_page->isVisible() && (!before->isVisible() || !before->isEnabled());
    if (!isLost || (now && now->window() != m_page->window()))
        return;
    QWidget *panel = panelOf(before);
    if (!panel || (now && panelOf(now) == panel))
        return;
    // Whoever hides it may have a better place for the focus, and says so at once.
    QTimer::singleShot(0, this, [this, panel = QPointer(panel), now = QPointer(now), hadNow = now != nullptr] {
        QWidget *focused = m_page->window()->focusWidget();
        const bool isAsQtLeftIt = hadNow ? focused == now : !focused || !focused->isVisible();
        if (panel && isAsQtLeftIt && m_page->isVisible())
            m_focus(panel);
    });
}

} // namespace lectograph::editor
