// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/arithmetic.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>
#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::InspectorPanel)
};

tl::unexpected<base::Error> unreadable(const QString &text)
{
    return base::failure(Words::tr("“%1” is not a number.").arg(text),
                         Words::tr("Type a number, or a sum such as 2*3+1 or pi/2."));
}

/// A parser by descent: sum → product → power → atom. Each answers nothing where the text makes no sense.
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

    std::optional<double> sum()
    {
        auto left = product();
        while (left) {
            const bool adds = take(u'+');
            if (!adds && !take(u'-'))
                break;
            const auto right = product();
            left = right ? std::optional(adds ? *left + *right : *left - *right) : std::nullopt;
        }
        return left;
    }
    std::optional<double> product()
    {
        auto left = power();
        while (left) {
            const bool multiplies = take(u'*');
            if (!multiplies && !take(u'/'))
                break;
            const auto right = power();
            left = right ? std::optional(multiplies ? *left * *right : *left / *right) : std::nullopt;
        }
        return left;
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
            const auto value = sum();
            return value && take(u')') ? value : std::nullopt;
        }
        skipSpace();
        const qsizetype start = m_at;
        while (m_at < m_text.size() && m_text[m_at].isLetter())
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
        const std::pair<QLatin1String, double (*)(double)> functions[] = {
            {"sqrt"_L1, std::sqrt}, {"abs"_L1, std::fabs}, {"sin"_L1, std::sin},    {"cos"_L1, std::cos},
            {"tan"_L1, std::tan},   {"log"_L1, std::log},  {"round"_L1, std::round}};
        for (const auto &[word, function] : functions) {
            if (name != word || !take(u'('))
                continue;
            const auto value = sum();
            return value && take(u')') ? std::optional(function(*value)) : std::nullopt;
        }
        return std::nullopt;
    }
    std::optional<double> digits()
    {
        const qsizetype start = m_at;
        const auto isDigit = [this] { return m_at < m_text.size() && m_text[m_at] >= u'0' && m_text[m_at] <= u'9'; };
        while (isDigit())
            ++m_at;
        if (m_at < m_text.size() && m_text[m_at] == u'.') {
            ++m_at;
            while (isDigit())
                ++m_at;
        }
        if (m_at < m_text.size() && m_text[m_at].toLower() == u'e') {
            const qsizetype before = m_at++;
            if (m_at < m_text.size() && (m_text[m_at] == u'-' || m_text[m_at] == u'+'))
                ++m_at;
            if (!isDigit())
                m_at = before;
            while (isDigit())
                ++m_at;
        }
        bool isNumber = false;
        const double value = m_text.mid(start, m_at - start).toDouble(&isNumber);
        return isNumber ? std::optional(value) : std::nullopt;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
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
    const auto value = Parser(plain).whole();
    if (!value)
        return unreadable(text.trimmed());
    double result = *value;
    switch (change) {
    case u'+': result = current + *value; break;
    case u'-': result = current - *value; break;
    case u'*': result = current * *value; break;
    case u'/': result = current / *value; break;
    default: break;
    }
    if (!std::isfinite(result))
        return base::failure(Words::tr("“%1” has no value.").arg(text.trimmed()), Words::tr("Do not divide by zero."));
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
