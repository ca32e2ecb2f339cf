// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/stage_edits.h"
#include "shape/shape.h"

#include <QColor>
#include <QRectF>

#include <vector>

namespace lectograph::editor {

class StageOverlay;

/// How the words of a block look on the stage, so that typing over them looks the same.
struct WordsLook
{
    QRectF rect;                                            ///< what they cover, in pixels of the overlay
    double em = 0;                                          ///< pixels; 0: none of them is drawn
    QColor color;                                           ///< of their first letter; invalid: none is drawn
    int lines = 0;                                          ///< in which they are drawn
    bool isListing = false;                                 ///< whose lines begin at its top
    std::shared_ptr<const shape::Lettering> lettering = {}; ///< null: none of them is drawn
    QRectF block = {};                                      ///< what the block covers that shows them
    std::vector<QRectF> others = {};                        ///< other words near the block

    void translate(const QPointF &by);
};
/// `node` is the block that shows the words, and `place` where they are written.
WordsLook wordsLookOf(StageOverlay &stage, const QString &node, const WordsPlace &place);

/// The colour of the picture around a rectangle of the overlay, which most pixels beside it have.
QColor groundAround(StageOverlay &stage, const QRectF &rect);
/// `color`, or black or white where it could not be read on the ground.
QColor readableOn(const QColor &ground, const QColor &color);

} // namespace lectograph::editor
