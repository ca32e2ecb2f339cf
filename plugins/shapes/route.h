// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <vector>

namespace lectograph::shapes {

/// The corners of a line of level and upright pieces that leaves `from` in the direction `leaving` and comes to `to`
/// from the direction `side` (both of them outward: one of (±1, 0) and (0, ±1)). Where it has to turn round it first
/// goes `reach` straight on.
std::vector<QPointF> routed(const QPointF &from, const QPointF &leaving, const QPointF &to, const QPointF &side,
                            double reach);

} // namespace lectograph::shapes
