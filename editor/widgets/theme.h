// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QString>

#include <optional>

class QApplication;

namespace lectograph::graph {
enum class ValueType;
}

namespace lectograph::editor {

/// The colours and measures of the window, all on a grid of 4 pixels.
struct Theme
{
    bool isDark = true;
    QColor background, panel, raised, line, text, muted, accent, keyframe, error, good;
    QColor onAccent; ///< text on the accent colour

    static constexpr int grid = 4;
    static constexpr int row = 28;  ///< height of a row and of a field
    static constexpr int head = 34; ///< height of a panel's head
    static constexpr int radius = 6;
    static constexpr int fieldRadius = 5;
};

/// The one that applyTheme() set last; dark before that. Like QApplication's palette it is the same for all windows.
const Theme &theme();
Theme darkTheme();
Theme lightTheme();
/// Palette, font and style sheet of the application. Widgets that paint themselves ask theme() when they paint; icons are
/// made anew, which is why the window is.
void applyTheme(QApplication &application, const Theme &theme);
/// What the desktop prefers, as far as it tells.
Theme systemTheme();

/// Of the type sizes 13 (base), 12 and 11 pixels; weights 400 and 600 only. Figures have one width.
QFont uiFont(int pixels = 13, bool isStrong = false);

/// One of the family's icons ("play", "chevron-down"), in the colour of the theme or another one; grey when disabled.
QIcon icon(const QString &name, std::optional<QColor> color = {});

/// An icon and a colour for a type that flows through links: nobody has to tell them apart by the colour alone.
QColor colorOf(graph::ValueType type);
enum class PortShape { Circle, Diamond, Square, Bar, Grid, Hexagon, HalfCircle };
PortShape portShapeOf(graph::ValueType type);

/// Quick changes take so many milliseconds; 0 where the author wants no motion.
int motionMilliseconds();
void setReducedMotion(bool reduced);

} // namespace lectograph::editor
