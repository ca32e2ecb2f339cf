// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/diagram.h"
#include "editor/graph/nodepreviewcache.h"

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

void paintCard(QPainter &painter, const NodeCard &card, const NodePreview &body, const CardLook &look);
/// How far a card's ports and rings reach beyond its rectangle.
constexpr double cardMargin = 12;
void paintPort(QPainter &painter, const QPointF &at, graph::ValueType type, bool isLinked, double radius);

/// A piece of a link, whose whole length is 1.
struct Stretch
{
    double begin = 0;
    double end = 1;
};
/// What of a link may be within the rectangle: drawing the rest would cost time for nothing.
std::optional<Stretch> stretchWithin(const QPointF &from, const QPointF &to, const QRectF &rect);
/// From an output to an input.
QPainterPath linkPath(const QPointF &from, const QPointF &to, const Stretch &stretch = {});
struct LinkLook
{
    double zoom = 1;
    bool isSelected = false;
    bool isStaged = false;
    bool isDimmed = false;
    Stretch stretch = {};
};
void paintLink(QPainter &painter, const QPointF &from, const QPointF &to, graph::ValueType type, const LinkLook &look);
double distanceTo(const QPainterPath &path, const QPointF &point);

void paintCommentBox(QPainter &painter, const QRectF &rect, const QString &title, bool isGroup, bool isSelected,
                     double zoom);
/// Dots a few pixels apart that go along with the view.
void paintDots(QPainter &painter, const QRect &area, const QPointF &origin, double zoom);

} // namespace lectograph::editor::diagram
