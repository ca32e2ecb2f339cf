// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace lectograph::editor {

/// The text in lines of this width, at most `most` of them, the last one elided if there is more. Breaks between words,
/// and inside a word only where it is wider than a line.
QStringList elidedLines(const QString &text, const QFont &font, int width, int most);

} // namespace lectograph::editor
