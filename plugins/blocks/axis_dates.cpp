// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/axis_dates.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;

namespace {

constexpr double daysPerYear = 365.2425;
const QDate epoch(1970, 1, 1);

double daysTo(const QDate &date)
{
    return static_cast<double>(epoch.daysTo(date));
}

QDate dateAt(double days)
{
    constexpr double farthest = 365'000; // a thousand years
    return epoch.addDays(static_cast<qint64>(std::floor(std::clamp(days, -farthest, farthest))));
}

/// The first step that leaves no more ticks than wanted.
int stepOf(double count, int wanted, std::span<const int> steps)
{
    const auto found = std::ranges::find_if(steps, [&](int step) { return count / step <= wanted + 0.5; });
    return found == steps.end() ? steps.back() : *found;
}

QString monthLabel(const QDate &date, bool withYear, const QString &language)
{
    const QString month = QLocale(language).standaloneMonthName(date.month(), QLocale::ShortFormat);
    return withYear ? month + u'\n' + QString::number(date.year()) : month;
}

QString dayLabel(const QDate &date, bool withYear, const QString &language)
{
    const QString day = language == "ko"_L1 ? u"%1월 %2일"_s.arg(date.month()).arg(date.day())
        : language == "zh"_L1               ? u"%1月%2日"_s.arg(date.month()).arg(date.day())
                                            : QLocale(language).toString(date, u"MMM d"_s);
    return withYear ? day + u'\n' + QString::number(date.year()) : day;
}

std::vector<AxisTick> years(double least, double most, int wanted)
{
    const int first = dateAt(least).year();
    const int last = dateAt(most).year();
    constexpr std::array steps{1, 2, 5, 10, 20, 50, 100, 200, 500};
    const int step = stepOf((most - least) / daysPerYear, wanted, steps);
    std::vector<AxisTick> ticks;
    for (int year = first - first % step; year <= last + 1; year += step) {
        const double at = daysTo(QDate(year, 1, 1));
        if (year > 0 && at >= least - 0.5 && at <= most + 0.5)
            ticks.push_back({at, QString::number(year)});
    }
    return ticks;
}

std::vector<AxisTick> months(double least, double most, int wanted, const QString &language)
{
    constexpr std::array steps{1, 2, 3, 6};
    const int step = stepOf((most - least) / (daysPerYear / 12), wanted, steps);
    std::vector<AxisTick> ticks;
    const QDate from = dateAt(least);
    for (QDate date(from.year(), 1, 1); daysTo(date) <= most + 0.5; date = date.addMonths(step)) {
        if (daysTo(date) >= least - 0.5)
            ticks.push_back({daysTo(date), monthLabel(date, ticks.empty() || date.month() == 1, language)});
    }
    return ticks;
}

std::vector<AxisTick> days(double least, double most, int wanted, const QString &language)
{
    constexpr std::array steps{1, 2, 7, 14};
    const int step = stepOf(most - least, wanted, steps);
    std::vector<AxisTick> ticks;
    int year = 0;
    for (QDate date = dateAt(std::ceil(least)); daysTo(date) <= most; date = date.addDays(step)) {
        ticks.push_back({daysTo(date), dayLabel(date, date.year() != year, language)});
        year = date.year();
    }
    return ticks;
}

} // namespace

std::vector<AxisTick> dateTicks(double least, double most, int wanted, const QString &language)
{
    const double length = most - least;
    if (length > 2.5 * daysPerYear || wanted < 1)
        return years(least, most, std::max(wanted, 1));
    return length > 60 ? months(least, most, wanted, language) : days(least, most, wanted, language);
}

} // namespace lectograph::blocks
