// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/axis_dates.h"
#include "blocks/axis_ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;

namespace {

struct Prefix
{
    double factor;
    QString letters;
};

/// The largest prefix whose numbers are at least 1.
Prefix prefixOf(double greatest, NumberFormat format, const QString &language)
{
    const bool isKorean = language == "ko"_L1;
    const std::vector<Prefix> short_{{1e12, u"T"_s}, {1e9, u"B"_s}, {1e6, u"M"_s}, {1e3, u"k"_s}};
    const std::vector<Prefix> tenThousands = isKorean
        ? std::vector<Prefix>{{1e12, u"조"_s}, {1e8, u"억"_s}, {1e4, u"만"_s}}
        : std::vector<Prefix>{{1e12, u"万亿"_s}, {1e8, u"亿"_s}, {1e4, u"万"_s}};
    if (format != NumberFormat::Short && format != NumberFormat::TenThousands)
        return {1, {}};
    for (const Prefix &prefix : format == NumberFormat::Short ? short_ : tenThousands) {
        if (greatest >= prefix.factor * (1 - 1e-9))
            return prefix;
    }
    return {1, {}};
}

QString superscript(int number)
{
    constexpr QStringView digits = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString raised;
    for (const QChar digit : QString::number(number))
        raised += digit == u'-' ? QChar(u'⁻') : digits[digit.digitValue()];
    return raised;
}

/// With a true minus sign and commas between thousands.
QString decimalText(double value, int decimals)
{
    QString digits = QString::number(std::abs(value), 'f', decimals);
    const bool isZero = digits.count(u'0') + digits.count(u'.') == digits.size();
    const qsizetype point = digits.indexOf(u'.');
    const qsizetype whole = point < 0 ? digits.size() : point;
    for (qsizetype at = whole - 3; whole > 4 && at > 0; at -= 3)
        digits.insert(at, u',');
    return value < 0 && !isZero ? u'−' + digits : digits;
}

QString powerText(double value, double step, int exponent)
{
    const double scale = std::pow(10, exponent);
    if (value == 0)
        return u"0"_s;
    const int decimals = std::min(decimalsOf(step / scale), 6);
    const QString power = u"10"_s + superscript(exponent);
    const QString factor = decimalText(value / scale, decimals);
    return factor == "1"_L1 ? power : factor + u"·"_s + power;
}

NumberFormat chosen(NumberFormat format, double greatest, const QString &language)
{
    if (format != NumberFormat::Automatic)
        return format;
    if (greatest > 0 && (greatest < 1e-3 || greatest >= 1e15))
        return NumberFormat::Powers;
    if (greatest < 1e5)
        return NumberFormat::Plain;
    return language == "ko"_L1 || language == "zh"_L1 ? NumberFormat::TenThousands : NumberFormat::Short;
}

bool isWhole(double value)
{
    return std::abs(value - std::round(value)) < 1e-6;
}

/// One label of a logarithmic axis; the others may need powers.
QString logarithmicLabel(double value, double base, NumberFormat format, const QString &language)
{
    const double exponent = std::log(value) / std::log(base);
    if (base != 10 && base != 2) {
        const int power = static_cast<int>(std::lround(exponent));
        return power == 0 ? u"1"_s : power == 1 ? u"e"_s : u"e"_s + superscript(power);
    }
    if (format == NumberFormat::Powers) {
        const double power = std::floor(exponent + 1e-9);
        const double factor = value / std::pow(base, power);
        const QString raised = QString::number(static_cast<int>(base)) + superscript(static_cast<int>(power));
        return isWhole(factor) && std::lround(factor) == 1 ? raised
                                                           : decimalText(factor, decimalsOf(factor)) + u'·' + raised;
    }
    const NumberFormat own = format == NumberFormat::Short && value < 1e3 ? NumberFormat::Plain : format;
    const std::vector<double> one{value};
    return numberLabels(one, value, own, language).front();
}

struct LogarithmicTicks
{
    std::vector<double> labelled;
    std::vector<double> minor;
};

/// Multiples of the powers of ten within the scale.
std::vector<double> multiples(const AxisScale &scale, std::span<const int> factors)
{
    std::vector<double> values;
    constexpr double rounding = 1e-9;
    const int first = static_cast<int>(std::floor(std::log10(scale.least)));
    const int last = static_cast<int>(std::ceil(std::log10(scale.most)));
    for (int power = first; power <= last; ++power) {
        for (const int factor : factors) {
            const double value = (u"%1e%2"_s).arg(factor).arg(power).toDouble(); // exact, unlike a power times a factor
            if (value >= scale.least * (1 - rounding) && value <= scale.most * (1 + rounding))
                values.push_back(value);
        }
    }
    return values;
}

std::vector<double> everyPower(const AxisScale &scale, double base, int wanted)
{
    const int first = static_cast<int>(std::ceil(std::log(scale.least) / std::log(base) - 1e-9));
    const int last = static_cast<int>(std::floor(std::log(scale.most) / std::log(base) + 1e-9));
    const int step = std::max(1, (last - first + wanted) / std::max(1, wanted));
    std::vector<double> values;
    for (int power = first; power <= last; ++power) {
        if (power % step == 0 || last - first < 2)
            values.push_back(base == 10 ? u"1e%1"_s.arg(power).toDouble() : std::pow(base, power));
    }
    return values;
}

/// At least three labels wherever the axis spans so much: powers, else simple multiples of them, else all of them, else
/// evenly spaced numbers.
LogarithmicTicks logarithmicTicks(const AxisScale &scale, int wanted)
{
    constexpr std::array all{1, 2, 3, 4, 5, 6, 7, 8, 9};
    constexpr std::array some{1, 2, 5};
    LogarithmicTicks ticks;
    // A little more is welcome: each power says as much as the one before.
    ticks.labelled = everyPower(scale, scale.base, wanted * 2);
    if (scale.base == 10) {
        if (std::log10(scale.most / scale.least) < 13)
            ticks.minor = multiples(scale, all);
        if (ticks.labelled.size() < 3)
            ticks.labelled = multiples(scale, some);
        if (ticks.labelled.size() < 3)
            ticks.labelled = ticks.minor;
    }
    if (ticks.labelled.size() < 3) {
        ticks.minor.clear();
        ticks.labelled.clear();
        const NiceSteps steps = niceSteps(scale.least, scale.most, wanted);
        for (int i = 0; i < steps.count; ++i)
            ticks.labelled.push_back(steps.at(i));
    }
    return ticks;
}

std::vector<AxisTick> labelledLogarithmic(const AxisScale &scale, int wanted, NumberFormat format,
                                          const QString &language)
{
    const LogarithmicTicks ticks = logarithmicTicks(scale, wanted);
    const bool areExtreme = scale.most >= 1e9 || scale.least < 1e-3;
    if (format == NumberFormat::Automatic)
        format = areExtreme                              ? NumberFormat::Powers
            : scale.base != 10                           ? NumberFormat::Plain
            : scale.most < 1e4                           ? NumberFormat::Plain
            : language == "ko"_L1 || language == "zh"_L1 ? NumberFormat::TenThousands
                                                         : NumberFormat::Short;
    std::vector<AxisTick> all;
    for (const double value : ticks.minor) {
        if (std::ranges::count(ticks.labelled, value) == 0)
            all.push_back({value, {}});
    }
    for (const double value : ticks.labelled)
        all.push_back({value, logarithmicLabel(value, scale.base, format, language)});
    return all;
}

std::vector<double> valuesWithin(const AxisScale &scale, const NiceSteps &steps)
{
    std::vector<double> values;
    const double rounding = steps.step * 1e-9;
    for (int i = 0; i < steps.count; ++i) {
        if (const double value = steps.at(i); value >= scale.least - rounding && value <= scale.most + rounding)
            values.push_back(value);
    }
    return values;
}

/// The steps at whose ends the scale ends, or every second, third, … of them if they are more than twice as many as
/// wanted; other ones where it has ends of its own.
NiceSteps stepsOf(const AxisScale &scale, int wanted)
{
    const NiceSteps &own = scale.steps;
    const bool hasZero = own.first <= 0 && own.last() >= 0;
    const int zero = hasZero ? static_cast<int>(std::lround(-own.first / own.step)) : 0; // is never left out
    for (int every = 1; every < own.count; ++every) {
        if ((own.count - 1) % every != 0 || zero % every != 0)
            continue;
        const NiceSteps steps{own.first, own.step * every, (own.count - 1) / every + 1, own.unit};
        if (steps.count - 1 <= 2 * wanted && valuesWithin(scale, steps).size() > 1)
            return steps;
    }
    const NiceSteps whole = niceSteps(scale.least, scale.most, wanted, Cover::Whole);
    const double reach = (scale.most - scale.least) * 1e-6;
    const bool isFitting = std::abs(whole.first - scale.least) <= reach && std::abs(whole.last() - scale.most) <= reach;
    if (isFitting)
        return whole;
    const NiceSteps within = niceSteps(scale.least, scale.most, wanted);
    return own.count > 1 && valuesWithin(scale, within).size() < 2 ? own : within;
}

} // namespace

QStringList numberLabels(std::span<const double> values, double step, NumberFormat format, const QString &language)
{
    double greatest = 0;
    for (const double value : values)
        greatest = std::max(greatest, std::isfinite(value) ? std::abs(value) : 0);
    format = chosen(format, greatest, language);
    const Prefix prefix = prefixOf(greatest, format, language);
    const double factor = format == NumberFormat::Percent ? 0.01 : prefix.factor;
    const int exponent = greatest > 0 ? static_cast<int>(std::floor(std::log10(greatest) + 1e-9)) : 0;
    const int decimals = std::min(decimalsOf(step / factor), 10);
    QStringList labels;
    for (const double value : values) {
        if (format == NumberFormat::Powers)
            labels.append(powerText(value, step, exponent));
        else if (format == NumberFormat::Percent)
            labels.append(decimalText(value / factor, decimals) + u'%');
        else
            labels.append(decimalText(value / factor, decimals) + (value == 0 ? QString() : prefix.letters));
    }
    return labels;
}

std::vector<AxisTick> ticksOf(const AxisScale &scale, int wanted, NumberFormat format, const QString &language)
{
    std::vector<AxisTick> ticks;
    if (scale.kind == AxisKind::Categories) {
        for (qsizetype i = 0; i < scale.categories.size(); ++i)
            ticks.push_back({static_cast<double>(i), scale.categories[i]});
        return ticks;
    }
    if (wanted < 1 || !(scale.most > scale.least))
        return ticks;
    if (scale.isLogarithmic())
        return labelledLogarithmic(scale, wanted, format, language);
    if (scale.kind == AxisKind::Dates)
        return dateTicks(scale.least, scale.most, wanted, language);
    const NiceSteps steps = stepsOf(scale, wanted);
    const std::vector<double> values = valuesWithin(scale, steps);
    const bool isEven = std::abs(std::remainder(steps.first, steps.step)) < 1e-6 * steps.step;
    const QStringList labels = numberLabels(values, isEven ? steps.step : steps.unit, format, language);
    for (std::size_t i = 0; i < values.size(); ++i)
        ticks.push_back({values[i], labels[static_cast<qsizetype>(i)]});
    return ticks;
}

} // namespace lectograph::blocks
