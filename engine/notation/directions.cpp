// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/directions.h"

#include <algorithm>
#include <iterator>

namespace lectograph::notation {

using namespace Qt::StringLiterals;
using diagram::Direction;

namespace {

struct DirectionName
{
    Direction direction;
    QLatin1StringView word;
    QLatin1StringView mermaid;
};

/// The first of a direction is how it is written.
constexpr DirectionName directionNames[]{
    {Direction::Up, "up"_L1, "BT"_L1},       {Direction::Down, "down"_L1, "TB"_L1},
    {Direction::Down, "down"_L1, "TD"_L1},   {Direction::Left, "left"_L1, "RL"_L1},
    {Direction::Right, "right"_L1, "LR"_L1},
};

} // namespace

std::optional<Direction> directionNamed(const QString &word)
{
    const auto found = std::ranges::find_if(directionNames, [&](const DirectionName &name) {
        return word.compare(name.word, Qt::CaseInsensitive) == 0
            || word.compare(name.mermaid, Qt::CaseInsensitive) == 0;
    });
    return found == std::end(directionNames) ? std::nullopt : std::optional(found->direction);
}

QString nameOf(Direction direction, DirectionStyle style)
{
    const DirectionName &name = *std::ranges::find(directionNames, direction, &DirectionName::direction);
    return style == DirectionStyle::Words ? name.word : name.mermaid;
}

} // namespace lectograph::notation
