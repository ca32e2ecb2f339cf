// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/shape.h"

#include <QString>

#include <vector>

namespace lectograph::typeset {

/// Internal to the room: the ranges of a text shown as colour emoji, after Unicode Technical Standard 51: emoji by
/// default (🔥), emoji by U+FE0F (⚠️), keycaps, and sequences joined to them. Some may lack a picture in the fonts.
std::vector<shape::SourceRange> emojiIn(const QString &text);

} // namespace lectograph::typeset
