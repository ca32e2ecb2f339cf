// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/text.h"

#include <functional>

namespace lectograph::typeset {

/// Internal to the room: a text without formulas as it was set before, in this style and `way`, or else as `set()` does
/// it. The labels of a drawing are the same in most of its pictures; their shapes are shared.
Typeset keptText(const QString &string, const TextStyle &style, QChar way, const std::function<Typeset()> &set);

} // namespace lectograph::typeset
