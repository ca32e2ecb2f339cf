// SPDX-License-Identifier: GPL-3.0-or-later
#include "events.h"

#include "base/sentence.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace lectograph::trees {

using namespace Qt::StringLiterals;

namespace {

QString withPlainDates(QString line)
{
    static const QRegularExpression day(u"(\\d{1,4})\\s*[년年]\\s*(\\d{1,2})\\s*[월月]\\s*(\\d{1,2})\\s*[일日]"_s);
    static const QRegularExpression month(u"(\\d{1,4})\\s*[년年]\\s*(\\d{1,2})\\s*[월月]"_s);
    static const QRegularExpression year(u"(\\d{1,4})\\s*[년年]"_s);
    return line.replace(day, u"\\1-\\2-\\3"_s).replace(month, u"\\1-\\2"_s).replace(year, u"\\1"_s);
}

/// The year with its part that is over.
std::optional<double> dateOf(const QString &text)
{
    const bool isBefore = text.startsWith(u'-');
    static const QRegularExpression marks(u"[-./]"_s);
    const QStringList parts = (isBefore ? text.sliced(1) : text).split(marks);
    const int year = parts[0].toInt() * (isBefore ? -1 : 1);
    const int month = parts.size() > 1 ? parts[1].toInt() : 1;
    const int day = parts.size() > 2 ? parts[2].toInt() : 1;
    const QDate date(year, month, day);
    if (!date.isValid())
        return {};
    return year + (date.dayOfYear() - 1.0) / date.daysInYear();
}

std::optional<double> quantityOf(QString text)
{
    static const QString powers = u"KMBT"_s;
    const qsizetype power = powers.indexOf(text.back().toUpper());
    if (power >= 0)
        text.chop(1);
    bool isNumber = false;
    const double value = text.remove(u',').toDouble(&isNumber) * std::pow(1000.0, double(power + 1));
    if (!isNumber || !std::isfinite(value))
        return {};
    return value;
}

base::Error lineError(int number, const QString &line, bool areDates)
{
    const QString shown = line.size() > 40 ? line.left(40) + u'…' : line;
    const QString what = areDates ? base::Sentence::tr("Line %1 begins with no date: “%2”.")
                                  : base::Sentence::tr("Line %1 begins with no number that has a place here: “%2”.");
    return {what.arg(number).arg(shown),
            areDates
                ? base::Sentence::tr("Write 2017, 2017-06 or 2017-06-12 before what happened.")
                : base::Sentence::tr("Write a number such as 512 or 4K before its text; on a logarithmic axis it is "
                                     "greater than 0."),
            u"events"_s};
}

} // namespace

Events readEvents(const QString &lines, bool areDates, bool mustBePositive)
{
    static const QString date = u"-?\\d{1,4}(?:[-./]\\d{1,2}){0,2}"_s;
    static const QString quantity = u"-?\\d[\\d,]*(?:\\.\\d+)?(?:e[+-]?\\d+)?[KkMmBbTt]?"_s;
    static const QString form = u"^(%1)(?:\\s*(?:–|—|\\.\\.\\.?|~|→|\\s-\\s)\\s*(%1))?(?:\\s*[:：]\\s*|\\s+)(\\S.*)$"_s;
    static const QRegularExpression dated(form.arg(date));
    static const QRegularExpression counted(form.arg(quantity));
    Events read;
    int number = 0;
    for (QStringView rest = lines; !rest.isEmpty();) {
        const qsizetype end = rest.indexOf(u'\n');
        const QString line = rest.left(std::min<qsizetype>(end < 0 ? rest.size() : end, 300)).trimmed().toString();
        rest = end < 0 ? QStringView() : rest.sliced(end + 1);
        ++number;
        if (line.isEmpty())
            continue;
        if (read.events.size() == mostEvents) {
            read.notes.append(
                base::Sentence::tr("Only the first %1 events are drawn; line %2 is the first that is not.")
                    .arg(mostEvents)
                    .arg(number));
            break;
        }
        const auto match = (areDates ? dated : counted).match(areDates ? withPlainDates(line) : line);
        const auto valueOf = [areDates](const QString &text) { return areDates ? dateOf(text) : quantityOf(text); };
        const auto from = match.hasMatch() ? valueOf(match.captured(1)) : std::nullopt;
        const auto to = match.captured(2).isEmpty() ? from : valueOf(match.captured(2));
        if (!from || !to || *to < *from || (mustBePositive && *from <= 0)) {
            if (read.errors.size() < 8)
                read.errors.push_back(lineError(number, line, areDates));
            continue;
        }
        const QString until = match.captured(2).isEmpty() ? QString() : u" – "_s + match.captured(2);
        read.events.push_back({*from, *to, match.captured(1) + until, match.captured(3).left(120)});
    }
    std::ranges::stable_sort(read.events, {}, &Event::from);
    return read;
}

} // namespace lectograph::trees
