// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/bodies.h"
#include "editor/graph/diagram.h"

#include <QPainterPath>

class QPainter;

namespace lectograph::editor::diagram {

/// How much there is to see, by the zoom: everything; names and pictures; only where cards are.
enum class Detail { Block, Name, Full };
Detail detailAt(double zoom);

struct CardLook
{
    double zoom = 1;
    bool isSelected = false;
    bool isCurrent = false; ///< the keyboard is here
    bool isDimmed = false;  ///< takes no part in what is being dragged
    QString hovered = {};   ///< key of the port under the pointer
};

void paintCard(QPainter &painter, const Card &card, const Body &body, const CardLook &look);
/// How far a card's ports and rings reach beyond its rectangle.
constexpr double cardMargin = 12;
void paintPort(QPainter &painter, const QPointF &at, graph::ValueType type, bool isLinked, double radius);

/// A piece of a wire, whose whole length is 1.
struct Stretch
{
    double begin = 0;
    double end = 1;
};
/// What of a wire may be within the rectangle: drawing the rest would cost time for nothing.
std::optional<Stretch> stretchWithin(const QPointF &from, const QPointF &to, const QRectF &rect);
/// From an output to an input.
QPainterPath wirePath(const QPointF &from, const QPointF &to, const Stretch &stretch = {});
struct WireLook
{
    double zoom = 1;
    bool isPicked = false;
    bool isStaged = false;
    bool isDimmed = false;
    Stretch stretch = {};
};
void paintWire(QPainter &painter, const QPointF &from, const QPointF &to, graph::ValueType type, const WireLook &look);
double distanceTo(const QPainterPath &path, const QPointF &point);

void paintFrame(QPainter &painter, const QRectF &rect, const QString &title, bool isGroup, bool isPicked, double zoom);
/// Dots a few pixels apart that go along with the view.
void paintDots(QPainter &painter, const QRect &area, const QPointF &origin, double zoom);

} // namespace lectograph::editor::diagram
