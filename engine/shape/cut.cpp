// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/cut.h"

#include "shape/bezier.h"

#include <array>

namespace lectograph::shape {
namespace {

/// A part of a curve on one side of the line.
struct Section
{
    Cubic curve;
    bool isAbove = false;
};

/// The distance of a curve from the line, as a cubic in Bernstein form.
struct Distances
{
    std::array<double, 4> d;

    double at(double t) const
    {
        const double s = 1 - t;
        return s * s * s * d[0] + 3 * s * s * t * d[1] + 3 * s * t * t * d[2] + t * t * t * d[3];
    }
    /// Where it turns round, in order.
    std::vector<double> turns() const
    {
        const double c = d[1] - d[0];
        const double b = 2 * (d[2] - 2 * d[1] + d[0]);
        const double a = d[3] - 3 * d[2] + 3 * d[1] - d[0];
        std::vector<double> found;
        const double discriminant = b * b - 4 * a * c;
        if (std::abs(a) < 1e-14 * (std::abs(b) + std::abs(c))) {
            if (b != 0)
                found = {-c / b};
        } else if (discriminant > 0) {
            const double root = std::sqrt(discriminant);
            found = {(-b - root) / (2 * a), (-b + root) / (2 * a)};
        }
        std::erase_if(found, [](double t) { return !(t > 0 && t < 1); });
        std::ranges::sort(found);
        return found;
    }
};

/// Where a curve crosses the line, in order.
std::vector<double> crossings(const Cubic &curve, const CutLine &line)
{
    const Distances distances{{line.above(curve.a), line.above(curve.b), line.above(curve.c), line.above(curve.d)}};
    const auto [least, most] = std::ranges::minmax(distances.d);
    if (!(least < 0 && most > 0))
        return {};
    std::vector<double> ends = distances.turns();
    ends.insert(ends.begin(), 0);
    ends.push_back(1);
    std::vector<double> found;
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) { // between two ends it only rises or only falls
        double low = ends[i];
        double high = ends[i + 1];
        const bool rises = distances.at(high) > distances.at(low);
        if ((distances.at(low) > 0) == (distances.at(high) > 0))
            continue;
        for (int step = 0; step < 60; ++step) {
            const double middle = (low + high) / 2;
            ((distances.at(middle) > 0) == rises ? high : low) = middle;
        }
        if (const double t = (low + high) / 2; t > 1e-9 && t < 1 - 1e-9)
            found.push_back(t);
    }
    return found;
}

std::vector<Section> sectionsOf(const Contour &contour, const CutLine &line, bool isClosed)
{
    std::vector<Section> sections;
    const auto add = [&](const Cubic &whole) {
        double from = 0;
        std::vector<double> ends = crossings(whole, line);
        ends.push_back(1);
        for (const double to : ends) {
            const Cubic part = from == 0 && to == 1 ? whole : whole.between(from, to);
            sections.push_back({part, line.above(part.at(0.5)) > 0});
            from = to;
        }
    };
    for (int i = 0; i < contour.curveCount(); ++i)
        add(curve(contour, i));
    if (isClosed && contour.points.front() != contour.points.back())
        add(Cubic::straight(contour.points.back(), contour.points.front()));
    return sections;
}

/// What of an area lies on one side (Sutherland and Hodgman 1974).
Contour halfOf(const std::vector<Section> &sections, bool isAbove)
{
    Contour half;
    half.closed = true;
    const auto goTo = [&](const QPointF &point) {
        if (!half.points.empty() && half.points.back() != point)
            append(half.points, Cubic::straight(half.points.back(), point));
    };
    for (const Section &section : sections) {
        if (section.isAbove != isAbove)
            continue;
        goTo(section.curve.a);
        append(half.points, section.curve);
    }
    if (!half.points.empty())
        goTo(half.points.front());
    return half;
}

void addRuns(std::vector<Section> sections, bool wasClosed, std::vector<Contour> &below, std::vector<Contour> &above)
{
    const auto isChange = [](const Section &a, const Section &b) { return a.isAbove != b.isAbove; };
    const auto change = std::ranges::adjacent_find(sections, isChange);
    const bool isWhole = change == sections.end();
    if (!isWhole && wasClosed) // begin at the line, so that no run spans the ends
        std::ranges::rotate(sections, std::next(change));
    for (auto from = sections.begin(); from != sections.end();) {
        const auto to = std::find_if(from, sections.end(), [&](const Section &s) { return isChange(*from, s); });
        Contour run;
        run.closed = wasClosed && isWhole;
        for (auto section = from; section != to; ++section)
            append(run.points, section->curve);
        (from->isAbove ? above : below).push_back(std::move(run));
        from = to;
    }
}

} // namespace

Halves areaCut(const Path &path, const CutLine &line)
{
    std::vector<Contour> below;
    std::vector<Contour> above;
    for (const Contour &contour : path.contours()) {
        const std::vector<Section> sections = sectionsOf(contour, line, true);
        below.push_back(halfOf(sections, false));
        above.push_back(halfOf(sections, true));
    }
    return {Path(std::move(below), path.fillRule()), Path(std::move(above), path.fillRule())};
}

Halves outlineCut(const Path &path, const CutLine &line)
{
    std::vector<Contour> below;
    std::vector<Contour> above;
    for (const Contour &contour : path.contours())
        addRuns(sectionsOf(contour, line, contour.closed), contour.closed, below, above);
    return {Path(std::move(below), path.fillRule()), Path(std::move(above), path.fillRule())};
}

} // namespace lectograph::shape
