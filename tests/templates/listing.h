// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <QString>

namespace lectograph::test {

/// A picture as reviewable text: background, camera and items from back to front. Adjacent items with the same look
/// (the letters of a word, the cells of a grid) share a line with their count and common bounds; with `summarised`, all
/// items with the same look do. Lengths are rounded to 0.01.
QString listing(const picture::Picture &picture, bool summarised);

/// The bounds of an item in the scene (or in the frame, if pinned), without its stroke.
base::Box boundsOf(const picture::Item &item);

} // namespace lectograph::test
