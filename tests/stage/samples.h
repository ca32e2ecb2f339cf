// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"

#include <vector>

namespace lectograph::test {

/// A picture for one feature of the pens.
struct Sample
{
    QByteArray name;
    picture::Picture picture;
};

std::vector<Sample> samples();

/// Lines of text as glyph items: paths in ems, sized by their placement. `pixels` is the size of an em at 1080 lines.
picture::Picture textPicture(const QString &text, double pixels, int lines);
/// Many items of the kinds found in lectures: cells, dots, letters, moved right by `shift`.
picture::Picture crowd(int items, double shift = 0);

/// A card with dots and letters on it, seen by a camera that has walked around it.
picture::Picture orbited(double degrees);

} // namespace lectograph::test
