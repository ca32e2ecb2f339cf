// SPDX-License-Identifier: GPL-3.0-or-later
#include "sampling.h"

#include "base/allowance.h"

#include <algorithm>
#include <cmath>

namespace lectograph::functions {

namespace {

constexpr int pieces = 240;      ///< at first, evenly spaced
constexpr int deepest = 12;      ///< halvings of one of them
constexpr double smooth = 0.002; ///< deviation from a straight line that is not seen, in scene units
constexpr double jump = 0.05;    ///< between two points that are as close as they get: no line leads over it

class Sampler
{
public:
    Sampler(const FunctionOfX &function, const Plane &plane) : m_function(function), m_plane(plane) {}

    std::vector<Run> runs(double from, double to)
    {
        const auto at = [&](int index) {
            const double share = index / double(pieces);
            return m_plane.x.isLogarithmic() ? from * std::pow(to / from, share) : std::lerp(from, to, share);
        };
        base::spend(pieces * 4 * 300);
        QPointF before = point(at(0));
        add(before);
        for (int i = 1; i <= pieces; ++i) {
            const QPointF after = point(at(i));
            between(before, after, 0);
            before = after;
        }
        end();
        return std::move(m_runs);
    }

private:
    QPointF point(double x) const { return {x, m_function(x)}; }
    double height(const QPointF &point) const { return m_plane.y.at(point.y()); }
    bool isSeen(const QPointF &point) const { return std::isfinite(height(point)); }
    /// −1 below the plane, 1 above it.
    int beyond(const QPointF &point) const
    {
        const double half = m_plane.y.length / 2;
        const double y = height(point);
        return y > half ? 1 : y < -half ? -1 : 0;
    }

    void between(const QPointF &before, const QPointF &after, int depth)
    {
        const double x = m_plane.x.isLogarithmic() ? std::sqrt(before.x() * after.x()) : (before.x() + after.x()) / 2;
        const QPointF middle = point(x);
        const bool isWhole = isSeen(before) && isSeen(middle) && isSeen(after);
        const bool isNowhere = !isSeen(before) && !isSeen(middle) && !isSeen(after);
        const bool isBeyond = isWhole && beyond(before) != 0 && beyond(before) == beyond(middle)
            && beyond(middle) == beyond(after);
        const double bend = isWhole ? std::abs(height(middle) - (height(before) + height(after)) / 2) : 0;
        const bool isStraight = isWhole && depth > 0 && (bend < smooth || (isBeyond && depth > 2));
        if (depth < deepest && !isStraight && !(isNowhere && depth > 2)) {
            between(before, middle, depth + 1);
            between(middle, after, depth + 1);
            return;
        }
        const bool leaps = isWhole && depth >= deepest && std::abs(height(after) - height(before)) > jump;
        if (leaps)
            end();
        add(after);
    }

    void add(const QPointF &point)
    {
        if (isSeen(point))
            m_run.push_back(point);
        else
            end();
    }
    void end()
    {
        if (m_run.size() > 1)
            m_runs.push_back(std::move(m_run));
        m_run.clear();
    }

    const FunctionOfX &m_function;
    const Plane &m_plane;
    Run m_run;
    std::vector<Run> m_runs;
};

} // namespace

std::vector<Run> runsOf(const FunctionOfX &function, const Plane &plane, double from, double to)
{
    return Sampler(function, plane).runs(from, to);
}

std::vector<Run> clipped(const Run &run, const Plane &plane)
{
    const double half = plane.y.length / 2;
    std::vector<Run> parts;
    Run part;
    const auto finish = [&] {
        if (part.size() > 1)
            parts.push_back(part);
        part.clear();
    };
    for (std::size_t i = 0; i + 1 < run.size(); ++i) {
        const QPointF from = plane.at(run[i].x(), run[i].y());
        const QPointF to = plane.at(run[i + 1].x(), run[i + 1].y());
        const double rise = to.y() - from.y();
        // The shares of this piece that lie between both borders.
        double first = 0;
        double last = 1;
        if (rise == 0) {
            last = std::abs(from.y()) <= half ? 1 : -1;
        } else {
            const double low = (-half - from.y()) / rise;
            const double high = (half - from.y()) / rise;
            first = std::max(first, std::min(low, high));
            last = std::min(last, std::max(low, high));
        }
        if (first >= last) {
            finish();
            continue;
        }
        if (part.empty() || first > 0)
            finish();
        if (part.empty())
            part.push_back(from + (to - from) * first);
        part.push_back(from + (to - from) * last);
        if (last < 1)
            finish();
    }
    finish();
    return parts;
}

} // namespace lectograph::functions
