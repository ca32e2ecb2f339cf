// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"
#include "tensor_shapes.h"
#include "written.h"

#include <QSizeF>

namespace lectograph::diagrams {

/// A text that is set, around the origin; an empty shape has no size.
struct SetText
{
    shape::Shape shape;
    QSizeF size{0, 0};

    bool isEmpty() const { return size.isEmpty(); }
};

/// All texts of a diagram at their full size.
struct Texts
{
    double em = 0.3;
    std::vector<SetText> items;
    std::vector<SetText> repeats; ///< “× 6”
    std::vector<SetText> links;   ///< their labels and the shapes that flow
    std::vector<std::vector<SetText>> ports;
};

Texts textsOf(const Model &model, const TensorShapes &shapes, const graph::Inputs &in, const graph::Context &context);

/// One text of this size and colour; $…$ are formulas.
SetText setText(const QString &text, double size, const base::Color &color, const graph::Context &context);

} // namespace lectograph::diagrams
