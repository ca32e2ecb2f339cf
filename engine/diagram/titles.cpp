// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/titles.h"

#include <algorithm>

namespace lectograph::diagram {

Frame framed(const QRectF &contents, const Group &group, std::vector<QPointF> onTop, double linkBlock)
{
    const double padding = group.padding;
    Frame frame{contents.adjusted(-padding, -padding, padding, padding), {}};
    const double width = group.title.width();
    const double height = group.title.height();
    if (width <= 0 || height <= 0)
        return frame;
    frame.rect.setBottom(frame.rect.bottom() + height + padding); // y points up
    const double missing = width - contents.width();
    if (missing > 0)
        frame.rect.adjust(-missing / 2, 0, missing / 2, 0);
    std::ranges::sort(onTop, {}, &QPointF::x);
    double left = frame.rect.left() + padding;
    for (const QPointF &link : onTop) {
        if (link.x() - linkBlock >= left + width)
            break;
        left = std::max(left, link.x() + linkBlock);
    }
    if (left + width > frame.rect.right() - padding && !onTop.empty()) {
        left = onTop.front().x() - linkBlock - width;
        const double more = std::max(0.0, frame.rect.left() - (left - padding));
        frame.rect.adjust(-more, 0, more, 0);
    }
    frame.title = {left, frame.rect.bottom() - padding - height, width, height};
    return frame;
}

} // namespace lectograph::diagram
