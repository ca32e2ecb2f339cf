// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/arithmetic.h"

#include "base/text.h"
#include "editor/inspector/rows/source.h"
#include "graph/expression.h"
#include "graph/expression_functions.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

tl::unexpected<base::Error> unreadable(const QString &text)
{
    constexpr qsizetype longestSum = 40;
    const QString said = text.simplified();
    if (said.size() > longestSum) // words or a table rather than a sum
        return base::failure(Words::tr("“%1” is not a number.").arg(said.left(longestSum) + u'…'),
                             Words::tr("Type a number, or a sum such as 2*3+1."));
    QStringList names;
    for (const graph::ExpressionFunction &function : graph::expressionFunctions())
        names.append(function.name);
    return base::failure(Words::tr("“%1” is not a number.").arg(text),
                         Words::tr("Type a number, or a sum such as 2*3+1 or sqrt(2)*pi; there are pi, e, tau and %1.")
                             .arg(names.join(u", "_s)));
}

/// Without an operation, the right operand.
double applied(char16_t operation, double left, double right)
{
    switch (operation) {
    case u'+': return left + right;
    case u'-': return left - right;
    case u'*': return left * right;
    case u'/': return left / right;
    default: return right;
    }
}

/// The text with decimal points for commas, except between the arguments of a function.
struct WithPoints
{
    QString text;
    QString ambiguous; ///< a number that could be a fraction or thousands; empty if there is none
};

WithPoints withPoints(QString text)
{
    static const QRegularExpression word(u"[^\\W\\d_]\\w*"_s, QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression number(u"[0-9]*,[0-9]+([eE][+-]?[0-9]+)?|[0-9.]+([eE][+-]?[0-9]+)?"_s);
    static const QRegularExpression thousands(u"^[1-9][0-9]{0,2},[0-9]{3}(?![0-9])"_s);
    const auto lengthOf = [&text](const QRegularExpression &pattern, qsizetype at) {
        return pattern.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption)
            .capturedLength();
    };
    QString ambiguous;
    std::vector<bool> isInArguments;
    bool isBehindName = false;
    for (qsizetype at = 0; at < text.size();) {
        const bool wasName = isBehindName;
        isBehindName = isBehindName && text[at].isSpace();
        if (const qsizetype name = lengthOf(word, at); name > 0) {
            isBehindName = true;
            at += name;
            continue;
        }
        if (text[at] == u'(')
            isInArguments.push_back(wasName);
        else if (text[at] == u')' && !isInArguments.empty())
            isInArguments.pop_back();
        const bool isComma = isInArguments.empty() || !isInArguments.back();
        const qsizetype digits = isComma ? std::max<qsizetype>(lengthOf(number, at), 0) : 0;
        const QString found = text.mid(at, digits);
        if (const qsizetype comma = found.indexOf(u','); comma >= 0) {
            if (const auto either = thousands.match(found); either.hasMatch())
                ambiguous = either.captured();
            text[at + comma] = u'.';
        }
        at += std::max<qsizetype>(digits, 1);
    }
    return {text, ambiguous};
}

std::optional<double> valueOf(const QString &text)
{
    const auto noName = [](const graph::ExpressionName &) -> Result<graph::NameMeaning> { return base::failure({}); };
    const auto noOperand = [](int) -> Result<graph::Value> { return base::failure({}); };
    const auto value = graph::Expression::parse(text, noName).and_then([&](const graph::Expression &expression) {
        return expression.value(noOperand);
    });
    const double *number = value ? std::get_if<double>(&*value) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

} // namespace

Result<double> computed(const QString &text, double current, const QString &unit)
{
    QString plain = base::plainForms(text).trimmed();
    plain.replace(u'×', u'*').replace(u'÷', u'/').replace(u'−', u'-');
    if (!unit.isEmpty() && plain.endsWith(unit))
        plain.chop(unit.size());
    char16_t change = 0;
    if (plain.size() > 2 && plain[1] == u'=' && u"+-*/"_s.contains(plain[0])) {
        change = plain[0].unicode();
        plain.remove(0, 2);
    }
    const WithPoints pointed = withPoints(plain.toLower());
    const auto value = valueOf(pointed.text);
    if (value && !pointed.ambiguous.isEmpty()) {
        const QString &number = pointed.ambiguous;
        return base::failure(
            Words::tr("“%1” can be read in two ways.").arg(number),
            Words::tr("Type %1 or %2.").arg(QString(number).remove(u','), QString(number).replace(u',', u'.')));
    }
    if (!value)
        return unreadable(text.trimmed());
    const double result = applied(change, current, *value);
    if (!std::isfinite(result))
        return base::failure(
            Words::tr("“%1” has no value.").arg(text.trimmed()),
            Words::tr("Do not divide by zero, and take roots and logarithms of positive numbers only."));
    return result;
}

QString numberText(double value)
{
    if (value != 0 && (std::abs(value) >= 1e9 || std::abs(value) < 5e-5))
        return QString::number(value, 'g', 6);
    QString text = QString::number(value, 'f', 4);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text == "-0"_L1 ? u"0"_s : text;
}

} // namespace lectograph::editor
