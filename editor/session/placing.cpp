// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/placing.h"

#include "editor/edits/chain_edits.h"
#include "editor/edits/extent.h"
#include "editor/session/session.h"

#include <QPolygonF>

#include <cmath>

namespace lectograph::editor {

namespace {

/// In pixels; null if nothing of it is drawn, or if it is behind the camera.
QRectF drawnRect(const shape::Shape &shape, const NewPlace &place)
{
    picture::Picture alone;
    picture::append(alone, shape);
    const base::Box box = extentOf(alone);
    if (box.isEmpty())
        return {};
    const picture::View &view = shape->pinned ? place.atRest : place.seen;
    QPolygonF corners;
    for (const double x : {box.min.x, box.max.x}) {
        for (const double y : {box.min.y, box.max.y}) {
            const base::Vec3 seen = view.seen({x, y, box.centre().z});
            if (seen.z < view.nearest())
                return {};
            corners.append(view.pixel(seen));
        }
    }
    return corners.boundingRect();
}

} // namespace

NewPlace newPlace(Session &session, const std::optional<base::Vec3> &at)
{
    const lecture::Lecture &lecture = session.document.lecture();
    const picture::Picture &picture = session.preview.picture();
    constexpr int width = 1600;
    const QSize size(width, static_cast<int>(std::lround(width * picture.frameHeight / picture.frameWidth)));
    NewPlace place{.seen = picture::View(picture, size, false), .atRest = picture::View(picture, size, true)};
    place.at = at;
    place.language = session.preview.language();
    place.time = session.preview.localTime();
    for (const QString &actor : actorsOnStage(lecture, session.selection.scene())) {
        const auto state = session.preview.stateOf(actor);
        if (const QRectF seen = state ? drawnRect(*state, place) : QRectF(); !seen.isNull()) {
            place.covered.push_back(seen);
            place.middles.push_back(seen.center());
            continue;
        }
        const auto outputs = session.preview.outputsOf(actor);
        const auto *hidden = outputs && !outputs->empty() ? std::get_if<shape::Shape>(&outputs->front()) : nullptr;
        if (const QRectF later = hidden ? drawnRect(*hidden, place) : QRectF(); !later.isNull())
            place.middles.push_back(later.center());
    }
    return place;
}

} // namespace lectograph::editor
