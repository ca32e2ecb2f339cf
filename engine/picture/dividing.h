// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/sheets.h"
#include "shape/cut.h"

namespace lectograph::picture {

/// Whether an item can be divided by a line: not images, gradients and strokes of changing width.
bool isDivisible(const Item &item);
/// Where a plane in camera coordinates cuts the plane of an item, in the coordinates of its path.
shape::CutLine cutLineOf(const Plane &plane, const View &view, const Item &item);
/// How far an item reaches below and above the line.
std::pair<double, double> extentAcross(const Item &item, const shape::CutLine &line);
/// The pieces of an item below the line and those above it, in drawing order: area and outline, as only the area gets new
/// edges.
std::array<std::vector<Item>, 2> divided(const Item &item, const shape::CutLine &line);

} // namespace lectograph::picture
