// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lectograph::base {

/// Where the characters that a reader sees begin and end (grapheme clusters, UAX 29), from 0 to the size of the text: a
/// letter with its marks, a flag, a profession with its colour of skin.
std::vector<qsizetype> graphemeBoundaries(const QString &text);

} // namespace lectograph::base
