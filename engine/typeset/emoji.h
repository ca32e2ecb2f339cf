// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

#include <QString>

#include <vector>

namespace lectograph::typeset {

/// Internal to the room: the pieces of a text that are shown as colour pictures, after Unicode Technical Standard 51:
/// what is a picture by itself (🔥), what U+FE0F makes one (⚠️), and what is joined to such.
std::vector<shape::SourceRange> emojiIn(const QString &text);

} // namespace lectograph::typeset
