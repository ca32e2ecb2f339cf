// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/geometry.h"
#include "base/sentence.h"
#include "graph/number_text.h"
#include "graph/row.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::values {

using namespace Qt::StringLiterals;
using base::Result;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

namespace {

/// A block that outputs its property "value", so that many others can follow it.
NodeType constant(const QString &id, const QString &title, const QString &help, ValueType type,
                  const QJsonValue &preset)
{
    return {
        .id = id,
        .title = title,
        .category = u"Values"_s,
        .help = help,
        .properties = {row::Row("value", type, preset, "What it gives")},
        .outputs = {{.key = "value", .type = type, .help = "The value"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> { return Outputs{in.value("value")}; },
    };
}

constexpr double longestInteger = 9e15; ///< beyond it, not all whole numbers are doubles

/// The value, or the nearest one within the limits of the block, with a warning: what depends on it stays a picture.
Result<double> withinLimits(double value, bool isWhole, const Inputs &in, const Context &context)
{
    const std::vector<double> &limits = in.numbers("limits");
    if (limits.empty())
        return value;
    const double low = isWhole ? std::ceil(limits.front()) : limits.front();
    const double high = isWhole ? std::floor(limits.back()) : limits.back();
    if (limits.size() != 2 || !(low <= high) || (isWhole && std::max(-low, high) > longestInteger))
        return base::failure(Sentence::tr("Limits are two numbers: the smallest and the largest value."),
                             Sentence::tr("Write both, the smaller one first, or none for any value."), u"limits"_s);
    const double nearest = std::clamp(value, low, high);
    const auto text = [](double number) { return graph::numberText(number, -1, graph::NumberNotation::Text); };
    if (nearest != value)
        context.warn(Sentence::tr("The value can be from %1 to %2; %3 counts as %4.")
                         .arg(text(low), text(high), text(value), text(nearest)));
    return nearest;
}

/// A number with limits, for one that authors type and of which not every value makes sense.
NodeType withLimits(NodeType type, decltype(NodeType::evaluate) evaluate)
{
    type.properties.push_back(
        row::numbers("limits", "The smallest and the largest value that makes sense; empty: any"));
    type.evaluate = std::move(evaluate);
    return type;
}

} // namespace

NodeType number()
{
    return withLimits(constant(u"values.number"_s, u"Number"_s,
                               u"A number that several blocks can share; keyframes move it."_s, ValueType::Number, 0),
                      [](const Inputs &in, const Context &context) -> Result<Outputs> {
                          return withinLimits(in.number("value"), false, in, context).map([](double value) {
                              return Outputs{value};
                          });
                      });
}

NodeType integer()
{
    return withLimits(
        constant(u"values.integer"_s, u"Whole number"_s, u"A whole number that several blocks can share."_s,
                 ValueType::Integer, 0),
        [](const Inputs &in, const Context &context) -> Result<Outputs> {
            const graph::Value &value = in.value("value");
            if (in.numbers("limits").empty())
                return Outputs{value};
            return withinLimits(static_cast<double>(std::get<qint64>(value)), true, in, context).map([](double within) {
                return Outputs{static_cast<qint64>(within)};
            });
        });
}

NodeType boolean()
{
    return constant(u"values.boolean"_s, u"Yes or no"_s, u"A yes or no that several blocks can share."_s,
                    ValueType::Boolean, false);
}

NodeType text()
{
    return constant(u"values.text"_s, u"Words"_s, u"A text that several blocks can share."_s, ValueType::Text,
                    QString());
}

NodeType colour()
{
    return constant(u"values.colour"_s, u"Colour"_s, u"A colour that several blocks can share."_s, ValueType::Color,
                    u"WHITE"_s);
}

NodeType numbers()
{
    return withLimits(constant(u"values.numbers"_s, u"List of numbers"_s, u"Numbers that several blocks can share."_s,
                               ValueType::Numbers, QJsonArray()),
                      [](const Inputs &in, const Context &context) -> Result<Outputs> {
                          std::vector<double> numbers = in.numbers("value");
                          for (double &number : numbers) {
                              const auto within = withinLimits(number, false, in, context);
                              if (!within)
                                  return tl::unexpected(within.error());
                              number = *within;
                          }
                          return Outputs{std::move(numbers)};
                      });
}

NodeType colours()
{
    return constant(u"values.colours"_s, u"List of colours"_s, u"Colours that several blocks can share."_s,
                    ValueType::Colors, QJsonArray());
}

NodeType vector()
{
    return {
        .id = u"values.vector"_s,
        .title = u"Position"_s,
        .category = u"Values"_s,
        .help = u"A position or direction made of three numbers."_s,
        .properties =
            {
                row::number("x", 0, "To the right").in("units"),
                row::number("y", 0, "Upwards").in("units"),
                row::number("z", 0, "Towards the viewer").in("units"),
            },
        .outputs = {{.key = "value", .type = ValueType::Vector, .help = "The position"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return Outputs{base::Vec3{in.number("x"), in.number("y"), in.number("z")}};
        },
    };
}

} // namespace lectograph::values
