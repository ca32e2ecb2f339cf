// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/easing.h"

#include "base/easingcurves.h"
#include "base/sentence.h"
#include "base/spelling.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <vector>

using namespace Qt::StringLiterals;

namespace lectograph::base {

struct Easing::Curve
{
    std::function<double(double t, Dialect dialect)> at; ///< called for 0 < t < 1 only
    double end = 1;

    static Result<Curve> named(const QString &name);
    static Result<Curve> called(const QString &name, const QStringList &arguments);
    static Result<Curve> squished(const QStringList &arguments);
};

namespace {

using std::numbers::pi;

constexpr double most = 1000; ///< steps and bounces: more than any frame rate can show

const QString bezierForm = u"cubic-bezier(x1, y1, x2, y2)"_s;
const QString stepsForm = u"steps(n)"_s;
const QString springForm = u"spring(n)"_s;
const QString squishForm = u"squish(NAME, a, b)"_s;

QString nameOf(const NamedCurve &curve)
{
    return QString::fromLatin1(curve.name.data(), static_cast<qsizetype>(curve.name.size()));
}

tl::unexpected<Error> unknown(const QString &name)
{
    const QString near = didYouMean(name, easingNames() + QStringList{bezierForm, stepsForm, springForm, squishForm});
    return failure(base::Sentence::tr("There is no easing “%1”.").arg(name),
                   near.isEmpty() ? base::Sentence::tr("Take for instance smooth, linear or ease-in-out.") : near);
}

tl::unexpected<Error> wrongArguments(const QString &form, const QString &limits)
{
    return failure(base::Sentence::tr("The arguments of “%1” do not fit.").arg(form.first(form.indexOf(u'('))),
                   base::Sentence::tr("Write %1 with %2.").arg(form, limits));
}

/// Parses all arguments as finite numbers; empty if any of them is not one.
std::vector<double> numbersIn(const QStringList &arguments)
{
    std::vector<double> numbers;
    for (const QString &argument : arguments) {
        bool isNumber = false;
        const double number = argument.trimmed().toDouble(&isNumber);
        if (!isNumber || !std::isfinite(number))
            return {};
        numbers.push_back(number);
    }
    return numbers;
}

bool isCount(const std::vector<double> &numbers)
{
    return numbers.size() == 1 && numbers[0] >= 1 && numbers[0] <= most && numbers[0] == std::floor(numbers[0]);
}

/// A damped spring released at rest. The frequency makes it reach its target at t = 1 after overshooting it `bounces`
/// times, that is tan ω = −ω/damping in the right half turn; each iteration reduces the error at least six-fold.
std::function<double(double, Dialect)> spring(double bounces)
{
    constexpr double damping = 6;
    double frequency = (bounces + 1) * pi;
    for (int i = 0; i < 24; ++i)
        frequency = (bounces + 1) * pi - std::atan(frequency / damping);
    return [frequency](double t, Dialect) {
        const double phase = frequency * t;
        return 1 - std::exp(-damping * t) * (std::cos(phase) + damping / frequency * std::sin(phase));
    };
}

} // namespace

Result<Easing::Curve> Easing::Curve::named(const QString &name)
{
    const auto known = std::ranges::find(namedCurves(), name, nameOf);
    if (known == namedCurves().end())
        return unknown(name);
    return Curve{known->at, known->end};
}

Result<Easing::Curve> Easing::Curve::called(const QString &name, const QStringList &arguments)
{
    if (name == "squish"_L1)
        return squished(arguments);

    const std::vector<double> n = numbersIn(arguments);
    if (name == "cubic-bezier"_L1) {
        if (n.size() != 4 || std::min(n[0], n[2]) < 0 || std::max(n[0], n[2]) > 1)
            return wrongArguments(bezierForm, base::Sentence::tr("x1 and x2 between 0 and 1"));
        return Curve{[n](double t, Dialect) { return cubicBezier(t, n[0], n[1], n[2], n[3]); }};
    }
    if (name == "steps"_L1) {
        if (!isCount(n))
            return wrongArguments(stepsForm, base::Sentence::tr("n from 1 to 1000"));
        return Curve{[count = n[0]](double t, Dialect) { return std::floor(t * count) / count; }};
    }
    if (name == "spring"_L1) {
        if (!isCount(n))
            return wrongArguments(springForm, base::Sentence::tr("n from 1 to 1000"));
        return Curve{spring(n[0])};
    }
    return unknown(name);
}

Result<Easing::Curve> Easing::Curve::squished(const QStringList &arguments)
{
    // The name itself may contain commas: squish(cubic-bezier(…), a, b).
    const qsizetype nameEnd = std::max<qsizetype>(arguments.size() - 2, 0);
    const QString name = arguments.first(nameEnd).join(u',').trimmed();
    const std::vector<double> n = numbersIn(arguments.sliced(nameEnd));
    if (n.size() != 2 || n[0] < 0 || n[1] > 1 || n[0] >= n[1])
        return wrongArguments(squishForm, base::Sentence::tr("a before b, both between 0 and 1"));
    if (name.isEmpty() || name.startsWith("squish"_L1))
        return wrongArguments(squishForm, base::Sentence::tr("the name of a curve that is not squished already"));
    const auto inner = parse(name);
    if (!inner)
        return tl::unexpected(inner.error());
    const auto within = [inner = *inner, from = n[0], length = n[1] - n[0]](double t, Dialect dialect) {
        return inner.at((t - from) / length, dialect);
    };
    return Curve{within, inner->m_curve->end};
}

Result<Easing> Easing::parse(const QString &text)
{
    Easing easing;
    easing.m_text = text.trimmed();
    const qsizetype opening = easing.m_text.indexOf(u'(');
    const bool isCall = opening >= 0 && easing.m_text.endsWith(u')');
    auto curve = isCall ? Curve::called(easing.m_text.first(opening).trimmed(),
                                        easing.m_text.sliced(opening + 1).chopped(1).split(u','))
                        : Curve::named(easing.m_text);
    if (!curve)
        return tl::unexpected(std::move(curve.error()));
    easing.m_curve = std::make_shared<const Curve>(std::move(*curve));
    return easing;
}

double Easing::at(double t, Dialect dialect) const
{
    // Return the ends exactly, regardless of rounding in the formulas.
    if (!(t > 0))
        return 0;
    if (t >= 1)
        return m_curve ? m_curve->end : 1;
    return m_curve ? m_curve->at(t, dialect) : smooth(t, dialect);
}

bool Easing::returnsToStart() const
{
    return m_curve && m_curve->end == 0;
}

QStringList easingNames()
{
    QStringList names;
    for (const NamedCurve &curve : namedCurves())
        names.append(nameOf(curve));
    return names;
}

} // namespace lectograph::base
