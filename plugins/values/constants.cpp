// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/geometry.h"

namespace lectograph::values {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::Outputs;
using graph::ValueType;

namespace {

/// A block that outputs its property "value", so that many others can follow it.
NodeType constant(const QString &id, const QString &title, const QString &help, ValueType type, std::string_view preset)
{
    return {
        .id = id,
        .title = title,
        .category = u"Values"_s,
        .help = help,
        .properties = {{.key = "value", .type = type, .preset = preset, .help = "What it gives"}},
        .outputs = {{.key = "value", .type = type, .help = "The value"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> { return Outputs{in.value("value")}; },
    };
}

} // namespace

NodeType number()
{
    return constant(u"values.number"_s, u"Number"_s, u"A number that several blocks can share; keyframes move it."_s,
                    ValueType::Number, "0");
}

NodeType integer()
{
    return constant(u"values.integer"_s, u"Whole number"_s, u"A whole number that several blocks can share."_s,
                    ValueType::Integer, "0");
}

NodeType boolean()
{
    return constant(u"values.boolean"_s, u"Yes or no"_s, u"A yes or no that several blocks can share."_s,
                    ValueType::Boolean, "false");
}

NodeType text()
{
    return constant(u"values.text"_s, u"Words"_s, u"A text that several blocks can share."_s, ValueType::Text, "\"\"");
}

NodeType colour()
{
    return constant(u"values.colour"_s, u"Colour"_s, u"A colour that several blocks can share."_s, ValueType::Color,
                    "\"WHITE\"");
}

NodeType numbers()
{
    return constant(u"values.numbers"_s, u"List of numbers"_s, u"Numbers that several blocks can share."_s,
                    ValueType::Numbers, "[]");
}

NodeType colours()
{
    return constant(u"values.colours"_s, u"List of colours"_s, u"Colours that several blocks can share."_s,
                    ValueType::Colors, "[]");
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
                {.key = "x", .type = ValueType::Number, .preset = "0", .help = "To the right", .unit = "units"},
                {.key = "y", .type = ValueType::Number, .preset = "0", .help = "Upwards", .unit = "units"},
                {.key = "z", .type = ValueType::Number, .preset = "0", .help = "Towards the viewer", .unit = "units"},
            },
        .outputs = {{.key = "value", .type = ValueType::Vector, .help = "The position"}},
        .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
            return Outputs{base::Vec3{in.number("x"), in.number("y"), in.number("z")}};
        },
    };
}

} // namespace lectograph::values
