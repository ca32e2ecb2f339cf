// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace lectograph::graph {

/// An entry of a tensor that a node gives, of which is asked how it was computed.
struct AskedEntry
{
    int port = 0;
    int row = 0;
    int column = 0;
    QString rowName; ///< for people: its token if there are any, or else its number
    QString columnName;
};

/// An entry of the tensor in a property, which a block draws.
struct DrawnEntry
{
    std::string_view key;
    int row = 0;
    int column = 0;

    friend bool operator==(const DrawnEntry &, const DrawnEntry &) = default;
};

} // namespace lectograph::graph
