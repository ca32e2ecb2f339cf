// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"

namespace lectograph::graph {

struct NodeType;

/// The properties of every block with a picture: position, size, stacking order.
const PropertyTable &placementProperties();
/// Whether the key is that of a placement property.
bool isPlacement(const QString &key);
/// All rows of a type: its own and, if it is placed, the placement properties.
PropertyTable tableOf(const NodeType &type);

/// Scales, rotates and fits `shape`, then puts it beside another shape, against an edge, or at its position (which is
/// an offset in the first two cases).
shape::Shape placed(const shape::Shape &shape, const Inputs &inputs, const Setting &setting);

/// "up", "down-left", … as a vector of −1, 0 and 1; "none" and "centre" are zero.
base::Vec3 direction(QStringView name);

} // namespace lectograph::graph
