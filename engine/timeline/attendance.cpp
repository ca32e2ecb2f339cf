// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/attendance.h"

#include "timeline/units.h"

#include <algorithm>
#include <limits>

namespace lectograph::timeline {

using base::Time;
using shape::Shape;

Shape hidden(const Shape &shape, const std::vector<shape::IndexPath> &targets)
{
    return withUnits(
        shape, targets, Over::Whole, false, [](shape::Part &part) { part.hidden = true; },
        [](const Shape &unit, int) { return unit; });
}

void Attendance::pass(const QString &part, Presence presence)
{
    if (presence == Presence::Keeps)
        return;
    if (enters(presence) && !m_passing.contains(part))
        m_hidden.emplace_back(part);
    m_passing.insert(part);
}

void Attendance::comeOnStage(Time start, const std::vector<const Scheduled *> &clips)
{
    const bool isHidden = std::ranges::any_of(m_hidden, &shape::Pattern::isEmpty);
    if (start > Time())
        m_stays.push_back({{std::numeric_limits<qint64>::min()}, true});
    m_stays.push_back({start, isHidden});
    const Scheduled *before = nullptr;
    const auto leave = [&](Time next) {
        if (before && leaves(before->type->presence) && before->end() < next)
            m_stays.push_back({std::max(start, before->end()), true});
    };
    for (const Scheduled *clip : clips) {
        if (clip->type->presence == Presence::Keeps && !(clip->type->channels & Form))
            continue;
        leave(clip->start);
        m_stays.push_back({std::max(start, clip->start), false});
        before = clip;
    }
    leave({std::numeric_limits<qint64>::max()});
}

bool Attendance::isAbsent(Time time) const
{
    const auto next = std::ranges::upper_bound(m_stays, time, {}, &Stay::from);
    return next != m_stays.begin() && std::prev(next)->isAbsent;
}

Shape Attendance::atFirst(const Shape &base) const
{
    Shape shape = base;
    for (const shape::Pattern &pattern : m_hidden) {
        // A part that a later clip creates does not exist yet and needs no hiding.
        if (const auto targets = shape::select(shape, pattern))
            shape = hidden(shape, *targets);
    }
    return shape;
}

} // namespace lectograph::timeline
