// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <vector>

namespace lectograph::test {

/// A picture made by hand to show one thing that a pen must be able to do.
struct Sample
{
    QByteArray name;
    picture::Picture picture;
};

std::vector<Sample> samples();

/// Lines of text as glyph items: paths in em units, sized by their placement. `pixels` is the size of an em at 1080
/// lines.
picture::Picture textPicture(const QString &text, double pixels, int lines);
/// Very many items of the kinds that lectures have: cells, dots, letters. Later ones stand `shift` to the right.
picture::Picture crowd(int items, double shift = 0);

} // namespace lectograph::test
