// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/labels.h"

#include "diagram/list.h"
#include "diagram/points.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace lectograph::diagram {

namespace {

/// Rectangles in the cells of a grid, so that few are compared.
class Field
{
public:
    explicit Field(const QRectF &bounds) : m_bounds(bounds) { m_cells.resize(side * side); }

    void add(const QRectF &rect)
    {
        m_rects.push_back(rect);
        forCells(rect, [&](std::vector<std::size_t> &cell) { cell.push_back(m_rects.size() - 1); });
    }

    /// What only touches does not meet.
    bool meets(const QRectF &rect)
    {
        bool result = false;
        forCells(rect, [&](const std::vector<std::size_t> &cell) {
            result = result || std::ranges::any_of(cell, [&](std::size_t i) { return areNear(m_rects[i], rect); });
        });
        return result;
    }

private:
    static constexpr std::size_t side = 64;

    static std::size_t cellOf(double at, double from, double extent)
    {
        const double cell = extent > 0 ? (at - from) / extent * side : 0;
        return static_cast<std::size_t>(std::clamp(cell, 0.0, side - 1.0));
    }

    template <class Visit>
    void forCells(const QRectF &rect, const Visit &visit)
    {
        const std::size_t right = cellOf(rect.right(), m_bounds.left(), m_bounds.width());
        const std::size_t bottom = cellOf(rect.bottom(), m_bounds.top(), m_bounds.height());
        for (std::size_t y = cellOf(rect.top(), m_bounds.top(), m_bounds.height()); y <= bottom; ++y) {
            for (std::size_t x = cellOf(rect.left(), m_bounds.left(), m_bounds.width()); x <= right; ++x)
                visit(m_cells[y * side + x]);
        }
    }

    QRectF m_bounds;
    std::vector<QRectF> m_rects;
    std::vector<std::vector<std::size_t>> m_cells;
};

/// The part of a link after the point where it leaves another of the same net.
std::vector<QPointF> partedFrom(const std::vector<QPointF> &link, const std::vector<QPointF> &other)
{
    std::size_t i = 0;
    while (i < link.size() && i < other.size() && link[i] == other[i])
        ++i;
    if (i == link.size() || i == 0)
        return link;
    std::vector<QPointF> result(link.begin() + static_cast<std::ptrdiff_t>(i), link.end());
    const QPointF before = link[i - 1];
    QPointF parting = before;
    if (i < other.size()) {
        const QPointF a = link[i] - before;
        const QPointF b = other[i] - before;
        if (QPointF::dotProduct(a, b) > 0 && (a.x() == 0) == (b.x() == 0))
            parting = a.manhattanLength() < b.manhattanLength() ? link[i] : other[i];
    }
    if (parting != result.front())
        result.insert(result.begin(), parting);
    return result;
}

double lengthOf(const std::vector<QPointF> &points)
{
    double length = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        length += (points[i + 1] - points[i]).manhattanLength();
    return length;
}

struct Segment
{
    QPointF from;
    QPointF to;
    bool holds = false; ///< is as long as the label
    double length = 0;
    double head = 0; ///< the part of it at its end that the head takes
};

/// The longest first; those that are shorter than the label after all others.
std::vector<Segment> segmentsOf(const std::vector<QPointF> &points, const QSizeF &label, double tip)
{
    std::vector<Segment> result;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const double length = (points[i + 1] - points[i]).manhattanLength();
        const bool isRow = points[i].y() == points[i + 1].y();
        const double head = i + 2 == points.size() ? std::min(tip, length) : 0;
        result.push_back({points[i], points[i + 1], length >= (isRow ? label.width() : label.height()), length, head});
    }
    std::ranges::stable_sort(result, [](const Segment &a, const Segment &b) {
        return a.holds != b.holds ? a.holds : a.length > b.length + tiny;
    });
    return result;
}

/// The head at the end of a link.
QRectF tipOf(const std::vector<QPointF> &points, double tip)
{
    const QPointF back = points[points.size() - 2] - points.back();
    const double length = back.manhattanLength();
    const QPointF start = points.back() + back * (length > 0 ? std::min(tip / length, 1.0) : 0);
    const double half = tip / 2;
    const QRectF line = QRectF(start, points.back()).normalized();
    return back.x() == 0 ? line.adjusted(-half, 0, half, 0) : line.adjusted(0, -half, 0, half);
}

/// The first place beside the segments that meets nothing; nothing if there is none.
std::optional<QRectF> freePlace(const std::vector<Segment> &segments, const QSizeF &size, double gap, Field &field)
{
    for (const Segment &segment : segments) {
        const bool isRow = segment.from.y() == segment.to.y();
        const double beforeHead = segment.length > 0 ? 0.5 - segment.head / segment.length / 2 : 0.5;
        for (const double fraction : {0.5, beforeHead, 0.7, 0.3, 0.85, 0.15}) {
            for (const int side : {1, -1}) { // on the right or above, else on the left or below
                const QPointF aside = isRow ? QPointF(0, side * (size.height() / 2 + gap))
                                            : QPointF(side * (size.width() / 2 + gap), 0);
                const QRectF candidate = rectAround(segment.from + (segment.to - segment.from) * fraction + aside,
                                                    size);
                const double margin = gap / 2;
                if (!field.meets(candidate.adjusted(-margin, -margin, margin, margin)))
                    return candidate;
            }
        }
    }
    return std::nullopt;
}

QRectF firstPlace(const Segment &segment, const QSizeF &size, double gap)
{
    const bool isRow = segment.from.y() == segment.to.y();
    const QPointF aside = isRow ? QPointF(0, size.height() / 2 + gap) : QPointF(size.width() / 2 + gap, 0);
    return rectAround((segment.from + segment.to) / 2 + aside, size);
}

} // namespace

LabelPlaces labelPlaces(const Diagram &diagram, const Layout &layout, const std::vector<int> &nets)
{
    LabelPlaces result;
    result.rects.resize(diagram.links.size());
    if (std::ranges::all_of(diagram.links, [](const Link &link) { return link.label.isEmpty(); }))
        return result;
    Extent extent;
    for (const auto *rects : {&layout.blocks, &layout.groups}) {
        for (const QRectF &rect : *rects) {
            extent.add(rect.topLeft());
            extent.add(rect.bottomRight());
        }
    }
    Field field(extent.rect());
    for (const auto *rects : {&layout.blocks, &layout.titles}) {
        for (const QRectF &rect : *rects)
            field.add(rect);
    }
    for (const QRectF &rect : layout.groups) {
        for (const auto &[from, to] :
             {std::pair(rect.topLeft(), rect.topRight()), std::pair(rect.bottomLeft(), rect.bottomRight()),
              std::pair(rect.topLeft(), rect.bottomLeft()), std::pair(rect.topRight(), rect.bottomRight())})
            field.add(QRectF(from, to));
    }
    const double tip = diagram.spacing.tip;
    std::map<int, std::vector<std::size_t>> linksOfNet;
    for (std::size_t link = 0; link < layout.links.size(); ++link) {
        const auto &points = layout.links[link];
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            field.add(QRectF(points[i], points[i + 1]).normalized());
        if (points.size() > 1 && tip > 0)
            field.add(tipOf(points, tip));
        if (!points.empty())
            linksOfNet[nets[link]].push_back(link);
    }
    const double gap = diagram.spacing.label;
    for (std::size_t link = 0; link < layout.links.size(); ++link) {
        const QSizeF size = diagram.links[link].label;
        if (size.isEmpty() || layout.links[link].size() < 2)
            continue;
        std::vector<QPointF> own = layout.links[link];
        for (const std::size_t other : linksOfNet[nets[link]]) {
            if (other == link || layout.links[other] == layout.links[link])
                continue;
            std::vector<QPointF> parted = partedFrom(layout.links[link], layout.links[other]);
            if (lengthOf(parted) < lengthOf(own))
                own = std::move(parted);
        }
        const std::vector<Segment> all = segmentsOf(layout.links[link], size, tip);
        std::optional<QRectF> place = freePlace(segmentsOf(own, size, tip), size, gap, field);
        if (!place) // beside what it shares with others
            place = freePlace(all, size, gap, field);
        if (!place)
            result.meeting.push_back(static_cast<int>(link));
        QRectF &rect = result.rects[link];
        rect = place.value_or(firstPlace(all.front(), size, gap));
        field.add(rect);
    }
    return result;
}

} // namespace lectograph::diagram
