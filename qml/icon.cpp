// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/icon.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lectograph::player {

namespace {

QPainterPath triangle(double left, double right, double halfHeight)
{
    QPainterPath path;
    path.moveTo(left, 12 - halfHeight);
    path.lineTo(right, 12);
    path.lineTo(left, 12 + halfHeight);
    path.closeSubpath();
    return path;
}

QPainterPath bar(double left, double width, double halfHeight)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(left, 12 - halfHeight, width, 2 * halfHeight), 0.75, 0.75);
    return path;
}

/// Pointing forwards; backward icons are mirrored.
QPainterPath forwardPath(Icon::Sign sign)
{
    switch (sign) {
    case Icon::Sign::Play: return triangle(7.5, 19, 7);
    case Icon::Sign::Pause: return bar(7, 3.5, 6.5) | bar(13.5, 3.5, 6.5);
    case Icon::Sign::FrameBack:
    case Icon::Sign::FrameForward: return triangle(11, 18, 5) | bar(6.5, 2, 5);
    case Icon::Sign::ToStart:
    case Icon::Sign::ToEnd: return triangle(4.5, 11, 5) | triangle(11, 17.5, 5) | bar(17.5, 2, 5);
    }
    return {};
}

} // namespace

Icon::Icon(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setImplicitSize(24, 24);
    setAntialiasing(true);
}

void Icon::setSign(Sign sign)
{
    if (sign == m_sign)
        return;
    m_sign = sign;
    update();
    Q_EMIT signChanged();
}

void Icon::setColor(const QColor &color)
{
    if (color == m_color)
        return;
    m_color = color;
    update();
    Q_EMIT colorChanged();
}

void Icon::paint(QPainter *painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height());
    painter->translate((width() - side) / 2, (height() - side) / 2);
    painter->scale(side / 24, side / 24);
    if (m_sign == Sign::FrameBack || m_sign == Sign::ToStart) {
        painter->translate(24, 0);
        painter->scale(-1, 1);
    }
    painter->fillPath(forwardPath(m_sign), m_color);
}

} // namespace lectograph::player
