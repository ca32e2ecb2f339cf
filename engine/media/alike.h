// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/sentence.h"
#include "graph/problem.h"

namespace lectograph::media {

inline constexpr std::size_t mostAlike = 20; ///< places at which the same is said

/// Says with the last of these that there are more.
inline void addMore(graph::Problem &last, std::size_t more)
{
    using namespace Qt::StringLiterals;
    last.error.what += u' ' + base::Sentence::tr("The same is found at %1 more places.").arg(more);
}

} // namespace lectograph::media
