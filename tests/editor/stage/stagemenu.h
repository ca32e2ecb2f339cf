// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench.h"
#include "editor/session/actions.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>

namespace lectograph::test {

/// The actions in the context menu of the stage.
inline QStringList menuAt(Bench &bench, const QPoint &at)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, bench.overlay().mapToGlobal(at));
    QApplication::sendEvent(&bench.overlay(), &event);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QStringList ids;
    for (const QAction *action : menu ? menu->actions() : QList<QAction *>())
        ids.append(editor::Actions::idOf(*action));
    delete menu;
    return ids;
}

} // namespace lectograph::test
