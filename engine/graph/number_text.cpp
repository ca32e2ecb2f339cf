// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/number_text.h"

#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;

namespace {

/// Integers without decimals, others with up to four decimals, tiny ones with up to four digits.
QString shortest(double size)
{
    constexpr int most = 4;
    if (size >= 1e12 || size == std::round(size))
        return QString::number(size, 'g', 12);
    if (size < 1e-3)
        return QString::number(size, 'g', most);
    QString digits = QString::number(size, 'f', most);
    while (digits.endsWith(u'0'))
        digits.chop(1);
    if (digits.endsWith(u'.'))
        digits.chop(1);
    return digits;
}

} // namespace

QString numberText(double value, int decimals, NumberNotation notation)
{
    if (std::isnan(value))
        return u"?"_s;
    const bool latex = notation == NumberNotation::Latex;
    const QString minus = latex ? u"-"_s : u"−"_s;
    if (std::isinf(value))
        return (value < 0 ? minus : QString()) + (latex ? u"\\infty"_s : u"∞"_s);
    constexpr double exact = 1e15; // larger doubles have no decimals and meaningless last digits
    QString digits = decimals >= 0 && std::abs(value) < exact ? QString::number(std::abs(value), 'f', decimals)
                                                              : shortest(std::abs(value));
    if (const qsizetype exponent = digits.indexOf(u'e'); exponent >= 0) {
        const int power = digits.mid(exponent + 1).toInt();
        digits = digits.left(exponent) + (latex ? u"\\cdot 10^{%1}"_s : u"·10^%1"_s).arg(power);
    }
    const bool isZero = digits.count(u'0') + digits.count(u'.') == digits.size();
    return (value < 0 && !isZero ? minus : QString()) + digits;
}

QString shortNumber(double value)
{
    constexpr double small = 0.1;
    if (!std::isfinite(value) || std::abs(value) >= small || value == 0)
        return numberText(std::round(value * 1000) / 1000, -1, NumberNotation::Text);
    return numberText(QString::number(value, 'g', 3).toDouble(), -1, NumberNotation::Text);
}

} // namespace lectograph::graph
