// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/segments.h"

#include "editor/curves/bezier_fit.h"

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Handle;
using lecture::Lecture;

Result<Lecture> withSegmentHandles(const Lecture &lecture, const QString &scene, const std::vector<KeyPlace> &keys,
                                   const timeline::Registry &registry)
{
    return withEachSegment(lecture, scene, keys, [&](const PropertyPlace &place, Keyframe &from, Keyframe *to) {
        const auto spec = specOf(lecture, place, registry);
        if (!to || !spec || (from.out && to->in))
            return;
        const auto easing = base::Easing::parse(from.easing());
        const bool hasShape = easing && !easing->returnsToStart() && !from.holds();
        const UnitBezier unit = hasShape ? bezierLike(*easing, lecture.dialect) : UnitBezier{{0.5, 0}, {0.5, 1}};
        if (spec->type != graph::ValueType::Number) {
            from.ease = toText(unit);
            return;
        }
        const double length = to->seconds - from.seconds;
        const double rise = to->value.toDouble() - from.value.toDouble();
        // "hold" would override the handles.
        if (!hasShape)
            from.ease.clear();
        if (!from.out)
            from.out = Handle{unit.first.x() * length, unit.first.y() * rise};
        if (!to->in)
            to->in = Handle{(unit.second.x() - 1) * length, (unit.second.y() - 1) * rise};
    });
}

} // namespace lectograph::editor
