// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRect;

namespace lectograph::editor {

/// The ground of what stands over the picture and is to stand out from it. The picture shines through.
void drawPatch(QPainter &painter, const QRect &place);
/// The same before an audience: for words over pictures of any colour, in both themes.
void drawDarkPatch(QPainter &painter, const QRect &place);

} // namespace lectograph::editor
