// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <vector>

namespace lectograph::shapes {

/// The corners of an orthogonal line that leaves `from` in the direction `leaving` and arrives at `to` from the
/// direction `side` (both outward: one of (±1, 0) and (0, ±1)). Where it has to reverse, it first continues straight
/// for `reach`.
std::vector<QPointF> routed(const QPointF &from, const QPointF &leaving, const QPointF &to, const QPointF &side,
                            double reach);

} // namespace lectograph::shapes
