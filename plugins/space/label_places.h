// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "blocks/clear_places.h"

#include <QSizeF>

#include <span>
#include <vector>

namespace lectograph::space {

/// A dot that faces the viewer, and a label beside it; without a label, its size is empty.
struct LabelledDot
{
    base::Vec3 at;
    QSizeF label;
};

/// From the front, which most lectures begin with, and from all around a little above.
std::vector<blocks::LabelView> viewsAround();

/// On which side of its dot each label stands: a direction of −1, 0 and 1.
///
/// Labels are to cover neither each other nor dots nor the other points, which are those of outlines. They are looked at from the front and from all around, and a side is
/// chosen once for all these views, so that no label jumps while the camera turns. The same dots always give the same
/// sides. More than a few hundred labels, which cannot be read anyway, all stand on the first side.
std::vector<base::Vec3> labelSides(const std::vector<LabelledDot> &dots, double radius, double gap,
                                   std::span<const base::Vec3> outlines = {});

/// The middle of a label in the plane of the picture, seen from its dot.
QPointF labelMiddle(const QSizeF &label, const base::Vec3 &side, double radius, double gap);

} // namespace lectograph::space
