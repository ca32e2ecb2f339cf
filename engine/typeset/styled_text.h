// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/hbox.h"
#include "typeset/text.h"

#include <QFont>
#include <QTextLayout>

#include <vector>

namespace lectograph::typeset {

// Internal to the room: a string whose fonts are chosen, and lines of type made from pieces of it.

struct StyledText
{
    QString string;
    QFont font;
    QList<QTextLayout::FormatRange> formats; ///< of spans and emoji
    std::vector<Span> spans;
    QStringList warnings; ///< families replaced
};

StyledText styledText(const QString &string, const TextStyle &style);
StyledText styledText(const QString &string, const QStringList &families, int weight, bool italic);

/// The colour of the last span that covers the character.
std::optional<base::Color> colorAt(const StyledText &text, qsizetype index);

/// The piece [from, to), which has no line break, on one line. Warnings name the characters that no font has.
HBox lineOf(const StyledText &text, qsizetype from, qsizetype to);

/// Where each of the characters from `from` to `to` (inclusive) begins on one long line, in ems.
std::vector<double> positionsOf(const StyledText &text, qsizetype from, qsizetype to);

/// The height of a capital, in ems.
double capHeightOf(const StyledText &text);

} // namespace lectograph::typeset
