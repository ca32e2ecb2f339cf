// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/patch.h"

#include "editor/widgets/theme.h"

#include <QPainter>

namespace lectograph::editor {

namespace {

void drawRounded(QPainter &painter, const QRect &place, const QColor &color, double radius)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(place, radius, radius);
}

} // namespace

void drawPatch(QPainter &painter, const QRect &place)
{
    QColor patch = theme().background;
    patch.setAlpha(210);
    drawRounded(painter, place, patch, Theme::fieldRadius);
}

void drawDarkPatch(QPainter &painter, const QRect &place)
{
    drawRounded(painter, place, QColor(20, 22, 26, 220), Theme::radius);
}

} // namespace lectograph::editor
