// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/drawlistbuilder.h"

#include "base/angle.h"
#include "picture/in_plane.h"
#include "picture/order.h"
#include "shape/pathops.h"
#include "stage/flatten.h"

#include <algorithm>
#include <cmath>

namespace lectograph::stage {

namespace {

constexpr int tiny = 16; ///< in pixels: smaller meshes look uneven even while moving

double lengthOf(const base::Vec3 &v)
{
    return base::length(v);
}

QTransform flatTransform(const base::Transform &t)
{
    return QTransform(t.x.x, t.x.y, t.y.x, t.y.y, t.origin.x, t.origin.y);
}

float number(double value)
{
    return static_cast<float>(value);
}

} // namespace

/// One of up to three layers of an item's style, from back to front.
struct DrawListBuilder::Layer
{
    bool isStroke = false;
    base::Color color;
    const shape::Gradient *gradient = nullptr;
    const shape::Shading *shading = nullptr; ///< of a fill
    double bleed = 0;                        ///< of a fill, in pixels
    double width = 0;                        ///< in stroke units
    const std::shared_ptr<const std::vector<double>> *profile = nullptr;
};

/// An item with its projection.
struct DrawListBuilder::Subject
{
    const picture::Item &item;
    const picture::View &view;
    bool isFlat;
    base::Transform place;    ///< of the item, never seen exactly from the side
    double scale;             ///< pixels per path unit
    double depth;             ///< at its centre
    base::Transform toPixels; ///< only if flat
    QRectF bounds;            ///< in pixels, without stroke; only if flat
    QRect visible;

    double pixelsOf(double strokeUnits) const { return strokeUnits * view.strokeUnitAt(depth, item.style.screenWidth); }
    /// Thresholds chosen away from 720, 1080 and 2160 lines, where any zoom would need other meshes.
    int level() const
    {
        const double known = scale > 1e-6 ? std::min(scale, 1e6) : 1e-6; // also handles NaN
        return static_cast<int>(std::ceil(std::log2(known) - 0.25));
    }
};

namespace {

Record recordOf(const base::Transform &place, bool isPinned)
{
    return {number(place.x.x), number(place.y.x), number(place.origin.x), 0,
            number(place.x.y), number(place.y.y), number(place.origin.y), -1,
            number(place.x.z), number(place.y.z), number(place.origin.z), isPinned ? 1.0f : 0.0f};
}

/// The same placement, turned a little if it is seen exactly from the side, where strokes had no direction across.
base::Transform turnedFromEdge(const base::Transform &place, const picture::View &view, const base::Vec3 &centre)
{
    const base::Vec3 normal = cross(place.x, place.y);
    const double size = lengthOf(normal);
    const double distance = lengthOf(centre);
    constexpr double edge = 1e-5;
    if (!(size > 0) || !(distance > 0) || std::abs(dot(view.seenDirection(normal), centre)) > edge * size * distance)
        return place;
    const base::Vec3 away{dot(view.seenDirection({1, 0, 0}), centre) / distance,
                          dot(view.seenDirection({0, 1, 0}), centre) / distance,
                          dot(view.seenDirection({0, 0, 1}), centre) / distance};
    const auto turned = [&](const base::Vec3 &axis) { return axis + normal * (dot(axis, away) * 10 * edge / size); };
    return {turned(place.x), turned(place.y), place.z, place.origin};
}

void setTint(Record &record, const base::Color &color, bool onlyAlpha)
{
    const float a = std::clamp(color.a, 0.0f, 1.0f);
    record[12] = onlyAlpha ? a : color.r * a;
    record[13] = onlyAlpha ? a : color.g * a;
    record[14] = onlyAlpha ? a : color.b * a;
    record[15] = a;
}

/// The gradient position as a function of a point in the path's plane: g.x·x + g.y·y + g.z, from 0 to 1 over the box.
base::Vec3 gradientOver(const QRectF &box, double degrees)
{
    const double radians = degrees * base::degree;
    const double c = std::cos(radians);
    const double s = std::sin(radians);
    const double extent = std::max(std::abs(box.width() * c) + std::abs(box.height() * s), 1e-12);
    return {c / extent, s / extent, 0.5 - (box.center().x() * c + box.center().y() * s) / extent};
}

/// The same in pixels.
base::Vec3 mappedGradient(const base::Vec3 &gradient, const QTransform &toPixels)
{
    const QTransform back = toPixels.inverted();
    return {gradient.x * back.m11() + gradient.y * back.m12(), gradient.x * back.m21() + gradient.y * back.m22(),
            gradient.x * back.dx() + gradient.y * back.dy() + gradient.z};
}

void setGradient(Record &record, const base::Vec3 &gradient)
{
    record[16] = number(gradient.x);
    record[17] = number(gradient.y);
    record[18] = number(gradient.z);
}

/// The tint gets the colour at the origin of the path.
void setShading(Record &record, const shape::Shading &shading, const shape::Path &path)
{
    const picture::ShadingPlane plane = picture::planeOf(shading, path);
    const double alpha = record[15];
    for (std::size_t i = 0; i < plane.channels.size(); ++i) {
        record[12 + i] = number(plane.channels[i].z * alpha);
        record[16 + i] = number(plane.channels[i].x * alpha);
        record[20 + i] = number(plane.channels[i].y * alpha);
    }
    record[7] = -3;
}

} // namespace

DrawList DrawListBuilder::build(const picture::Picture &picture, const QSize &size)
{
    const picture::View scene(picture, size, false);
    const picture::View frame(picture, size, true);
    DrawList list;
    list.scene = eyeOf(scene);
    list.frame = eyeOf(frame);
    list.pieces.reserve(picture.items.size());
    list.records.reserve(picture.items.size());
    m_ramps.clear();
    const picture::DrawingOrder order = picture::drawingOrder(picture);
    for (const int index : order.items) {
        const picture::Item &item = order.item(picture, index);
        const picture::View &view = item.pinned ? frame : scene;
        if (!picture::isWithinReach(view, item))
            continue;
        const QRectF &box = item.path.bounds();
        const base::Vec3 centre = view.seen(item.place.map(box.center()));
        Subject subject{item, view, picture::isFlat(view, item), item.place, 0, std::max(centre.z, view.nearest()),
                        {},   {},   QRect(QPoint(0, 0), size)};
        if (!subject.isFlat)
            subject.place = turnedFromEdge(item.place, view, centre);
        subject.scale = std::max(lengthOf(item.place.x), lengthOf(item.place.y)) * view.scaleAt(subject.depth);
        if (subject.isFlat) {
            if (centre.z < view.nearest())
                continue;
            subject.toPixels = picture::toPixels(view, item.place);
            subject.bounds = flatTransform(subject.toPixels).mapRect(box);
        }
        add(subject, list);
    }
    m_seenPaths.swap(m_pathsNow);
    m_seenMasks.swap(m_masksNow);
    m_pathsNow.clear();
    m_masksNow.clear();
    m_meshes.endFrame();
    // Clears a full atlas once; if it fills up again, the remaining items use meshes.
    const bool wasFull = std::exchange(m_wasFull, m_masks.isFull());
    if (m_wasFull && !wasFull)
        list.isSettled = false;
    m_masks.endFrame();
    return list;
}

void DrawListBuilder::add(const Subject &subject, DrawList &list)
{
    const shape::Style &style = subject.item.style;
    if (subject.item.image)
        addImage(subject, list);
    if (subject.item.path.isEmpty())
        return;
    m_pathsNow.insert(subject.item.path.hash());
    if (style.hasBackStroke())
        add(subject, {.isStroke = true, .color = style.backStroke, .width = style.backStrokeWidth}, list);
    const auto colors = [](const std::shared_ptr<const shape::Gradient> &gradient) {
        return gradient && !gradient->stops.empty() ? gradient.get() : nullptr;
    };
    if (style.hasFill())
        add(subject,
            {.color = style.fill,
             .gradient = style.shading ? nullptr : colors(style.fillGradient),
             .shading = style.shading.get(),
             .bleed = shape::bleedOf(style)},
            list);
    if (style.hasStroke())
        add(subject,
            {.isStroke = true,
             .color = style.stroke,
             .gradient = colors(style.strokeGradient),
             .width = style.strokeWidth,
             .profile = &style.widthProfile},
            list);
}

void DrawListBuilder::add(const Subject &subject, const Layer &layer, DrawList &list)
{
    if (!addMask(subject, layer, list))
        addMesh(subject, layer, list);
}

/// Returns true if the layer is complete: drawn from a mask, or small and off screen.
bool DrawListBuilder::addMask(const Subject &subject, const Layer &layer, DrawList &list)
{
    if (!m_useMasks || !subject.isFlat || layer.isStroke || layer.shading || layer.bleed > 0)
        return false;
    // Paths with few curves are even and cheap as meshes too.
    const int worthwhile = std::min(2 * subject.item.path.curveCount(), MaskSheet::greatestMask);
    const int most = std::max(tiny, worthwhile);
    const QRectF &exact = subject.bounds;
    if (!(std::max(exact.width(), exact.height()) <= most))
        return false;
    const QRect near = subject.visible.adjusted(-2, -2, 2, 2); // further away, pixels may exceed the range of int
    if (exact.right() < near.left() || exact.left() > near.right() || exact.bottom() < near.top()
        || exact.top() > near.bottom())
        return true;
    const QRect target = exact.toAlignedRect();
    const int size = std::max(target.width(), target.height());
    if (size > most)
        return false;
    if (!target.intersects(subject.visible))
        return true;

    // QPainter's grid is 1/256 pixel: smaller differences give the same mask.
    const shape::Path &path = subject.item.path;
    const double extent = std::max(path.bounds().width(), path.bounds().height());
    const base::Transform &to = subject.toPixels;
    base::Hash key(path.hash());
    for (const double entry : {to.x.x * extent, to.x.y * extent, to.y.x * extent, to.y.y * extent,
                               to.origin.x - target.x(), to.origin.y - target.y()})
        key.add(std::llround(entry * 256));
    m_masksNow.insert(key.value());

    std::optional<QPoint> place = m_masks.find(key.value());
    if (!place) {
        const bool moves = m_seenPaths.contains(path.hash()) && !m_seenMasks.contains(key.value());
        if (moves && size > tiny) {
            list.isSettled = false;
            return false;
        }
        constexpr double chordError = 0.05; // pixels
        const QPainterPath lines = toPainterPath(flattened(path, chordError / subject.scale), path.fillRule());
        place = m_masks.add(key.value(), flatTransform(to).map(lines), target);
        if (!place)
            return false;
    }
    Record record{number(target.x()),
                  number(target.y()),
                  number(target.width()),
                  number(target.height()),
                  number(place->x()),
                  number(place->y()),
                  0,
                  -1};
    setTint(record, layer.color, layer.gradient != nullptr);
    if (layer.gradient) {
        record[7] = number(m_ramps.rowOf(*layer.gradient));
        setGradient(record,
                    mappedGradient(gradientOver(path.bounds(), layer.gradient->directionDegrees), flatTransform(to)));
    }
    list.pieces.push_back({m_meshes.maskQuad(), layer.gradient ? Piece::Paint::Gradient : Piece::Paint::Mask, nullptr});
    list.records.push_back(record);
    return true;
}

void DrawListBuilder::addMesh(const Subject &subject, const Layer &layer, DrawList &list)
{
    const picture::Item &item = subject.item;
    Record record = recordOf(subject.place, item.pinned);
    setTint(record, layer.color, layer.gradient != nullptr);
    Piece piece;
    if (layer.gradient) {
        piece.paint = Piece::Paint::Gradient;
        record[7] = number(m_ramps.rowOf(*layer.gradient));
    }
    const int level = subject.level();
    if (!layer.isStroke) {
        piece.mesh = m_meshes.fill(item.path, level);
        if (layer.gradient)
            setGradient(record, gradientOver(item.path.bounds(), layer.gradient->directionDegrees));
        if (layer.shading)
            setShading(record, *layer.shading, item.path);
        record[23] = number(layer.bleed);
    } else if (picture::strokesLieInPlane(subject.view, item)) {
        piece.mesh = areaInPlane(subject, layer, record);
    } else {
        const StrokeForm form{item.style.cap, item.style.join, layer.profile ? *layer.profile : nullptr};
        const double width = subject.pixelsOf(layer.width) / subject.scale;
        const bool isEven = std::abs(lengthOf(item.place.x) - lengthOf(item.place.y)) < 0.01 * lengthOf(item.place.x);
        const bool couldShow = layer.color.a < 1 && !layer.gradient && !form.profile && isEven;
        if (couldShow && m_meshes.strokeOverlaps(item.path, form.join, width / 2, level)) {
            piece.mesh = m_meshes.strokeArea(item.path, form, width, level);
        } else {
            piece.mesh = m_meshes.stroke(item.path, form, width / 2, level);
            record[3] = number(layer.width / 2);
            record[19] = item.style.screenWidth ? 1.0f : 0.0f;
        }
    }
    if (!piece.mesh.mesh || piece.mesh.mesh->indices.empty())
        return;
    list.pieces.push_back(std::move(piece));
    list.records.push_back(record);
}

/// The area of a stroke that lies in the plane of its item. Where a placement stretches, the path does instead, so that
/// the stroke is as wide everywhere.
KeyedMesh DrawListBuilder::areaInPlane(const Subject &subject, const Layer &layer, Record &record)
{
    const picture::Item &item = subject.item;
    const auto axes = picture::axesOf(item.place);
    if (!axes)
        return {};
    const StrokeForm form{item.style.cap, item.style.join, nullptr};
    const double width = layer.width * subject.view.strokeUnitAt(1, item.style.screenWidth) / subject.view.scaleAt(1);
    const base::Transform onAxes = picture::onAxes(item.place, *axes);
    const double size = onAxes.x.x;
    const bool isEven = std::abs(onAxes.y.x) + std::abs(onAxes.y.y - size) < 1e-6 * size;
    if (isEven)
        return m_meshes.strokeArea(item.path, form, width / size, subject.level());
    const base::Transform place{axes->right, axes->up, cross(axes->right, axes->up), item.place.origin};
    const Record placed = recordOf(place, item.pinned);
    std::copy_n(placed.begin(), 12, record.begin());
    Subject inPlane = subject;
    inPlane.scale = subject.view.scaleAt(subject.depth);
    return m_meshes.strokeArea(shape::mapped(item.path, onAxes), form, width, inPlane.level());
}

void DrawListBuilder::addImage(const Subject &subject, DrawList &list)
{
    Record record = recordOf(subject.place, subject.item.pinned);
    const auto opacity = number(std::clamp(subject.item.opacity, 0.0, 1.0));
    setTint(record, {1, 1, 1, opacity}, false);
    record[7] = -2;
    list.pieces.push_back({m_meshes.imageSquare(subject.level()), Piece::Paint::Image, subject.item.image,
                           picture::isSharp(subject.view, subject.item)});
    list.records.push_back(record);
}

} // namespace lectograph::stage
