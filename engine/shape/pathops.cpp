// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/pathops.h"

#include "base/allowance.h"
#include "shape/bezier.h"
#include "shape/outlines.h"

#include <QPainterPath>

#include <algorithm>
#include <numbers>
#include <numeric>
#include <optional>
#include <span>

namespace lectograph::shape {

namespace {

/// Qt's boolean operations use tolerances for pixels, so small shapes are scaled up for them. A power of two, so that
/// scaling does not round.
constexpr double toPixels = 1024;

QPainterPath enlarged(const Path &path)
{
    return QTransform::fromScale(toPixels, toPixels).map(toPainterPath(path));
}

Path reduced(const QPainterPath &path)
{
    return fromPainterPath(QTransform::fromScale(1 / toPixels, 1 / toPixels).map(path));
}

/// The part of a contour between two lengths within it. `lengths` are the lengths of its curves.
Contour cut(const Contour &contour, std::span<const double> lengths, double from, double to)
{
    Contour piece;
    double start = 0;
    for (int i = 0; i < contour.curveCount(); ++i) {
        const double length = lengths[static_cast<std::size_t>(i)];
        const double end = start + length;
        if (length > 0 && end > from && start < to) {
            const Cubic whole = curve(contour, i);
            const double first = start < from ? whole.parameterAt(from - start) : 0;
            const double last = end > to ? whole.parameterAt(to - start) : 1;
            if (last > first)
                append(piece.points, whole.between(first, last));
        }
        start = end;
    }
    return piece;
}

/// The curves of a path that reach into a rectangle.
quint64 curvesIn(const Path &path, const QRectF &box)
{
    quint64 count = 0;
    for (const Contour &contour : path.contours()) {
        for (int i = 0; i < contour.curveCount(); ++i) {
            const std::span<const QPointF> points =
                std::span(contour.points).subspan(3 * static_cast<std::size_t>(i), 4);
            const auto [left, right] = std::ranges::minmax(points, {}, &QPointF::x);
            const auto [bottom, top] = std::ranges::minmax(points, {}, &QPointF::y);
            count += left.x() <= box.right() && right.x() >= box.left() && bottom.y() <= box.bottom()
                && top.y() >= box.top();
        }
    }
    return count;
}

/// Each curve may cut each other one where the areas meet.
quint64 workOfCombining(const Path &a, const Path &b)
{
    constexpr quint64 workPerCurve = 50;
    constexpr quint64 workPerCurveWhereTheyMeet = 30'000; // Qt divides each into lines
    constexpr quint64 workPerPair = 20;
    const QRectF common = a.bounds() & b.bounds();
    const quint64 curves = static_cast<quint64>(a.curveCount()) + static_cast<quint64>(b.curveCount());
    if (common.isNull())
        return curves * workPerCurve;
    return curves * workPerCurveWhereTheyMeet + curvesIn(a, common) * curvesIn(b, common) * workPerPair;
}

/// A rounded corner: the distance from the corner to the start of the arc, for an angle of `turn`.
struct Corner
{
    double turn = 0;
    double cut = 0;
};

Corner cornerBetween(const Cubic &before, const Cubic &after, double radius)
{
    if (!before.isStraight() || !after.isStraight())
        return {};
    const QPointF in = before.d - before.a;
    const QPointF out = after.d - after.a;
    const double turn = std::atan2(cross(in, out), dot(in, out));
    if (std::abs(turn) < 1e-6 || std::abs(turn) > std::numbers::pi - 1e-3)
        return {}; // straight on, or straight back
    return {turn, radius * std::tan(std::abs(turn) / 2)};
}

Contour rounded(const Contour &contour, double radius)
{
    const auto n = static_cast<std::size_t>(contour.curveCount());
    const auto side = [&contour](std::size_t i) { return curve(contour, static_cast<int>(i)); };
    std::vector<Corner> corners(n); // corner i ends side i
    for (std::size_t i = 0; i < n; ++i) {
        if (contour.closed || i + 1 < n)
            corners[i] = cornerBetween(side(i), side((i + 1) % n), radius);
    }
    std::vector<double> room(n, 1); // the factor by which the cuts of a side must shrink to fit
    for (std::size_t i = 0; i < n; ++i) {
        const double wanted = corners[(i + n - 1) % n].cut + corners[i].cut;
        if (wanted > 0)
            room[i] = std::min(1.0, norm(side(i).d - side(i).a) / wanted);
    }
    for (std::size_t i = 0; i < n; ++i)
        corners[i].cut *= std::min(room[i], room[(i + 1) % n]);

    Contour result;
    result.closed = contour.closed;
    for (std::size_t i = 0; i < n; ++i) {
        const Cubic whole = side(i);
        const double before = corners[(i + n - 1) % n].cut;
        const Corner &corner = corners[i];
        Cubic kept = whole;
        if (before > 0 || corner.cut > 0) {
            const QPointF along = whole.direction(0);
            kept = Cubic::straight(whole.a + along * before, whole.d - along * corner.cut);
        }
        if (norm(kept.d - kept.a) > 1e-12 || !whole.isStraight())
            append(result.points, kept);
        if (corner.cut > 0) {
            const QPointF to = whole.d + side((i + 1) % n).direction(0) * corner.cut;
            const Path arc = line(kept.d, to, corner.turn);
            for (int k = 0; k < arc.curveCount(); ++k)
                append(result.points, curve(arc.contours().front(), k));
        }
    }
    return result;
}

} // namespace

Path partial(const Path &path, double from, double to)
{
    if (from <= 0 && to >= 1)
        return path;
    from = std::clamp(from, 0.0, 1.0);
    to = std::clamp(to, 0.0, 1.0);
    if (from >= to)
        return {};
    std::vector<Contour> pieces;
    std::span<const double> lengths = path.curveLengths();
    for (const Contour &contour : path.contours()) {
        const auto own = lengths.first(static_cast<std::size_t>(contour.curveCount()));
        lengths = lengths.subspan(own.size());
        const double length = std::accumulate(own.begin(), own.end(), 0.0);
        // `to` = 1 means the end of the last curve, regardless of rounding in the sum of the lengths.
        pieces.push_back(cut(contour, own, from * length, to >= 1 ? 2 * length : to * length));
    }
    return Path(std::move(pieces), path.fillRule());
}

PathPoint pointAt(const Path &path, double t)
{
    if (path.isEmpty())
        return {};
    const auto &lengths = path.curveLengths();
    double rest = std::clamp(t, 0.0, 1.0) * lengthOf(path);
    std::optional<Cubic> last;
    std::size_t index = 0;
    for (const Contour &contour : path.contours()) {
        for (int i = 0; i < contour.curveCount(); ++i, ++index) {
            if (lengths[index] == 0)
                continue;
            const Cubic here = curve(contour, i);
            if (rest <= lengths[index]) {
                const double at = here.parameterAt(rest);
                return {here.at(at), here.direction(at)};
            }
            rest -= lengths[index];
            last = here;
        }
    }
    if (last)
        return {last->d, last->direction(1)};
    return {path.contours().front().points.front(), {1, 0}};
}

double lengthOf(const Path &path)
{
    const auto &lengths = path.curveLengths();
    return std::accumulate(lengths.begin(), lengths.end(), 0.0);
}

Path allClosed(const Path &path)
{
    std::vector<Contour> contours = path.contours();
    for (Contour &contour : contours)
        contour.closed = true;
    return Path(std::move(contours), path.fillRule());
}

Path combined(const Path &a, const Path &b, Boolean operation)
{
    base::spend(workOfCombining(a, b));
    // Qt's boolean operations ignore open contours, so close them.
    const QPainterPath first = enlarged(allClosed(a));
    const QPainterPath second = enlarged(allClosed(b));
    switch (operation) {
    case Boolean::Union: return reduced(first.united(second));
    case Boolean::Difference: return reduced(first.subtracted(second));
    case Boolean::Intersection: return reduced(first.intersected(second));
    case Boolean::Exclusion: return reduced(first.united(second).subtracted(first.intersected(second)));
    }
    return {};
}

Path withRoundedCorners(const Path &path, double radius)
{
    if (radius <= 0)
        return path;
    std::vector<Contour> contours;
    for (const Contour &contour : path.contours())
        contours.push_back(rounded(contour, radius));
    return Path(std::move(contours), path.fillRule());
}

Path mapped(const Path &path, const base::Transform &by)
{
    if (by.isIdentity())
        return path;
    std::vector<Contour> contours = path.contours();
    for (Contour &contour : contours) {
        for (QPointF &p : contour.points) {
            const base::Vec3 q = by.map(p);
            p = {q.x, q.y};
        }
    }
    return Path(std::move(contours), path.fillRule());
}

Path reversed(const Path &path)
{
    std::vector<Contour> contours = path.contours();
    for (Contour &contour : contours)
        std::reverse(contour.points.begin(), contour.points.end());
    return Path(std::move(contours), path.fillRule());
}

Path refined(const Path &path, int curves)
{
    const int count = path.curveCount();
    if (count == 0 || count >= curves)
        return path;
    const int parts = (curves + count - 1) / count;
    std::vector<Contour> contours;
    for (const Contour &contour : path.contours()) {
        Contour fine{{}, contour.closed};
        for (int i = 0; i < contour.curveCount(); ++i) {
            Cubic rest = curve(contour, i);
            for (int left = parts; left > 1; --left) {
                const auto [piece, after] = rest.split(1.0 / left);
                append(fine.points, piece);
                rest = after;
            }
            append(fine.points, rest);
        }
        contours.push_back(std::move(fine));
    }
    return Path(std::move(contours), path.fillRule());
}

} // namespace lectograph::shape
