// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/color/swatches.h"

#include <QFrame>

class QLineEdit;

namespace lectograph::editor {

struct Session;

/// Moved by the mouse and the arrow keys.
class ColorSlider : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

Q_SIGNALS:
    void moved();

protected:
    virtual void moveTo(const QPointF &point) = 0;
    /// Moves by shares of the whole.
    virtual void moveBy(double right, double up) = 0;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// A colour picker popup: swatches of the lecture's colours and the palette, and any colour by hue, saturation, brightness
/// and opacity. Every change is emitted immediately.
class ColorPicker : public QFrame
{
    Q_OBJECT

public:
    ColorPicker(const lecture::Lecture &lecture, const timeline::Registry &registry, QWidget *parent);

    void setColor(const QString &text);
    void openAt(const QWidget *anchor);
    /// Opens one with this colour below the anchor, which is gone when it is closed.
    static ColorPicker *open(const Session &session, const QString &color, const QWidget *anchor, QWidget *parent);

Q_SIGNALS:
    void selected(const QString &text);
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showColor(const QColor &color);
    void take();

    base::ColorNames m_colors; ///< of the look
    class ColorSquare *m_square;
    class ColorStrip *m_hue;
    class ColorStrip *m_alpha;
    QLineEdit *m_hex;
};

} // namespace lectograph::editor
