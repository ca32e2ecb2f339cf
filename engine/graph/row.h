// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"

#include <initializer_list>
#include <type_traits>
#include <utility>
#include <vector>

/// Rows of the tables of properties (decision 61), each by the name of the function that reads it from `Inputs`:
/// `row::number("radius", 1, "From its centre to its line").atLeast(0).in("units")` is read by `in.number("radius")`.
/// Strings are literals, or else live as long as the table. Lists begin empty where nothing else is said.
namespace lectograph::graph::row {

/// One row: key, type, default and help, and what is said further about it.
class Row
{
public:
    Row(std::string_view key, ValueType type, QJsonValue preset, std::string_view help = {})
        : m_spec{.key = key, .type = type, .preset = std::move(preset), .help = help}
    {}

    /// The display name, where the key does not read well.
    Row titled(std::string_view title) const { return with(&PropertySpec::title, title); }
    Row in(std::string_view unit) const { return with(&PropertySpec::unit, unit); }
    Row atLeast(double min) const { return with(&PropertySpec::min, min); }
    Row atMost(double max) const { return with(&PropertySpec::max, max); }
    Row between(double min, double max) const { return atLeast(min).atMost(max); }
    /// A shape that must be linked.
    Row required() const { return with(&PropertySpec::required, true); }
    /// What a text is, if it is not words.
    Row as(TextKind kind) const { return with(&PropertySpec::text, kind); }
    /// The endings of files that it takes, "csv|npy".
    Row files(std::string_view endings) const { return with(&PropertySpec::files, endings); }
    /// The easing of keyframes that say none.
    Row eases(std::string_view ease) const { return with(&PropertySpec::ease, ease); }
    /// What new nodes say, where older ones rely on the default.
    Row initially(QJsonValue initial) const { return with(&PropertySpec::initial, std::move(initial)); }
    /// Shapes that are each drawn for itself: one that fails is empty, and the others stay.
    Row independent() const { return with(&PropertySpec::gaps, Gaps::Some); }
    /// Shapes without which the block is drawn all the same.
    Row dispensable() const { return with(&PropertySpec::gaps, Gaps::All); }
    /// A text that is best chosen by a picture; the gallery lives as long as the program.
    Row chosenFrom(const Gallery &gallery) const { return with(&PropertySpec::gallery, &gallery); }
    Row choices(std::string_view values) const { return with(&PropertySpec::choices, values); }

    operator PropertySpec() const { return m_spec; }

private:
    template <class T>
    Row with(T PropertySpec::*member, std::type_identity_t<T> value) const
    {
        Row row = *this;
        row.m_spec.*member = std::move(value);
        return row;
    }

    PropertySpec m_spec;
};

using Numbers = std::vector<double>;
using Names = std::initializer_list<std::string_view>;

Row number(std::string_view key, double preset, std::string_view help = {});
Row integer(std::string_view key, int preset, std::string_view help = {});
Row boolean(std::string_view key, bool preset, std::string_view help = {});
/// A name of a color, so that the look of the lecture decides.
Row color(std::string_view key, std::string_view preset, std::string_view help = {});
Row vector(std::string_view key, const Numbers &preset, std::string_view help = {});
Row text(std::string_view key, std::string_view preset, std::string_view help = {});
/// One of `choices`, "left|right|loop=Loop around" (graph/choices.h).
Row choice(std::string_view key, std::string_view preset, std::string_view choices, std::string_view help = {});
Row asset(std::string_view key, std::string_view help = {});
Row shape(std::string_view key, std::string_view help = {});
Row shapes(std::string_view key, std::string_view help = {});
Row numbers(std::string_view key, std::string_view help = {});
Row numbers(std::string_view key, const Numbers &preset, std::string_view help);
Row texts(std::string_view key, std::string_view help = {});
Row texts(std::string_view key, Names preset, std::string_view help);
/// The source of a program.
Row code(std::string_view key, std::string_view preset, std::string_view help = {});
/// Texts that are the rows of a table, with cells between tabs.
Row table(std::string_view key, std::string_view help = {});
Row table(std::string_view key, Names preset, std::string_view help);
Row colors(std::string_view key, std::string_view help = {});
Row colors(std::string_view key, Names preset, std::string_view help);
Row tensor(std::string_view key, std::string_view help = {});
Row tensor(std::string_view key, const Numbers &preset, std::string_view help);
/// A matrix, row by row.
Row matrix(std::string_view key, const std::vector<Numbers> &preset, std::string_view help);

} // namespace lectograph::graph::row

namespace lectograph::graph {

/// A table of rows and of tables, in this order.
template <class... Parts>
PropertyTable joined(const Parts &...parts)
{
    PropertyTable table;
    const auto add = [&table](const auto &part) {
        if constexpr (std::is_same_v<std::decay_t<decltype(part)>, PropertyTable>)
            table.insert(table.end(), part.begin(), part.end());
        else
            table.push_back(part);
    };
    (add(parts), ...);
    return table;
}

} // namespace lectograph::graph

namespace lectograph {

namespace row = graph::row; ///< tables say `row::number(…)`

} // namespace lectograph
