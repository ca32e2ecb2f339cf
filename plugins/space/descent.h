// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <functional>
#include <vector>

namespace lectograph::space {

/// The area over which a function of two variables is looked at.
struct Ground
{
    QPointF least;
    QPointF most;

    bool contains(const QPointF &point) const;
};

using HeightOf = std::function<double(const QPointF &)>;

struct DescentRule
{
    QPointF start;
    double rate = 0.1;
    double momentum = 0; ///< the share of the last step that is gone again: Polyak's heavy ball
    int steps = 30;
};

/// The points that gradient descent visits, from the start on: x ← x + v with v ← momentum · v − rate · ∇f(x). It ends
/// early where it leaves the ground, with its last point on the border, or where f has no finite value.
std::vector<QPointF> descended(const HeightOf &height, const DescentRule &rule, const Ground &ground);

} // namespace lectograph::space
