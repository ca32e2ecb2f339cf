// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color_names.h"
#include "typeset/text.h"

namespace lectograph::typeset {

// Formatting written within a text, as in LaTeX: \textbf{bold}, \textmd{not bold}, \textit{italic}, \textup{upright},
// \textcolor{#FF8800}{coloured}, also with the name of a color. Groups may contain others; braces in pairs are ordinary characters. Everything else is
// literal, except \textbackslash{}, \textbraceleft{} and \textbraceright{}.

struct FormattedText
{
    QString text;            ///< without markup
    std::vector<Span> spans; ///< in order, without overlaps; neighbours differ, and each has a format
};

/// Never fails: an unknown command is literal, and a group that is not closed ends with the text.
/// Colors are looked up in `colors`, then in the palette.
FormattedText fromMarkup(const QString &markup, const base::ColorNames &colors = {});
/// The inverse; `spans` may be in any form, later ones win.
QString toMarkup(const FormattedText &text);

/// The text without formatting, for everything that shows no formats: names, search, screen readers.
QString plainText(const QString &markup);
/// Markup for a text without formats, also within a group.
QString escaped(const QString &text);
/// Replaces the text. Formats of what stays are kept; new characters get the format of those that they replace, or of
/// the one before them.
QString withPlainText(const QString &markup, const QString &text);

} // namespace lectograph::typeset
