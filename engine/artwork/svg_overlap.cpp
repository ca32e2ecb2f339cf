// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_overlap.h"

#include <algorithm>
#include <ranges>

namespace lectograph::artwork {

namespace {

using shape::Path;
using shape::Shape;

constexpr std::size_t mostCovers = 500;
constexpr double nearlyOpaque = 0.998;

/// Something opaque or translucent that is drawn over what comes before it.
struct Cover
{
    Path area;
    QRectF box;
    bool isOpaque = false;
};

bool isOpaque(const shape::Style &style)
{
    const auto isSolid = [](const base::Color &color) { return color.a >= nearlyOpaque; };
    return isSolid(style.fill) && (!style.fillGradient || std::ranges::all_of(style.fillGradient->stops, isSolid));
}

/// Whether two areas only touch.
bool isSliver(const Path &common, const Path &area)
{
    constexpr double share = 2e-3;
    return common.isEmpty() || sizeOfArea(common) < share * sizeOfArea(area);
}

/// Goes from the top to the bottom.
class Uncovering
{
public:
    explicit Uncovering(AreaAllowance &allowance) : m_allowance(allowance) {}

    bool isPossible() const { return m_isPossible; }

    /// Nothing if all of it is covered.
    std::optional<Shape> uncovered(const Shape &shape, double opacityAround)
    {
        const double opacity = opacityAround * shape->opacity;
        std::vector<Shape> children;
        for (const Shape &child : shape->children | std::views::reverse) {
            if (auto rest = uncovered(child, opacity))
                children.push_back(std::move(*rest));
        }
        std::ranges::reverse(children);
        if (!shape::isLeaf(*shape))
            return shape.edited([&](shape::Part &part) { part.children = std::move(children); });
        return shape->image ? uncoveredImage(shape, opacity) : uncoveredLeaf(shape, opacity);
    }

private:
    std::optional<Shape> uncoveredImage(const Shape &leaf, double opacity)
    {
        const base::Box &bounds = leaf.bounds();
        const QRectF box(bounds.min.x, bounds.min.y, bounds.width(), bounds.height());
        m_isPossible = m_isPossible && !isCovered(box);
        QPainterPath area;
        area.addRect(box);
        addCover(shape::fromPainterPath(area), opacity >= nearlyOpaque && !leaf->image->image.hasAlphaChannel());
        return leaf;
    }

    std::optional<Shape> uncoveredLeaf(const Shape &leaf, double opacity)
    {
        const shape::Style &style = leaf->style;
        std::vector<Shape> parts;
        if (style.hasStroke()) {
            const QRectF box = strokedBox(leaf->path, style);
            m_isPossible = m_isPossible && m_allowance.accepts(16 * qint64(leaf->path.curveCount()));
            if (!m_isPossible)
                return leaf;
            const Path area = strokeArea(leaf->path, style);
            const Path rest = isCovered(box) ? uncoveredArea(area) : area;
            if (rest == area)
                parts.push_back(shape::leaf(leaf->path, strokeOnly(style)));
            else if (!rest.isEmpty())
                parts.push_back(shape::leaf(rest, fillLikeStroke(style)));
            addCover(area, opacity * style.stroke.a >= nearlyOpaque);
        }
        if (style.hasFill()) {
            const Path rest = uncoveredArea(leaf->path);
            if (!rest.isEmpty())
                parts.insert(parts.begin(),
                             shape::leaf(rest, styleOfPart(fillOnly(style), leaf->path.bounds(), rest.bounds())));
            addCover(leaf->path, opacity >= nearlyOpaque && isOpaque(style));
        }
        if (parts.empty())
            return std::nullopt;
        Shape whole = parts.size() == 1 ? parts.front() : shape::group(std::move(parts));
        return whole.edited([&](shape::Part &part) {
            part.name = leaf->name;
            part.opacity = leaf->opacity;
        });
    }

    bool isCovered(const QRectF &box) const
    {
        return std::ranges::any_of(m_covers, [&](const Cover &cover) { return cover.box.intersects(box); });
    }

    Path uncoveredArea(const Path &area)
    {
        Path rest = area;
        for (const Cover &cover : m_covers) {
            if (rest.isEmpty() || !m_isPossible || !cover.box.intersects(rest.bounds()))
                continue;
            if (!m_allowance.acceptsBoolean(rest, cover.area)) {
                m_isPossible = false;
                return area;
            }
            const Path common = combinedAreas(rest, cover.area, shape::Boolean::Intersection);
            if (isSliver(common, rest))
                continue;
            if (!cover.isOpaque)
                m_isPossible = false;
            else
                rest = combinedAreas(rest, cover.area, shape::Boolean::Difference);
        }
        return rest;
    }

    void addCover(const Path &area, bool isOpaque)
    {
        m_isPossible = m_isPossible && m_covers.size() < mostCovers;
        if (m_isPossible && !area.isEmpty())
            m_covers.push_back({area, area.bounds(), isOpaque});
    }

    AreaAllowance &m_allowance;
    std::vector<Cover> m_covers;
    bool m_isPossible = true;
};

} // namespace

std::optional<Shape> withoutOverlaps(const Shape &shape, AreaAllowance &allowance)
{
    if (shape::isLeaf(*shape) && (shape->image || !shape->style.hasFill() || !shape->style.hasStroke()))
        return shape;
    Uncovering uncovering(allowance);
    auto rest = uncovering.uncovered(shape, 1);
    return uncovering.isPossible() ? rest : std::nullopt;
}

} // namespace lectograph::artwork
