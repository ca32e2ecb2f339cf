// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lectograph::base {

/// Whether it is a Chinese or Japanese character or punctuation mark, set in squares.
bool isSquare(QChar character);

/// Marks the characters of Korean words: Korean is written with spaces between words, and particles without one after
/// whatever they belong to – (GPT)은, 95%를, 인공지능(人工知能)은. So a word reaches from space to space and has Hangul in
/// it; in a text with more ideographs than Hangul, ideographs and their marks end it too. Neighbours that are both marked
/// are in one word.
std::vector<bool> koreanWords(QStringView text);

} // namespace lectograph::base
