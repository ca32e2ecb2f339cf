// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color_names.h"
#include "lecture/lecture.h"

#include <QColor>
#include <QList>
#include <QWidget>

namespace lectograph::editor {

struct Swatch
{
    QString text; ///< in file syntax: "BLUE_E", "#58C4DD"
    base::Color color;
};

/// The colours in the lecture's properties, most used first.
QList<Swatch> colorsIn(const lecture::Lecture &lecture, const timeline::Registry &registry);
/// The colors that the look of the lecture names beyond the palette.
QList<Swatch> colorsOfLook(const lecture::Lecture &lecture);
/// The colours of the palette, as the look draws them: by hue, each from light to dark.
QList<Swatch> namedColors(const base::ColorNames &names);

/// A grid of swatches; selected by click or with the arrow keys and Enter.
class SwatchGrid : public QWidget
{
    Q_OBJECT

public:
    static constexpr int ring = 2; ///< the room around each colour for the ring of the focus, in pixels
    static int widthOf(int columns);

    explicit SwatchGrid(QWidget *parent);

    /// `names`: of the look, by which they are called.
    void setSwatches(const QList<Swatch> &swatches, const base::ColorNames &names);
    const QList<Swatch> &swatches() const { return m_swatches; }
    QRect cell(int index) const;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void selected(const QString &text, int index);
    void pointed(const QString &name); ///< the colour under the pointer, or that of the keyboard; empty: none

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    int columns(int width) const;
    int indexAt(const QPoint &point) const;
    QString nameOf(int index) const;
    void setCurrent(int index);

    QList<Swatch> m_swatches;
    base::ColorNames m_names;
    int m_current = 0;
};

} // namespace lectograph::editor
