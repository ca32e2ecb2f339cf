// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_dashes.h"

#include "artwork/svg_values.h"
#include "shape/pathops.h"

#include <QStringTokenizer>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lectograph::artwork {

namespace {

constexpr std::size_t mostLengths = 64;      ///< of one pattern
constexpr qint64 mostDashSteps = 20'000'000; ///< curves that are walked for all dashes of a contour

struct Dash
{
    double from;
    double to;
};

/// The dashes of a line of this length, from its start. Nothing if there would be more than `most`.
std::optional<std::vector<Dash>> along(double length, const SvgDashes &pattern, double shortest, qsizetype most)
{
    const double whole = std::accumulate(pattern.lengths.begin(), pattern.lengths.end(), 0.0);
    double at = -std::fmod(pattern.offset, whole);
    if (at > 0)
        at -= whole;
    if (!((length - at) / whole * static_cast<double>(pattern.lengths.size()) / 2 <= static_cast<double>(most)))
        return std::nullopt;
    std::vector<Dash> dashes;
    for (std::size_t i = 0; at < length; i = (i + 1) % pattern.lengths.size()) {
        const double next = at + pattern.lengths[i];
        const Dash dash{std::max(at, 0.0), std::min(std::max(next, at + shortest), length)};
        if (i % 2 == 0 && dash.to > dash.from)
            dashes.push_back(dash);
        at = next;
    }
    return dashes;
}

} // namespace

std::vector<double> svgDashes(QStringView text, double whole)
{
    std::vector<double> lengths;
    const QString spaced = text.toString().replace(u',', u' ').simplified();
    for (const QStringView each : QStringTokenizer{spaced, u' ', Qt::SkipEmptyParts}) {
        const auto length = svgLength(each, whole);
        if (!length || !(*length >= 0) || lengths.size() >= mostLengths)
            return {};
        lengths.push_back(*length);
    }
    if (lengths.size() % 2 != 0) // dashes become gaps in the next round
        lengths.insert(lengths.end(), lengths.begin(), lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size()));
    double sum = 0;
    double gaps = 0;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        sum += lengths[i];
        gaps += i % 2 != 0 ? lengths[i] : 0;
    }
    return gaps > 0 && std::isfinite(sum) ? lengths : std::vector<double>();
}

std::optional<shape::Path> dashed(const shape::Path &path, const SvgDashes &dashes, double shortest, qsizetype most)
{
    std::vector<shape::Contour> pieces;
    for (const shape::Contour &contour : path.contours()) {
        const shape::Path line({contour}, path.fillRule());
        const double length = shape::lengthOf(line);
        const auto here = along(length, dashes, shortest, most - static_cast<qsizetype>(pieces.size()));
        if (!here || static_cast<qint64>(here->size()) * contour.curveCount() > mostDashSteps)
            return std::nullopt;
        for (const Dash &dash : *here) {
            const shape::Path piece = shape::partial(line, dash.from / length, dash.to / length);
            for (shape::Contour one : piece.contours()) {
                one.closed = false;
                pieces.push_back(std::move(one));
            }
        }
    }
    return shape::Path(std::move(pieces), path.fillRule());
}

} // namespace lectograph::artwork
