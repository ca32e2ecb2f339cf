// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace lectograph::editor {

/// Qt renders any text that looks like HTML as HTML in labels, tooltips and message boxes, and HTML opens files; the
/// names in a lecture must not do that. Labels now show plain text unless they set Qt::RichText explicitly, and
/// tooltips of widgets and list items go through tipOf(). Texts of labels and buttons have their Korean particles chosen
/// (base::withParticles()) before they are seen, tooltips as soon as they are set.
void showTextsAsTheyAre(QApplication &application);

/// The safe form of a text for QToolTip, with its Korean particles chosen (base::withParticles()): unchanged if it is
/// not HTML or contains only paragraphs, line breaks, bold and code, which cannot open files; otherwise escaped to
/// plain text.
QString tipOf(const QString &text);

} // namespace lectograph::editor
