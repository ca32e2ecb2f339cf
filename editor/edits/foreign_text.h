// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/added_content.h"
#include "editor/edits/table_choices.h"

/// Text of other programs: what it means, and the blocks that it becomes.
namespace lectograph::editor {

enum class TextKind {
    Words,
    Formula, ///< $…$, $$…$$, \(…\), \[…\], \begin{…}…\end{…}, or LaTeX commands without sentences around them
    WordsWithFormulas, ///< $…$ among words
    Drawing,           ///< the source of an SVG drawing
    Code,              ///< lines of a program, between ``` or as their indents, braces and keywords say
    Table              ///< lines with equally many tabs, or numbers between commas or semicolons
};

/// LaTeX that cannot be typeset is words.
TextKind kindOf(const QString &text);

/// Why a text that reads like LaTeX is taken for words: it cannot be typeset.
std::optional<base::Error> brokenFormulaIn(const QString &text);

/// Adds a block of that kind, or as `kind` if it is given, at `at` if given; words in the language `shown` (see withText()). A table is read as `reading`
/// says, and becomes `form` or else what is likeliest (table_forms.h). Has limits of length.
base::Result<AddedFiles> withForeignText(const lecture::Lecture &lecture, const QString &scene, const QString &text,
                                         const QString &shown, const timeline::Registry &registry,
                                         std::optional<base::Vec3> at, const tensor::TableReading &reading = {},
                                         std::optional<TableForm> form = {}, std::optional<TextKind> kind = {});

} // namespace lectograph::editor
