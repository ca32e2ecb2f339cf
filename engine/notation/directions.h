// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/diagram.h"

#include <QString>

#include <optional>

namespace lectograph::notation {

/// Which words a text has for directions: its own, “up”, or those of Mermaid, “BT”.
enum class DirectionStyle { Words, Mermaid };

/// The direction that a word of either style names, in small or large letters.
std::optional<diagram::Direction> directionNamed(const QString &word);
QString nameOf(diagram::Direction direction, DirectionStyle style = DirectionStyle::Words);

} // namespace lectograph::notation
