// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/sentence.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <span>

namespace lectograph::blocks {

/// The limit of individually drawn marks: more would be slow and indistinguishable.
constexpr qsizetype mostMarks = 40'000;

inline base::Result<void> checkCount(qsizetype marks)
{
    if (marks <= mostMarks)
        return {};
    return base::failure(base::Sentence::tr("%1 numbers are too many to be drawn one by one.").arg(marks),
                         base::Sentence::tr("Show a part of them: at most %1.").arg(mostMarks));
}

/// Bars and curves cannot show −∞ or NaN.
inline base::Result<void> checkFinite(std::span<const double> values)
{
    const auto found = std::ranges::find_if_not(values, [](double value) { return std::isfinite(value); });
    if (found == values.end())
        return {};
    return base::failure(
        base::Sentence::tr("Number %1 is not finite and has no place here.").arg(found - values.begin() + 1),
        base::Sentence::tr("Leave masked numbers out, or link the shares after softmax."), QStringLiteral("values"));
}

} // namespace lectograph::blocks
