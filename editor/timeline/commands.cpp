// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/commands.h"

#include "editor/core/edits.h"
#include "editor/core/mime.h"
#include "editor/core/names.h"
#include "editor/timeline/applying.h"
#include "editor/timeline/key_edits.h"
#include "editor/timeline/scene_edits.h"
#include "editor/timeline/tracks.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonDocument>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using base::Time;
using lecture::Lecture;

void TimelineCommands::remove()
{
    const Selection &selection = session().selection;
    const ClipPlaces clips = outermost(selection.clips());
    const std::vector<KeyPlace> keys = selection.keys();
    if (clips.empty() && keys.empty())
        return;
    const timeline::Registry &registry = session().registry;
    applyEdit(session(), clips.empty() ? tr("Delete keyframes") : tr("Delete clips"),
              [&](const Lecture &lecture) -> Result<Lecture> {
                  // Keyframes of clips that go need no care of their own.
                  std::vector<KeyPlace> others = keys;
                  std::erase_if(others, [&](const KeyPlace &key) { return key.clip && contains(clips, *key.clip); });
                  Result<Lecture> result = others.empty() ? lecture : withoutKeys(lecture, scene(), others);
                  if (result && m_view.ripples() && !clips.empty()) {
                      std::optional<Time> start;
                      Time end;
                      for (const lecture::ClipPlace &place : clips) {
                          if (const Bar *bar = m_view.barOf(place)) {
                              start = std::min(start.value_or(bar->start), bar->start);
                              end = std::max(end, bar->end);
                          }
                      }
                      if (start)
                          result = withLaterShifted(*result, scene(), end, *start - end, clips, registry);
                  }
                  return result ? withoutClips(*result, scene(), clips) : result;
              });
    session().selection.clear();
}

void TimelineCommands::duplicate()
{
    if (!session().selection.clips().empty())
        applyClips(session(), tr("Duplicate clips"), [&](const Lecture &lecture) {
            return withClipsDuplicated(lecture, scene(), session().selection.clips(), session().registry);
        });
}

void TimelineCommands::split()
{
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
    const Selection &selection = session().selection;
    const Lecture &lecture = session().document.lecture();
    std::optional<Time> origin;
    for (const lecture::ClipPlace &place : selection.clips()) {
        if (const Bar *bar = m_view.barOf(place))
            origin = std::min(origin.value_or(bar->start), bar->start);
    }
    for (const KeyPlace &key : selection.keys()) {
        if (const auto seconds = secondsOf(lecture, scene(), key))
            origin = std::min(origin.value_or(Time::fromSeconds(*seconds)), Time::fromSeconds(*seconds));
    }
    if (!origin)
        return;
    QJsonObject json = copiedClips(lecture, scene(), selection.clips(), *origin, session().registry);
    json.insert(u"keys"_s, copiedKeys(lecture, scene(), selection.keys(), *origin));
    auto *data = new QMimeData;
    data->setData(QString::fromLatin1(mime::clips), QJsonDocument(json).toJson(QJsonDocument::Compact));
    QGuiApplication::clipboard()->setMimeData(data);
}

void TimelineCommands::cut()
{
    copy();
    remove();
}

void TimelineCommands::paste()
{
    const auto text = mime::read(QGuiApplication::clipboard()->mimeData(), mime::clips);
    if (!text)
        return;
    QJsonObject json = QJsonDocument::fromJson(text->toUtf8()).object();
    const QJsonArray keys = json.take(u"keys"_s).toArray();
    std::vector<KeyPlace> pasted;
    ClipPlaces places;
    const bool done = applyEdit(session(), tr("Paste"), [&](const Lecture &lecture) -> Result<Lecture> {
        auto clips = withClipsPasted(lecture, scene(), json, m_view.playhead());
        if (!clips)
            return tl::unexpected(clips.error());
        places = clips->places;
        auto with = withKeysPasted(clips->lecture, scene(), keys, m_view.playhead());
        if (!with)
            return tl::unexpected(with.error());
        pasted = with->keys;
        return withRoomForClips(with->lecture, scene(), session().registry);
    });
    if (done)
        pick(session().selection, places, pasted);
}

void TimelineCommands::pickAll()
{
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
    pick(session().selection, clips, keys);
}

void TimelineCommands::nudge(int frames)
{
    const Time delta{frames < 0 ? -m_view.rate().at(-frames).flicks : m_view.rate().at(frames).flicks};
    const ClipPlaces clips = session().selection.clips();
    const std::vector<KeyPlace> keys = session().selection.keys();
    if (clips.empty() && keys.empty())
        return;
    ClipPlaces places;
    std::vector<KeyPlace> moved;
    const bool done = applyEdit(session(), tr("Move by frames"), [&](const Lecture &lecture) -> Result<Lecture> {
        Result<Lecture> result = lecture;
        if (!clips.empty()) {
            auto edit = withClipsMoved(lecture, scene(), clips, delta, 0, session().registry);
            if (!edit)
                return tl::unexpected(edit.error());
            result = std::move(edit->lecture);
            places = clips;
        }
        auto edit = withKeysAt(*result, scene(), keys, [&](double at) { return at + delta.seconds(); });
        if (!edit)
            return tl::unexpected(edit.error());
        moved = std::move(edit->keys);
        return std::move(edit->lecture);
    });
    if (done)
        pick(session().selection, places, moved);
}

void TimelineCommands::moveEdgeToPlayhead(ClipEdge edge)
{
    applyClips(session(), tr("Move clips to the playhead"), [&](const Lecture &lecture) -> Result<ClipsEdit> {
        ClipsEdit edit{lecture, session().selection.clips()};
        for (const lecture::ClipPlace &place : edit.places) {
            const Bar *bar = m_view.barOf(place);
            if (!bar)
                continue;
            const Time delta = m_view.playhead() - (edge == ClipEdge::Start ? bar->start : bar->end);
            auto moved = withClipsMoved(edit.lecture, scene(), {place}, delta, 0, session().registry);
            if (!moved)
                return moved;
            edit.lecture = std::move(moved->lecture);
        }
        return edit;
    });
}

void TimelineCommands::trimToPlayhead(ClipEdge edge)
{
    applyClips(session(), tr("Trim clips to the playhead"), [&](const Lecture &lecture) -> Result<ClipsEdit> {
        ClipsEdit edit{lecture, session().selection.clips()};
        for (const lecture::ClipPlace &place : edit.places) {
            const Bar *bar = m_view.barOf(place);
            if (!bar)
                continue;
            const Time delta = m_view.playhead() - (edge == ClipEdge::Start ? bar->start : bar->end);
            Result<Lecture> next = edit.lecture;
            if (m_view.ripples() && edge == ClipEdge::End)
                next = withLaterShifted(*next, scene(), bar->end, delta, edit.places, session().registry);
            if (next)
                next = withClipsTrimmed(*next, scene(), {place}, edge, delta, m_view.rate().at(1), session().registry);
            if (!next)
                return tl::unexpected(next.error());
            edit.lecture = std::move(*next);
        }
        return edit;
    });
}

void TimelineCommands::place(Neighbour neighbour)
{
    applyClips(session(), neighbour == Neighbour::With ? tr("Place with the previous") : tr("Place after the previous"),
               [&](const Lecture &lecture) {
                   return withClipsPlaced(lecture, scene(), session().selection.clips(), neighbour, session().registry);
               });
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

void TimelineCommands::addKeys()
{
    QStringList nodes = session().selection.nodes();
    const lecture::Scene *open = m_view.scene();
    for (const lecture::ClipPlace &place : session().selection.clips()) {
        const timeline::Clip *clip = open ? clipAt(*open, place) : nullptr;
        if (clip && !clip->isGroup())
            nodes.append(actorOfTarget(clip->target));
    }
    for (const KeyPlace &key : session().selection.keys())
        nodes.append(key.node);
    applyEdit(session(), tr("Add keyframes"), [&](const Lecture &lecture) {
        return withKeysOfNodes(lecture, scene(), nodes, m_view.playhead(), session().registry);
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
    session().selection.clear();
    applyEdit(session(), tr("Delete track"),
              [&](const Lecture &lecture) { return lecture::withoutTrack(lecture, scene(), track); });
}

void TimelineCommands::addAnimation(const QString &type, const QStringList &targets, Time at, std::optional<int> track)
{
    applyClips(session(), tr("Add animation"), [&](const Lecture &lecture) -> Result<ClipsEdit> {
        if (targets.isEmpty())
            return base::failure(tr("Nothing is picked for this animation."),
                                 tr("Pick on the stage what it should animate, or drop it on its track."));
        ClipsEdit edit{lecture, {}};
        for (const QString &target : targets) {
            auto added = withNewClip(edit.lecture, scene(), {type, target, at, track}, session().registry);
            if (!added)
                return tl::unexpected(added.error());
            edit.lecture = std::move(added->lecture);
            edit.places.push_back(added->place);
        }
        return edit;
    });
}

QStringList TimelineCommands::targetsOf(const TimeRow *row) const
{
    if (row && !row->nodes.isEmpty())
        return {row->nodes.first()};
    const Selection &selection = session().selection;
    if (selection.nodes().size() == 1 && !selection.part().isEmpty())
        return {selection.nodes().first() + u'/' + selection.part()};
    if (!selection.nodes().isEmpty())
        return selection.nodes();
    QStringList targets;
    const lecture::Scene *open = m_view.scene();
    for (const lecture::ClipPlace &place : selection.clips()) {
        const timeline::Clip *clip = open ? clipAt(*open, place) : nullptr;
        if (clip && !clip->isGroup() && !targets.contains(clip->target))
            targets.append(clip->target);
    }
    return targets;
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
