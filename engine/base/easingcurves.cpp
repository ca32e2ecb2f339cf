// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/easingcurves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lectograph::base {

namespace {

using std::numbers::pi;

double logistic(double x)
{
    return 1 / (1 + std::exp(-x));
}

double smoothGl(double t, Dialect = Dialect::Gl)
{
    return t * t * t * (10 + t * (6 * t - 15));
}

double smoothCe(double t, Dialect = Dialect::Ce)
{
    const double margin = logistic(-5);
    return std::clamp((logistic(10 * (t - 0.5)) - margin) / (1 - 2 * margin), 0.0, 1.0);
}

double thereAndBack(double t, Dialect dialect)
{
    return smooth(t < 0.5 ? 2 * t : 2 - 2 * t, dialect);
}

/// A Bézier curve in one dimension, of any degree (de Casteljau).
template <std::size_t count>
double bezier(std::array<double, count> points, double t)
{
    for (std::size_t left = count - 1; left > 0; --left) {
        for (std::size_t i = 0; i < left; ++i)
            points[i] = points[i] * (1 - t) + points[i + 1] * t;
    }
    return points[0];
}

// Robert Penner's set. Each is given by its "in" form; "out" is that form reversed, "in-out" joins one half of each.

template <auto in>
double easeIn(double t, Dialect)
{
    return in(t);
}

template <auto in>
double easeOut(double t, Dialect)
{
    return 1 - in(1 - t);
}

template <auto in>
double easeInOut(double t, Dialect)
{
    return t < 0.5 ? in(2 * t) / 2 : 1 - in(2 - 2 * t) / 2;
}

template <int exponent>
double power(double t)
{
    double product = t;
    for (int i = 1; i < exponent; ++i)
        product *= t;
    return product;
}

double sine(double t)
{
    return 1 - std::cos(pi * t / 2);
}

double expo(double t)
{
    return t <= 0 ? 0 : std::exp2(10 * t - 10);
}

double circ(double t)
{
    return 1 - std::sqrt(std::max(0.0, 1 - t * t));
}

constexpr double backReach = 1.70158; // overshoots backwards by a tenth

double back(double t)
{
    return t * t * ((backReach + 1) * t - backReach);
}

double backOfHalf(double t)
{
    constexpr double reach = backReach * 1.525; // the same tenth over half the distance
    return t * t * ((reach + 1) * t - reach);
}

double elastic(double t)
{
    return t <= 0 ? 0 : -std::exp2(10 * t - 10) * std::sin((10 * t - 10.75) * 2 * pi / 3);
}

double elasticOfHalf(double t)
{
    return t <= 0 ? 0 : -std::exp2(10 * t - 10) * std::sin((10 * t - 11.125) * 2 * pi / 4.5);
}

double bounceOut(double t)
{
    constexpr double gravity = 7.5625;
    if (t < 1 / 2.75)
        return gravity * t * t;
    if (t < 2 / 2.75)
        return gravity * (t - 1.5 / 2.75) * (t - 1.5 / 2.75) + 0.75;
    if (t < 2.5 / 2.75)
        return gravity * (t - 2.25 / 2.75) * (t - 2.25 / 2.75) + 0.9375;
    return gravity * (t - 2.625 / 2.75) * (t - 2.625 / 2.75) + 0.984375;
}

double bounce(double t)
{
    return 1 - bounceOut(1 - t);
}

constexpr double notQuite = 0.7;

constexpr std::array curves = {
    NamedCurve{"smooth", smooth},
    NamedCurve{"linear", [](double t, Dialect) { return t; }},
    NamedCurve{"ease", [](double t, Dialect) { return cubicBezier(t, 0.25, 0.1, 0.25, 1); }},
    NamedCurve{"ease-in", [](double t, Dialect) { return cubicBezier(t, 0.42, 0, 1, 1); }},
    NamedCurve{"ease-out", [](double t, Dialect) { return cubicBezier(t, 0, 0, 0.58, 1); }},
    NamedCurve{"ease-in-out", [](double t, Dialect) { return cubicBezier(t, 0.42, 0, 0.58, 1); }},
    NamedCurve{"easy-ease", [](double t, Dialect) { return cubicBezier(t, 1.0 / 3, 0, 2.0 / 3, 1); }},
    NamedCurve{"hold", [](double, Dialect) { return 0.0; }},

    // manim's rate functions
    NamedCurve{"rush-into", [](double t, Dialect d) { return 2 * smooth(t / 2, d); }},
    NamedCurve{"rush-from", [](double t, Dialect d) { return 2 * smooth(t / 2 + 0.5, d) - 1; }},
    NamedCurve{"slow-into", [](double t, Dialect) { return std::sqrt(1 - (1 - t) * (1 - t)); }},
    NamedCurve{"double-smooth",
               [](double t, Dialect d) { return t < 0.5 ? smooth(2 * t, d) / 2 : (1 + smooth(2 * t - 1, d)) / 2; }},
    NamedCurve{"running-start",
               [](double t, Dialect) {
                   return bezier(std::array{0.0, 0.0, -0.5, -0.5, 1.0, 1.0, 1.0}, t);
               }},
    NamedCurve{"overshoot",
               [](double t, Dialect) {
                   return bezier(std::array{0.0, 0.0, 1.5, 1.5, 1.0, 1.0}, t);
               }},
    NamedCurve{"lingering", [](double t, Dialect) { return std::min(t / 0.8, 1.0); }},
    NamedCurve{"exponential-decay", [](double t, Dialect) { return 1 - std::exp(-t / 0.1); }},
    NamedCurve{"not-quite-there", [](double t, Dialect d) { return notQuite * smooth(t, d); }, notQuite},
    NamedCurve{"there-and-back", thereAndBack, 0},
    NamedCurve{"there-and-back-with-pause",
               [](double t, Dialect d) {
                   return smooth(std::min({3 * t, 1.0, 3 - 3 * t}), d);
               },
               0},
    NamedCurve{"wiggle", [](double t, Dialect d) { return std::sin(2 * pi * t) * thereAndBack(t, d); }, 0},
    NamedCurve{"smooth-gl", smoothGl},
    NamedCurve{"smooth-ce", smoothCe},
    NamedCurve{"smoothstep", [](double t, Dialect) { return t * t * (3 - 2 * t); }},
    NamedCurve{"smootherstep", smoothGl},
    NamedCurve{"smoothererstep",
               [](double t, Dialect) { return t * t * t * t * (35 + t * (-84 + t * (70 - 20 * t))); }},

    NamedCurve{"ease-in-sine", easeIn<sine>},
    NamedCurve{"ease-out-sine", easeOut<sine>},
    NamedCurve{"ease-in-out-sine", easeInOut<sine>},
    NamedCurve{"ease-in-quad", easeIn<power<2>>},
    NamedCurve{"ease-out-quad", easeOut<power<2>>},
    NamedCurve{"ease-in-out-quad", easeInOut<power<2>>},
    NamedCurve{"ease-in-cubic", easeIn<power<3>>},
    NamedCurve{"ease-out-cubic", easeOut<power<3>>},
    NamedCurve{"ease-in-out-cubic", easeInOut<power<3>>},
    NamedCurve{"ease-in-quart", easeIn<power<4>>},
    NamedCurve{"ease-out-quart", easeOut<power<4>>},
    NamedCurve{"ease-in-out-quart", easeInOut<power<4>>},
    NamedCurve{"ease-in-quint", easeIn<power<5>>},
    NamedCurve{"ease-out-quint", easeOut<power<5>>},
    NamedCurve{"ease-in-out-quint", easeInOut<power<5>>},
    NamedCurve{"ease-in-expo", easeIn<expo>},
    NamedCurve{"ease-out-expo", easeOut<expo>},
    NamedCurve{"ease-in-out-expo", easeInOut<expo>},
    NamedCurve{"ease-in-circ", easeIn<circ>},
    NamedCurve{"ease-out-circ", easeOut<circ>},
    NamedCurve{"ease-in-out-circ", easeInOut<circ>},
    NamedCurve{"ease-in-back", easeIn<back>},
    NamedCurve{"ease-out-back", easeOut<back>},
    NamedCurve{"ease-in-out-back", easeInOut<backOfHalf>},
    NamedCurve{"ease-in-elastic", easeIn<elastic>},
    NamedCurve{"ease-out-elastic", easeOut<elastic>},
    NamedCurve{"ease-in-out-elastic", easeInOut<elasticOfHalf>},
    NamedCurve{"ease-in-bounce", easeIn<bounce>},
    NamedCurve{"ease-out-bounce", easeOut<bounce>},
    NamedCurve{"ease-in-out-bounce", easeInOut<bounce>},
};

} // namespace

double smooth(double t, Dialect dialect)
{
    return dialect == Dialect::Gl ? smoothGl(t) : smoothCe(t);
}

double cubicBezier(double t, double x1, double y1, double x2, double y2)
{
    // x(s) is monotonic, so bisection finds the one s where it equals t; 52 steps exhaust the precision of a double.
    double low = 0;
    double high = 1;
    for (int i = 0; i < 52; ++i) {
        const double middle = (low + high) / 2;
        (bezier(std::array{0.0, x1, x2, 1.0}, middle) < t ? low : high) = middle;
    }
    return bezier(std::array{0.0, y1, y2, 1.0}, (low + high) / 2);
}

std::span<const NamedCurve> namedCurves()
{
    return curves;
}

} // namespace lectograph::base
