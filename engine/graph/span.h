// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

namespace lectograph::graph {

/// A half-open time span: the end is excluded. An empty span is a jump: the picture changes at that moment.
struct Span
{
    base::Time start;
    base::Time end;

    friend bool operator==(const Span &, const Span &) = default;
};

} // namespace lectograph::graph
