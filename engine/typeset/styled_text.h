// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/hbox.h"
#include "typeset/text.h"

#include <QFont>
#include <QTextLayout>

#include <vector>

namespace lectograph::typeset {

// Internal to the room: a string with resolved fonts, and lines typeset from parts of it.

struct StyledText
{
    QString string;
    QFont font;
    QString fontKey;                         ///< layoutFontKey() of it
    QList<QTextLayout::FormatRange> formats; ///< of spans and emoji
    std::vector<Span> spans;
    QStringList warnings; ///< replaced families
};

StyledText styledText(const QString &string, const TextStyle &style);
StyledText styledText(const QString &string, const QStringList &families, int weight, bool italic);

/// The colour of the last span covering the character.
std::optional<base::Color> colorAt(const StyledText &text, qsizetype index);

/// Typesets the range [from, to), without a line break, on one line. Warns about characters missing from all fonts.
HBox lineOf(const StyledText &text, qsizetype from, qsizetype to);

/// The x positions of the characters from `from` to `to` (inclusive) on one long line, in ems.
std::vector<double> positionsOf(const StyledText &text, qsizetype from, qsizetype to);

/// The cap height in ems.
double capHeightOf(const StyledText &text);

} // namespace lectograph::typeset
