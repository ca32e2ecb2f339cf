// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/drawlist.h"

namespace lectograph::stage {

Eye eyeOf(const picture::View &view)
{
    // The columns of the matrix are the images of the unit vectors; x and y are homogeneous: pixels times depth.
    const double scale = view.scaleAt(1);
    const QPointF middle = view.pixel({0, 0, 1});
    const auto column = [&](const base::Vec3 &seen) {
        return QVector4D(static_cast<float>(middle.x() * seen.z + seen.x * scale),
                         static_cast<float>(middle.y() * seen.z - seen.y * scale), 0, static_cast<float>(seen.z));
    };
    Eye eye;
    eye.matrix.setColumn(0, column(view.seenDirection({1, 0, 0})));
    eye.matrix.setColumn(1, column(view.seenDirection({0, 1, 0})));
    eye.matrix.setColumn(2, column(view.seenDirection({0, 0, 1})));
    eye.matrix.setColumn(3, column(view.seen({})));
    eye.strokeUnit = static_cast<float>(view.strokeUnitAt(1, false));
    eye.screenStrokeUnit = static_cast<float>(view.strokeUnitAt(1, true));
    return eye;
}

} // namespace lectograph::stage
