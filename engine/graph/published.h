// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/definition.h"

#include <deque>
#include <string>

namespace lectograph::graph {

/// What a definition publishes, as the tables of a type.
struct Published
{
    std::shared_ptr<const void> owner; ///< of all strings in the tables
    PropertyTable properties;          ///< without the rows that are refused
    std::vector<PortSpec> ports;       ///< of the pseudo node: one for each property
    std::vector<PortSpec> outputs;     ///< those after the shape
    PropertyTable results;             ///< the outputs as rows, so that what they come from can be bound
    std::optional<base::Error> broken; ///< the first row that is refused
};

/// Refuses keys that nothing could link to, that are there twice or that placed blocks have themselves, presets that do
/// not fit, empty ranges and more rows than a person could read.
Published publishedBy(const Definition &definition);

} // namespace lectograph::graph
