// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

#include <QColor>
#include <QIcon>

class QPainter;

namespace lectograph::editor {

QColor toQColor(const base::Color &color);
base::Color fromQColor(const QColor &color);

/// Draws a colour, with a checkerboard behind it if it is not opaque.
void paintColor(QPainter &painter, const QRectF &rect, const QColor &color, double radius);
/// A colour in a menu or list.
QIcon colorIcon(const QColor &color);

} // namespace lectograph::editor
