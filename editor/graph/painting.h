// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/diagram.h"
#include "editor/graph/nodepreviewcache.h"

#include <QPainterPath>

class QPainter;

namespace lectograph::editor::diagram {

/// Level of detail, by zoom: full; names and pictures; plain blocks.
enum class Detail { Block, Name, Full };
Detail detailAt(double zoom);

struct CardLook
{
    double zoom = 1;
    bool isSelected = false;
    bool isCurrent = false; ///< has keyboard focus
    bool isDimmed = false;  ///< not a target of the current drag
    QString hovered = {};   ///< key of the port under the pointer
};

void paintCard(QPainter &painter, const NodeCard &card, const NodePreview &body, const CardLook &look);
/// How far a card's ports and selection rings extend beyond its rectangle.
constexpr double cardMargin = 12;

/// A section of a link, whose total length is 1.
struct Stretch
{
    double begin = 0;
    double end = 1;
};
/// The section of a link that may lie within the rectangle: drawing the rest would only cost time.
std::optional<Stretch> stretchWithin(const QPointF &from, const QPointF &to, const QRectF &rect);
/// From an output to an input.
QPainterPath linkPath(const QPointF &from, const QPointF &to, const Stretch &stretch = {});
struct LinkLook
{
    double zoom = 1;
    bool isSelected = false;
    bool isStaged = false;
    bool isNamed = false; ///< in an expression
    bool isDimmed = false;
    Stretch stretch = {};
};
void paintLink(QPainter &painter, const QPointF &from, const QPointF &to, graph::ValueType type, const LinkLook &look);
double distanceTo(const QPainterPath &path, const QPointF &point);

void paintCommentBox(QPainter &painter, const QRectF &rect, const QString &title, bool isGroup, bool isSelected,
                     double zoom);
/// A grid of dots that scrolls with the view.
void paintDots(QPainter &painter, const QRect &area, const QPointF &origin, double zoom);

} // namespace lectograph::editor::diagram
