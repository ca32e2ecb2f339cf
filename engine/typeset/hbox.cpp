// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/hbox.h"

namespace lectograph::typeset {

using base::Box;
using base::Transform;
using base::Vec3;

Box inkOf(const HBox &box)
{
    Box ink;
    for (const Mark &mark : box.marks) {
        const QRectF bounds = mark.image ? QRectF(-0.5, -0.5, 1, 1) : mark.outline.bounds();
        for (const QPointF &corner : {bounds.topLeft(), bounds.topRight(), bounds.bottomLeft(), bounds.bottomRight()})
            ink.add(mark.placement.map(corner));
    }
    return ink;
}

void append(HBox &box, const HBox &more, double x, double scale)
{
    const Transform into = Transform::translation({x, 0, 0}) * Transform::scaling(scale, scale, scale);
    for (const Mark &mark : more.marks) {
        box.marks.push_back(mark);
        box.marks.back().placement = into * mark.placement;
    }
    box.warnings += more.warnings;
}

} // namespace lectograph::typeset
