// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/pixel.h"
#include "shape/path.h"

#include <QPointF>
#include <QRect>

#include <algorithm>
#include <bit>
#include <vector>

namespace lectograph::raster {

/// Computes how much of each pixel a set of closed polygons covers: the exact area on a grid of 1/256 pixel.
///
/// Every edge adds the area to its right to the cells it touches; a running sum along the row gives the pixels. The
/// arithmetic is in integers, and each cell depends on the edge alone, not on where its traversal starts. A clip
/// therefore gives the same bytes as the whole picture, on any machine and in any order. The winding number is summed
/// over a pixel's area and then clamped, as in FreeType.
class Coverage
{
public:
    /// Maximum width and height of the target in pixels.
    static constexpr int limit = 1 << 15;

    void clear();
    bool isEmpty() const { return m_edges.empty(); }
    /// Begins a polygon, closed by closeRing(). `color` is used by sweepColors() only.
    void beginRing(const QPointF &at, Pixel color = 0)
    {
        m_first = m_last = at;
        m_color = color;
    }
    void lineTo(const QPointF &to)
    {
        addEdge(m_last, to);
        m_last = to;
    }
    void closeRing() { lineTo(m_first); }

    /// Calls span(y, x, count, coverage) for runs of equal coverage 1…256 within `clip`, rows from top to bottom.
    template <class Span>
    void sweep(const QRect &clip, shape::FillRule rule, Span &&span)
    {
        if (rule == shape::FillRule::NonZero)
            sweepRows<false>(clip, nonZero, [&](int y, int x, int n, int c, Pixel) { span(y, x, n, c); });
        else
            sweepRows<false>(clip, evenOdd, [&](int y, int x, int n, int c, Pixel) { span(y, x, n, c); });
    }
    /// Calls span(y, x, count, coverage, color) instead, with the coverage-weighted mean colour of the pixel, so that
    /// adjacent polygons show no seam.
    template <class Span>
    void sweepColors(const QRect &clip, Span &&span)
    {
        sweepRows<true>(clip, nonZero, span);
    }

private:
    static constexpr int one = 256;              ///< subpixels
    static constexpr int full = 2 * one * one;   ///< the sum of a fully covered pixel
    static constexpr int cellCapacity = 1 << 15; ///< rows are swept in chunks that fit the cache

    struct Edge ///< oriented downwards
    {
        int x0, y0, x1, y1;
        int sign;
        Pixel color;
    };
    struct Sums ///< of the colour components, weighted by coverage
    {
        qint64 of[4] = {};
    };
    /// Rows [top, bottom) and columns [left, left + width) being summed.
    struct Window
    {
        int left = 0;
        int top = 0;
        int bottom = 0;
        int width = 0;
        int stride = 0;
        int words = 0;
    };

    // More than 2¹⁴ windings overflow, which is defined only for unsigned integers.
    static constexpr unsigned size(int sum)
    {
        return sum < 0 ? 0u - static_cast<unsigned>(sum) : static_cast<unsigned>(sum);
    }
    static constexpr int plus(int a, int b)
    {
        return static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b));
    }
    static constexpr auto nonZero = [](int sum) {
        return static_cast<int>(std::min<unsigned>((size(sum) + one) >> 9, one));
    };
    static constexpr auto evenOdd = [](int sum) {
        const int folded = static_cast<int>(size(sum) & (2 * full - 1));
        return ((folded > full ? 2 * full - folded : folded) + one) >> 9;
    };

    void addEdge(const QPointF &from, const QPointF &to);
    void addFarEdge(QPointF from, QPointF to);
    void addFixed(int x0, int y0, int x1, int y1);
    QRect area(const QRect &clip) const;
    static Pixel mean(const Sums &sums, int sum);
    void sumUp(const Window &window, bool colored);
    template <bool colored>
    void sumUp(const Window &window);
    template <bool colored>
    void addPiece(const Window &window, int row, int x0, int x1, int height, const Edge &edge);
    template <bool colored>
    void addToCell(const Window &window, int row, int column, int cover, int twiceX, Pixel color);

    template <bool colored, class Rule, class Span>
    void sweepRows(const QRect &clip, Rule coverageOf, Span &&span);

    std::vector<Edge> m_edges;
    int m_minX = 0;
    int m_maxX = 0;
    int m_minY = 0;
    int m_maxY = 0;
    QPointF m_first;
    QPointF m_last;
    Pixel m_color = 0;
    std::vector<int> m_cells;       ///< all zero between sweeps
    std::vector<Sums> m_colors;     ///< the same with colours
    std::vector<quint64> m_touched; ///< one bit per cell touched by an edge
};

template <bool colored, class Rule, class Span>
void Coverage::sweepRows(const QRect &clip, Rule coverageOf, Span &&span)
{
    const QRect all = area(clip);
    if (all.isEmpty())
        return;
    Window window;
    window.left = all.left();
    window.width = all.width();
    window.stride = window.width + 2;
    window.words = (window.width + 1) / 64 + 1;
    const int chunk = std::max(1, cellCapacity / window.stride);
    for (window.top = all.top(); window.top <= all.bottom(); window.top = window.bottom) {
        window.bottom = std::min(window.top + chunk, all.bottom() + 1);
        sumUp(window, colored);
        for (int row = 0; row < window.bottom - window.top; ++row) {
            quint64 *touched = m_touched.data() + row * window.words;
            int *cells = m_cells.data() + row * window.stride;
            const int y = window.top + row;
            int sum = 0;
            Sums colorSums;
            int from = 0;
            int covered = 0;
            Pixel color = 0;
            for (int word = 0; word < window.words; ++word) {
                for (quint64 bits = touched[word]; bits; bits &= bits - 1) {
                    const int column = word * 64 + std::countr_zero(bits);
                    if (column >= window.width) { // one past the last cell
                        cells[column] = 0;
                        if constexpr (colored)
                            m_colors[static_cast<size_t>(row * window.stride + column)] = {};
                        continue;
                    }
                    if (covered && column > from)
                        span(y, window.left + from, column - from, covered, color);
                    sum = plus(sum, cells[column]);
                    cells[column] = 0;
                    covered = coverageOf(sum);
                    if constexpr (colored) {
                        Sums &cell = m_colors[static_cast<size_t>(row * window.stride + column)];
                        for (int i = 0; i < 4; ++i)
                            colorSums.of[i] += cell.of[i];
                        cell = {};
                        color = mean(colorSums, sum);
                    }
                    from = column;
                }
                touched[word] = 0;
            }
            if (covered && from < window.width)
                span(y, window.left + from, window.width - from, covered, color);
        }
    }
}

} // namespace lectograph::raster
