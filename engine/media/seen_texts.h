// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <optional>
#include <span>
#include <vector>

namespace lectograph::media {

/// A text or formula of a shape, as a picture shows it.
struct SeenText
{
    QString words;                    ///< as it is written; empty: a number
    double letterHeight = 0;          ///< of the type, not of one letter: a share of the frame's height
    bool isNumber = false;            ///< without a letter
    std::vector<picture::Item> items; ///< its glyphs, as they are in the picture
};

/// The texts of an actor that are opaque and within the frame. The camera is that of `picture`.
std::vector<SeenText> seenTexts(const shape::Shape &actor, const picture::Picture &picture);

/// How well each text stands out from what lies behind it, 1…21: the part of its letters that does so least. Nothing for
/// what is covered, or has no colour of its own. Draws the picture twice, unless it was drawn for these texts before: an
/// edit changes few of them.
std::vector<std::optional<double>> contrastsOf(std::span<const SeenText> texts, const picture::Picture &picture);

} // namespace lectograph::media
