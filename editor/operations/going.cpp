// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/going.h"

#include "editor/session/actionid.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

/// Moves the playhead within the scene, whose last frame is before the next one begins.
void showMoment(Session &session, const lecture::Moment &moment)
{
    const std::vector<picture::Show::SceneSpan> &spans = session.preview.show().scenes();
    const auto found = std::ranges::find(spans, moment.scene, &picture::Show::SceneSpan::id);
    if (found == spans.end())
        return;
    const base::FrameRate rate = session.playhead.rate();
    const qint64 first = rate.framesIn(found->start);
    qint64 end = rate.framesIn(found->start + found->duration);
    if (const auto next = std::next(found); next != spans.end())
        end = std::min(end, rate.framesIn(next->start));
    session.playhead.stop();
    session.playhead.setFrame(std::clamp(rate.framesIn(found->start + moment.time), first, std::max(first, end - 1)));
    session.playhead.arrive();
}

void selectAt(Session &session, const Destination &place)
{
    if (!place.scene.isEmpty())
        session.preview.enter(place.scene);
    if (place.moment && place.moment->scene == place.scene)
        showMoment(session, *place.moment);
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

/// The key of the row with the text; empty if it is written elsewhere, such as the name of a block above the rows.
QString rowOf(const TextPlace &place)
{
    switch (place.owner) {
    case TextOwner::Lecture:
    case TextOwner::Scene:
    case TextOwner::Sound:
    case TextOwner::Preset: return place.key;
    case TextOwner::Node:
    case TextOwner::Clip: return place.isName ? QString() : place.key;
    case TextOwner::Definition: return place.published.isEmpty() ? place.key : place.published;
    case TextOwner::Track:
    case TextOwner::Marker:
    case TextOwner::Group:
    case TextOwner::Animation:
    case TextOwner::Style: break;
    }
    return {};
}

} // namespace

Destination destinationOf(const ProblemPlace &place)
{
    Destination to{place.scene, place.node, place.clip, place.sound, place.languages, place.row, place.moment};
    if (to.moment) // a later one may show the block
        to.scene = to.moment->scene;
    return to;
}

Destination destinationOf(const TextPlace &place)
{
    Destination to{.scene = place.scene, .row = rowOf(place)};
    if (place.owner == TextOwner::Node)
        to.node = place.node;
    if (!place.scene.isEmpty()) { // or else a clip of an animation of one's own
        to.clip = place.clip;
        to.sound = place.sound;
    }
    if (!place.language.isEmpty())
        to.languages = {place.language};
    return to;
}

void goTo(Session &session, const Destination &place)
{
    selectAt(session, place);
    Q_EMIT session.selection.pointedAt(place.row);
}

} // namespace lectograph::editor
