// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula.h"

#include "base/sentence.h"
#include "base/spelling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

namespace lectograph::values {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

namespace {

struct Function
{
    QLatin1StringView name;
    std::size_t arguments; ///< 0: one or more
    double (*value)(const std::vector<double> &);
};

constexpr std::array functions{
    Function{"sin"_L1, 1, [](const std::vector<double> &v) { return std::sin(v[0]); }},
    Function{"cos"_L1, 1, [](const std::vector<double> &v) { return std::cos(v[0]); }},
    Function{"tan"_L1, 1, [](const std::vector<double> &v) { return std::tan(v[0]); }},
    Function{"asin"_L1, 1, [](const std::vector<double> &v) { return std::asin(v[0]); }},
    Function{"acos"_L1, 1, [](const std::vector<double> &v) { return std::acos(v[0]); }},
    Function{"atan"_L1, 1, [](const std::vector<double> &v) { return std::atan(v[0]); }},
    Function{"exp"_L1, 1, [](const std::vector<double> &v) { return std::exp(v[0]); }},
    Function{"log"_L1, 1, [](const std::vector<double> &v) { return std::log(v[0]); }},
    Function{"log10"_L1, 1, [](const std::vector<double> &v) { return std::log10(v[0]); }},
    Function{"sqrt"_L1, 1, [](const std::vector<double> &v) { return std::sqrt(v[0]); }},
    Function{"abs"_L1, 1, [](const std::vector<double> &v) { return std::abs(v[0]); }},
    Function{"sign"_L1, 1, [](const std::vector<double> &v) { return v[0] > 0 ? 1.0
                                                                  : v[0] < 0  ? -1.0
                                                                              : 0.0; }},
    Function{"floor"_L1, 1, [](const std::vector<double> &v) { return std::floor(v[0]); }},
    Function{"ceil"_L1, 1, [](const std::vector<double> &v) { return std::ceil(v[0]); }},
    Function{"round"_L1, 1, [](const std::vector<double> &v) { return std::round(v[0]); }},
    Function{"pow"_L1, 2, [](const std::vector<double> &v) { return std::pow(v[0], v[1]); }},
    Function{"mod"_L1, 2, [](const std::vector<double> &v) { return v[0] - v[1] * std::floor(v[0] / v[1]); }},
    Function{"min"_L1, 0, [](const std::vector<double> &v) { return *std::ranges::min_element(v); }},
    Function{"max"_L1, 0, [](const std::vector<double> &v) { return *std::ranges::max_element(v); }},
};

std::optional<double> constantNamed(QStringView name)
{
    if (name == "pi"_L1 || name == u"π")
        return std::numbers::pi;
    if (name == "e"_L1)
        return std::numbers::e;
    if (name == "tau"_L1)
        return 2 * std::numbers::pi;
    if (name == "inf"_L1 || name == u"∞")
        return std::numeric_limits<double>::infinity();
    return std::nullopt;
}

/// A recursive descent parser with one function per level of precedence. Stops at the first error.
class Parser
{
public:
    Parser(QStringView formula, const NamedValue &named) : m_formula(formula), m_named(named) {}

    Result<double> whole()
    {
        const double value = sum();
        if (!m_error && !atEnd())
            fail(base::Sentence::tr("“%1” is not expected here.").arg(m_formula[m_at]),
                 base::Sentence::tr("Write an operator such as + or * before it."));
        if (m_error)
            return tl::unexpected(*m_error);
        return value;
    }

private:
    static constexpr int deepest = 200;

    double sum()
    {
        double value = product();
        while (!m_error) {
            if (take(u"+"))
                value += product();
            else if (take(u"-−"))
                value -= product();
            else
                break;
        }
        return value;
    }

    double product()
    {
        double value = factor();
        while (!m_error) {
            if (take(u"*·×"))
                value *= factor();
            else if (take(u"/÷"))
                value /= factor();
            else
                break;
        }
        return value;
    }

    double factor()
    {
        if (m_depth >= deepest) {
            fail(base::Sentence::tr("The formula is nested too deeply."),
                 base::Sentence::tr("Split it over several blocks."));
            return 0;
        }
        ++m_depth;
        double value = 0;
        if (take(u"-−"))
            value = -factor();
        else if (take(u"+"))
            value = factor();
        else
            value = power();
        --m_depth;
        return value;
    }

    double power()
    {
        const double base = atom();
        return !m_error && take(u"^") ? std::pow(base, factor()) : base;
    }

    double atom()
    {
        skipSpace();
        if (m_error)
            return 0;
        if (take(u"(")) {
            const double value = sum();
            expect(u')');
            return value;
        }
        if (atEnd())
            fail(base::Sentence::tr("The formula ends where a number or name is expected."),
                 base::Sentence::tr("Complete it."));
        else if (m_formula[m_at].isDigit() || m_formula[m_at] == u'.')
            return number();
        else if (m_formula[m_at].isLetter() || m_formula[m_at] == u'∞')
            return named();
        else
            fail(base::Sentence::tr("“%1” stands where a number or name is expected.").arg(m_formula[m_at]),
                 base::Sentence::tr("Remove it."));
        return 0;
    }

    double number()
    {
        const qsizetype start = m_at;
        const auto digits = [this] {
            while (m_at < m_formula.size() && m_formula[m_at].isDigit())
                ++m_at;
        };
        digits();
        if (m_at < m_formula.size() && m_formula[m_at] == u'.') {
            ++m_at;
            digits();
        }
        if (m_at < m_formula.size() && (m_formula[m_at] == u'e' || m_formula[m_at] == u'E')) {
            const qsizetype before = m_at++;
            if (m_at < m_formula.size() && (m_formula[m_at] == u'-' || m_formula[m_at] == u'+'))
                ++m_at;
            if (m_at < m_formula.size() && m_formula[m_at].isDigit())
                digits();
            else
                m_at = before; // not an exponent but the constant e
        }
        bool ok = false;
        const double value = m_formula.mid(start, m_at - start).toDouble(&ok);
        if (!ok) {
            m_at = start;
            fail(base::Sentence::tr("“%1” is not a number.").arg(m_formula[start]),
                 base::Sentence::tr("Write it with a point, such as 2.5."));
        }
        return value;
    }

    double named()
    {
        const qsizetype start = m_at++;
        while (m_at < m_formula.size() && (m_formula[m_at].isLetterOrNumber() || m_formula[m_at] == u'_'))
            ++m_at;
        const QStringView name = m_formula.mid(start, m_at - start);
        if (take(u"("))
            return call(name, start);
        if (const auto value = m_named(name))
            return *value;
        if (const auto value = constantNamed(name))
            return *value;
        m_at = start;
        fail(base::Sentence::tr("“%1” is not known here.").arg(name),
             base::Sentence::tr("There are a, b, c, d, x1, x2, … (as many as numbers are given), pi, e and tau."));
        return 0;
    }

    double call(QStringView name, qsizetype start)
    {
        std::vector<double> arguments{sum()};
        while (!m_error && take(u","))
            arguments.push_back(sum());
        expect(u')');
        if (m_error)
            return 0;
        const auto found = std::ranges::find_if(functions, [name](const Function &f) { return name == f.name; });
        if (found == functions.end()) {
            QStringList known;
            for (const Function &function : functions)
                known.append(function.name);
            m_at = start;
            const QString near = base::didYouMean(name.toString(), known);
            fail(base::Sentence::tr("There is no function “%1”.").arg(name),
                 near.isEmpty() ? base::Sentence::tr("The functions are: %1.").arg(known.join(u", "_s)) : near);
            return 0;
        }
        if (found->arguments != 0 && found->arguments != arguments.size()) {
            m_at = start;
            fail(base::Sentence::tr("“%1” takes %2 numbers, not %3.")
                     .arg(name)
                     .arg(found->arguments)
                     .arg(arguments.size()),
                 base::Sentence::tr("Separate them by commas."));
            return 0;
        }
        return found->value(arguments);
    }

    void skipSpace()
    {
        while (m_at < m_formula.size() && m_formula[m_at].isSpace())
            ++m_at;
    }

    bool atEnd()
    {
        skipSpace();
        return m_at >= m_formula.size();
    }

    bool take(QStringView oneOf)
    {
        if (m_error || atEnd() || !oneOf.contains(m_formula[m_at]))
            return false;
        ++m_at;
        return true;
    }

    void expect(QChar wanted)
    {
        if (!m_error && !take(QStringView(&wanted, 1)))
            fail(base::Sentence::tr("A “%1” is missing.").arg(wanted), base::Sentence::tr("Close the bracket."));
    }

    void fail(const QString &what, const QString &remedy)
    {
        if (!m_error)
            m_error = base::Error{what, remedy, base::Sentence::tr("character %1").arg(m_at + 1)};
    }

    QStringView m_formula;
    const NamedValue &m_named;
    qsizetype m_at = 0;
    int m_depth = 0;
    std::optional<base::Error> m_error;
};

} // namespace

Result<double> evaluate(QStringView formula, const NamedValue &named)
{
    return Parser(formula, named).whole();
}

} // namespace lectograph::values
