// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanedrag.h"

#include "editor/operations/apply_edit.h"
#include "editor/edits/key_edits.h"
#include "editor/edits/tracks.h"
#include "editor/language/timelinewords.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using base::Result;
using base::Time;
using lecture::Lecture;

namespace {

constexpr double snapPixels = 7;

} // namespace

LaneDrag::LaneDrag(TimelineView &view, Kind kind, const QPointF &from, const LaneHit &hit,
                   Qt::KeyboardModifiers modifiers)
    : m_view(view),
      m_kind(kind),
      m_from(from),
      m_last(from),
      m_fromSeconds(view.axis().seconds(from.x())),
      m_fromScroll(view.scrollY()),
      m_gesture(Gesture::begin()),
      m_before(view.session().document.lecture()),
      m_scene(view.session().selection.scene())
{
    const Selection &selection = view.session().selection;
    const bool adds = modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
    if (kind != Kind::Box || adds) {
        m_clips = selection.clips();
        m_keys = selection.keys();
    }
    if (kind != Kind::Box && kind != Kind::Pan)
        measure(hit);
}

void LaneDrag::measure(const LaneHit &hit)
{
    std::erase_if(m_clips, [&](const lecture::ClipPlace &place) {
        const TimeRow *row = nullptr;
        return !m_view.barOf(place, &row) || row->isLocked;
    });
    std::erase_if(m_keys, [&](const KeyPlace &key) {
        const TimeRow *row = m_view.rowOf(key);
        return row && row->isLocked;
    });
    const auto include = [this](Time start, Time end) {
        m_extent = m_extent ? TimeSpan{std::min(m_extent->start, start), std::max(m_extent->end, end)}
                            : TimeSpan{start, end};
    };
    for (const lecture::ClipPlace &place : outermost(m_clips)) {
        const Bar *bar = m_view.barOf(place);
        if (bar)
            include(bar->start, bar->end);
    }
    for (const KeyPlace &key : m_keys) {
        const TimeRow *row = m_view.rowOf(key);
        const auto index = static_cast<std::size_t>(key.index);
        if (row && row->keys && index < row->keys->at.size())
            include(Time::fromSeconds(row->keys->at[index]), Time::fromSeconds(row->keys->at[index]));
    }
    if (hit.clip) {
        if (const Bar *bar = m_view.barOf(*hit.clip)) {
            m_held = {bar->start, bar->end};
            m_heldTrack = hit.clip->track;
            m_isTop = bar->isTop();
        }
    } else if (hit.key && hit.row && hit.row->keys) {
        const Time at = Time::fromSeconds(hit.row->keys->at[static_cast<std::size_t>(hit.key->index)]);
        m_held = {at, at};
    }
    m_targets = m_view.snapTargets();
}

void LaneDrag::moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers)
{
    if (m_kind == Kind::Pan) {
        m_view.scrollBy(m_last.x() - to.x());
        m_view.setScrollY(m_view.scrollY() + static_cast<int>(m_last.y() - to.y()));
        m_last = to;
        return;
    }
    m_last = to;
    if (m_kind == Kind::Box) {
        selectBox(to);
        return;
    }
    if (!m_extent)
        return;
    const bool snaps = m_view.snaps() && !(modifiers & Qt::ShiftModifier);
    const TimeSnapTargets *targets = snaps ? &m_targets : nullptr;
    const double delta = m_view.axis().seconds(to.x()) - m_fromSeconds;
    switch (m_kind) {
    case Kind::Move: move(delta, to, targets); break;
    case Kind::TrimStart: trim(ClipEdge::Start, delta, targets); break;
    case Kind::TrimEnd: trim(ClipEdge::End, delta, targets); break;
    case Kind::StretchStart: stretch(ClipEdge::Start, delta, targets); break;
    case Kind::StretchEnd: stretch(ClipEdge::End, delta, targets); break;
    case Kind::ScaleKeys:
        // By the half in which the pointer holds it; the other end stays.
        stretch(m_held.start - m_extent->start < m_extent->end - m_held.start ? ClipEdge::Start : ClipEdge::End, delta,
                targets);
        break;
    case Kind::Box:
    case Kind::Pan: break;
    }
}

void LaneDrag::move(double seconds, const QPointF &to, const TimeSnapTargets *targets)
{
    const std::vector<double> edges{lectureSeconds(m_held.start), lectureSeconds(m_held.end),
                                    lectureSeconds(m_extent->start), lectureSeconds(m_extent->end)};
    const SnappedTime result = snappedMove(edges, seconds, snapPixels / m_view.axis().scale, targets, m_view.rate());
    const Time delta = std::max(Time::fromSeconds(result.seconds), Time() - m_extent->start);
    int tracks = 0;
    if (m_heldTrack >= 0 && m_isTop) {
        const TimeRow *row = m_view.rowAt(static_cast<int>(to.y()) + m_view.scrollY());
        if (row && row->track >= 0 && row->kind == RowKind::Track && !row->isLocked)
            tracks = row->track - m_heldTrack;
    }
    ClipPlaces clips;
    std::vector<KeyPlace> keys;
    apply(m_clips.empty() ? TimelineWords::tr("Move keyframes") : TimelineWords::tr("Move clips"),
          [&] { return moved(delta, tracks, clips, keys); });
    select(m_view.session().selection, clips, keys);
    m_view.setSnapLine(result.line);
}

Result<Lecture> LaneDrag::moved(Time delta, int tracks, ClipPlaces &clips, std::vector<KeyPlace> &keys) const
{
    auto edit = withMoved(m_before, editContextOf(m_view.session()), m_clips, m_keys, delta, tracks);
    if (!edit)
        return tl::unexpected(edit.error());
    clips = std::move(edit->clips);
    keys = std::move(edit->keys);
    return std::move(edit->lecture);
}

void LaneDrag::trim(ClipEdge edge, double seconds, const TimeSnapTargets *targets)
{
    const Time held = edge == ClipEdge::Start ? m_held.start : m_held.end;
    const SnappedTime result = snapped(lectureSeconds(held) + seconds, snapPixels / m_view.axis().scale, targets,
                                       m_view.rate());
    const Time delta = Time::fromSeconds(result.seconds - lectureSeconds(held));
    std::vector<KeyPlace> keys = m_keys;
    apply(TimelineWords::tr("Trim clips"), [&]() -> Result<Lecture> {
        auto edit = withTrimmed(m_before, editContextOf(m_view.session()), m_clips, m_keys, edge, delta);
        if (!edit)
            return tl::unexpected(edit.error());
        keys = std::move(edit->keys);
        return std::move(edit->lecture);
    });
    m_view.session().selection.setKeys(keys);
    m_view.setSnapLine(result.line);
}

void LaneDrag::stretch(ClipEdge edge, double seconds, const TimeSnapTargets *targets)
{
    const bool byEnd = edge == ClipEdge::End;
    const Time pivot = byEnd ? m_extent->start : m_extent->end;
    const Time held = byEnd ? m_held.end : m_held.start;
    const double distance = (held - pivot).seconds();
    if (distance == 0)
        return;
    const SnappedTime result = snapped(lectureSeconds(held) + seconds, snapPixels / m_view.axis().scale, targets,
                                       m_view.rate());
    const double factor = std::max(0.0, (result.seconds - lectureSeconds(pivot)) / distance);
    std::vector<KeyPlace> keys = m_keys;
    apply(TimelineWords::tr("Stretch"), [&]() -> Result<Lecture> {
        const ClipPlaces clips = m_kind == Kind::ScaleKeys ? ClipPlaces() : m_clips;
        auto edit = withStretched(m_before, editContextOf(m_view.session()), clips, m_keys, *m_extent, edge, factor);
        if (!edit)
            return tl::unexpected(edit.error());
        keys = std::move(edit->keys);
        return std::move(edit->lecture);
    });
    m_view.session().selection.setKeys(keys);
    m_view.setSnapLine(result.line);
}

void LaneDrag::apply(const QString &name, const std::function<Result<Lecture>()> &edit)
{
    auto lecture = edit();
    // Where it began is a place like any other, once something has been changed.
    if (!lecture || (!m_hasChanged && lecture->scenes == m_before.scenes))
        return;
    m_hasChanged = true;
    applyEdit(
        m_view.session(), name, [&](const Lecture &) { return std::move(lecture); }, m_gesture);
}

void LaneDrag::selectBox(const QPointF &to)
{
    // What was scrolled away since the press stays in the box.
    const QPointF from(m_view.axis().x(m_fromSeconds), m_from.y() + m_fromScroll - m_view.scrollY());
    m_box = QRectF(from, to).normalized();
    const Touched found = touched(m_view, *m_box);
    ClipPlaces clips = m_clips;
    const PlaceSet before = setOf(m_clips);
    for (const lecture::ClipPlace &place : found.clips) {
        if (!before.contains(place))
            clips.push_back(place);
    }
    std::vector<KeyPlace> keys = m_keys;
    if (keys.empty())
        keys = found.keys;
    else
        std::ranges::copy_if(found.keys, std::back_inserter(keys),
                             [&](const KeyPlace &key) { return std::ranges::find(m_keys, key) == m_keys.end(); });
    if (clips.empty() && keys.empty() && !found.sounds.empty())
        m_view.session().selection.setSounds(found.sounds);
    else if (clips.empty() && keys.empty())
        m_view.session().selection.clear();
    else
        select(m_view.session().selection, clips, keys);
}

void LaneDrag::cancel()
{
    m_view.setSnapLine({});
    m_box.reset();
    if (!m_hasChanged)
        return;
    m_hasChanged = false;
    m_view.session().document.cancel(m_gesture);
}

} // namespace lectograph::editor
