// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/extent.h"

namespace lectograph::editor {

base::Box extentOf(const picture::Picture &picture)
{
    base::Box box;
    for (const picture::Item &item : picture.items) {
        const QRectF bounds = item.image ? QRectF(-0.5, -0.5, 1, 1) : item.path.bounds();
        if (bounds.isNull() && item.path.isEmpty() && !item.image)
            continue;
        for (const QPointF &corner : {bounds.topLeft(), bounds.topRight(), bounds.bottomLeft(), bounds.bottomRight()})
            box.add(item.place.map(corner));
    }
    return box;
}

base::Box stageExtent(const lecture::Lecture &lecture, const timeline::Registry &registry)
{
    if (lecture.scenes.empty())
        return {};
    lecture::Lecture still = lecture;
    lecture::Scene scene = *still.scenes.front();
    scene.tracks.clear();
    still.scenes = {std::make_shared<const lecture::Scene>(std::move(scene))};
    return extentOf(picture::Show(std::move(still), registry).at({}));
}

} // namespace lectograph::editor
