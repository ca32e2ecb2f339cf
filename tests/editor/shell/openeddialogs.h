// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"
#include "editorwindow.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QMenu>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <functional>
#include <set>

namespace lectograph::test {

/// Calls `look` with each window that a command opens whose name ends with “…”, and closes it: with nothing selected, with two
/// blocks, and with a clip, a keyframe and a sound. Dialogs for files are those of the system. Returns how many there were.
inline int lookAtDialogs(EditorWindow &editor, const std::function<void(QWidget &, const QString &)> &look)
{
    editor::Session &session = editor.session();
    const lecture::Scene &scene = *session.document.lecture().scenes.front();
    std::set<QString> seen;
    const auto lookAtAll = [&] {
        for (QAction *action : session.actions.all()) {
            const QString id = editor::Actions::idOf(*action);
            if (!action->text().endsWith(u'…') || !action->isEnabled() || seen.contains(id))
                continue;
            bool haveLooked = false;
            QTimer::singleShot(0, qApp, [&] { // some do not return before they are closed
                haveLooked = true;
                const QWidgetList all = QApplication::topLevelWidgets();
                for (const QPointer<QWidget> &shown : QList<QPointer<QWidget>>(all.begin(), all.end())) {
                    if (!shown || shown == &editor.window() || !shown->isVisible()
                        || shown->windowType() == Qt::ToolTip)
                        continue;
                    if (!qobject_cast<QFileDialog *>(shown.data()) && !qobject_cast<QMenu *>(shown.data())) {
                        seen.insert(id);
                        look(*shown, id);
                    }
                    if (shown) // what is looked at may close others
                        shown->close();
                }
            });
            action->trigger();
            if (!QTest::qWaitFor([&] { return haveLooked; }))
                qFatal("Nobody looked at what %s opens.", qPrintable(id));
            QTest::qWait(1); // closed and deleted
            editor.window().activateWindow();
            if (!QTest::qWaitForWindowActive(&editor.window()))
                qFatal("The window does not become active after %s.", qPrintable(id));
        }
    };
    session.selection.setNodes({});
    lookAtAll();
    session.selection.setNodes({scene.actors.front(), scene.actors.back()});
    lookAtAll();
    session.selection.setNodes({scene.actors.front()});
    for (const timeline::TrackPtr &track : scene.tracks) {
        if (!track->clips.empty())
            session.selection.setClips({track->clips.front()->id});
    }
    lookAtAll();
    return static_cast<int>(seen.size());
}

} // namespace lectograph::test
