// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/all_texts.h"

#include <optional>

/// Finding and replacing words in all texts of a lecture that people see or that its author wrote. In formulas what is
/// typed is taken literally. Of a block that is copied from a library, only what the lecture shows is such a text: not
/// its samples, where blocks have texts of their own, nor what explains it to authors.
namespace lectograph::editor {

struct Wanted
{
    QString text;
    bool matchesCase = false;
    bool wholeWords = false;
    QString language = {}; ///< only texts that this language shows; empty: all
};

/// An occurrence.
struct FoundText
{
    TextPlace place;
    QString text; ///< in which it is
    qsizetype start = 0;
    qsizetype length = 0;
};
/// In the order of the lecture, which stays the same while the lecture does.
std::vector<FoundText> foundIn(const lecture::Lecture &lecture, const Wanted &wanted,
                               const timeline::Registry &plugins);
/// Replaces all of these occurrences, or the one at an index among them.
lecture::Lecture withReplaced(const lecture::Lecture &lecture, const Wanted &wanted, const QString &replacement,
                              const timeline::Registry &plugins, std::optional<std::size_t> only = {});

} // namespace lectograph::editor
