// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/select.h"

namespace lectograph::shape {

/// Every place where `phrase` stands in `text`. White space in the phrase matches any white space, and lines may break
/// anywhere within it; if it is nowhere like that, white space does not count at all ("\frac 1 2" finds "\frac12").
std::vector<SourceRange> occurrences(const QString &text, const QString &phrase);

/// The leaves at or below the part `at` that a segment "\"phrase\"", "\"phrase\"#2" or "\"phrase\"#*" names: glyphs
/// whose source lies in the phrase, or if there are none (half a ligature) those which share most closely in it.
std::vector<IndexPath> phraseParts(const Shape &whole, const IndexPath &at, const QString &segment);
/// The text or texts that such a segment would be looked for in.
QString phraseText(const Shape &whole, const IndexPath &at);

} // namespace lectograph::shape
