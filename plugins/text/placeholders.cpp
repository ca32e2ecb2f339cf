// SPDX-License-Identifier: GPL-3.0-or-later
#include "placeholders.h"

#include "base/sentence.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

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

QString spelt(double value, int decimals, Spelling spelling)
{
    if (std::isnan(value))
        return u"?"_s;
    const bool latex = spelling == Spelling::Latex;
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

/// “(-3)^2”: a base must be bracketed.
QString speltAsBase(const QString &number)
{
    return number.startsWith(u'-') || number.contains("\\cdot"_L1) ? u'(' + number + u')' : number;
}

const QRegularExpression &valuePlaceholder()
{
    static const QRegularExpression placeholder(uR"(\\val(?:\[(\d{1,2})\])?\{(\d{1,4})\})"_s);
    return placeholder;
}

} // namespace

int mostValueAsked(const QString &template_)
{
    int most = 0;
    for (auto matches = valuePlaceholder().globalMatch(template_); matches.hasNext();)
        most = std::max(most, matches.next().captured(2).toInt());
    return most;
}

Result<QString> withValues(const QString &template_, const std::vector<double> &values, Spelling spelling)
{
    if (!template_.contains("\\val"_L1))
        return template_;
    QString result;
    qsizetype copied = 0;
    for (auto matches = valuePlaceholder().globalMatch(template_); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const auto number = static_cast<std::size_t>(match.captured(2).toInt());
        if (number < 1 || number > values.size())
            return failure(base::Sentence::tr("“%1” asks for number %2; numbers given: %3.")
                               .arg(match.captured())
                               .arg(number)
                               .arg(values.size()),
                           base::Sentence::tr("Link or write as many values as the text asks for."), u"values"_s);
        result += template_.mid(copied, match.capturedStart() - copied);
        const int decimals = match.captured(1).isEmpty() ? -1 : match.captured(1).toInt();
        const QString digits = spelt(values[number - 1], decimals, spelling);
        copied = match.capturedEnd();
        const bool isRaised = spelling == Spelling::Latex
            && QStringView(template_).mid(copied).trimmed().startsWith(u'^');
        result += isRaised ? speltAsBase(digits) : digits;
    }
    return result + template_.mid(copied);
}

Result<QString> withWords(const QString &template_, const QStringList &words)
{
    if (!template_.contains("\\word"_L1))
        return template_;
    static const QRegularExpression placeholder(uR"(\\word\{(\d{1,4})\})"_s);
    QString result;
    qsizetype copied = 0;
    for (auto matches = placeholder.globalMatch(template_); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const int number = match.captured(1).toInt();
        if (number < 1 || number > words.size())
            return failure(base::Sentence::tr("“%1” asks for text %2; texts given: %3.")
                               .arg(match.captured())
                               .arg(number)
                               .arg(words.size()),
                           base::Sentence::tr("Link or write as many words as the text asks for."), u"words"_s);
        result += template_.mid(copied, match.capturedStart() - copied) + words[number - 1];
        copied = match.capturedEnd();
    }
    return result + template_.mid(copied);
}

} // namespace lectograph::text
