// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

namespace lectograph::shape {

/// The colours of numbers by sign and size, as in 3Blue1Brown's matrices: from the first colour of a sign at 0 to the
/// second at `most` and beyond.
struct ValueColors
{
    base::Color positiveSmall;
    base::Color positiveLarge;
    base::Color negativeSmall;
    base::Color negativeLarge;
    double most = 1;

    /// Mixed around the hue circle. What is no number is like 0.
    base::Color at(double value) const;

    friend bool operator==(const ValueColors &, const ValueColors &) = default;
};

quint64 hashOf(const ValueColors &colors);

} // namespace lectograph::shape
