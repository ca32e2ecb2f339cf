// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace lectograph::player {

/// An icon of the player, drawn in a square of 24 units and scaled to fit.
class Icon : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Sign sign READ sign WRITE setSign NOTIFY signChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)

public:
    enum class Sign { Play, Pause, FrameBack, FrameForward, ToStart, ToEnd };
    Q_ENUM(Sign)

    explicit Icon(QQuickItem *parent = nullptr);

    Sign sign() const { return m_sign; }
    void setSign(Sign sign);
    const QColor &color() const { return m_color; }
    void setColor(const QColor &color);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void signChanged();
    void colorChanged();

private:
    Sign m_sign = Sign::Play;
    QColor m_color = Qt::white;
};

} // namespace lectograph::player
