// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/coloricon.h"

#include "editor/widgets/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

QColor toQColor(const base::Color &color)
{
    const auto part = [](float value) { return std::clamp(value, 0.0F, 1.0F); };
    return QColor::fromRgbF(part(color.r), part(color.g), part(color.b), part(color.a));
}

base::Color fromQColor(const QColor &color)
{
    return {color.redF(), color.greenF(), color.blueF(), color.alphaF()};
}

void paintColor(QPainter &painter, const QRectF &rect, const QColor &color, double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    if (color.alpha() < 255) {
        painter.save();
        painter.setClipPath(path);
        constexpr double square = 4;
        for (double y = rect.top(); y < rect.bottom(); y += square) {
            for (double x = rect.left(); x < rect.right(); x += square) {
                const bool isLight =
                    (std::lround((x - rect.left()) / square) + std::lround((y - rect.top()) / square)) % 2 == 0;
                painter.fillRect(QRectF(x, y, square, square), isLight ? QColor(0xbfbfbf) : QColor(0x808080));
            }
        }
        painter.restore();
    }
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(color);
    painter.drawPath(path);
    painter.restore();
}

QIcon colorIcon(const QColor &color)
{
    QPixmap pixmap(16, 16);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintColor(painter, QRectF(1.5, 1.5, 13, 13), color, 3);
    painter.end();
    QIcon icon;
    // The style would tint it in selected rows, and pale it in disabled ones.
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Disabled, QIcon::Active, QIcon::Selected})
        icon.addPixmap(pixmap, mode);
    return icon;
}

} // namespace lectograph::editor
