// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/sounds/sounddrag.h"

#include "editor/operations/apply_edit.h"
#include "editor/edits/sound_arranging.h"
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

SoundDrag::SoundDrag(TimelineView &view, const SoundHit &hit, const QPointF &from)
    : m_view(view),
      m_part(hit.part),
      m_from(view.axis().seconds(from.x())),
      m_fromY(from.y()),
      m_gesture(Gesture::begin()),
      m_before(view.session().document.lecture()),
      m_scene(view.session().selection.scene()),
      m_sounds(view.session().selection.sounds()),
      m_targets(view.snapTargets())
{
    bool isFirst = true;
    for (const int index : m_sounds) {
        const SoundBar *bar = view.soundOf(index);
        if (!bar)
            continue;
        m_first = isFirst ? bar->start : std::min(m_first, bar->start);
        m_last = std::max(m_last, bar->end);
        isFirst = false;
        if (index == hit.sound)
            m_held = *bar;
    }
}

void SoundDrag::moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers)
{
    if (!m_held.sound)
        return;
    const bool snaps = m_view.snaps() && !(modifiers & Qt::ShiftModifier);
    const TimeSnapTargets *targets = snaps ? &m_targets : nullptr;
    const double delta = m_view.axis().seconds(to.x()) - m_from;
    switch (m_part) {
    case SoundHit::Part::Body: move(delta, targets); break;
    case SoundHit::Part::Start: trim(ClipEdge::Start, delta, targets); break;
    case SoundHit::Part::End: trim(ClipEdge::End, delta, targets); break;
    case SoundHit::Part::FadeIn: fade(ClipEdge::Start, delta); break;
    case SoundHit::Part::FadeOut: fade(ClipEdge::End, delta); break;
    case SoundHit::Part::Gain: changeGain(m_fromY - to.y()); break;
    case SoundHit::Part::Nothing: break;
    }
}

void SoundDrag::move(double seconds, const TimeSnapTargets *targets)
{
    const std::vector<double> edges{lectureSeconds(m_held.start), lectureSeconds(m_held.end), lectureSeconds(m_first),
                                    lectureSeconds(m_last)};
    const SnappedTime result = snappedMove(edges, seconds, snapPixels / m_view.axis().scale, targets, m_view.rate());
    apply(TimelineWords::tr("Move sounds"),
          withSoundsMoved(m_before, editContextOf(m_view.session()), m_sounds, Time::fromSeconds(result.seconds)));
    m_view.setSnapLine(result.line);
}

void SoundDrag::trim(ClipEdge edge, double seconds, const TimeSnapTargets *targets)
{
    const Time held = edge == ClipEdge::Start ? m_held.start : m_held.end;
    const SnappedTime result = snapped(lectureSeconds(held) + seconds, snapPixels / m_view.axis().scale, targets,
                                       m_view.rate());
    const Time delta = Time::fromSeconds(result.seconds - lectureSeconds(held));
    // Pulled as far as it goes, it ends with its file, which ends between frames.
    const bool isBack = std::abs(seconds) * m_view.axis().scale < 1;
    apply(TimelineWords::tr("Trim sounds"),
          withSoundsTrimmed(m_before, editContextOf(m_view.session()), m_sounds, edge, isBack ? Time() : delta,
                            m_view.soundLength()));
    m_view.setSnapLine(result.line);
}

void SoundDrag::fade(ClipEdge edge, double seconds)
{
    const bool isIn = edge == ClipEdge::Start;
    const Time before = isIn ? m_held.sound->fadeIn : m_held.sound->fadeOut;
    // To a hundredth of a second, which is what its field shows.
    const double wanted = std::round((before.seconds() + (isIn ? seconds : -seconds)) * 100) / 100;
    apply(isIn ? TimelineWords::tr("Fade sounds in") : TimelineWords::tr("Fade sounds out"),
          withSoundsFaded(m_before, m_scene, m_sounds, edge, Time::fromSeconds(std::max(0.0, wanted)),
                          m_view.soundLength()));
}

void SoundDrag::changeGain(double pixels)
{
    // Half a decibel is the least that one hears; the held one comes to stand on a whole number of them.
    constexpr double perPixel = 0.5;
    const double wanted = std::round((m_held.sound->gain + pixels * perPixel) * 2) / 2;
    apply(TimelineWords::tr("Change loudness"),
          withGainChanged(m_before, m_scene, m_sounds, pixels == 0 ? 0 : wanted - m_held.sound->gain));
}

void SoundDrag::apply(const QString &name, const Result<Lecture> &lecture)
{
    // Where it began is a place like any other, once something has been changed.
    if (!lecture || (!m_hasChanged && lecture->scenes == m_before.scenes))
        return;
    m_hasChanged = true;
    applyEdit(
        m_view.session(), name, [&](const Lecture &) { return lecture; }, m_gesture);
}

void SoundDrag::cancel()
{
    m_view.setSnapLine({});
    m_view.session().document.cancel(m_gesture);
}

} // namespace lectograph::editor
