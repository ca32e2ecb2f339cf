// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_clip.h"

#include "base/geometry.h"
#include "base/hash.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::artwork {

namespace {

using shape::Path;
using shape::Shape;

constexpr std::size_t mostClipSides = 32;
/// Lines up to this share of the clip's size are cut along their middle.
constexpr double thinShare = 0.03;
constexpr double nearlyNothing = 1e-9;

/// The sides of a convex polygon, or nothing.
std::vector<shape::CutLine> convexSides(const QPainterPath &area)
{
    std::vector<QPointF> corners;
    for (int i = 0; i < area.elementCount(); ++i) {
        const QPainterPath::Element element = area.elementAt(i);
        if (element.type != (i == 0 ? QPainterPath::MoveToElement : QPainterPath::LineToElement))
            return {};
        const QPointF corner(element);
        if (corners.empty() || QLineF(corners.back(), corner).length() > nearlyNothing)
            corners.push_back(corner);
        if (corners.size() > mostClipSides + 1)
            return {};
    }
    if (corners.size() > 1 && QLineF(corners.front(), corners.back()).length() <= nearlyNothing)
        corners.pop_back();
    const std::size_t count = corners.size();
    if (count < 3)
        return {};
    double turn = 0;
    double angle = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF side = corners[(i + 1) % count] - corners[i];
        const QPointF next = corners[(i + 2) % count] - corners[(i + 1) % count];
        const double bend = std::atan2(base::cross(side, next), QPointF::dotProduct(side, next));
        if (bend * turn < -nearlyNothing)
            return {};
        turn = std::abs(bend) > nearlyNothing ? bend : turn;
        angle += bend;
    }
    if (std::abs(angle) > 7 || turn == 0) // more than once around
        return {};
    std::vector<shape::CutLine> sides;
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF side = corners[(i + 1) % count] - corners[i];
        const QPointF normal = QPointF(side.y(), -side.x()) * (turn > 0 ? 1 : -1) / std::hypot(side.x(), side.y());
        sides.push_back({normal, QPointF::dotProduct(normal, corners[i])});
    }
    return sides;
}

double smallerSide(const SvgClip &clip)
{
    return std::min(clip.area.bounds().width(), clip.area.bounds().height());
}

std::array<QPointF, 4> cornersOf(const QRectF &box)
{
    return {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
}

bool isOutside(const QRectF &box, const SvgClip &clip)
{
    const QRectF &area = clip.area.bounds();
    if (clip.area.isEmpty())
        return true;
    // Not QRectF::intersects(), for which a straight line has no area.
    if (box.right() < area.left() || box.left() > area.right() || box.bottom() < area.top()
        || box.top() > area.bottom())
        return true;
    const auto corners = cornersOf(box);
    return std::ranges::any_of(clip.sides, [&](const shape::CutLine &side) {
        return std::ranges::all_of(corners, [&](const QPointF &corner) { return side.above(corner) > 0; });
    });
}

/// For a clip that is not convex, only if there is room for the test.
bool isInside(const QRectF &box, const SvgClip &clip, AreaAllowance &allowance)
{
    const auto corners = cornersOf(box);
    const double margin = smallerSide(clip) * 1e-4;
    if (!clip.sides.empty())
        return std::ranges::all_of(clip.sides, [&](const shape::CutLine &side) {
            return std::ranges::all_of(corners, [&](const QPointF &corner) { return side.above(corner) <= margin; });
        });
    return clip.area.bounds().contains(box.center()) && allowance.accepts(16 * qint64(clip.area.curveCount()))
        && clip.outline.contains(box);
}

/// Cuts a leaf with one clip.
class Cutting
{
public:
    Cutting(const SvgClip &clip, AreaAllowance &allowance) : m_clip(clip), m_allowance(allowance) {}

    bool isTooMuch() const { return m_isTooMuch; }

    std::vector<Shape> cut(const Shape &leaf)
    {
        if (leaf->image)
            return cutImage(leaf);
        const shape::Style &style = leaf->style;
        if (isOutside(strokedBox(leaf->path, style), m_clip))
            return {};
        const bool staysLine = !m_clip.sides.empty()
            && (m_clip.isPage || style.strokeWidth * strokeUnit <= thinShare * smallerSide(m_clip));
        if (isWhole(leaf, staysLine) || m_isTooMuch)
            return {leaf};
        std::vector<Shape> parts;
        if (style.hasFill())
            addArea(parts, leaf->path, fillOnly(style));
        if (style.hasStroke() && staysLine)
            addLine(parts, leaf->path, strokeOnly(style));
        else if (style.hasStroke())
            addArea(parts, strokeArea(leaf->path, style), fillLikeStroke(style));
        if (m_isTooMuch)
            return {leaf};
        return parts;
    }

private:
    bool isWhole(const Shape &leaf, bool staysLine)
    {
        const shape::Style &style = leaf->style;
        if (!style.hasStroke() || staysLine)
            return isInside(leaf->path.bounds(), m_clip, m_allowance);
        if (!isInside(leaf->path.bounds(), m_clip, m_allowance))
            return false;
        if (isInside(strokedBox(leaf->path, style), m_clip, m_allowance))
            return true;
        m_isTooMuch = !m_allowance.accepts(16 * qint64(leaf->path.curveCount()));
        return !m_isTooMuch && isInside(strokeArea(leaf->path, style).bounds(), m_clip, m_allowance);
    }

    bool canCut(const Path &path)
    {
        m_isTooMuch = m_isTooMuch || !m_allowance.accepts(path.curveCount());
        return !m_isTooMuch;
    }

    void addArea(std::vector<Shape> &parts, const Path &path, const shape::Style &style)
    {
        Path part = path;
        for (const shape::CutLine &side : m_clip.sides) {
            if (canCut(part))
                part = shape::areaCut(part, side).below;
        }
        if (m_clip.sides.empty()) {
            m_isTooMuch = m_isTooMuch || !m_allowance.acceptsBoolean(path, m_clip.area);
            if (!m_isTooMuch)
                part = combinedAreas(path, m_clip.area, shape::Boolean::Intersection);
        }
        if (!part.isEmpty())
            parts.push_back(shape::leaf(part, styleOfPart(style, path.bounds(), part.bounds())));
    }

    void addLine(std::vector<Shape> &parts, const Path &path, const shape::Style &style)
    {
        Path part = path;
        for (const shape::CutLine &side : m_clip.sides) {
            if (canCut(part))
                part = shape::outlineCut(part, side).below;
        }
        if (!part.isEmpty())
            parts.push_back(shape::leaf(part, style));
    }

    /// Pixels outside become transparent. The placement of an image is flat.
    std::vector<Shape> cutImage(const Shape &leaf)
    {
        const base::Transform &place = leaf->placement;
        const QTransform toScene(place.x.x, place.x.y, place.y.x, place.y.y, place.origin.x, place.origin.y);
        const QRectF box = toScene.mapRect(QRectF(-0.5, -0.5, 1, 1));
        if (isOutside(box, m_clip))
            return {};
        bool isPossible = false;
        const QTransform back = toScene.inverted(&isPossible);
        if (isInside(box, m_clip, m_allowance) || !isPossible)
            return {leaf};
        const QSize size = sizeForCutting(leaf->image->image.size());
        constexpr qint64 pixelsPerStep = 16;
        m_isTooMuch = !m_allowance.accepts(qint64(size.width()) * size.height() / pixelsPerStep);
        if (m_isTooMuch)
            return {leaf};
        const QTransform toPixels = back * QTransform::fromTranslate(0.5, -0.5)
            * QTransform::fromScale(size.width(), -size.height());
        const QImage image = leaf->image->image.scaled(
            size, Qt::IgnoreAspectRatio, leaf->image->isSmooth ? Qt::SmoothTransformation : Qt::FastTransformation);
        const QPainterPath outline = toPixels.map(m_clip.outline);
        const QRect kept = outline.boundingRect().toRect() & image.rect();
        if (kept.isEmpty())
            return {};
        base::Hash hash(leaf->image->hash);
        hash.add(shape::fromPainterPath(outline).hash());
        const QImage rest = isUpright(outline) ? image.copy(kept) : masked(image, outline).copy(kept);
        // The unit square of the part that is kept.
        const double x = (kept.x() + kept.width() / 2.0) / size.width() - 0.5;
        const double y = 0.5 - (kept.y() + kept.height() / 2.0) / size.height();
        const base::Transform part{{double(kept.width()) / size.width(), 0, 0},
                                   {0, double(kept.height()) / size.height(), 0},
                                   {0, 0, 1},
                                   {x, y, 0}};
        return {leaf.edited([&](shape::Part &edited) {
            edited.image =
                std::make_shared<const shape::Raster>(shape::Raster{rest, hash.value(), leaf->image->isSmooth});
            edited.placement = place * part;
        })};
    }

    /// Small pictures are enlarged first, so that their new edges are not as coarse as their pixels.
    static QSize sizeForCutting(const QSize &size)
    {
        constexpr int side = 1024;
        const int factor = std::max(1, side / std::max(size.width(), size.height()));
        return size * factor;
    }

    static bool isUpright(const QPainterPath &outline)
    {
        const QRectF box = outline.boundingRect();
        return std::abs(sizeOfArea(shape::fromPainterPath(outline)) - box.width() * box.height())
            < 1e-6 * box.width() * box.height();
    }

    static QImage masked(const QImage &image, const QPainterPath &outline)
    {
        QImage rest(image.size(), QImage::Format_RGBA8888_Premultiplied);
        rest.fill(Qt::transparent);
        QPainter painter(&rest);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(image);
        painter.drawPath(outline);
        return rest;
    }

    const SvgClip &m_clip;
    AreaAllowance &m_allowance;
    bool m_isTooMuch = false;
};

} // namespace

SvgClips clippedTo(const QPainterPath &area, SvgClips around)
{
    const Path closed = shape::allClosed(shape::fromPainterPath(area));
    return std::make_shared<const SvgClip>(
        SvgClip{closed, shape::toPainterPath(closed), convexSides(area), std::move(around)});
}

SvgClips pageClip(const QPainterPath &area)
{
    SvgClip page = *clippedTo(area, {});
    page.isPage = true;
    return std::make_shared<const SvgClip>(std::move(page));
}

std::optional<Shape> clipped(const Shape &leaf, const SvgClips &clips, AreaAllowance &allowance, bool &isTooMuch)
{
    std::vector<Shape> parts{leaf};
    for (const SvgClip *clip = clips.get(); clip && !parts.empty(); clip = clip->around.get()) {
        std::vector<Shape> inside;
        for (const Shape &part : parts) {
            Cutting cutting(*clip, allowance);
            std::ranges::move(cutting.cut(part), std::back_inserter(inside));
            isTooMuch = isTooMuch || cutting.isTooMuch();
        }
        parts = std::move(inside);
    }
    if (parts.empty())
        return std::nullopt;
    return parts.size() == 1 ? parts.front() : shape::group(std::move(parts));
}

} // namespace lectograph::artwork
