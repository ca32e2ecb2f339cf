// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/color/colorstrips.h"

#include "editor/inspector/color/swatches.h"
#include "editor/inspector/fields/numberfields.h"
#include "editor/widgets/theme.h"

#include <QKeyEvent>
#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double keyStep = 0.02;

QColor hsv(double hue, double saturation, double brightness)
{
    return QColor::fromHsvF(static_cast<float>(hue), static_cast<float>(saturation), static_cast<float>(brightness));
}

void paintFadeHandle(QPainter &painter, const QPointF &at, bool hasFocus)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, 3));
    painter.drawEllipse(at, 5, 5);
    painter.setPen(QPen(hasFocus ? theme().accent : QColor(Qt::white), 2));
    painter.drawEllipse(at, 5, 5);
}

} // namespace

ColorSquare::ColorSquare(QWidget *parent) : QWidget(parent)
{
    setFixedHeight(120);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
}

void ColorSquare::setHue(double hue)
{
    m_hue = std::clamp(hue, 0.0, 1.0);
    update();
}

void ColorSquare::setPlace(double saturation, double brightness)
{
    m_saturation = std::clamp(saturation, 0.0, 1.0);
    m_brightness = std::clamp(brightness, 0.0, 1.0);
    setAccessibleDescription(u"%1 %, %2 %"_s.arg(qRound(m_saturation * 100)).arg(qRound(m_brightness * 100)));
    update();
}

QColor ColorSquare::color() const
{
    return hsv(m_hue, m_saturation, m_brightness);
}

void ColorSquare::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath path;
    path.addRoundedRect(box, 5, 5);
    QLinearGradient across(box.topLeft(), box.topRight());
    across.setColorAt(0, Qt::white);
    across.setColorAt(1, hsv(m_hue, 1, 1));
    painter.fillPath(path, across);
    QLinearGradient down(box.topLeft(), box.bottomLeft());
    down.setColorAt(0, Qt::transparent);
    down.setColorAt(1, Qt::black);
    painter.fillPath(path, down);
    paintFadeHandle(painter, {box.left() + m_saturation * box.width(), box.bottom() - m_brightness * box.height()},
                    hasFocus());
}

void ColorSquare::moveTo(const QPointF &point)
{
    setPlace(point.x() / width(), 1 - point.y() / height());
    Q_EMIT moved();
}

void ColorSquare::mousePressEvent(QMouseEvent *event)
{
    moveTo(event->position());
}

void ColorSquare::mouseMoveEvent(QMouseEvent *event)
{
    moveTo(event->position());
}

void ColorSquare::keyPressEvent(QKeyEvent *event)
{
    const double step = keyStep * stepFactor(event->modifiers());
    switch (event->key()) {
    case Qt::Key_Left: setPlace(m_saturation - step, m_brightness); break;
    case Qt::Key_Right: setPlace(m_saturation + step, m_brightness); break;
    case Qt::Key_Up: setPlace(m_saturation, m_brightness + step); break;
    case Qt::Key_Down: setPlace(m_saturation, m_brightness - step); break;
    default: QWidget::keyPressEvent(event); return;
    }
    Q_EMIT moved();
}

ColorStrip::ColorStrip(Kind kind, QWidget *parent) : QWidget(parent), m_kind(kind)
{
    setFixedHeight(16);
    setFocusPolicy(Qt::StrongFocus);
}

void ColorStrip::setValue(double value)
{
    m_value = std::clamp(value, 0.0, 1.0);
    setAccessibleDescription(m_kind == Hue ? u"%1°"_s.arg(qRound(m_value * 360))
                                           : u"%1 %"_s.arg(qRound(m_value * 100)));
    update();
}

void ColorStrip::setBase(const QColor &color)
{
    m_base = color;
    update();
}

void ColorStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 2.5, -0.5, -2.5);
    QLinearGradient gradient(box.topLeft(), box.topRight());
    if (m_kind == Hue) {
        for (int i = 0; i <= 6; ++i)
            gradient.setColorAt(i / 6.0, hsv(i / 6.0, 1, 1));
    } else {
        paintColor(painter, box, Qt::transparent, 5);
        QColor from = m_base;
        from.setAlpha(0);
        QColor to = m_base;
        to.setAlpha(255);
        gradient.setColorAt(0, from);
        gradient.setColorAt(1, to);
    }
    painter.setPen(QPen(theme().line, 1));
    painter.setBrush(gradient);
    painter.drawRoundedRect(box, 5, 5);
    paintFadeHandle(painter, {6 + m_value * (width() - 12), height() / 2.0}, hasFocus());
}

void ColorStrip::mousePressEvent(QMouseEvent *event)
{
    setValue((event->position().x() - 6) / (width() - 12));
    Q_EMIT moved();
}

void ColorStrip::mouseMoveEvent(QMouseEvent *event)
{
    mousePressEvent(event);
}

void ColorStrip::keyPressEvent(QKeyEvent *event)
{
    const double step = keyStep * stepFactor(event->modifiers());
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Down)
        setValue(m_value - step);
    else if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Up)
        setValue(m_value + step);
    else
        return QWidget::keyPressEvent(event);
    Q_EMIT moved();
}

} // namespace lectograph::editor
