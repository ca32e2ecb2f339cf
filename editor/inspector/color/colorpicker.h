// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/color/swatches.h"

#include <QFrame>

class QLineEdit;

namespace lectograph::editor {

class ColorSquare;
class ColorStrip;

/// A colour picker popup: swatches of the lecture's and manim's colours, and any colour by hue, saturation, brightness
/// and opacity. Every change is emitted immediately.
class ColorPicker : public QFrame
{
    Q_OBJECT

public:
    ColorPicker(std::vector<Swatch> ofLecture, QWidget *parent);

    void setColor(const QString &text);
    void openAt(const QWidget *anchor);

Q_SIGNALS:
    void selected(const QString &text);
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showColor(const QColor &color);
    void take();

    ColorSquare *m_square;
    ColorStrip *m_hue;
    ColorStrip *m_alpha;
    QLineEdit *m_hex;
};

} // namespace lectograph::editor
