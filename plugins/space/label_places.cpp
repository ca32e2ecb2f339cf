// SPDX-License-Identifier: GPL-3.0-or-later
#include "label_places.h"
#include "base/angle.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace lectograph::space {

using base::Vec3;

namespace {

/// In the order in which they are liked, where nothing is in the way.
constexpr std::array sidesByLiking{Vec3{1, 1, 0},  Vec3{1, 0, 0},   Vec3{1, -1, 0}, Vec3{-1, 1, 0},
                                   Vec3{-1, 0, 0}, Vec3{-1, -1, 0}, Vec3{0, 1, 0},  Vec3{0, -1, 0}};

double overlap(const QRectF &a, const QRectF &b)
{
    const double width = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
    const double height = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return width > 0 && height > 0 ? width * height : 0;
}

QRectF boxAround(const QPointF &middle, const QSizeF &size)
{
    return {middle - QPointF(size.width(), size.height()) / 2, size};
}

/// What is in the way of labels, as seen in all views.
class Crowd
{
public:
    Crowd(const std::vector<LabelledDot> &dots, double radius, double gap, std::span<const Vec3> outlines)
        : m_dots(dots),
          m_radius(radius),
          m_gap(gap),
          m_outlines(outlines),
          m_views(viewsAround()),
          m_chosen(dots.size(), sidesByLiking.front())
    {
        for (const blocks::LabelView &view : m_views) {
            std::vector<QPointF> seen;
            for (const LabelledDot &dot : dots)
                seen.emplace_back(base::dot(dot.at, view.right), base::dot(dot.at, view.up));
            m_seen.push_back(std::move(seen));
        }
    }

    /// Each label in turn takes the best side beside where the others are now, until nothing changes.
    std::vector<Vec3> settled()
    {
        constexpr int mostRounds = 4;
        for (int round = 0; round < mostRounds; ++round) {
            bool hasChanged = false;
            for (std::size_t i = 0; i < m_dots.size(); ++i)
                hasChanged = improve(i) || hasChanged;
            if (!hasChanged)
                break;
        }
        return m_chosen;
    }

private:
    bool improve(std::size_t label)
    {
        const QSizeF &size = m_dots[label].label;
        if (size.isEmpty())
            return false;
        // A side that is liked less has to be better by more than this: a small part of the label.
        const double reluctance = 0.02 * size.width() * size.height();
        Vec3 best = m_chosen[label];
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < sidesByLiking.size(); ++i) {
            const double cost = covered(label, sidesByLiking[i]) + reluctance * static_cast<double>(i);
            if (cost < least) {
                least = cost;
                best = sidesByLiking[i];
            }
        }
        const bool hasChanged = !(best == m_chosen[label]);
        m_chosen[label] = best;
        return hasChanged;
    }

    double covered(std::size_t label, const Vec3 &side) const
    {
        const QPointF own = labelMiddle(m_dots[label].label, side, m_radius, m_gap);
        // A line counts like a band that is as wide as a dot.
        double sum = 2 * m_radius * blocks::outlineStep
            * blocks::coveredPoints({m_dots[label].at, own}, m_dots[label].label, m_outlines, m_views);
        for (std::size_t v = 0; v < m_views.size(); ++v) {
            const QRectF box = boxAround(m_seen[v][label] + own, m_dots[label].label);
            for (std::size_t i = 0; i < m_dots.size(); ++i) {
                if (i == label)
                    continue;
                sum += m_views[v].weight * 2 * overlap(box, boxAround(m_seen[v][i], {2 * m_radius, 2 * m_radius}));
                if (m_dots[i].label.isEmpty())
                    continue;
                const QPointF other = labelMiddle(m_dots[i].label, m_chosen[i], m_radius, m_gap);
                sum += m_views[v].weight * overlap(box, boxAround(m_seen[v][i] + other, m_dots[i].label));
            }
        }
        return sum;
    }

    const std::vector<LabelledDot> &m_dots;
    double m_radius;
    double m_gap;
    std::span<const Vec3> m_outlines;
    std::vector<blocks::LabelView> m_views;
    std::vector<std::vector<QPointF>> m_seen; ///< of each view, the dots
    std::vector<Vec3> m_chosen;
};

} // namespace

std::vector<blocks::LabelView> viewsAround()
{
    constexpr int around = 12;
    constexpr double rise = 15 * base::degree;
    std::vector<blocks::LabelView> views{{{1, 0, 0}, {0, 1, 0}, 4}};
    for (int i = 0; i < around; ++i) {
        const double turn = i * 2 * std::numbers::pi / around;
        const Vec3 right{std::cos(turn), 0, -std::sin(turn)};
        const Vec3 towardsEye{std::sin(turn) * std::cos(rise), std::sin(rise), std::cos(turn) * std::cos(rise)};
        views.push_back({right, base::cross(towardsEye, right), 1});
    }
    return views;
}

std::vector<Vec3> labelSides(const std::vector<LabelledDot> &dots, double radius, double gap,
                             std::span<const Vec3> outlines)
{
    constexpr std::size_t mostPairs = 90'000;
    const auto labels =
        static_cast<std::size_t>(std::ranges::count_if(dots, [](const auto &dot) { return !dot.label.isEmpty(); }));
    if (labels * dots.size() > mostPairs)
        return std::vector<Vec3>(dots.size(), sidesByLiking.front());
    return Crowd(dots, radius, gap, outlines).settled();
}

QPointF labelMiddle(const QSizeF &label, const Vec3 &side, double radius, double gap)
{
    return {side.x * (radius + gap + label.width() / 2), side.y * (radius + gap + label.height() / 2)};
}

} // namespace lectograph::space
