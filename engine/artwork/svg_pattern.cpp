// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_pattern.h"

#include "artwork/svg_transform.h"
#include "artwork/svg_values.h"

#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostPatternSteps = 8; ///< references from pattern to pattern
constexpr double mostTiles = 400;           ///< in one shape
constexpr double nearlyNoTile = 1e-6;       ///< of a tile: less is not drawn

/// The pattern, followed by those whose attributes and content it takes over.
class Patterns
{
public:
    Patterns(const SvgElement &pattern, const SvgIds &ids)
    {
        for (const SvgElement *next = &pattern; next && next->name == u"pattern" && m_chain.size() < mostPatternSteps;
             next = ids.value(svgLocalId(next->value(u"href"))))
            m_chain.push_back(next);
    }

    QString value(QStringView attribute) const
    {
        for (const SvgElement *pattern : m_chain) {
            if (const QString value = pattern->value(attribute); !value.isEmpty())
                return value;
        }
        return {};
    }
    double length(QStringView attribute, double whole) const { return svgLength(value(attribute), whole, 0); }
    const SvgElement *content() const
    {
        for (const SvgElement *pattern : m_chain) {
            if (!pattern->children.empty())
                return pattern;
        }
        return nullptr;
    }

private:
    std::vector<const SvgElement *> m_chain;
};

QRectF tileOf(const Patterns &patterns, const QRectF &box, const QSizeF &view)
{
    const bool isOfBox = patterns.value(u"patternUnits") != u"userSpaceOnUse";
    const QSizeF whole = isOfBox ? QSizeF(1, 1) : view;
    const QRectF tile(patterns.length(u"x", whole.width()), patterns.length(u"y", whole.height()),
                      patterns.length(u"width", whole.width()), patterns.length(u"height", whole.height()));
    if (!isOfBox)
        return tile;
    return QRectF(box.x() + tile.x() * box.width(), box.y() + tile.y() * box.height(), tile.width() * box.width(),
                  tile.height() * box.height());
}

double firstTile(double from, double step)
{
    return std::floor(from / step + nearlyNoTile);
}

double behindLastTile(double to, double step)
{
    return std::ceil(to / step - nearlyNoTile);
}

} // namespace

std::optional<SvgTiles> svgTiles(const SvgElement &pattern, const QRectF &box, const QSizeF &view, const SvgIds &ids)
{
    const Patterns patterns(pattern, ids);
    SvgTiles made{patterns.content(), svgTransform(patterns.value(u"patternTransform")), {}, {}, true};
    const QRectF tile = tileOf(patterns, box, view);
    if (!made.content || tile.isEmpty() || !made.own.isInvertible())
        return std::nullopt;
    const QRectF area = made.own.inverted().mapRect(box);
    const double left = firstTile(area.left() - tile.x(), tile.width());
    const double right = behindLastTile(area.right() - tile.x(), tile.width());
    const double top = firstTile(area.top() - tile.y(), tile.height());
    const double bottom = behindLastTile(area.bottom() - tile.y(), tile.height());
    if (!((right - left) * (bottom - top) <= mostTiles))
        return std::nullopt;
    for (double row = top; row < bottom; ++row) {
        for (double column = left; column < right; ++column)
            made.tiles.push_back(tile.translated(column * tile.width(), row * tile.height()));
    }
    made.areCut = made.tiles.size() > 1;
    if (const QString viewBox = patterns.value(u"viewBox"); !viewBox.isEmpty())
        made.inTile = svgViewTransform(viewBox, tile.size(), patterns.value(u"preserveAspectRatio"));
    else if (patterns.value(u"patternContentUnits") == u"objectBoundingBox")
        made.inTile = QTransform::fromScale(box.width(), box.height());
    return made;
}

} // namespace lectograph::artwork
