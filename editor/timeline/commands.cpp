// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/commands.h"

#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/mime.h"
#include "editor/language/names.h"
#include "editor/operations/animating.h"
#include "editor/operations/apply_edit.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/scene_edits.h"
#include "editor/edits/tracks.h"
#include "editor/timeline/sounds/soundcommands.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonDocument>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;

void TimelineCommands::arrange(const QString &name, const std::function<Result<EditResult>(const Lecture &)> &edit)
{
    EditResult arranged;
    const bool done = applyEdit(session(), name, [&](const Lecture &lecture) -> Result<Lecture> {
        auto result = edit(lecture);
        if (!result)
            return tl::unexpected(result.error());
        arranged = std::move(*result);
        return arranged.lecture;
    });
    if (!done)
        return;
    if (arranged.clips.empty())
        session().selection.setKeys(arranged.keys);
    else
        select(session().selection, arranged.clips, arranged.keys);
}

void TimelineCommands::remove()
{
    removeSelected(session());
}

void TimelineCommands::duplicate()
{
    if (const SoundCommands sounds(m_view); sounds.areSelected())
        return sounds.duplicate();
    const Selection &selection = session().selection;
    if (!selection.clips().empty() || !selection.keys().empty())
        arrange(selection.clips().empty() ? tr("Duplicate keyframes") : tr("Duplicate clips"),
                [&](const Lecture &lecture) {
                    return withDuplicated(lecture, editContextOf(session()), selection.clips(), selection.keys());
                });
}

void TimelineCommands::split()
{
    if (const SoundCommands sounds(m_view); sounds.areSelected())
        return sounds.split();
    ClipPlaces clips = session().selection.clips();
    applyClips(session(), tr("Split clips"), [&](const Lecture &lecture) {
        return withClipsSplit(lecture, scene(), clips, m_view.playhead(), session().registry);
    });
}

void TimelineCommands::group()
{
    applyClips(session(), tr("Group clips"), [&](const Lecture &lecture) {
        return withClipsGrouped(lecture, scene(), session().selection.clips(), session().registry);
    });
}

void TimelineCommands::ungroup()
{
    applyClips(session(), tr("Ungroup clips"), [&](const Lecture &lecture) {
        return withClipsUngrouped(lecture, scene(), session().selection.clips(), session().registry);
    });
}

void TimelineCommands::copy() const
{
    if (const SoundCommands sounds(m_view); sounds.areSelected())
        return sounds.copy();
    const Selection &selection = session().selection;
    const Lecture &lecture = session().document.lecture();
    const auto extent = extentOf(lecture, editContextOf(session()), selection.clips(), selection.keys());
    if (!extent)
        return;
    const Time origin = extent->start;
    QJsonObject json = copiedClips(lecture, scene(), selection.clips(), origin, session().registry);
    // Those of the clips are in these.
    const std::vector<KeyPlace> keys = keysApart(selection.keys(), selection.clips());
    json.insert(u"keys"_s, copiedKeys(lecture, scene(), keys, origin));
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(mime::clips), QJsonDocument(json).toJson(QJsonDocument::Compact));
    if (const auto span = extentOf(lecture, editContextOf(session()), {}, keys)) {
        // As the curve editor understands them.
        const QJsonObject curves{{u"properties"_s, copiedKeys(lecture, scene(), keys, span->start)}};
        data->setData(QString::fromLatin1(mime::keys), QJsonDocument(curves).toJson(QJsonDocument::Compact));
    }
    QGuiApplication::clipboard()->setMimeData(data);
}

void TimelineCommands::cut()
{
    copy();
    remove();
}

void TimelineCommands::paste()
{
    if (SoundCommands(m_view).paste())
        return;
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    const auto clipsCopied = mime::read(copied, mime::clips);
    const auto keysCopied = mime::read(copied, mime::keys); // by the curve editor
    if (!clipsCopied && !keysCopied) {
        applyEdit(session(), tr("Paste"), [](const Lecture &) -> Result<Lecture> {
            return base::failure(tr("No clips or keyframes have been copied."), tr("Select some and copy them first."));
        });
        return;
    }
    QJsonObject json = QJsonDocument::fromJson((clipsCopied ? *clipsCopied : *keysCopied).toUtf8()).object();
    const QJsonArray keys = json.take(clipsCopied ? u"keys"_s : u"properties"_s).toArray();
    const std::vector<PropertyPlace> owners = selectedOwners();
    const Time at = m_view.playhead();
    arrange(tr("Paste"), [&](const Lecture &lecture) -> Result<EditResult> {
        Result<ClipsEdit> clips = ClipsEdit{lecture, {}};
        if (clipsCopied)
            clips = withInserted(lecture, editContextOf(session()), at,
                                 [&](const Lecture &one) { return withClipsPasted(one, scene(), json, at); });
        if (!clips)
            return tl::unexpected(clips.error());
        auto with = withKeysPasted(clips->lecture, scene(), keys, at, owners, session().registry);
        if (!with)
            return tl::unexpected(with.error());
        auto result = withRoomForClips(with->lecture, scene(), session().registry);
        if (!result)
            return tl::unexpected(result.error());
        return EditResult{std::move(*result), std::move(clips->places), std::move(with->keys)};
    });
}

/// What copied keyframes are meant for: what the selected ones belong to, or else what is selected.
std::vector<PropertyPlace> TimelineCommands::selectedOwners() const
{
    const Selection &selection = session().selection;
    std::vector<PropertyPlace> owners;
    for (const KeyPlace &key : selection.keys()) {
        if (std::ranges::find(owners, ownerOf(scene(), key)) == owners.end())
            owners.push_back(ownerOf(scene(), key));
    }
    if (!owners.empty())
        return owners;
    for (const QString &node : selection.nodes())
        owners.push_back({scene(), node, {}, {}});
    for (const lecture::ClipPlace &clip : selection.clips())
        owners.push_back({scene(), {}, clip, {}});
    return owners;
}

void TimelineCommands::selectAll()
{
    if (const SoundCommands sounds(m_view); sounds.areSelected())
        return sounds.selectAll();
    ClipPlaces clips;
    std::vector<KeyPlace> keys;
    for (const TimeRow &row : m_view.rows()) {
        for (const Bar &bar : row.bars) {
            if (bar.isTop())
                clips.push_back(bar.place);
        }
        for (std::size_t i = 0; row.keys && i < row.keys->at.size(); ++i)
            keys.push_back({row.property.node, row.property.clip, row.property.key, static_cast<int>(i)});
    }
    select(session().selection, clips, keys);
}

void TimelineCommands::nudge(int frames)
{
    if (const SoundCommands sounds(m_view); sounds.areSelected())
        return sounds.nudge(frames);
    const Time delta{frames < 0 ? -m_view.rate().at(-frames).flicks : m_view.rate().at(frames).flicks};
    const ClipPlaces clips = session().selection.clips();
    const std::vector<KeyPlace> keys = session().selection.keys();
    if (clips.empty() && keys.empty())
        return nudgeMarker(delta);
    arrange(tr("Move by frames"),
            [&](const Lecture &lecture) { return withMoved(lecture, editContextOf(session()), clips, keys, delta); });
}

void TimelineCommands::moveToTrack(int tracks)
{
    const ClipPlaces clips = session().selection.clips();
    const std::vector<KeyPlace> keys = session().selection.keys();
    if (!clips.empty())
        arrange(tr("Move clips to another track"), [&](const Lecture &lecture) {
            return withMoved(lecture, editContextOf(session()), clips, keys, {}, tracks);
        });
}

void TimelineCommands::trim(ClipEdge edge, int frames)
{
    const Time delta{m_view.rate().at(1).flicks * frames};
    const ClipPlaces clips = session().selection.clips();
    const std::vector<KeyPlace> keys = session().selection.keys();
    if (!clips.empty())
        arrange(tr("Trim clips by a frame"), [&](const Lecture &lecture) {
            return withTrimmed(lecture, editContextOf(session()), clips, keys, edge, delta);
        });
}

void TimelineCommands::stretch(int frames)
{
    const ClipPlaces clips = session().selection.clips();
    const std::vector<KeyPlace> keys = session().selection.keys();
    const auto extent = extentOf(session().document.lecture(), editContextOf(session()), clips, keys);
    if (!extent || extent->start == extent->end)
        return;
    const double frame = 1 / m_view.rate().perSecond();
    const double length = (extent->end - extent->start).seconds();
    const double factor = std::max(frame, length + frames * frame) / length;
    arrange(tr("Stretch by a frame"), [&](const Lecture &lecture) {
        return withStretched(lecture, editContextOf(session()), clips, keys, *extent, ClipEdge::End, factor);
    });
}

void TimelineCommands::moveEdgeToPlayhead(ClipEdge edge)
{
    if (const SoundCommands sounds(m_view); sounds.areSelected())
        return sounds.moveEdgeToPlayhead(edge);
    const Selection &selection = session().selection;
    if (!selection.clips().empty())
        arrange(tr("Move clips to the playhead"), [&](const Lecture &lecture) {
            return withEdgesAt(lecture, editContextOf(session()), selection.clips(), selection.keys(), edge,
                               m_view.playhead());
        });
}

void TimelineCommands::trimToPlayhead(ClipEdge edge)
{
    if (const SoundCommands sounds(m_view); sounds.areSelected())
        return sounds.trimToPlayhead(edge);
    const Selection &selection = session().selection;
    if (!selection.clips().empty())
        arrange(tr("Trim clips to the playhead"), [&](const Lecture &lecture) {
            return withTrimmedTo(lecture, editContextOf(session()), selection.clips(), selection.keys(), edge,
                                 m_view.playhead());
        });
}

void TimelineCommands::place(Neighbour neighbour)
{
    const ClipPlaces clips = session().selection.clips();
    arrange(neighbour == Neighbour::With ? tr("Place with the previous") : tr("Place after the previous"),
            [&](const Lecture &lecture) { return withPlaced(lecture, editContextOf(session()), clips, neighbour); });
}

void TimelineCommands::ease(const QString &text)
{
    applyEdit(session(), tr("Set easing"), [&](const Lecture &lecture) -> Result<Lecture> {
        auto result = withClipsEased(lecture, scene(), session().selection.clips(), text);
        return result ? withKeysEased(*result, scene(), session().selection.keys(), text) : result;
    });
}

void TimelineCommands::toggleMarker()
{
    applyEdit(session(), tr("Marker"),
              [&](const Lecture &lecture) { return withMarkerToggled(lecture, scene(), m_view.playhead()); });
}

std::optional<int> TimelineCommands::findMarker() const
{
    const lecture::Scene *open = m_view.scene();
    const std::vector<Marker> markers = open ? markersOf(*open) : std::vector<Marker>();
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

void TimelineCommands::nudgeMarker(Time delta)
{
    const auto index = findMarker();
    if (!index)
        return;
    const Time at = m_view.onFrame(std::max(Time(), m_view.playhead() + delta));
    const bool done = applyEdit(session(), tr("Move marker"), [&](const Lecture &lecture) {
        std::vector<Marker> markers = markersOf(*m_view.scene());
        markers[static_cast<std::size_t>(*index)].at = at;
        return withMarkers(lecture, scene(), std::move(markers));
    });
    if (done)
        session().playhead.setTime(m_view.sceneStart() + at);
}

void TimelineCommands::goToMarker(bool forward)
{
    const lecture::Scene *open = m_view.scene();
    const Time now = m_view.playhead();
    const Time half{m_view.rate().at(1).flicks / 2};
    std::optional<Time> best;
    for (const Marker &marker : open ? markersOf(*open) : std::vector<Marker>()) {
        if (forward ? marker.at > now + half && !best : marker.at < now - half)
            best = marker.at;
    }
    if (best)
        session().playhead.setTime(m_view.sceneStart() + *best);
}

void TimelineCommands::addKeys()
{
    const lecture::Scene *open = m_view.scene();
    std::vector<PropertyPlace> owners = selectedOwners();
    for (const lecture::ClipPlace &place : session().selection.clips()) {
        const timeline::Clip *clip = open ? clipAt(*open, place) : nullptr;
        if (clip && !clip->isGroup())
            owners.push_back({scene(), actorOfTarget(clip->target), {}, {}});
    }
    applyEdit(session(), tr("Add keyframes"), [&](const Lecture &lecture) {
        return withKeysOf(lecture, owners, m_view.playhead(), session().registry);
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
    const lecture::Scene *open = m_view.scene();
    if (!open)
        return;
    const int count = static_cast<int>(open->tracks.size());
    applyEdit(session(), tr("Add track"),
              [&](const Lecture &lecture) { return lecture::withTrack(lecture, scene(), count, timeline::Track()); });
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

void TimelineCommands::addScene()
{
    QString added;
    const QString after = scene();
    applyEdit(session(), tr("Add scene"), [&](const Lecture &lecture) -> Result<Lecture> {
        auto edit = withNewScene(lecture, after);
        if (!edit)
            return tl::unexpected(edit.error());
        added = edit->scene;
        return std::move(edit->lecture);
    });
    session().preview.enter(added);
}

void TimelineCommands::duplicateScene(const QString &source)
{
    QString added;
    applyEdit(session(), tr("Duplicate scene"), [&](const Lecture &lecture) -> Result<Lecture> {
        auto edit = withSceneDuplicated(lecture, source);
        if (!edit)
            return tl::unexpected(edit.error());
        added = edit->scene;
        return std::move(edit->lecture);
    });
    session().preview.enter(added);
}

void TimelineCommands::removeScene(const QString &gone)
{
    applyEdit(session(), tr("Delete scene"), [&](const Lecture &lecture) -> Result<Lecture> {
        if (lecture.scenes.size() < 2)
            return base::failure(tr("A lecture has at least one scene."), tr("Add another one first."));
        return lecture::withoutScene(lecture, gone);
    });
}

} // namespace lectograph::editor
