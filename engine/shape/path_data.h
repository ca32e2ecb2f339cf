// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

#include <vector>

namespace lectograph::shape {

/// Parses SVG path data (SVG 1.1, chapter 8), with every coordinate multiplied by `scale`. Stops at the first error, as
/// SVG requires.
QPainterPath pathFromData(QStringView data, double scale = 1);

/// Parses an SVG list of numbers separated by white space and commas, up to the first token that is not a number.
std::vector<double> numbersFromData(QStringView data);

} // namespace lectograph::shape
