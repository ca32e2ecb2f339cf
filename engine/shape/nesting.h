// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/correspondence.h"
#include "shape/path.h"

#include <vector>

namespace lectograph::shape {

/// A contour of an outline, and what it is there.
struct Outline : Run
{
    QRectF box;
    bool hole = false;
    int solid = -1; ///< of a hole: the index of the contour whose area it is cut out of
};

std::vector<Outline> outlinesOf(const Path &path);
/// Signed: positive counter-clockwise.
double areaOf(const Curves &curves);
/// Whether `point` lies inside the closed curves, each approximated by four chords.
bool contains(const Curves &curves, const QPointF &point);
/// Orients contours so that the non-zero rule fills the same area as the even-odd rule, if they do not cross.
void orientByDepth(std::vector<Outline> &outlines);
/// The orientation of the largest part of the area. Marks the contours that run against it as holes of the smallest contour
/// around them.
double markHoles(std::vector<Outline> &outlines);

} // namespace lectograph::shape
