// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/select.h"

#include <optional>

namespace lectograph::shape {

/// All occurrences of `phrase` in `text`. White space in the phrase matches any white space, and line breaks match
/// anywhere within it; if there is no such match, white space is ignored ("\frac 1 2" finds "\frac12").
std::vector<SourceRange> occurrences(const QString &text, const QString &phrase);

/// Whether a segment is a phrase in quotes, perhaps after “before”, “word before” or “after”.
bool isPhrase(const QString &segment);
/// Whether a segment is a line as it is written, counted from 1: "line 2". However it is wrapped, and whatever its words
/// are, so that it is found in every language of a text.
bool isLine(const QString &segment);
/// The lines with glyphs of the text or texts there.
int lineCount(const Shape &whole, const IndexPath &at);
/// The glyphs of "line 2" in the text or texts at or below part `at`; none where they have fewer lines, which another
/// language may have. Nothing if there is no text.
std::optional<std::vector<IndexPath>> lineParts(const Shape &whole, const IndexPath &at, const QString &segment);

/// The leaves at or below part `at` selected by a segment "\"phrase\"", "\"phrase\"#2" or "\"phrase\"#*": glyphs whose
/// source lies within the phrase, or if there are none (half a ligature) those that overlap it most closely. “before "phrase"” selects all
/// glyphs of these texts before the phrase, “after "phrase"” all after it, and “word before "phrase"” one word: none where
/// nothing stands there. Nothing if the texts do not contain the phrase.
std::optional<std::vector<IndexPath>> phraseParts(const Shape &whole, const IndexPath &at, const QString &segment);
/// The text or texts that such a segment is searched in.
QString phraseText(const Shape &whole, const IndexPath &at);

} // namespace lectograph::shape
