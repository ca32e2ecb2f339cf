// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/coverage.h"

#include <array>
#include <cmath>
#include <limits>

namespace lectograph::raster {
namespace {

constexpr double far = 2.0 * Coverage::limit;

/// Rounds half up to 1/256 pixel: shifted into the positive range, where truncation rounds down.
int fixed(double v)
{
    constexpr double shift = 1 << 26;
    return static_cast<int>(v * 256 + (shift + 0.5)) - static_cast<int>(shift);
}

bool isNear(const QPointF &p)
{
    return std::abs(p.x()) <= far && std::abs(p.y()) <= far;
}

} // namespace

void Coverage::clear()
{
    m_edges.clear();
    m_minX = m_minY = std::numeric_limits<int>::max();
    m_maxX = m_maxY = std::numeric_limits<int>::min();
}

void Coverage::addEdge(const QPointF &from, const QPointF &to)
{
    if (isNear(from) && isNear(to))
        addFixed(fixed(from.x()), fixed(from.y()), fixed(to.x()), fixed(to.y()));
    else
        addFarEdge(from, to);
}

/// Clips an edge to a square around the drawable area. Parts to the left or right still count for the rows they pass
/// and become vertical.
void Coverage::addFarEdge(QPointF from, QPointF to)
{
    const auto cutRows = [](QPointF &outside, const QPointF &other) {
        const double y = std::clamp(outside.y(), -far, far);
        if (y != outside.y()) {
            const double t = (y - other.y()) / (outside.y() - other.y());
            outside = {other.x() + (outside.x() - other.x()) * t, y};
        }
    };
    if (std::max(from.y(), to.y()) <= -far || std::min(from.y(), to.y()) >= far)
        return;
    if (!std::isfinite(from.x() + from.y() + to.x() + to.y()))
        return;
    cutRows(from, to);
    cutRows(to, from);
    const auto add = [this](const QPointF &a, const QPointF &b) {
        addFixed(fixed(std::clamp(a.x(), -far, far)), fixed(a.y()), fixed(std::clamp(b.x(), -far, far)), fixed(b.y()));
    };
    const auto yAt = [&](double x) { return from.y() + (to.y() - from.y()) * ((x - from.x()) / (to.x() - from.x())); };
    // Split at the crossings with x = −far and x = far, in path order.
    QPointF at = from;
    for (const double x : from.x() < to.x() ? std::array{-far, far} : std::array{far, -far}) {
        if ((from.x() < x) != (to.x() < x)) {
            const QPointF next(x, std::clamp(yAt(x), -far, far));
            add(at, next);
            at = next;
        }
    }
    add(at, to);
}

void Coverage::addFixed(int x0, int y0, int x1, int y1)
{
    if (y0 == y1)
        return;
    int sign = 1;
    if (y0 > y1) {
        std::swap(x0, x1);
        std::swap(y0, y1);
        sign = -1;
    }
    m_minX = std::min({m_minX, x0, x1});
    m_maxX = std::max({m_maxX, x0, x1});
    m_minY = std::min(m_minY, y0);
    m_maxY = std::max(m_maxY, y1);
    m_edges.push_back({x0, y0, x1, y1, sign, m_color});
}

QRect Coverage::area(const QRect &clip) const
{
    if (m_edges.empty())
        return {};
    return clip & QRect(QPoint(m_minX >> 8, m_minY >> 8), QPoint((m_maxX - 1) >> 8, (m_maxY - 1) >> 8));
}

Pixel Coverage::mean(const Sums &sums, int sum)
{
    Pixel color = 0;
    for (int i = 0; i < 4 && sum != 0; ++i)
        color |= static_cast<Pixel>(std::clamp<qint64>((sums.of[i] + sum / 2) / sum, 0, 255)) << (8 * i);
    return color;
}

template <bool colored>
inline void Coverage::addToCell(const Window &window, int row, int column, int cover, int twiceX, Pixel color)
{
    const int index = row * window.stride + column;
    int *cell = m_cells.data() + index;
    const int right = cover * twiceX;
    const int here = cover * 2 * one - right;
    cell[0] = plus(cell[0], here);
    cell[1] = plus(cell[1], right);
    if constexpr (colored) {
        Sums *sums = m_colors.data() + index;
        for (int i = 0; i < 4; ++i) {
            const qint64 component = color >> (8 * i) & 255;
            sums[0].of[i] += here * component;
            sums[1].of[i] += right * component;
        }
    }
    quint64 *word = m_touched.data() + row * window.words + (column >> 6);
    const int bit = column & 63;
    word[0] |= quint64(3) << bit;
    if (bit == 63)
        word[1] |= 1;
}

/// Adds a segment of an edge within one row, `height` high, from x0 to x1 relative to the window. Shares are rounded
/// before the sign is applied, so that two polygons with a common edge leave no gap.
template <bool colored>
inline void Coverage::addPiece(const Window &window, int row, int x0, int x1, int height, const Edge &edge)
{
    const auto add = [&](int column, int share, int twiceX) {
        addToCell<colored>(window, row, column, share * edge.sign, twiceX, edge.color);
    };
    if (x0 > x1) // same area
        std::swap(x0, x1);
    if (x1 <= 0) {
        add(0, height, 0);
        return;
    }
    int column = x0 >> 8;
    if (column >= window.width)
        return;
    if (x0 >= 0 && x1 <= (column + 1) << 8) {
        add(column, height, x0 + x1 - (column << 9));
        return;
    }
    const qint64 step = (qint64(height) << 32) / (x1 - x0);
    const auto heightUpTo = [&](int x) { return x >= x1 ? height : static_cast<int>(((x - x0) * step) >> 32); };
    int done = 0;
    int x = x0;
    if (x0 < 0) {
        done = heightUpTo(0);
        add(0, done, 0);
        column = 0;
        x = 0;
    }
    for (; x < x1 && column < window.width; ++column) {
        const int end = std::min((column + 1) << 8, x1);
        const int upTo = heightUpTo(end);
        add(column, upTo - done, x + end - (column << 9));
        done = upTo;
        x = end;
    }
}

template <bool colored>
void Coverage::sumUp(const Window &window)
{
    const int top = window.top * one;
    const int bottom = window.bottom * one;
    const int left = window.left * one;
    for (const Edge &edge : m_edges) {
        if (edge.y1 <= top || edge.y0 >= bottom)
            continue;
        const int end = std::min(edge.y1, bottom);
        int y = std::max(edge.y0, top);
        int row = (y >> 8) - window.top;
        const int x0 = edge.x0 - left;
        const int x1 = edge.x1 - left;
        if (x0 == x1) {
            const int column = std::max(x0, 0) >> 8;
            if (column >= window.width)
                continue;
            const int twiceX = x0 < 0 ? 0 : 2 * (x0 & 255);
            for (int next; y < end; y = next, ++row) {
                next = std::min((row + window.top + 1) * one, end);
                addToCell<colored>(window, row, column, (next - y) * edge.sign, twiceX, edge.color);
            }
            continue;
        }
        if ((row + window.top + 1) * one >= edge.y1 && y == edge.y0) { // within one row
            addPiece<colored>(window, row, x0, x1, edge.y1 - edge.y0, edge);
            continue;
        }
        const qint64 slope = (qint64(x1 - x0) << 32) / (edge.y1 - edge.y0);
        const auto xAt = [&](int at) {
            return at == edge.y1 ? x1 : x0 + static_cast<int>(((at - edge.y0) * slope) >> 32);
        };
        int x = xAt(y);
        for (int next; y < end; y = next, ++row) {
            next = std::min((row + window.top + 1) * one, end);
            const int nextX = xAt(next);
            addPiece<colored>(window, row, x, nextX, next - y, edge);
            x = nextX;
        }
    }
}

void Coverage::sumUp(const Window &window, bool colored)
{
    const auto rows = static_cast<size_t>(window.bottom - window.top);
    const size_t cells = rows * static_cast<size_t>(window.stride);
    const size_t words = rows * static_cast<size_t>(window.words) + 1;
    if (m_cells.size() < cells)
        m_cells.resize(cells);
    if (m_touched.size() < words)
        m_touched.resize(words);
    if (colored && m_colors.size() < cells)
        m_colors.resize(cells);
    if (colored)
        sumUp<true>(window);
    else
        sumUp<false>(window);
}

} // namespace lectograph::raster
