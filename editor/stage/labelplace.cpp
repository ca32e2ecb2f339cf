// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/labelplace.h"

#include "shape/pathops.h"
#include "shape/select.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QRectF labelRectOf(const Actor &actor, const Projection &projection)
{
    const auto label = shape::selected(actor.shape, u"label"_s);
    if (label && !label->bounds().isEmpty())
        return projection.corners(label->bounds(), {}, actor.isPinned).boundingRect();
    const auto shaft = shape::selected(actor.shape, u"shaft"_s);
    if (shaft && !(*shaft)->path.isEmpty()) {
        const QPointF middle = shape::pointAt((*shaft)->path, 0.5).point;
        constexpr QSizeF line(60, 20); // about one word
        if (const auto at = projection.toWidget((*shaft)->placement.map(middle), actor.isPinned))
            return {*at - QPointF(line.width(), line.height()) / 2, line};
    }
    return actor.corners(projection).boundingRect();
}

} // namespace lectograph::editor
