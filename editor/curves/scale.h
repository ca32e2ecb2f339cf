// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace lectograph::editor {

/// Converts between pixels of the canvas and seconds and values.
struct Scale
{
    QRectF plot;
    double fromSeconds = 0; ///< at the left edge
    double seconds = 5;     ///< over the width
    double fromValue = 0;   ///< at the lower edge
    double values = 1;      ///< over the height

    double x(double second) const { return plot.left() + (second - fromSeconds) / seconds * plot.width(); }
    double y(double value) const { return plot.bottom() - (value - fromValue) / values * plot.height(); }
    QPointF at(double second, double value) const { return {x(second), y(value)}; }
    double secondAt(double pixel) const { return fromSeconds + (pixel - plot.left()) / plot.width() * seconds; }
    double valueAt(double pixel) const { return fromValue + (plot.bottom() - pixel) / plot.height() * values; }
    double secondsPerPixel() const { return seconds / plot.width(); }
    double valuePerPixel() const { return values / plot.height(); }

    /// Zooms around `pixel`; factors above 1 zoom out.
    void zoom(const QPointF &pixel, double horizontally, double vertically);
    void pan(const QPointF &pixels);
    /// Shows a range with a margin.
    void fit(double firstSecond, double lastSecond, double least, double greatest);
};

/// The smallest of 1, 2 and 5 times a power of ten that is at least `least`.
double niceStep(double least);
/// Multiples of `step` from `from` to `to`.
std::vector<double> multiples(double step, double from, double to);
/// Rounds to the resolution of a pixel, so that dragging gives short numbers.
double tidy(double value, double perPixel);

} // namespace lectograph::editor
