// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/value.h"

#include <span>

namespace lectograph::graph {

/// A function of expressions.
struct ExpressionFunction
{
    QLatin1StringView name;
    int least = 1; ///< number of arguments
    int most = 1;  ///< −1: any number
    base::Result<Value> (*value)(std::span<const Value> arguments, base::ColorMix mix) = nullptr;
    std::string_view usage = {}; ///< "clamp(x, least, most)"
    std::string_view help = {};  ///< one line; translatable
};

std::span<const ExpressionFunction> expressionFunctions();
/// −1 if there is none.
int expressionFunctionIndex(QStringView name);

} // namespace lectograph::graph
