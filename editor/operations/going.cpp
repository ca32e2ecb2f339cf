// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/going.h"

#include "editor/session/actionid.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

void selectAt(Session &session, const Destination &place)
{
    if (!place.scene.isEmpty())
        session.preview.enter(place.scene);
    if (!place.languages.isEmpty() && !place.languages.contains(session.preview.language()))
        session.preview.setLanguage(place.languages.front());
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    if (!scene)
        return;
    if (place.clip && lecture::clipOf(*scene, *place.clip)) {
        session.selection.setClips({*place.clip});
        return;
    }
    if (place.sound && lecture::soundOf(*scene, *place.sound)) {
        session.selection.setSounds({*place.sound}); // the timeline scrolls to it
        return;
    }
    if (place.node.isEmpty()) {
        session.selection.clear();
        return;
    }
    session.selection.setNodes({place.node});
    QAction *showInGraph = session.actions.find(viewaction::showInGraph); // of the window
    if (showInGraph && std::ranges::find(scene->actors, place.node) == scene->actors.end())
        showInGraph->trigger();
}

} // namespace

void goTo(Session &session, const Destination &place)
{
    selectAt(session, place);
    Q_EMIT session.selection.pointedAt(place.row);
}

} // namespace lectograph::editor
