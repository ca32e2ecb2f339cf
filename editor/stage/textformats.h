// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/markup.h"

#include <QColor>

class QPlainTextEdit;
class QTextCursor;

/// Formatted text in a text widget: formats of characters, and lists as lines that begin with bullets.
namespace lectograph::editor {

/// The format of letters without one of their own.
struct BaseFormat
{
    bool isBold = false;
    bool isItalic = false;
};

/// The formats at the cursor, or at the beginning of the selection.
struct TextFormat
{
    bool isBold = false;
    bool isItalic = false;
    bool isListed = false;
    QColor color = {}; ///< invalid: none of its own
};

/// A colour of letters.
struct TextColor
{
    QColor color = {}; ///< invalid: none of its own
    QString name = {}; ///< under which the look or the palette has it, so that it follows them; may be empty
};

/// The height of a line of this text: letters that the font does not have come from others, which may be higher.
double lineHeightOf(const QString &text, const QFont &font);
/// Shows emoji in one piece, as the picture does, also those that are typed.
void showEmoji(QPlainTextEdit &edit);
void setFormattedText(QPlainTextEdit &edit, const typeset::FormattedText &text);
typeset::FormattedText formattedText(const QPlainTextEdit &edit, const BaseFormat &base);
/// These characters, with their formats.
typeset::FormattedText partOf(const typeset::FormattedText &text, shape::SourceRange range);
TextFormat formatAt(const QPlainTextEdit &edit, const BaseFormat &base);

// They apply to the selection, or to what is typed next.
void toggleBold(QPlainTextEdit &edit, const BaseFormat &base);
void toggleItalic(QPlainTextEdit &edit, const BaseFormat &base);
void setTextColor(QPlainTextEdit &edit, const TextColor &color);

// Lists. Each returns whether it did something.

/// Makes the selected lines items, or lines without bullets if all of them are items.
bool toggleList(QPlainTextEdit &edit);
/// Moves the selected items by a level.
bool indentItems(QPlainTextEdit &edit, int levels);
/// A space after "-" at the beginning of a line makes it an item.
bool startItem(QPlainTextEdit &edit);
/// A new line within an item begins the next one; in an empty item it ends the list.
bool continueList(QPlainTextEdit &edit);
/// Backspace before the words of an item removes its bullet.
bool removeBullet(QPlainTextEdit &edit);

/// Makes what an input method composes part of the text, as it is.
void takeComposition(QPlainTextEdit &edit);

} // namespace lectograph::editor
