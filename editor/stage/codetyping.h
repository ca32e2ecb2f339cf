// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

class QKeyEvent;
class QPlainTextEdit;

/// Typing a listing on the stage.
namespace lectograph::editor {

/// Whether the text is that of a listing.
bool isCode(const lecture::Lecture &lecture, const PropertyPlace &place, const timeline::Registry &registry);

/// Letters of one width, not wrapped.
void prepareForCode(QPlainTextEdit &edit);
/// Tab indents, and a new line is indented like the one before. True if the key is one of these; it is typed when it is
/// pressed, and only claimed by a shortcut override.
bool typeCode(QPlainTextEdit &edit, const QKeyEvent &key);

} // namespace lectograph::editor
