// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "folding.h"
#include "texts.h"

#include <QRectF>

namespace lectograph::diagrams {

/// Where an item is drawn.
struct Spot
{
    QRectF rect;
    QPointF title; ///< the middle of its text
    double scale = 1;
    double opacity = 1;
    double openness = 0; ///< of a group: 0 as a block, 1 as a frame
};

/// How a link goes.
struct Way
{
    std::vector<QPointF> points;
    std::optional<QPointF> label; ///< its middle
    double scale = 1;
    double opacity = 1;
};

/// A diagram that is laid out; what is not seen has no place.
struct Placed
{
    std::vector<std::optional<Spot>> items;
    std::vector<std::optional<Way>> links; ///< of the model
    diagram::Direction direction = diagram::Direction::Up;
    double scale = 1;
};

struct LayoutWishes
{
    diagram::Direction direction = diagram::Direction::Up;
    bool areResidualsLeft = false;
    double spacing = 1;
    double maxWidth = 0; ///< the whole is no wider; 0: as wide as it is
    double maxHeight = 0;
};

/// Lays out what is seen, around the origin. What could not be kept is a warning.
base::Result<Placed> placed(const Model &model, const Folded &folded, const Texts &texts, const LayoutWishes &wishes,
                            const graph::Context &context);

/// How far the cards behind a repeated block stick out, in ems.
inline constexpr double cardOffset = 0.22;

} // namespace lectograph::diagrams
