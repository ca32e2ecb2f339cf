// SPDX-License-Identifier: GPL-3.0-or-later
#include "contours.h"

#include "base/allowance.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::functions {

namespace {

/// Numbers for the edges of the squares: those to the right from each point, then those upwards.
class ContourWalk
{
public:
    ContourWalk(double level, const Samples &samples, const Plane &plane)
        : m_level(level), m_samples(samples), m_plane(plane)
    {
        for (int row = 0; row + 1 < samples.rows; ++row) {
            for (int column = 0; column + 1 < samples.columns; ++column)
                addSquare(column, row);
        }
    }

    std::vector<Polyline> lines()
    {
        std::vector<Polyline> lines;
        // From the ends of open lines first, so that none is walked from its middle.
        for (const bool isEnd : {true, false}) {
            for (const int edge : std::as_const(m_order)) {
                if (!isEnd || m_next.value(edge)[1] < 0)
                    walk(edge, lines);
            }
        }
        return lines;
    }

private:
    using Neighbours = std::array<int, 2>;

    bool isAbove(int column, int row) const { return m_samples.at(column, row) > m_level; }
    int horizontal(int column, int row) const { return row * m_samples.columns + column; }
    int vertical(int column, int row) const { return m_samples.rows * m_samples.columns + horizontal(column, row); }

    void addSquare(int column, int row)
    {
        const std::array corners{m_samples.at(column, row), m_samples.at(column + 1, row),
                                 m_samples.at(column + 1, row + 1), m_samples.at(column, row + 1)};
        const auto isHigh = [this](double value) { return value > m_level; };
        const auto high = std::ranges::count_if(corners, isHigh);
        if (high == 0 || high == 4 || !std::ranges::all_of(corners, [](double value) { return std::isfinite(value); }))
            return;
        const std::array edges{horizontal(column, row), vertical(column + 1, row), horizontal(column, row + 1),
                               vertical(column, row)};
        std::vector<int> crossed; // in the order around the square
        for (std::size_t i = 0; i < 4; ++i) {
            if ((corners[i] > m_level) != (corners[(i + 1) % 4] > m_level))
                crossed.push_back(edges[i]);
        }
        if (crossed.size() == 2)
            connect(crossed[0], crossed[1]);
        if (crossed.size() != 4)
            return;
        const bool isMiddleAbove = (corners[0] + corners[1] + corners[2] + corners[3]) / 4 > m_level;
        // Lines go around the corners that differ from the middle.
        const std::size_t shift = isMiddleAbove == (corners[0] > m_level) ? 0 : 3;
        connect(crossed[shift], crossed[(shift + 1) % 4]);
        connect(crossed[(shift + 2) % 4], crossed[(shift + 3) % 4]);
    }

    void connect(int a, int b)
    {
        for (const auto &[from, to] : {std::pair(a, b), std::pair(b, a)}) {
            auto found = m_next.find(from);
            if (found == m_next.end()) {
                m_next.insert(from, {to, -1});
                m_order.push_back(from);
            } else {
                (*found)[1] = to;
            }
        }
    }

    void walk(int start, std::vector<Polyline> &lines)
    {
        if (m_done.contains(start))
            return;
        Polyline line;
        int before = -1;
        for (int edge = start; edge >= 0;) {
            line.push_back(pointOn(edge));
            if (m_done.contains(edge))
                break; // closed
            m_done.insert(edge, true);
            const Neighbours next = m_next.value(edge);
            const int after = next[0] == before ? next[1] : next[0];
            before = edge;
            edge = after;
        }
        if (line.size() > 1)
            lines.push_back(std::move(line));
    }

    QPointF pointOn(int edge) const
    {
        const int count = m_samples.rows * m_samples.columns;
        const bool isVertical = edge >= count;
        const int column = edge % count % m_samples.columns;
        const int row = edge % count / m_samples.columns;
        const double from = m_samples.at(column, row);
        const double to = isVertical ? m_samples.at(column, row + 1) : m_samples.at(column + 1, row);
        const double share = std::clamp((m_level - from) / (to - from), 0.0, 1.0);
        const double x = (column + (isVertical ? 0 : share)) / (m_samples.columns - 1);
        const double y = (row + (isVertical ? share : 0)) / (m_samples.rows - 1);
        return {(x - 0.5) * m_plane.x.length, (y - 0.5) * m_plane.y.length};
    }

    double m_level;
    const Samples &m_samples;
    const Plane &m_plane;
    QHash<int, Neighbours> m_next;
    QHash<int, bool> m_done;
    std::vector<int> m_order;
};

int samplesAlong(const Axis &axis)
{
    constexpr double apart = 0.06;
    return std::clamp(static_cast<int>(axis.length / apart), 24, 200) + 1;
}

} // namespace

qsizetype spendForSamples(const Plane &plane)
{
    const qsizetype count = qsizetype{samplesAlong(plane.x)} * samplesAlong(plane.y);
    base::spend(static_cast<quint64>(count) * 400);
    return count;
}

Samples sampled(const FunctionOfPlane &function, const Plane &plane)
{
    Samples samples{samplesAlong(plane.x), samplesAlong(plane.y), {}};
    samples.values.reserve(static_cast<std::size_t>(samples.columns) * static_cast<std::size_t>(samples.rows));
    for (int row = 0; row < samples.rows; ++row) {
        const double y = plane.y.scale.value(static_cast<double>(row) / (samples.rows - 1));
        for (int column = 0; column < samples.columns; ++column)
            samples.values.push_back(
                function(plane.x.scale.value(static_cast<double>(column) / (samples.columns - 1)), y));
    }
    return samples;
}

std::vector<Polyline> contoursAt(double level, const Samples &samples, const Plane &plane)
{
    base::spend(samples.values.size() * 10);
    return ContourWalk(level, samples, plane).lines();
}

} // namespace lectograph::functions
