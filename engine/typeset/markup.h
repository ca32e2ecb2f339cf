// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color_names.h"
#include "typeset/dollars.h"
#include "typeset/text.h"

namespace lectograph::typeset {

// Formatting written within a text, as in LaTeX: \textbf{bold}, \textmd{not bold}, \textit{italic}, \textup{upright},
// \textcolor{#FF8800}{coloured}, also with the name of a color. Groups may contain others; braces in pairs are ordinary characters. Everything else is
// literal, except \textbackslash{}, \textbraceleft{} and \textbraceright{}.
//
// Where dollars are formulas (dollars.h), these are literal too, whatever commands and braces are in them: a formula has
// the format of the group that it is in. Their dollars, and the backslash of \$, are characters of the text.

struct FormattedText
{
    QString text;            ///< without markup
    std::vector<Span> spans; ///< in order, without overlaps; neighbours differ, and each has a format
    std::vector<shape::SourceRange> formulas = {}; ///< in order, with their dollars
};

/// Never fails: an unknown command is literal, and a group that is not closed ends with the text.
/// Colors are looked up in `colors`, then in the palette.
FormattedText fromMarkup(const QString &markup, const base::ColorNames &colors = {},
                         Dollars dollars = Dollars::Letters);
/// The inverse; `spans` may be in any form, later ones win. Formulas are found in the text; each has the format of its
/// first character. Where the markup of a format would make formulas of other dollars, these get a backslash.
QString toMarkup(const FormattedText &text, Dollars dollars = Dollars::Letters);

/// The text without formatting, for everything that shows no formats: names, search, screen readers.
QString plainText(const QString &markup, Dollars dollars = Dollars::Letters);
/// Markup for a text without formats, also within a group.
QString escaped(const QString &text, Dollars dollars = Dollars::Letters);
/// Replaces the text. Formats of what stays are kept; new characters get the format of those that they replace, or of
/// the one before them.
QString withPlainText(const QString &markup, const QString &text, Dollars dollars = Dollars::Letters);

} // namespace lectograph::typeset
