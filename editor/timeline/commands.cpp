// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/commands.h"

#include "editor/edits/blocks.h"
#include "editor/edits/chain_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/copied_items.h"
#include "editor/edits/copied_scenes.h"
#include "editor/edits/inserted_time.h"
#include "editor/edits/lookup.h"
#include "editor/edits/tracks.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/acted_on.h"
#include "editor/operations/animating.h"
#include "editor/operations/apply_edit.h"
#include "editor/operations/chains.h"
#include "editor/operations/filechoice.h"
#include "editor/operations/pasting.h"
#include "editor/operations/sharing.h"
#include "editor/operations/sound_offers.h"
#include "editor/timeline/lanes/lanehit.h"
#include "editor/widgets/messagebox.h"
#include "lecture/clip_place.h"
#include "lecture/visible.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

ItemsEdit selectingClips(NewClips &&made)
{
    return {std::move(made.lecture), {std::move(made.clips), {}, {}}};
}

ItemsEdit selectingSounds(NewSounds &&made)
{
    return {std::move(made.lecture), {{}, {}, std::move(made.sounds)}};
}

/// Applies an edit of the selected items.
template <class Edit, class... Arguments>
void editSelected(Session &session, const QString &name, const Edit &edit, const Arguments &...arguments)
{
    applyItems(session, name, [&](const Lecture &lecture) {
        return edit(lecture, editContextOf(session), session.selection.items(), arguments...);
    });
}

} // namespace

EditContext TimelineCommands::context() const
{
    return editContextOf(session());
}

void TimelineCommands::remove()
{
    removeSelected(session());
}

void TimelineCommands::duplicate()
{
    if (hasSelectedItems(session()))
        editSelected(session(), nameOf(ItemVerb::Duplicate, items()), withDuplicated);
}

void TimelineCommands::split()
{
    editSelected(session(), nameOf(ItemVerb::Split, items()), withSplit, m_view.playhead());
}

void TimelineCommands::group()
{
    applyItems(session(), tr("Group clips"), [&](const Lecture &lecture) {
        return withClipsGrouped(lecture, scene(), items().clips, session().registry()).map(selectingClips);
    });
}

void TimelineCommands::ungroup()
{
    applyItems(session(), tr("Ungroup clips"), [&](const Lecture &lecture) {
        return withClipsUngrouped(lecture, scene(), items().clips, session().registry()).map(selectingClips);
    });
}

void TimelineCommands::copy() const
{
    if (hasSelectedItems(session()))
        QGuiApplication::clipboard()->setMimeData(new CopiedItems(session().document.lecture(), context(), items()));
}

void TimelineCommands::cut()
{
    copy();
    if (!items().isEmpty())
        remove();
}

void TimelineCommands::paste(PastedColors colors)
{
    pasteClipboard(session(), {.name = translated("Paste"), .colors = colors});
}

void TimelineCommands::selectAll()
{
    // Selects all sounds if only sounds are selected, otherwise all clips and keyframes.
    const bool areSounds = !items().sounds.empty() && items().clips.empty() && items().keys.empty();
    TimelineItems all;
    for (const TimeRow &row : m_view.rows()) {
        for (const Bar &bar : row.bars) {
            if (areSounds ? bar.sound() && bar.sound()->isOwn() : bar.clip() && bar.clip()->isTop())
                add(all, bar.item);
        }
        for (std::size_t i = 0; !areSounds && row.keys && i < row.keys->at.size(); ++i)
            all.keys.push_back(keyPlace(row, i));
    }
    session().selection.setItems(std::move(all));
}

void TimelineCommands::nudge(int frames)
{
    const Time delta{frames < 0 ? -m_view.rate().at(-frames).flicks : m_view.rate().at(frames).flicks};
    if (items().isEmpty())
        nudgeMarker(delta);
    else
        repeat(tr("Move by frames"),
               [&](const Lecture &lecture) { return withMoved(lecture, context(), items(), delta); });
}

void TimelineCommands::repeat(const QString &name, const EditItems &edit, const QString &kind)
{
    m_repeated.run(name + kind, session().selection,
                   [&](Gesture gesture) { applyItems(session(), name, edit, gesture); });
}

void TimelineCommands::moveToTrack(int tracks)
{
    if (!items().clips.empty())
        editSelected(session(), tr("Move clips to another track"), withMoved, Time(), tracks);
}

void TimelineCommands::trim(TimeEdge edge, int frames)
{
    if (!hasEdges())
        return;
    const Time delta{m_view.rate().at(1).flicks * frames};
    const auto trimmed = [&](const Lecture &lecture) { return withTrimmed(lecture, context(), items(), edge, delta); };
    repeat(tr("Trim clips by a frame"), trimmed, edge == TimeEdge::Start ? u"start"_s : u"end"_s);
}

void TimelineCommands::stretch(int frames)
{
    const auto extent = extentOf(session().document.lecture(), context(), items());
    if (!extent || extent->start == extent->end)
        return;
    const double frame = 1 / m_view.rate().perSecond();
    const double length = extent->duration().seconds();
    const double factor = std::max(frame, length + frames * frame) / length;
    repeat(tr("Stretch by a frame"), [&](const Lecture &lecture) {
        return withStretched(lecture, context(), items(), *extent, TimeEdge::End, factor);
    });
}

void TimelineCommands::moveEdgeToPlayhead(TimeEdge edge)
{
    if (hasEdges())
        editSelected(session(), nameOf(ItemVerb::MoveToPlayhead, items()), withEdgesAt, edge, m_view.playhead());
}

void TimelineCommands::trimToPlayhead(TimeEdge edge)
{
    if (hasEdges())
        editSelected(session(), nameOf(ItemVerb::TrimToPlayhead, items()), withTrimmedTo, edge, m_view.playhead());
}

void TimelineCommands::place(Neighbour neighbour)
{
    applyItems(session(), neighbour == Neighbour::With ? tr("Place with the previous") : tr("Place after the previous"),
               [&](const Lecture &lecture) { return withPlaced(lecture, context(), items().clips, neighbour); });
}

void TimelineCommands::ease(const QString &text)
{
    applyEdit(session(), tr("Set easing"), [&](const Lecture &lecture) {
        return withClipsEased(lecture, scene(), items().clips, text).and_then([&](const Lecture &with) {
            return withKeysEased(with, scene(), items().keys, text);
        });
    });
}

void TimelineCommands::addSounds(QWidget *parent)
{
    const QStringList paths = chosenSoundFiles(parent, tr("Add sound"));
    if (!paths.isEmpty())
        addSoundFiles(paths, m_view.playhead());
}

void TimelineCommands::addSoundFiles(const QStringList &paths, Time at)
{
    const bool isDone = applyItems(session(), tr("Add sound"), [&](const Lecture &lecture) {
        return withInserted(lecture, context(), at, [&](const Lecture &one) {
            return withSoundFiles(one, scene(), paths, at).map(selectingSounds);
        });
    });
    if (isDone)
        offerRoomForSounds(session(), items().sounds);
}

void TimelineCommands::replaceSoundFile(QWidget *parent)
{
    const QString path = chosenSoundFile(parent, tr("Replace file"));
    if (path.isEmpty())
        return;
    applyEdit(session(), tr("Replace file"), [&](const Lecture &lecture) {
        return withSoundFile(lecture, path).and_then([&](const KeptFile &kept) {
            return withSoundsInFile(kept.lecture, scene(), items().sounds, kept.file, session().preview.language());
        });
    });
}

void TimelineCommands::setMuted(const SoundIds &sounds, bool isMuted)
{
    applyEdit(session(), isMuted ? tr("Mute sounds") : tr("Unmute sounds"),
              [&](const Lecture &lecture) { return withSoundsMuted(lecture, scene(), sounds, isMuted); });
}

void TimelineCommands::setTracksLocked(const std::set<int> &tracks, bool areLocked)
{
    applyEdit(session(), areLocked ? tr("Lock track") : tr("Unlock track"), [&](const Lecture &lecture) {
        Result<Lecture> changed = lecture;
        for (auto track = tracks.begin(); changed && track != tracks.end(); ++track)
            changed = withTrackMark(*changed, scene(), *track, u"locked"_s,
                                    areLocked ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined));
        return changed;
    });
}

void TimelineCommands::toggleTracksLocked()
{
    const lecture::Scene *open = m_view.scene();
    std::set<int> tracks;
    for (const ClipId clip : items().clips) {
        if (const auto place = open ? lecture::placeOf(*open, clip) : std::nullopt)
            tracks.insert(place->track);
    }
    if (tracks.empty())
        return;
    const bool areLocked = std::ranges::all_of(
        tracks, [&](int track) { return isLocked(*open->tracks[static_cast<std::size_t>(track)]); });
    setTracksLocked(tracks, !areLocked);
}

void TimelineCommands::insertSecond()
{
    applyEdit(session(), tr("Insert a second"), [&](const Lecture &lecture) {
        return withTimeInserted(lecture, context(), items().sounds, m_view.playhead(), Time::fromSeconds(1));
    });
}

void TimelineCommands::toggleMarker()
{
    applyEdit(session(), tr("Marker"),
              [&](const Lecture &lecture) { return withMarkerToggled(lecture, scene(), m_view.playhead()); });
}

std::optional<int> TimelineCommands::findMarker() const
{
    const std::vector<Marker> markers = m_view.markers();
    const auto near = m_view.rate().at(1).flicks;
    const auto found = std::ranges::find_if(
        markers, [&](const Marker &one) { return std::abs((one.at - m_view.playhead()).flicks) * 2 < near; });
    return found == markers.end() ? std::nullopt : std::optional(static_cast<int>(found - markers.begin()));
}

std::optional<int> TimelineCommands::markerAtPlayhead()
{
    if (!findMarker())
        toggleMarker();
    return findMarker();
}

bool TimelineCommands::editMarkers(const QString &name, const std::function<void(std::vector<Marker> &)> &change,
                                   Gesture gesture)
{
    const auto edit = [&](const Lecture &lecture) {
        std::vector<Marker> markers = m_view.markers();
        change(markers);
        return withMarkers(lecture, scene(), std::move(markers));
    };
    return applyEdit(session(), name, edit, gesture);
}

void TimelineCommands::nudgeMarker(Time delta)
{
    const auto index = findMarker();
    if (!index)
        return;
    const Time at = m_view.onFrame(std::max(Time(), m_view.playhead() + delta));
    const auto move = [&](std::vector<Marker> &markers) { markers[static_cast<std::size_t>(*index)].at = at; };
    m_repeated.run(u"marker"_s, session().selection, [&](Gesture gesture) {
        if (editMarkers(tr("Move marker"), move, gesture))
            session().playhead.setTime(m_view.sceneStart() + at);
    });
}

void TimelineCommands::goToMarker(bool forward)
{
    const Time now = m_view.playhead();
    const Time half{m_view.rate().at(1).flicks / 2};
    std::optional<Time> best;
    for (const Marker &marker : m_view.markers()) {
        if (forward ? marker.at > now + half && !best : marker.at < now - half)
            best = marker.at;
    }
    if (best)
        session().playhead.setTime(m_view.sceneStart() + *best);
}

void TimelineCommands::addKeys()
{
    std::vector<PropertyPlace> owners = selectedOwners(session());
    for (const timeline::Clip *clip : session().selectedClips()) {
        for (const QString &actor : actorsIn(*m_view.scene(), *clip))
            owners.push_back({scene(), actor, {}, {}});
    }
    applyEdit(session(), tr("Add keyframes"), [&](const Lecture &lecture) {
        return withKeysOf(lecture, owners, m_view.playhead(), session().registry());
    });
}

void TimelineCommands::goToKey(bool forward)
{
    const double now = m_view.playhead().seconds();
    const double half = 0.5 / m_view.rate().perSecond();
    std::optional<double> best;
    for (const TimeRow &row : m_view.rows()) {
        if (!row.keys)
            continue;
        const std::vector<double> &at = row.keys->at;
        if (forward) {
            const auto next = std::ranges::upper_bound(at, now + half);
            if (next != at.end())
                best = std::min(best.value_or(*next), *next);
        } else {
            const auto next = std::ranges::lower_bound(at, now - half);
            if (next != at.begin())
                best = std::max(best.value_or(*std::prev(next)), *std::prev(next));
        }
    }
    if (best)
        session().playhead.setTime(m_view.sceneStart() + Time::fromSeconds(*best));
}

void TimelineCommands::addTrack()
{
    if (m_view.scene())
        applyEdit(session(), tr("Add track"), [&](const Lecture &lecture) { return withNewTrack(lecture, scene()); });
}

void TimelineCommands::removeTrack(int track)
{
    applyEdit(session(), tr("Delete track"),
              [&](const Lecture &lecture) { return lecture::withoutTrack(lecture, scene(), track); });
}

void TimelineCommands::addAnimation(const QString &type, const QStringList &targets, Time at, std::optional<int> track)
{
    editor::addAnimation(session(), type, targets, at, track);
}

QStringList TimelineCommands::targetsOf(const TimeRow *row) const
{
    if (row && !row->nodes.isEmpty())
        return {row->nodes.first()};
    return animationTargets(session());
}

void TimelineCommands::continueScene(const QString &scene)
{
    QString added;
    applyEdit(session(), tr("New scene that continues"), [&](const Lecture &lecture) {
        return withContinuingScene(lecture, scene).map([&](AddedScene &&with) {
            added = with.scene;
            return std::move(with.lecture);
        });
    });
    if (!added.isEmpty())
        session().preview.enter(added);
}

void TimelineCommands::addScene(const QString &after)
{
    QString added;
    applyEdit(session(), tr("Add scene"), [&](const Lecture &lecture) {
        return withNewScene(lecture, after).map([&](AddedScene &&with) {
            added = with.scene;
            return std::move(with.lecture);
        });
    });
    session().preview.enter(added);
}

QStringList TimelineCommands::duplicateScenes(const QStringList &scenes)
{
    QStringList added;
    applyEdit(session(), tr("Duplicate scene"), [&](const Lecture &lecture) {
        return withScenesDuplicated(lecture, scenes, session().document.plugins()).map([&](AddedScenes &&with) {
            added = with.scenes;
            return std::move(with.lecture);
        });
    });
    if (!added.isEmpty())
        session().preview.enter(added.first());
    return added;
}

void TimelineCommands::copyScenes(const QStringList &scenes) const
{
    if (!scenes.isEmpty())
        QGuiApplication::clipboard()->setMimeData(
            new CopiedScenes(copiedScenes(session().document.lecture(), scenes, session().document.plugins())));
}

void TimelineCommands::removeScenes(const QStringList &scenes)
{
    const QString names = sceneNames(session(), scenes);
    if (deleteScenes(session(), scenes))
        Q_EMIT session().document.offered(tr("Deleted: %1.").arg(names), tr("Undo"),
                                          [&history = session().document.history()] { history.undo(); });
}

void TimelineCommands::removeScenesByKey(const QStringList &scenes, QWidget *parent)
{
    const Lecture &lecture = session().document.lecture();
    const bool areEmpty = std::ranges::all_of(scenes, [&](const QString &id) {
        const lecture::ScenePtr scene = lecture::writtenScene(lecture, id);
        return !scene || (scene->nodes.empty() && scene->actors.empty() && scene->sounds.empty());
    });
    const bool areAll = scenes.size() >= static_cast<qsizetype>(lecture.scenes.size()); // which is refused
    if (areEmpty || areAll
        || confirmed(parent, tr("Delete %1 with all that is in it?").arg(sceneNames(session(), scenes)),
                     tr("Undo brings it back."), tr("Keep"), tr("Delete scene")))
        removeScenes(scenes);
}

void TimelineCommands::moveScenes(const QStringList &scenes, int index)
{
    const QString open = scene();
    const bool isDone = editScenes(session(), tr("Move scene"), tr("Move"),
                                   [&](const Lecture &lecture) { return withScenesMoved(lecture, scenes, index); });
    if (isDone) // the playhead goes along with the scene
        session().preview.enter(scenes.contains(open) || scenes.isEmpty() ? open : scenes.first());
}

void TimelineCommands::renameScene(const QString &scene, const QString &name)
{
    applyEdit(session(), tr("Rename scene"), [&](const Lecture &lecture) {
        return withSceneName(lecture, scene, session().preview.language(), name);
    });
}

} // namespace lectograph::editor
