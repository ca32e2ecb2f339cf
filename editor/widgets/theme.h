// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QString>

#include <optional>

class QApplication;
class QPainter;

namespace lectograph::graph {
enum class ValueType;
}

namespace lectograph::editor {

/// The colours and sizes of the window, on a grid of 4 pixels.
struct Theme
{
    bool isDark = true;
    QColor background, panel, raised, line, text, muted, accent, keyframe, error, good;
    QColor onAccent; ///< text on the accent colour

    static constexpr int grid = 4;
    static constexpr int row = 28;  ///< height of a row and of a field
    static constexpr int head = 34; ///< height of a panel header
    static constexpr int radius = 6;
    static constexpr int fieldRadius = 5;
};

/// The theme that applyTheme() set last; initially dark. Like QApplication's palette it applies to all windows.
const Theme &theme();
Theme darkTheme();
Theme lightTheme();
/// Sets the palette, font and style sheet of the application. Widgets with custom painting read theme() when they
/// paint; icons must be created again, so the window is too.
void applyTheme(QApplication &application, const Theme &theme);
/// The theme that the desktop prefers, if known.
Theme systemTheme();

/// Font sizes are 13 (base), 12 and 11 pixels, weights 400 and 600 only. Digits have equal widths.
QFont uiFont(int pixels = 13, bool isStrong = false);

/// An icon by name ("play", "chevron-down"), in the colour of the theme or another one; grey when disabled.
QIcon icon(const QString &name, std::optional<QColor> color = {});

/// Linear interpolation between two colours; `share` is 0…1.
QColor mixColors(const QColor &from, const QColor &to, double share);

/// A colour and a port shape for each type of value: types can be distinguished without colour.
QColor colorOf(graph::ValueType type);
enum class PortShape { Circle, Diamond, Square, Bar, Grid, Hexagon, HalfCircle };
PortShape portShapeOf(graph::ValueType type);
/// Draws the icon of a port; filled if it is linked.
void paintPort(QPainter &painter, const QPointF &at, graph::ValueType type, bool isLinked, double radius);

/// A line of one pixel just inside of the rect, on whole pixels of the screen. A pen would lie half beside it where a pixel
/// of the window is several of the screen.
void drawInnerLine(QPainter &painter, const QRectF &rect, const QColor &color);

/// The duration of short transitions; 0 with reduced motion.
int motionMilliseconds();
void setReducedMotion(bool reduced);

} // namespace lectograph::editor
