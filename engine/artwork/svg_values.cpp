// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_values.h"

#include "base/angle.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

/// Longer than any single number, colour or reference.
constexpr qsizetype longest = 256;

double unitOf(QStringView unit, double whole)
{
    constexpr double inch = 96;
    if (unit == u"%")
        return whole / 100;
    if (unit == u"pt")
        return inch / 72;
    if (unit == u"pc")
        return inch / 6;
    if (unit == u"mm")
        return inch / 25.4;
    if (unit == u"cm")
        return inch / 2.54;
    if (unit == u"in")
        return inch;
    if (unit == u"em" || unit == u"rem")
        return 16;
    if (unit == u"ex")
        return 8;
    if (unit == u"q")
        return inch / 101.6;
    return unit.isEmpty() || unit == u"px" ? 1 : 0;
}

} // namespace

std::optional<double> svgLength(QStringView text, double whole)
{
    static const QRegularExpression pattern(uR"(^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*([a-zA-Z%]*)\s*$)"_s);
    if (text.isEmpty() || text.size() > longest)
        return std::nullopt;
    const auto match = pattern.match(text.toString());
    if (!match.hasMatch())
        return std::nullopt;
    const double length = match.capturedView(1).toDouble() * unitOf(match.captured(2).toLower(), whole);
    return std::isfinite(length) ? std::optional(length) : std::nullopt;
}

double svgLength(QStringView text, double whole, double otherwise)
{
    return svgLength(text, whole).value_or(otherwise);
}

double svgShare(QStringView text, double otherwise)
{
    return std::clamp(svgLength(text, 1, otherwise), 0.0, 1.0);
}

std::optional<double> svgDegrees(QStringView text)
{
    for (const auto &[unit, degrees] :
         {std::pair<QStringView, double>(u"deg", 1), {u"grad", 0.9}, {u"rad", 1 / base::degree}, {u"turn", 360}}) {
        if (text.endsWith(unit)) {
            const auto number = svgLength(text.chopped(unit.size()), 0);
            return number ? std::optional(*number * degrees) : std::nullopt;
        }
    }
    return svgLength(text, 0);
}

QString svgLocalId(QStringView reference)
{
    reference = reference.trimmed();
    if (reference.startsWith(u"url(") && reference.endsWith(u')'))
        reference = reference.sliced(4).chopped(1).trimmed();
    if (reference.size() > 1 && (reference.front() == u'"' || reference.front() == u'\''))
        reference = reference.sliced(1).chopped(1);
    return reference.startsWith(u'#') ? reference.sliced(1).trimmed().toString() : QString();
}

} // namespace lectograph::artwork
