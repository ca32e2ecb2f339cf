// SPDX-License-Identifier: GPL-3.0-or-later
#include "laws.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace lectograph::diagram {

namespace {

using namespace Qt::StringLiterals;
constexpr double rounding = 1e-4;

std::size_t number(int i)
{
    return static_cast<std::size_t>(i);
}

bool meet(const QRectF &a, const QRectF &b, double gap = 0)
{
    return a.left() < b.right() + gap - rounding && b.left() < a.right() + gap - rounding
        && a.top() < b.bottom() + gap - rounding && b.top() < a.bottom() + gap - rounding;
}

bool holds(const QRectF &outer, const QRectF &inner)
{
    return outer.adjusted(-rounding, -rounding, rounding, rounding).contains(inner);
}

bool isWithin(const Diagram &diagram, int inner, int outer)
{
    while (inner >= 0 && inner != outer)
        inner = diagram.groups[number(inner)].parent;
    return inner == outer;
}

Direction directionOf(const Diagram &diagram, int group)
{
    for (; group >= 0; group = diagram.groups[number(group)].parent) {
        if (diagram.groups[number(group)].direction)
            return *diagram.groups[number(group)].direction;
    }
    return diagram.direction;
}

QPointF vectorOf(Direction direction)
{
    switch (direction) {
    case Direction::Up: return {0, 1};
    case Direction::Down: return {0, -1};
    case Direction::Left: return {-1, 0};
    case Direction::Right: return {1, 0};
    }
    return {};
}

QPointF vectorOf(Side side)
{
    switch (side) {
    case Side::Top: return {0, 1};
    case Side::Bottom: return {0, -1};
    case Side::Left: return {-1, 0};
    case Side::Right: return {1, 0};
    }
    return {};
}

/// Whether a link that goes from `end` to `next` leaves its block on a side of it, at a right angle.
bool leaves(const QRectF &block, const QPointF &end, const QPointF &next, const QPointF &side)
{
    const QPointF border = block.center() + QPointF(side.x() * block.width() / 2, side.y() * block.height() / 2);
    const QPointF step = next - end;
    return std::abs(QPointF::dotProduct(end - border, side)) < rounding
        && block.adjusted(-rounding, -rounding, rounding, rounding).contains(end) && QPointF::dotProduct(step, side) > 0
        && std::abs(step.x() * side.y() - step.y() * side.x()) < rounding;
}

struct Piece
{
    QRectF rect;
    bool isRow;
    int link;
    int from; ///< the block that it leaves, as the first of its link
    int to;   ///< the block that it reaches, as the last
};

QString brokenByBlocks(const Diagram &diagram, const Layout &layout)
{
    bool isPlaced = false;
    for (const Block &block : diagram.blocks)
        isPlaced = isPlaced || block.place;
    for (std::size_t i = 0; i < layout.blocks.size(); ++i) {
        const Block &block = diagram.blocks[i];
        const QRectF &rect = layout.blocks[i];
        if (rect.size() != block.size)
            return u"block %1 has another size"_s.arg(i);
        if (block.place && (rect.center() - *block.place).manhattanLength() > rounding)
            return u"block %1 has left its place"_s.arg(i);
        for (std::size_t j = 0; j < i; ++j) {
            const bool isClose = meet(rect, layout.blocks[j], isPlaced ? 0 : diagram.spacing.blocks);
            const bool areBesides = block.group == diagram.blocks[j].group;
            if (meet(rect, layout.blocks[j]) || (isClose && areBesides))
                return u"blocks %1 and %2 overlap"_s.arg(i).arg(j);
        }
    }
    return {};
}

QString brokenByGroups(const Diagram &diagram, const Layout &layout)
{
    for (int group = 0; group < static_cast<int>(layout.groups.size()); ++group) {
        const QRectF &rect = layout.groups[number(group)];
        const QRectF &title = layout.titles[number(group)];
        if (!title.isEmpty() && !holds(rect, title))
            return u"the title of group %1 leaves it"_s.arg(group);
        if (title.size() != diagram.groups[number(group)].title && !diagram.groups[number(group)].title.isEmpty())
            return u"the title of group %1 has another size"_s.arg(group);
        for (std::size_t i = 0; i < layout.blocks.size(); ++i) {
            const bool isInside = isWithin(diagram, diagram.blocks[i].group, group);
            if (isInside ? !holds(rect, layout.blocks[i]) : meet(rect, layout.blocks[i]))
                return u"block %1 is on the wrong side of group %2's border"_s.arg(i).arg(group);
            if (meet(title, layout.blocks[i]))
                return u"block %1 meets the title of group %2"_s.arg(i).arg(group);
        }
        for (int other = 0; other < group; ++other) {
            const QRectF &second = layout.groups[number(other)];
            const bool isInside = isWithin(diagram, group, other);
            const bool isAround = isWithin(diagram, other, group);
            if ((isInside && !holds(second, rect)) || (isAround && !holds(rect, second))
                || (!isInside && !isAround && meet(rect, second)))
                return u"groups %1 and %2 are not nested"_s.arg(group).arg(other);
        }
    }
    return {};
}

QString brokenByLink(const Diagram &diagram, const Layout &layout, int link)
{
    const auto &points = layout.links[number(link)];
    const auto &[from, to, label] = diagram.links[number(link)];
    if (points.size() < 2)
        return u"link %1 is not drawn"_s.arg(link);
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        if ((points[i].x() == points[i + 1].x()) == (points[i].y() == points[i + 1].y()))
            return u"link %1 is neither horizontal nor vertical"_s.arg(link);
        const QRectF segment = QRectF(points[i], points[i + 1]).normalized();
        for (std::size_t block = 0; block < layout.blocks.size(); ++block) {
            if (meet(segment, layout.blocks[block]))
                return u"link %1 goes through block %2"_s.arg(link).arg(block);
        }
        for (int group = 0; group < static_cast<int>(layout.groups.size()); ++group) {
            const bool ends = isWithin(diagram, diagram.blocks[number(from.block)].group, group)
                || isWithin(diagram, diagram.blocks[number(to.block)].group, group);
            if (meet(segment, ends ? layout.titles[number(group)] : layout.groups[number(group)]))
                return u"link %1 goes through group %2 or its title"_s.arg(link).arg(group);
        }
    }
    const auto sideOf = [&](const End &end, bool isSource) {
        const Block &block = diagram.blocks[number(end.block)];
        if (end.port >= 0 && block.ports[number(end.port)].side)
            return vectorOf(*block.ports[number(end.port)].side);
        return vectorOf(directionOf(diagram, block.group)) * (isSource ? 1 : -1);
    };
    const auto isFree = [&](const End &end) {
        return end.port >= 0 && !diagram.blocks[number(end.block)].ports[number(end.port)].side;
    };
    const QRectF &start = layout.blocks[number(from.block)];
    const QRectF &goal = layout.blocks[number(to.block)];
    const bool leavesWell = leaves(start, points[0], points[1], sideOf(from, true))
        || (isFree(from) && leaves(start, points[0], points[1], sideOf(from, false)));
    const std::size_t last = points.size() - 1;
    const bool arrivesWell = leaves(goal, points[last], points[last - 1], sideOf(to, false))
        || (isFree(to) && leaves(goal, points[last], points[last - 1], sideOf(to, true)));
    return leavesWell && arrivesWell ? QString() : u"link %1 has an end on a wrong side"_s.arg(link);
}

std::set<int> reportedAs(Problem::Kind kind, const Layout &layout)
{
    std::set<int> links;
    for (const Problem &problem : layout.problems) {
        if (problem.kind == kind)
            links.insert(problem.link);
    }
    return links;
}

/// Whether links begin in common, or meet at a port.
bool shareEnd(const Link &a, const Link &b)
{
    const auto isSame = [](const End &one, const End &other) { return one == other && one.port >= 0; };
    return a.from == b.from || isSame(a.to, b.to) || isSame(a.from, b.to) || isSame(a.to, b.from);
}

QString brokenByNeighbours(const Diagram &diagram, const Layout &layout)
{
    std::vector<Piece> pieces;
    for (int link = 0; link < static_cast<int>(layout.links.size()); ++link) {
        const auto &points = layout.links[number(link)];
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const int from = i == 0 ? diagram.links[number(link)].from.block : -1;
            const int to = i + 2 == points.size() ? diagram.links[number(link)].to.block : -1;
            const bool isRow = points[i].y() == points[i + 1].y();
            pieces.push_back({QRectF(points[i], points[i + 1]).normalized(), isRow, link, from, to});
        }
    }
    const double least = diagram.spacing.links;
    const std::set<int> reported = reportedAs(Problem::Kind::LinkNear, layout);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Piece &a = pieces[i];
            const Piece &b = pieces[j];
            if (a.isRow != b.isRow || shareEnd(diagram.links[number(a.link)], diagram.links[number(b.link)]))
                continue;
            if (reported.contains(a.link) || reported.contains(b.link))
                continue;
            const auto isAt = [](const Piece &piece, int block) {
                return block >= 0 && (piece.from == block || piece.to == block);
            };
            if (isAt(a, b.from) || isAt(a, b.to))
                continue; // ends that share a side share its room
            const double apart = a.isRow ? std::abs(a.rect.top() - b.rect.top())
                                         : std::abs(a.rect.left() - b.rect.left());
            const double common = a.isRow
                ? std::min(a.rect.right(), b.rect.right()) - std::max(a.rect.left(), b.rect.left())
                : std::min(a.rect.bottom(), b.rect.bottom()) - std::max(a.rect.top(), b.rect.top());
            if (apart < least - rounding && common > rounding)
                return u"links %1 and %2 run %3 apart"_s.arg(a.link).arg(b.link).arg(apart);
        }
    }
    return {};
}

QString brokenByLabels(const Diagram &diagram, const Layout &layout)
{
    const std::set<int> excused = reportedAs(Problem::Kind::LabelMeets, layout);
    for (int link = 0; link < static_cast<int>(layout.links.size()); ++link) {
        const QRectF &label = layout.labels[number(link)];
        if (label.isEmpty() != diagram.links[number(link)].label.isEmpty())
            return u"the label of link %1 is missing"_s.arg(link);
        if (label.isEmpty() || excused.contains(link))
            continue;
        for (const auto *rects : {&layout.blocks, &layout.titles}) {
            for (const QRectF &rect : *rects) {
                if (meet(label, rect))
                    return u"the label of link %1 lies over a block or title"_s.arg(link);
            }
        }
        for (const QRectF &group : layout.groups) {
            if (meet(label, group) && !group.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(label))
                return u"the label of link %1 lies over the border of a group"_s.arg(link);
        }
        for (int other = 0; other < static_cast<int>(layout.links.size()); ++other) {
            if (other != link && !excused.contains(other) && meet(label, layout.labels[number(other)]))
                return u"labels of links %1 and %2 overlap"_s.arg(link).arg(other);
            const auto &points = layout.links[number(other)];
            for (std::size_t i = 0; i + 1 < points.size(); ++i) {
                if (meet(label, QRectF(points[i], points[i + 1]).normalized()))
                    return u"the label of link %1 lies over link %2"_s.arg(link).arg(other);
            }
        }
    }
    return {};
}

} // namespace

QString brokenLaw(const Diagram &diagram, const Layout &layout)
{
    for (const QString &broken : {brokenByBlocks(diagram, layout), brokenByGroups(diagram, layout)}) {
        if (!broken.isEmpty())
            return broken;
    }
    for (int link = 0; link < static_cast<int>(layout.links.size()); ++link) {
        if (const QString broken = brokenByLink(diagram, layout, link); !broken.isEmpty())
            return broken;
    }
    if (const QString broken = brokenByNeighbours(diagram, layout); !broken.isEmpty())
        return broken;
    return brokenByLabels(diagram, layout);
}

int shortPieces(const Layout &layout, double least)
{
    int result = 0;
    for (const auto &points : layout.links) {
        for (std::size_t i = 1; i + 2 < points.size(); ++i)
            result += (points[i + 1] - points[i]).manhattanLength() < least - rounding;
    }
    return result;
}

} // namespace lectograph::diagram
