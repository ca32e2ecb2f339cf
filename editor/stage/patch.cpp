// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/patch.h"

#include "editor/widgets/theme.h"

#include <QPainter>

namespace lectograph::editor {

void drawPatch(QPainter &painter, const QRect &place)
{
    painter.setRenderHint(QPainter::Antialiasing);
    QColor patch = theme().background;
    patch.setAlpha(210);
    painter.setPen(Qt::NoPen);
    painter.setBrush(patch);
    painter.drawRoundedRect(place, Theme::fieldRadius, Theme::fieldRadius);
}

} // namespace lectograph::editor
