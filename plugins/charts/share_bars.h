// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"
#include "graph/property.h"
#include "graph/setting.h"
#include "shape/shape.h"
#include "tensor/tensor.h"

#include <QPointF>

namespace lectograph::charts {

// Shared by blocks that draw bars: of numbers on a base line, or of shares in rows and columns.

struct BarStyle
{
    base::Color color;
    double width = 0.5;
    double fillOpacity = 0.7;
    double strokeWidth = 2;
    bool isUpright = true;
};

/// A bar from the middle of its foot, at least long enough for a morph to tell its corners apart; a negative length
/// hangs down. Its name is “bar”.
shape::Shape bar(QPointF foot, double length, const BarStyle &style, const graph::Context &context);

/// "barWidth", "spacing", "fillOpacity", "strokeWidth": of the bars of shares.
graph::PropertyTable shareBarProperties();
BarStyle shareBarStyle(const graph::Inputs &inputs, const base::Color &color, bool isUpright);

/// A text whose letters stand on a line such that capitals are centred on y = 0.
shape::Shape wordLabel(const QString &word, double size, const base::Color &color, const graph::Context &context);

/// A share as percent; the edge given by `anchor` (−1 left, 0 centre) is at x = 0.
shape::Shape percentLabel(double share, int decimals, double size, double anchor, const base::Color &color);

/// The numbers of a single row or column; of several rows those of the last, which tells what follows a sentence.
std::vector<double> lastRowOf(const tensor::Tensor &tensor);

} // namespace lectograph::charts
