// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_values.h"

#include "base/angle.h"
#include "shape/path_data.h"

#include <QColor>
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
    return unit.isEmpty() || unit == u"px" ? 1 : 0;
}

/// One function of a transform list; applied before those to its left.
std::optional<QTransform> one(QStringView name, const std::vector<double> &numbers)
{
    const std::size_t count = numbers.size();
    const auto number = [&](std::size_t i, double otherwise) { return i < count ? numbers[i] : otherwise; };
    const auto skew = [&] { return std::tan(numbers[0] * base::degree); };
    if (count == 0)
        return std::nullopt;
    if (name == u"matrix" && count == 6)
        return QTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
    if (name == u"translate")
        return QTransform::fromTranslate(numbers[0], number(1, 0));
    if (name == u"scale")
        return QTransform::fromScale(numbers[0], number(1, numbers[0]));
    if (name == u"rotate") {
        QTransform turn;
        turn.translate(number(1, 0), number(2, 0));
        turn.rotate(numbers[0]);
        turn.translate(-number(1, 0), -number(2, 0));
        return turn;
    }
    if (name == u"skewX")
        return QTransform(1, 0, skew(), 1, 0, 0);
    if (name == u"skewY")
        return QTransform(1, skew(), 0, 1, 0, 0);
    return std::nullopt;
}

std::optional<base::Color> rgb(QStringView arguments)
{
    static const QRegularExpression pattern(uR"(([-+]?[\d.]+(?:e[-+]?\d+)?)(%?))"_s);
    std::array<double, 4> parts{0, 0, 0, 1};
    std::size_t count = 0;
    for (auto found = pattern.globalMatch(arguments.toString()); found.hasNext() && count < parts.size(); ++count) {
        const auto match = found.next();
        const double number = match.capturedView(1).toDouble();
        const bool isShare = !match.capturedView(2).isEmpty();
        parts[count] = std::clamp(isShare ? number / 100 : count < 3 ? number / 255 : number, 0.0, 1.0);
    }
    if (count < 3)
        return std::nullopt;
    return base::Color{float(parts[0]), float(parts[1]), float(parts[2]), float(parts[3])};
}

} // namespace

std::optional<double> svgLength(QStringView text, double whole)
{
    static const QRegularExpression pattern(uR"(^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*([a-z%]*)\s*$)"_s);
    if (text.isEmpty() || text.size() > longest)
        return std::nullopt;
    const auto match = pattern.match(text.toString());
    if (!match.hasMatch())
        return std::nullopt;
    const double length = match.capturedView(1).toDouble() * unitOf(match.capturedView(2), whole);
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

QTransform svgTransform(QStringView text)
{
    QTransform all;
    while (!text.isEmpty()) {
        const qsizetype open = text.indexOf(u'(');
        const qsizetype close = text.indexOf(u')');
        if (open < 0 || close < open)
            break;
        QStringView name = text.first(open);
        while (!name.isEmpty() && !name.front().isLetter())
            name = name.sliced(1);
        const auto next = one(name.trimmed(), shape::numbersFromData(text.sliced(open + 1, close - open - 1)));
        if (!next)
            break;
        all = *next * all;
        text = text.sliced(close + 1);
    }
    return all;
}

std::optional<base::Color> svgColor(QStringView text)
{
    text = text.trimmed();
    if (text.isEmpty() || text.size() > longest)
        return std::nullopt;
    if (text.front() == u'#') {
        const auto color = base::parseColor(text);
        return color ? std::optional(*color) : std::nullopt;
    }
    if (text.startsWith(u"rgb", Qt::CaseInsensitive))
        return rgb(text);
    const QColor named = QColor::fromString(text);
    if (!named.isValid())
        return std::nullopt;
    return base::Color{named.redF(), named.greenF(), named.blueF(), named.alphaF()};
}

QString svgLocalId(QStringView reference)
{
    reference = reference.trimmed();
    if (reference.startsWith(u"url(") && reference.endsWith(u')'))
        reference = reference.sliced(4).chopped(1).trimmed();
    if (reference.size() > 2 && (reference.front() == u'"' || reference.front() == u'\''))
        reference = reference.sliced(1).chopped(1);
    return reference.startsWith(u'#') ? reference.sliced(1).toString() : QString();
}

QTransform svgViewTransform(QStringView viewBox, const QSizeF &size)
{
    const std::vector<double> box = shape::numbersFromData(viewBox);
    if (box.size() != 4 || box[2] <= 0 || box[3] <= 0)
        return {};
    const double factor = std::min(size.width() / box[2], size.height() / box[3]);
    const QPointF spare(size.width() - box[2] * factor, size.height() - box[3] * factor);
    return QTransform::fromTranslate(-box[0], -box[1]) * QTransform::fromScale(factor, factor)
        * QTransform::fromTranslate(spare.x() / 2, spare.y() / 2);
}

} // namespace lectograph::artwork
