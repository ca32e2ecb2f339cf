// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/clipspans.h"

#include <QPointF>
#include <QString>

class QPainter;

namespace lectograph::editor {

struct ShownBar;

/// The part of a bar, or other item in the lanes, under the pointer.
enum class LanePart { Nothing, Body, Start, End, Chevron, Key, FadeIn, FadeOut, Gain };

/// The bar of a clip.
struct ClipBar : ClipSpan
{
    QString target;
    QString lag; ///< "⋮0.25", or empty

    friend bool operator==(const ClipBar &, const ClipBar &) = default;
};

double heightOf(const ClipBar &bar);
/// `at` is inside the bar.
LanePart partAt(const ShownBar &shown, const ClipBar &bar, const QPointF &at);
void paintBar(QPainter &painter, const ShownBar &shown, const ClipBar &bar);
/// The name and the description for screen readers and tooltips.
QString nameOf(const ShownBar &shown, const ClipBar &bar);
QString describe(const ShownBar &shown, const ClipBar &bar);
/// The tooltip of a part; empty: the description.
QString tipOf(const ClipBar &bar, LanePart part);

} // namespace lectograph::editor
