// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

namespace lectograph::editor {

/// The colours of one hue: saturation to the right, brightness upwards.
class ColorSquare : public QWidget
{
    Q_OBJECT

public:
    explicit ColorSquare(QWidget *parent);

    void setHue(double hue);
    void setPlace(double saturation, double brightness);
    QColor color() const;

Q_SIGNALS:
    void moved();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void moveTo(const QPointF &point);

    double m_hue = 0;
    double m_saturation = 0;
    double m_brightness = 1;
};

/// A slider from 0 to 1 on a colour gradient.
class ColorStrip : public QWidget
{
    Q_OBJECT

public:
    enum Kind { Hue, Alpha };
    ColorStrip(Kind kind, QWidget *parent);

    double value() const { return m_value; }
    void setValue(double value);
    void setBase(const QColor &color); ///< the colour at full opacity

Q_SIGNALS:
    void moved();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Kind m_kind;
    double m_value = 0;
    QColor m_base = Qt::white;
};

} // namespace lectograph::editor
