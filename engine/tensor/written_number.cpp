// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/written_number.h"

#include "base/text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

namespace lectograph::tensor {

using namespace Qt::StringLiterals;

namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool areDigits(QStringView text)
{
    return std::ranges::all_of(text, isDigit);
}

/// What a cell says besides its digits.
struct Amount
{
    QString digits;
    double divisor = 1;
};

/// Signs ("€", "US$"), letters of international codes, and the units that Korean, Chinese and Japanese write behind.
void dropCurrency(QString &text)
{
    static const QString currency = u"(?:[A-Z]{0,2}\\p{Sc}|USD|EUR|GBP|CHF|KRW|CNY|RMB|JPY|TWD|HKD|원|元|圆|圓|円)"_s;
    static const QRegularExpression before(u"^([-+]?)\\s*"_s + currency + u"\\s*"_s);
    static const QRegularExpression behind(u"\\s*"_s + currency + u"$"_s);
    const auto isOfNumber = [](QChar c) { return isDigit(c) || c == u'.' || c == u','; };
    text = text.trimmed();
    if (text.isEmpty() || (isOfNumber(text.front()) && isOfNumber(text.back())))
        return;
    if (const QRegularExpressionMatch match = before.match(text); match.hasMatch())
        text = match.captured(1) + text.sliced(match.capturedLength());
    else
        text.remove(behind);
}

/// "0.5 ± 0.1" and "0.5(±0.1)" without what the value may be off by.
void dropSpread(QString &text)
{
    static const QRegularExpression spread(
        u"^\\(?\\s*([^(±]+?)\\s*\\(?\\s*(?:±|\\+/-)\\s*[0-9.,][0-9.,eE+-]*\\s*(%?)\\s*\\)?\\s*(%?)$"_s);
    if (!hasSpread(text))
        return;
    const QRegularExpressionMatch match = spread.match(text);
    if (!match.hasMatch())
        return;
    text = match.captured(1);
    if (!text.endsWith(u'%'))
        text += match.captured(2) + match.captured(3);
}

Amount amountIn(const QString &cell)
{
    // Full-width digits and narrow spaces become plain ones.
    QString text = base::plainForms(cell).trimmed();
    text.replace(QChar(0x2212), u'-'); // MINUS SIGN
    if (text.startsWith(u'–'))         // as word processors make it of a hyphen
        text.front() = u'-';
    text.replace(u"∞"_s, u"inf"_s);
    dropSpread(text);
    double divisor = 1;
    if (text.startsWith(u'(') && text.endsWith(u')')) {
        text = text.sliced(1, text.size() - 2);
        divisor = -1;
    }
    if (text.endsWith(u'%')) {
        text.chop(1);
        divisor *= 100;
    }
    dropCurrency(text);
    if (text.startsWith(u'-') && text.size() > 1 && text.at(1).isSpace()) // as accountants align it
        text = u'-' + text.sliced(1).trimmed();
    return {text, divisor};
}

/// The whole part of a number without what divides its thousands; nothing if that stands anywhere else.
std::optional<QString> ungrouped(const QString &whole, QChar divider)
{
    const qsizetype start = whole.startsWith(u'-') || whole.startsWith(u'+') ? 1 : 0;
    const QString digits = whole.sliced(start);
    const auto mark = std::ranges::find_if_not(digits, isDigit);
    if (mark == digits.end())
        return whole;
    if (*mark != divider && *mark != u' ' && *mark != u'\'' && *mark != QChar(0x2019))
        return std::nullopt;
    const QStringList groups = digits.split(*mark);
    const QString &first = groups.front();
    const bool areGroups = !first.isEmpty() && first.size() <= 3 && first.front() != u'0' && areDigits(first)
        && std::all_of(groups.begin() + 1, groups.end(),
                       [](const QString &group) { return group.size() == 3 && areDigits(group); });
    return areGroups ? std::optional(whole.first(start) + groups.join(QString())) : std::nullopt;
}

struct Scale
{
    QStringView sign;
    double factor;
};

/// Longer ones before those with which they end.
constexpr std::array scales{Scale{u"k", 1e3},   Scale{u"K", 1e3},  Scale{u"M", 1e6},    Scale{u"B", 1e9},
                            Scale{u"T", 1e12},  Scale{u"천", 1e3}, Scale{u"만", 1e4},   Scale{u"억", 1e8},
                            Scale{u"조", 1e12}, Scale{u"千", 1e3}, Scale{u"百万", 1e6}, Scale{u"万亿", 1e12},
                            Scale{u"万", 1e4},  Scale{u"萬", 1e4}, Scale{u"亿", 1e8},   Scale{u"億", 1e8}};

} // namespace

ScaledCell withoutScale(const QString &cell)
{
    const QString text = cell.trimmed();
    for (const Scale &scale : scales) {
        if (!text.endsWith(scale.sign))
            continue;
        const QString number = text.chopped(scale.sign.size()).trimmed();
        if (!number.isEmpty() && base::plainForms(number).back().isDigit())
            return {number, scale.factor};
    }
    return {cell, 1};
}

bool hasSpread(const QString &cell)
{
    return cell.contains(u'±') || cell.contains("+/-"_L1);
}

std::optional<double> writtenNumber(const QString &cell, DecimalMark mark)
{
    constexpr qsizetype longest = 1000; // no number has as many digits, but a text may be in one cell
    if (cell.size() > longest)
        return std::nullopt;
    const bool isPoint = mark == DecimalMark::Point;
    bool isNumber = false;
    const auto plain = [&](QString text) { // also "nan" and "-inf"
        isNumber = false;
        if (isPoint || !text.contains(u'.'))
            return (isPoint ? text : text.replace(u',', u'.')).toDouble(&isNumber);
        return 0.0;
    };
    if (const double number = plain(cell); isNumber)
        return number;
    const auto &[digits, divisor] = amountIn(cell);
    if (const double number = plain(digits); isNumber)
        return number / divisor;
    const qsizetype exponent = digits.indexOf(u'e', 0, Qt::CaseInsensitive);
    const QString mantissa = exponent < 0 ? digits : digits.first(exponent);
    const qsizetype decimal = mantissa.indexOf(isPoint ? u'.' : u',');
    const auto whole = ungrouped(decimal < 0 ? mantissa : mantissa.first(decimal), isPoint ? u',' : u'.');
    if (!whole)
        return std::nullopt;
    const QString fraction = decimal < 0 ? QString() : u'.' + mantissa.sliced(decimal + 1);
    const double number = (*whole + fraction + digits.sliced(mantissa.size())).toDouble(&isNumber);
    return isNumber ? std::optional(number / divisor) : std::nullopt;
}

} // namespace lectograph::tensor
