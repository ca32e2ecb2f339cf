// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPlainTextEdit;

namespace lectograph::editor {

struct WordsLook;

/// Pixels from the letters to the edge of the field in which they are typed, with its frame.
constexpr int edgeOfWords = 5;

/// The field of words, in pixels of the overlay, with room for what is typed, however it is wrapped: the typed letters
/// lie on those of the picture.
QRectF wordsRect(const QPlainTextEdit &edit, const WordsLook &look);
/// A bar of this size beside the field: where it covers least of other words, as near as possible; within `room`.
QRect barRect(const QSize &bar, const QRect &field, const WordsLook &look, const QRect &room);
/// Of the field of a formula of this width: all of its lines, however they are wrapped, up to ten.
int heightOfFormula(const QPlainTextEdit &edit, int width);

} // namespace lectograph::editor
