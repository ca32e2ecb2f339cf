// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/placeholders.h"

#include "base/sentence.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectograph::blocks {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

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
        const QString digits = graph::numberText(values[number - 1], decimals, spelling);
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

} // namespace lectograph::blocks
