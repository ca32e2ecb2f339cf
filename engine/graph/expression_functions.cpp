// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression_functions.h"

#include "base/sentence.h"
#include "graph/expression_values.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::ColorMix;
using base::failure;
using base::Result;

namespace {

using Arguments = std::span<const Value>;

template <auto of>
Result<Value> ofNumber(Arguments arguments, ColorMix)
{
    const Result<double> x = wantedNumber(arguments[0]);
    return x ? Result<Value>(of(*x)) : tl::unexpected(x.error());
}

template <auto of>
Result<Value> ofTwoNumbers(Arguments arguments, ColorMix)
{
    const Result<double> x = wantedNumber(arguments[0]);
    const Result<double> y = wantedNumber(arguments[1]);
    if (!x || !y)
        return tl::unexpected(x ? y.error() : x.error());
    return of(*x, *y);
}

/// Calls `visit` for every number in the arguments, which are numbers and lists of them.
template <class Visit>
Result<void> eachNumber(Arguments arguments, const Visit &visit)
{
    for (const Value &argument : arguments) {
        if (const auto *list = std::get_if<std::vector<double>>(&argument)) {
            std::ranges::for_each(*list, visit);
        } else if (const auto *tensor = std::get_if<tensor::Tensor>(&argument)) {
            std::ranges::for_each(tensor->values(), visit);
        } else {
            const Result<double> number = wantedNumber(argument);
            if (!number)
                return tl::unexpected(number.error());
            visit(*number);
        }
    }
    return {};
}

template <auto better>
Result<Value> extreme(Arguments arguments, ColorMix)
{
    std::optional<double> best;
    const auto read = eachNumber(arguments, [&best](double x) { best = best && !better(x, *best) ? *best : x; });
    if (!read)
        return tl::unexpected(read.error());
    if (!best)
        return failure(base::Sentence::tr("An empty list has no least and no greatest number."),
                       base::Sentence::tr("Add a number, as in max(0, list)."));
    return *best;
}

Result<Value> sum(Arguments arguments, ColorMix)
{
    double total = 0;
    const auto read = eachNumber(arguments, [&total](double x) { total += x; });
    return read ? Result<Value>(total) : tl::unexpected(read.error());
}

Result<Value> mean(Arguments arguments, ColorMix)
{
    double total = 0;
    qint64 count = 0;
    const auto read = eachNumber(arguments, [&](double x) {
        total += x;
        ++count;
    });
    if (!read)
        return tl::unexpected(read.error());
    if (count == 0)
        return failure(base::Sentence::tr("An empty list has no mean."), base::Sentence::tr("Fill the list."));
    return total / static_cast<double>(count);
}

/// Of a list and a text how many, of a vector how far.
Result<Value> length(Arguments arguments, ColorMix)
{
    const Value &of = arguments[0];
    const auto count = [](auto size) { return Value(static_cast<double>(size)); };
    if (const auto *vector = std::get_if<base::Vec3>(&of))
        return base::length(*vector);
    if (const auto *text = std::get_if<QString>(&of))
        return count(text->size());
    if (const auto *numbers = std::get_if<std::vector<double>>(&of))
        return count(numbers->size());
    if (const auto *colors = std::get_if<std::vector<base::Color>>(&of))
        return count(colors->size());
    if (const auto *texts = std::get_if<QStringList>(&of))
        return count(texts->size());
    if (const auto *tensor = std::get_if<tensor::Tensor>(&of))
        return count(tensor->size());
    if (const auto *shapes = std::get_if<std::vector<shape::Shape>>(&of))
        return count(shapes->size());
    return failure(base::Sentence::tr("%1 has no length.").arg(kindOf(of)),
                   base::Sentence::tr("Lists, texts and vectors have one; abs() gives the size of a number."));
}

/// Where the first of several equal items stands.
Result<Value> place(Arguments arguments, ColorMix)
{
    const auto counted = [](const auto &list, auto found) {
        return Value(found == list.end() ? -1.0 : static_cast<double>(found - list.begin()));
    };
    if (const auto *texts = std::get_if<QStringList>(&arguments[0])) {
        if (const auto *text = std::get_if<QString>(&arguments[1]))
            return counted(*texts, std::ranges::find(*texts, *text));
    } else if (const auto *numbers = std::get_if<std::vector<double>>(&arguments[0])) {
        const Result<double> number = wantedNumber(arguments[1]);
        return number ? Result<Value>(counted(*numbers, std::ranges::find(*numbers, *number)))
                      : tl::unexpected(number.error());
    }
    return failure(base::Sentence::tr("%1 cannot be found in %2.").arg(kindOf(arguments[1]), kindOf(arguments[0])),
                   base::Sentence::tr("Look for a text in a list of texts, or for a number in a list of numbers."));
}

Result<Value> mixed(Arguments arguments, ColorMix rule)
{
    const Result<double> share = wantedNumber(arguments[2]);
    if (!share)
        return tl::unexpected(share.error());
    const auto from = numberIn(arguments[0]);
    const auto to = numberIn(arguments[1]);
    if (from && to)
        return *from + (*to - *from) * *share;
    if (arguments[0].index() != arguments[1].index())
        return failure(base::Sentence::tr("%1 and %2 cannot be mixed.").arg(kindOf(arguments[0]), kindOf(arguments[1])),
                       base::Sentence::tr("Mix two numbers, two vectors or two colours."));
    return mix(arguments[0], arguments[1], *share, rule);
}

Result<Value> clamped(Arguments arguments, ColorMix)
{
    const Result<double> x = wantedNumber(arguments[0]);
    const Result<double> least = wantedNumber(arguments[1]);
    const Result<double> most = wantedNumber(arguments[2]);
    for (const Result<double> &number : {x, least, most}) {
        if (!number)
            return tl::unexpected(number.error());
    }
    return std::max(*least, std::min(*x, *most));
}

Result<Value> color(Arguments arguments, ColorMix)
{
    std::array<float, 4> parts{0, 0, 0, 1};
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const Result<double> part = wantedNumber(arguments[i]);
        if (!part)
            return tl::unexpected(part.error());
        parts[i] = static_cast<float>(*part > 0 ? std::min(*part, 1.0) : 0.0); // also of NaN
    }
    return base::Color{parts[0], parts[1], parts[2], parts[3]};
}

/// What is fixed in the frame lies in the plane of the camera's frame.
Result<Value> inWorld(Arguments arguments, ColorMix)
{
    const auto *camera = std::get_if<shape::Shape>(&arguments[0]);
    const auto *point = std::get_if<base::Vec3>(&arguments[1]);
    if (camera && point)
        return (*camera)->placement.map(*point);
    return failure(base::Sentence::tr("A camera and a point are wanted here, not %1 and %2.")
                       .arg(kindOf(arguments[0]), kindOf(arguments[1])),
                   base::Sentence::tr("Write them as in inWorld(camera, label.centre)."));
}

constexpr auto sign = [](double x) { return x > 0 ? 1.0 : x < 0 ? -1.0 : 0.0; };
constexpr auto modulo = [](double x, double y) { return x - y * std::floor(x / y); };
constexpr auto fraction = [](double x) { return x - std::floor(x); };

constexpr std::array functions{
    ExpressionFunction{"sin"_L1, 1, 1, ofNumber<[](double x) { return std::sin(x); }>, "sin(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Sine of an angle in radians")},
    ExpressionFunction{"cos"_L1, 1, 1, ofNumber<[](double x) { return std::cos(x); }>, "cos(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Cosine of an angle in radians")},
    ExpressionFunction{"tan"_L1, 1, 1, ofNumber<[](double x) { return std::tan(x); }>, "tan(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Tangent of an angle in radians")},
    ExpressionFunction{"asin"_L1, 1, 1, ofNumber<[](double x) { return std::asin(x); }>, "asin(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Angle in radians with this sine")},
    ExpressionFunction{"acos"_L1, 1, 1, ofNumber<[](double x) { return std::acos(x); }>, "acos(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Angle in radians with this cosine")},
    ExpressionFunction{"atan"_L1, 1, 1, ofNumber<[](double x) { return std::atan(x); }>, "atan(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Angle in radians with this tangent")},
    ExpressionFunction{"atan2"_L1, 2, 2, ofTwoNumbers<[](double y, double x) { return std::atan2(y, x); }>,
                       "atan2(y, x)", QT_TRANSLATE_NOOP("Vocabulary", "Angle in radians of the direction (x, y)")},
    ExpressionFunction{"exp"_L1, 1, 1, ofNumber<[](double x) { return std::exp(x); }>, "exp(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "e to the power of x")},
    ExpressionFunction{"log"_L1, 1, 1, ofNumber<[](double x) { return std::log(x); }>, "log(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Natural logarithm")},
    ExpressionFunction{"ln"_L1, 1, 1, ofNumber<[](double x) { return std::log(x); }>, "ln(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Natural logarithm")},
    ExpressionFunction{"log10"_L1, 1, 1, ofNumber<[](double x) { return std::log10(x); }>, "log10(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Logarithm to the base 10")},
    ExpressionFunction{"sqrt"_L1, 1, 1, ofNumber<[](double x) { return std::sqrt(x); }>, "sqrt(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "Square root")},
    ExpressionFunction{"abs"_L1, 1, 1, ofNumber<[](double x) { return std::abs(x); }>, "abs(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The number without its sign")},
    ExpressionFunction{"sign"_L1, 1, 1, ofNumber<sign>, "sign(x)", QT_TRANSLATE_NOOP("Vocabulary", "−1, 0 or 1")},
    ExpressionFunction{"floor"_L1, 1, 1, ofNumber<[](double x) { return std::floor(x); }>, "floor(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The next whole number below")},
    ExpressionFunction{"ceil"_L1, 1, 1, ofNumber<[](double x) { return std::ceil(x); }>, "ceil(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The next whole number above")},
    ExpressionFunction{"round"_L1, 1, 1, ofNumber<[](double x) { return std::round(x); }>, "round(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The nearest whole number")},
    ExpressionFunction{"fract"_L1, 1, 1, ofNumber<fraction>, "fract(x)",
                       QT_TRANSLATE_NOOP("Vocabulary", "What x is above the next whole number below")},
    ExpressionFunction{"pow"_L1, 2, 2, ofTwoNumbers<[](double x, double y) { return std::pow(x, y); }>, "pow(x, y)",
                       QT_TRANSLATE_NOOP("Vocabulary", "x to the power of y")},
    ExpressionFunction{"mod"_L1, 2, 2, ofTwoNumbers<modulo>, "mod(x, y)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The remainder of x divided by y")},
    ExpressionFunction{"min"_L1, 1, -1, extreme<[](double x, double y) { return x < y; }>, "min(x, y, …)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The least of numbers or of a list")},
    ExpressionFunction{"max"_L1, 1, -1, extreme<[](double x, double y) { return y < x; }>, "max(x, y, …)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The greatest of numbers or of a list")},
    ExpressionFunction{"sum"_L1, 1, -1, sum, "sum(list)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The sum of numbers or of a list")},
    ExpressionFunction{"mean"_L1, 1, -1, mean, "mean(list)",
                       QT_TRANSLATE_NOOP("Vocabulary", "The mean of numbers or of a list")},
    ExpressionFunction{"length"_L1, 1, 1, length, "length(list)",
                       QT_TRANSLATE_NOOP("Vocabulary", "How many a list or a text has, or how long a vector is")},
    ExpressionFunction{
        "find"_L1, 2, 2, place, "find(list, item)",
        QT_TRANSLATE_NOOP("Vocabulary", "Where a text or a number stands in a list, counted from 0; −1: nowhere")},
    ExpressionFunction{"clamp"_L1, 3, 3, clamped, "clamp(x, least, most)",
                       QT_TRANSLATE_NOOP("Vocabulary", "x, but not less and not more than that")},
    ExpressionFunction{
        "lerp"_L1, 3, 3, mixed, "lerp(from, to, share)",
        QT_TRANSLATE_NOOP("Vocabulary", "Between two numbers, vectors or colours; share 0 is the first")},
    ExpressionFunction{
        "mix"_L1, 3, 3, mixed, "mix(from, to, share)",
        QT_TRANSLATE_NOOP("Vocabulary", "Between two numbers, vectors or colours; share 0 is the first")},
    ExpressionFunction{
        "inWorld"_L1, 2, 2, inWorld, "inWorld(camera, point)",
        QT_TRANSLATE_NOOP("Vocabulary", "Where in the scene a point lies that is fixed in the camera’s frame")},
    ExpressionFunction{"rgb"_L1, 3, 4, color, "rgb(red, green, blue)",
                       QT_TRANSLATE_NOOP("Vocabulary", "A colour of parts from 0 to 1; a fourth one is its opacity")},
};

} // namespace

std::span<const ExpressionFunction> expressionFunctions()
{
    return functions;
}

int expressionFunctionIndex(QStringView name)
{
    const auto found = std::ranges::find_if(functions, [name](const ExpressionFunction &f) { return name == f.name; });
    return found == functions.end() ? -1 : static_cast<int>(found - functions.begin());
}

} // namespace lectograph::graph
