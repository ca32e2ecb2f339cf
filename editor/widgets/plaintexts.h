// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace lectograph::editor {

/// Qt takes any text that looks like HTML for HTML, in labels, tips and message boxes, and HTML opens files: what a lecture
/// calls its blocks, scenes and sounds must not. From now on labels show their texts as they are, unless they ask for
/// Qt::RichText themselves, and tips of widgets and of the items of lists heed tipOf().
void showTextsAsTheyAre(QApplication &application);

/// What QToolTip may be given: the text itself if it is not HTML or no more than paragraphs, lines and bold letters, with
/// which nothing can be opened; else the same letters as plain text.
QString tipOf(const QString &text);

} // namespace lectograph::editor
