// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/path.h"

#include <span>

namespace lectograph::shape {

// Basic outlines, centred on the origin unless stated otherwise.

Path circle(double radius);
Path ellipse(double width, double height);
/// Counter-clockwise by `sweep` radians from the angle `start`; open.
Path arc(double radius, double start, double sweep);
/// A sector of a ring, or of a disc if the inner radius is 0; a full turn gives the whole ring.
Path sector(double innerRadius, double outerRadius, double start, double sweep);
/// The corner radius is limited by the sides. Starts at the upper right corner, counter-clockwise, as in manim.
Path rectangle(double width, double height, double cornerRadius = 0);
Path polygon(std::span<const QPointF> corners, bool closed = true);
Path regularPolygon(int corners, double radius);
Path star(int points, double outerRadius, double innerRadius);
/// Bent by `arcAngle` radians (0: straight): positive turns left, counter-clockwise as manim's path_arc.
Path line(const QPointF &from, const QPointF &to, double arcAngle = 0);
/// A smooth curve (natural cubic spline) through all points, open or closed.
Path smoothCurve(std::span<const QPointF> points, bool closed = false);
/// A filled arrow head whose tip is at `tip`, pointing along `direction`.
Path arrowTip(const QPointF &tip, const QPointF &direction, double length, double width);
/// A single filled outline of shaft and head (ManimGL's FillArrow).
Path filledArrow(const QPointF &from, const QPointF &to, double thickness, double tipLength, double tipWidth);
/// A curly brace that opens upwards, from x = −width/2 to width/2 with its tip below; the arms stretch, the hooks and
/// the tip keep their size.
Path brace(double width, double size = 0.25);
/// Square brackets of the given height: the left one with its back at x = 0, the right one mirrored.
Path bracket(double height, bool left, double thickness = 0.05, double depth = 0.15);
/// The two diagonals of a box, as two contours.
Path cross(double width, double height);
/// A rounded rectangle around width × height united with a stem whose tip is at `tip`.
Path speechBubble(double width, double height, double cornerRadius, const QPointF &tip);
/// A cloud of arcs around width × height.
Path cloud(double width, double height);

} // namespace lectograph::shape
