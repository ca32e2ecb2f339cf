// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/fields/arithmetic.h"

#include "editor/inspector/rows/source.h"

#include <QRegularExpression>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

using Numbers = std::vector<double>;

struct Function
{
    QLatin1StringView name;
    std::size_t arguments; ///< 0: one or more
    double (*value)(const Numbers &);
};

/// The functions of formulas in blocks, and ln.
constexpr std::array functions{
    Function{"sqrt"_L1, 1, [](const Numbers &v) { return std::sqrt(v[0]); }},
    Function{"exp"_L1, 1, [](const Numbers &v) { return std::exp(v[0]); }},
    Function{"ln"_L1, 1, [](const Numbers &v) { return std::log(v[0]); }},
    Function{"log"_L1, 1, [](const Numbers &v) { return std::log(v[0]); }},
    Function{"log10"_L1, 1, [](const Numbers &v) { return std::log10(v[0]); }},
    Function{"sin"_L1, 1, [](const Numbers &v) { return std::sin(v[0]); }},
    Function{"cos"_L1, 1, [](const Numbers &v) { return std::cos(v[0]); }},
    Function{"tan"_L1, 1, [](const Numbers &v) { return std::tan(v[0]); }},
    Function{"asin"_L1, 1, [](const Numbers &v) { return std::asin(v[0]); }},
    Function{"acos"_L1, 1, [](const Numbers &v) { return std::acos(v[0]); }},
    Function{"atan"_L1, 1, [](const Numbers &v) { return std::atan(v[0]); }},
    Function{"abs"_L1, 1, [](const Numbers &v) { return std::abs(v[0]); }},
    Function{"sign"_L1, 1, [](const Numbers &v) { return v[0] > 0 ? 1.0
                                                      : v[0] < 0  ? -1.0
                                                                  : 0.0; }},
    Function{"floor"_L1, 1, [](const Numbers &v) { return std::floor(v[0]); }},
    Function{"ceil"_L1, 1, [](const Numbers &v) { return std::ceil(v[0]); }},
    Function{"round"_L1, 1, [](const Numbers &v) { return std::round(v[0]); }},
    Function{"pow"_L1, 2, [](const Numbers &v) { return std::pow(v[0], v[1]); }},
    Function{"mod"_L1, 2, [](const Numbers &v) { return v[0] - v[1] * std::floor(v[0] / v[1]); }},
    Function{"min"_L1, 0, [](const Numbers &v) { return *std::ranges::min_element(v); }},
    Function{"max"_L1, 0, [](const Numbers &v) { return *std::ranges::max_element(v); }},
};

tl::unexpected<base::Error> unreadable(const QString &text)
{
    QStringList names;
    for (const Function &function : functions)
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

/// A recursive descent parser: sum → product → power → atom. Each returns nothing on a syntax error.
class Parser
{
public:
    explicit Parser(const QString &text) : m_text(text) {}

    std::optional<double> whole()
    {
        const auto value = sum();
        skipSpace();
        return value && m_at == m_text.size() ? value : std::nullopt;
    }
    /// The number that could be a fraction or thousands; empty if there is none.
    const QString &ambiguous() const { return m_ambiguous; }

private:
    static constexpr int deepest = 100;

    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }
    bool take(char16_t c)
    {
        skipSpace();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    /// Operands with one of two operators between them, from left to right.
    template <class Operand>
    std::optional<double> chain(char16_t one, char16_t other, const Operand &operand)
    {
        auto left = operand();
        while (left) {
            const char16_t operation = take(one) ? one : take(other) ? other : 0;
            if (!operation)
                break;
            const auto right = operand();
            left = right ? std::optional(applied(operation, *left, *right)) : std::nullopt;
        }
        return left;
    }
    std::optional<double> sum()
    {
        return chain(u'+', u'-', [this] { return product(); });
    }
    std::optional<double> product()
    {
        return chain(u'*', u'/', [this] { return power(); });
    }
    std::optional<double> power()
    {
        if (++m_depth > deepest)
            return std::nullopt;
        std::optional<double> value;
        if (take(u'-')) {
            value = power();
            if (value)
                value = -*value;
        } else if (take(u'+')) {
            value = power();
        } else {
            value = atom();
            if (value && take(u'%'))
                value = *value / 100;
            if (value && take(u'^')) {
                const auto exponent = power();
                value = exponent ? std::optional(std::pow(*value, *exponent)) : std::nullopt;
            }
        }
        --m_depth;
        return value;
    }
    std::optional<double> atom()
    {
        if (take(u'(')) {
            const QScopedValueRollback within(m_isInArguments, false);
            const auto value = sum();
            return value && take(u')') ? value : std::nullopt;
        }
        skipSpace();
        const qsizetype start = m_at;
        while (m_at < m_text.size() && (m_text[m_at].isLetter() || (m_at > start && m_text[m_at].isDigit()))) // log10
            ++m_at;
        if (m_at > start)
            return named(m_text.mid(start, m_at - start).toLower());
        return digits();
    }
    std::optional<double> named(const QString &name)
    {
        if (name == "pi"_L1 || name == u"π")
            return std::numbers::pi;
        if (name == "tau"_L1)
            return 2 * std::numbers::pi;
        if (name == "e"_L1)
            return std::numbers::e;
        const auto *function = std::ranges::find(functions, name, &Function::name);
        return function != functions.end() && take(u'(') ? called(*function) : std::nullopt;
    }
    /// Parses from after the opening bracket.
    std::optional<double> called(const Function &function)
    {
        const QScopedValueRollback within(m_isInArguments, true);
        Numbers arguments;
        do {
            const auto value = sum();
            if (!value)
                return std::nullopt;
            arguments.push_back(*value);
        } while (take(u','));
        const bool fits = function.arguments == 0 || function.arguments == arguments.size();
        return take(u')') && fits ? std::optional(function.value(arguments)) : std::nullopt;
    }
    std::optional<double> digits()
    {
        static const QRegularExpression plain(u"[0-9]*(\\.[0-9]*)?([eE][+-]?[0-9]+)?"_s);
        static const QRegularExpression withComma(u"[0-9]*(\\.[0-9]*|,[0-9]+)?([eE][+-]?[0-9]+)?"_s);
        const auto found = (m_isInArguments ? plain : withComma)
                               .match(m_text, m_at, QRegularExpression::NormalMatch,
                                      QRegularExpression::AnchorAtOffsetMatchOption);
        QString number = found.captured();
        m_at += number.size();
        static const QRegularExpression thousands(u"^[1-9][0-9]{0,2},[0-9]{3}(?![0-9])"_s);
        if (const auto either = thousands.match(number); either.hasMatch())
            m_ambiguous = either.captured();
        bool isNumber = false;
        const double value = number.replace(u',', u'.').toDouble(&isNumber);
        return isNumber ? std::optional(value) : std::nullopt;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_isInArguments = false; ///< commas separate arguments
    QString m_ambiguous;
};

} // namespace

Result<double> computed(const QString &text, double current, const QString &unit)
{
    QString plain = text.normalized(QString::NormalizationForm_KC).trimmed();
    plain.replace(u'×', u'*').replace(u'÷', u'/').replace(u'−', u'-');
    if (!unit.isEmpty() && plain.endsWith(unit))
        plain.chop(unit.size());
    char16_t change = 0;
    if (plain.size() > 2 && plain[1] == u'=' && u"+-*/"_s.contains(plain[0])) {
        change = plain[0].unicode();
        plain.remove(0, 2);
    }
    Parser parser(plain);
    const auto value = parser.whole();
    if (value && !parser.ambiguous().isEmpty()) {
        const QString &number = parser.ambiguous();
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
