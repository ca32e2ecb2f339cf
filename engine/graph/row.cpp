// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/row.h"

#include "base/text.h"

#include <QJsonArray>

namespace lectograph::graph::row {

namespace {

QJsonArray listOf(const Numbers &numbers)
{
    QJsonArray list;
    for (const double number : numbers)
        list.append(number);
    return list;
}

QJsonArray listOf(Names names)
{
    QJsonArray list;
    for (const std::string_view name : names)
        list.append(base::toText(name));
    return list;
}

} // namespace

Row number(std::string_view key, double preset, std::string_view help)
{
    return {key, ValueType::Number, preset, help};
}

Row integer(std::string_view key, int preset, std::string_view help)
{
    return {key, ValueType::Integer, preset, help};
}

Row boolean(std::string_view key, bool preset, std::string_view help)
{
    return {key, ValueType::Boolean, preset, help};
}

Row color(std::string_view key, std::string_view preset, std::string_view help)
{
    return {key, ValueType::Color, base::toText(preset), help};
}

Row vector(std::string_view key, const Numbers &preset, std::string_view help)
{
    return {key, ValueType::Vector, listOf(preset), help};
}

Row text(std::string_view key, std::string_view preset, std::string_view help)
{
    return {key, ValueType::Text, base::toText(preset), help};
}

Row choice(std::string_view key, std::string_view preset, std::string_view choices, std::string_view help)
{
    return Row(key, ValueType::Choice, base::toText(preset), help).choices(choices);
}

Row asset(std::string_view key, std::string_view help)
{
    return {key, ValueType::Asset, QString(), help};
}

Row shape(std::string_view key, std::string_view help)
{
    return {key, ValueType::Shape, {}, help};
}

Row shapes(std::string_view key, std::string_view help)
{
    return {key, ValueType::Shapes, {}, help};
}

Row numbers(std::string_view key, std::string_view help)
{
    return numbers(key, {}, help);
}

Row numbers(std::string_view key, const Numbers &preset, std::string_view help)
{
    return {key, ValueType::Numbers, listOf(preset), help};
}

Row texts(std::string_view key, std::string_view help)
{
    return texts(key, {}, help);
}

Row texts(std::string_view key, Names preset, std::string_view help)
{
    return {key, ValueType::Texts, listOf(preset), help};
}

Row code(std::string_view key, std::string_view preset, std::string_view help)
{
    return text(key, preset, help).as(TextKind::Code);
}

Row table(std::string_view key, std::string_view help)
{
    return table(key, {}, help);
}

Row table(std::string_view key, Names preset, std::string_view help)
{
    return texts(key, preset, help).as(TextKind::Cells);
}

Row colors(std::string_view key, std::string_view help)
{
    return colors(key, {}, help);
}

Row colors(std::string_view key, Names preset, std::string_view help)
{
    return {key, ValueType::Colors, listOf(preset), help};
}

Row tensor(std::string_view key, std::string_view help)
{
    return tensor(key, {}, help);
}

Row tensor(std::string_view key, const Numbers &preset, std::string_view help)
{
    return {key, ValueType::Tensor, listOf(preset), help};
}

Row matrix(std::string_view key, const std::vector<Numbers> &preset, std::string_view help)
{
    QJsonArray rows;
    for (const Numbers &numbers : preset)
        rows.append(listOf(numbers));
    return {key, ValueType::Tensor, rows, help};
}

} // namespace lectograph::graph::row
