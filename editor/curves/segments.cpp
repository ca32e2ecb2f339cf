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
        // "hold" counts even where there are handles.
        if (!hasShape)
            from.ease.clear();
        if (!from.out)
            from.out = Handle{unit.first.x() * length, unit.first.y() * rise};
        if (!to->in)
            to->in = Handle{(unit.second.x() - 1) * length, (unit.second.y() - 1) * rise};
    });
}

QString segmentEase(const Curve &curve, int index)
{
    const auto i = static_cast<std::size_t>(index);
    const CurveKey &from = curve.keys[i];
    if (i + 1 == curve.keys.size())
        return from.ease;
    const CurveKey &to = curve.keys[i + 1];
    const double length = to.seconds - from.seconds;
    const double rise = to.value - from.value;
    const bool isEased = !curve.hasHandles() || (!from.out && !to.in);
    if (isEased || from.ease == u"hold" || length <= 0 || std::abs(rise) < 1e-12)
        return from.ease;
    const Handle first = from.out.value_or(Handle{});
    const Handle second = to.in.value_or(Handle{});
    return toText(
        {{first.seconds / length, first.value / rise}, {1 + second.seconds / length, 1 + second.value / rise}});
}

} // namespace lectograph::editor
