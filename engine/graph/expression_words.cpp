// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression_words.h"

#include "graph/expression.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numbers>

namespace lectograph::graph {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array reserved{"in"_L1,    "item"_L1,    "index"_L1, "count"_L1, "frame"_L1, "time"_L1,
                              "scene"_L1, "lecture"_L1, "and"_L1,   "or"_L1,    "not"_L1,   "true"_L1,
                              "false"_L1, "pi"_L1,      "e"_L1,     "tau"_L1,   "inf"_L1};

} // namespace

std::optional<Value> constantNamed(QStringView name)
{
    if (name == "true"_L1)
        return true;
    if (name == "false"_L1)
        return false;
    if (name == "pi"_L1 || name == u"π")
        return std::numbers::pi;
    if (name == "e"_L1)
        return std::numbers::e;
    if (name == "tau"_L1)
        return 2 * std::numbers::pi;
    if (name == "inf"_L1 || name == u"∞")
        return std::numeric_limits<double>::infinity();
    return std::nullopt;
}

bool isReserved(QStringView name)
{
    return name == u"π" || name == u"∞"
        || std::ranges::any_of(reserved, [name](QLatin1StringView word) { return name == word; });
}

} // namespace lectograph::graph
