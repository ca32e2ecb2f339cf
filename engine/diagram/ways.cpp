// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/ways.h"

#include "diagram/points.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <queue>

namespace lectograph::diagram {

namespace {

constexpr int maxCrossings = 1'000'000; ///< of the lines of a grid
constexpr double unreached = std::numeric_limits<double>::infinity();

/// Sorted lines without repetitions.
void sortLines(List<double> &lines)
{
    std::ranges::sort(lines);
    const auto isSame = [](double a, double b) { return b - a < tiny; };
    lines.erase(std::unique(lines.begin(), lines.end(), isSame), lines.end());
}

int lineAt(const List<double> &lines, double at)
{
    return static_cast<int>(std::ranges::lower_bound(lines, at - tiny) - lines.begin());
}

struct Grid
{
    List<double> xs;
    List<double> ys;
    List<char> blocked; ///< by node and orientation: the edge to the right, and the one upwards
    List<double> extra; ///< cost of the same edges

    int node(int x, int y) const { return y * xs.count() + x; }
};

/// Marks the edges within a rectangle, without those on its border.
void block(Grid &grid, const QRectF &rect)
{
    const int left = static_cast<int>(std::ranges::upper_bound(grid.xs, rect.left() + tiny) - grid.xs.begin());
    const int right = static_cast<int>(std::ranges::lower_bound(grid.xs, rect.right() - tiny) - grid.xs.begin());
    const int low = static_cast<int>(std::ranges::upper_bound(grid.ys, rect.top() + tiny) - grid.ys.begin());
    const int high = static_cast<int>(std::ranges::lower_bound(grid.ys, rect.bottom() - tiny) - grid.ys.begin());
    for (int y = low; y < high; ++y) {
        for (int x = std::max(0, left - 1); x < right; ++x)
            grid.blocked[2 * grid.node(x, y)] = 1;
    }
    for (int x = left; x < right; ++x) {
        for (int y = std::max(0, low - 1); y < high; ++y)
            grid.blocked[2 * grid.node(x, y) + 1] = 1;
    }
}

} // namespace

bool Ways::isClear(const Points &points) const
{
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const QRectF segment = QRectF(points[i], points[i + 1]).normalized();
        for (const QRectF &rect : m_rects) {
            // The first and last segments touch the items of the ends.
            const bool isEnd = (i == 0 && rect.adjusted(-tiny, -tiny, tiny, tiny).contains(points.front()))
                || (i + 2 == points.size() && rect.adjusted(-tiny, -tiny, tiny, tiny).contains(points.back()));
            const double margin = isEnd ? -tiny : m_spacing.linkBlock - tiny;
            if (segment.left() < rect.right() + margin && rect.left() - margin < segment.right()
                && segment.top() < rect.bottom() + margin && rect.top() - margin < segment.bottom())
                return false;
        }
    }
    return true;
}

bool Ways::isApart(int net, const Points &points) const
{
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const QRectF segment = QRectF(points[i], points[i + 1]).normalized();
        const bool isRow = points[i].y() == points[i + 1].y();
        for (const Taken &taken : m_taken) {
            if (taken.net == net || isRow != (taken.from.y() == taken.to.y()))
                continue;
            const double apart = isRow ? segment.top() - taken.from.y() : segment.left() - taken.from.x();
            const double common = isRow
                ? std::min(segment.right(), taken.to.x()) - std::max(segment.left(), taken.from.x())
                : std::min(segment.bottom(), taken.to.y()) - std::max(segment.top(), taken.from.y());
            if (std::abs(apart) < m_spacing.links - tiny && common > tiny)
                return false;
        }
    }
    return true;
}

void Ways::take(int net, const Points &points)
{
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const QRectF segment = QRectF(points[i], points[i + 1]).normalized();
        m_taken.push_back({net, segment.topLeft(), segment.bottomRight()});
    }
}

std::optional<Points> Ways::find(int net, const Departure &from, const Departure &to) const
{
    const QRectF ends = QRectF(from.point, to.point).normalized();
    for (const double margin : {m_spacing.linkBlock, m_spacing.linkBlock / 4, 0.0}) {
        for (const double around : {8.0, 32.0, 1e6}) {
            const double by = around * (m_spacing.blocks + m_spacing.linkBlock);
            if (auto found = findWithin(ends.adjusted(-by, -by, by, by), margin, net, from, to))
                return found;
        }
    }
    return std::nullopt;
}

std::optional<Points> Ways::findWithin(const QRectF &window, double margin, int net, const Departure &from,
                                       const Departure &to) const
{
    const double stub = std::max(margin, tiny * 10);
    const QPointF start = from.point + from.direction * stub;
    const QPointF goal = to.point + to.direction * stub;
    Grid grid;
    for (const QPointF &point : {start, goal}) {
        grid.xs.add(point.x());
        grid.ys.add(point.y());
    }
    for (const QRectF &rect : m_rects) {
        if (!rect.intersects(window))
            continue;
        for (int i = 0; i < 4; ++i) {
            const double by = margin + i * m_spacing.links;
            grid.xs.add(rect.left() - by);
            grid.xs.add(rect.right() + by);
            grid.ys.add(rect.top() - by);
            grid.ys.add(rect.bottom() + by);
        }
    }
    for (const Taken &taken : m_taken) {
        if (taken.from.x() > window.right() || taken.to.x() < window.left() || taken.from.y() > window.bottom()
            || taken.to.y() < window.top())
            continue;
        const bool isRow = taken.from.y() == taken.to.y();
        List<double> &lines = isRow ? grid.ys : grid.xs;
        const double at = isRow ? taken.from.y() : taken.from.x();
        lines.add(at);
        lines.add(at - m_spacing.links);
        lines.add(at + m_spacing.links);
    }
    sortLines(grid.xs);
    sortLines(grid.ys);
    const int width = grid.xs.count();
    const int height = grid.ys.count();
    if (static_cast<long long>(width) * height > maxCrossings)
        return std::nullopt;
    grid.blocked = listOf<char>(2 * width * height, 0);
    grid.extra = listOf(2 * width * height, 0.0);
    for (const QRectF &rect : m_rects)
        block(grid, rect.adjusted(-margin, -margin, margin, margin));
    const double bend = std::max(m_spacing.layers, tiny);
    for (const Taken &taken : m_taken) {
        if (taken.net == net)
            continue;
        const double near = m_spacing.links - tiny;
        const bool isRow = taken.from.y() == taken.to.y();
        const double around = isRow ? taken.from.y() : taken.from.x();
        const List<double> &lines = isRow ? grid.ys : grid.xs;
        const List<double> &others = isRow ? grid.xs : grid.ys;
        const double begin = (isRow ? taken.from.x() : taken.from.y()) - near;
        const double end = (isRow ? taken.to.x() : taken.to.y()) + near;
        for (int line = lineAt(lines, around - near); line < lines.count() && lines[line] < around + near; ++line) {
            const int last = std::min(lineAt(others, end), others.count());
            for (int other = std::max(0, lineAt(others, begin) - 1); other < last; ++other) {
                const int node = isRow ? grid.node(other, line) : grid.node(line, other);
                grid.extra[2 * node + (isRow ? 0 : 1)] = 50 * bend;
            }
        }
    }

    // Directions: right, up, left, down.
    const int stepX[] = {1, 0, -1, 0};
    const int stepY[] = {0, 1, 0, -1};
    const auto directionOf = [](const QPointF &vector) {
        return vector.x() > 0.5 ? 0 : vector.y() > 0.5 ? 1 : vector.x() < -0.5 ? 2 : 3;
    };
    const int goalX = lineAt(grid.xs, goal.x());
    const int goalY = lineAt(grid.ys, goal.y());
    const int arrives = directionOf(-to.direction);
    List<double> cost = listOf(4 * width * height, unreached);
    List<int> before = listOf(4 * width * height, -1);
    const auto left = [&](int x, int y) {
        return std::abs(grid.xs[x] - grid.xs[goalX]) + std::abs(grid.ys[y] - grid.ys[goalY]);
    };
    using Entry = std::pair<double, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    const int startX = lineAt(grid.xs, start.x());
    const int startY = lineAt(grid.ys, start.y());
    const int first = 4 * grid.node(startX, startY) + directionOf(from.direction);
    cost[first] = 0;
    queue.emplace(left(startX, startY), first);
    const int end = 4 * grid.node(goalX, goalY) + arrives;
    List<char> done = listOf<char>(4 * width * height, 0);
    while (!queue.empty()) {
        const int state = queue.top().second;
        queue.pop();
        if (done[state])
            continue;
        done[state] = 1;
        if (state == end)
            break;
        const int node = state / 4;
        const int direction = state % 4;
        const int x = node % width;
        const int y = node / width;
        const auto reach = [&](int next, int nextX, int nextY, double by) {
            if (cost[state] + by >= cost[next])
                return;
            cost[next] = cost[state] + by;
            before[next] = state;
            queue.emplace(cost[next] + left(nextX, nextY), next);
        };
        for (const int turn : {1, 3})
            reach(4 * node + (direction + turn) % 4, x, y, bend);
        const int nextX = x + stepX[direction];
        const int nextY = y + stepY[direction];
        if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height)
            continue;
        const int edge = 2 * grid.node(std::min(x, nextX), std::min(y, nextY)) + direction % 2;
        if (grid.blocked[edge])
            continue;
        const double length = std::abs(grid.xs[x] - grid.xs[nextX]) + std::abs(grid.ys[y] - grid.ys[nextY]);
        reach(4 * grid.node(nextX, nextY) + direction, nextX, nextY, length + grid.extra[edge]);
    }
    if (!done[end])
        return std::nullopt;
    Points points{to.point};
    for (int state = end; state >= 0; state = before[state])
        points.emplace_back(grid.xs[state / 4 % width], grid.ys[state / 4 / width]);
    points.push_back(from.point);
    std::ranges::reverse(points);
    return simplified(points);
}

} // namespace lectograph::diagram
