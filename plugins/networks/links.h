// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pass.h"
#include "places.h"
#include "pulse.h"

#include "shape/shape.h"

namespace lectograph::networks {

/// A link that is drawn.
struct Link
{
    std::size_t gap = 0; ///< it leads from this column to the next
    int head = 0;
    std::size_t fromSlot = 0;
    std::size_t toSlot = 0;
    double weight = 0;
};

struct ChosenLinks
{
    std::vector<Link> links; ///< by gap, then by head, then the weaker ones first
    double others = 0;       ///< that are there and not drawn
};

inline constexpr std::size_t mostLinks = 2000;

/// "links", "linkWidth", "strongest", "positiveColour", "negativeColour", "matrix", "head".
graph::PropertyTable linkProperties();
/// "pulse", "pulseColour", "backPulse", "backColour".
graph::PropertyTable pulseProperties();
Pulse pulseOf(const graph::Inputs &in, std::size_t columns);

/// Those between shown nodes with the largest weights. A weight of 0 or −∞ is no link.
ChosenLinks chosenLinks(const graph::Inputs &in, const std::vector<Column> &columns, const std::vector<Layer> &layers);

struct LinkState
{
    const std::vector<Column> &columns;
    const std::vector<Layer> &layers;
    const Places &places;
    const Pass &pass;
    const Dropout &dropout;
    const Pulse &pulse;
};

/// The group “links”, and what is lit of them, without a name.
struct DrawnLinks
{
    shape::Shape links;
    std::vector<shape::Shape> lit;
};
DrawnLinks drawnLinks(const ChosenLinks &chosen, const LinkState &state, const graph::Inputs &in,
                      const graph::Context &context);

} // namespace lectograph::networks
