// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QtGlobal>

namespace lectograph::shape {

class Shape;
struct Part;

/// The size of a part tree. A shared part counts each time it is drawn, so nested groups that each contain the previous
/// one twice count in full. Sums saturate instead of wrapping around.
struct Census
{
    quint64 parts = 0;  ///< including groups
    quint64 points = 0; ///< of all outlines
    /// The largest distance from the origin of the parent's space along any axis; infinite if any number is not finite.
    /// For rotated parts an upper bound.
    double reach = 0;
};

/// The size limit of a block, a clip or a picture: far above any real lecture, far below what harms a machine.
struct Budget
{
    quint64 parts = 0;
    quint64 points = 0;
};

inline constexpr Budget blockBudget{250'000, 8'000'000};
inline constexpr Budget pictureBudget{500'000, 16'000'000};

/// In scene units. A frame is 14 wide; far beyond this limit doubles cannot distinguish neighbouring points.
inline constexpr double farthest = 1e6;

Census operator+(const Census &a, const Census &b);
/// The census of the tree below a part; cached by Shape::census().
Census censusOf(const Part &part);
bool fits(const Census &census, const Budget &budget);
base::Result<void> checkCount(const Census &census, const Budget &budget);

/// Validates the shape made by a block or a clip; fails with a message for people. Afterwards every number is finite,
/// nothing lies beyond `farthest`, and the drawing fits `blockBudget`.
base::Result<void> checkDrawable(const Shape &shape);

/// The same check in advance, for a block that is about to make `count` copies of `shape`.
base::Result<void> checkCopies(const Shape &shape, quint64 count);

} // namespace lectograph::shape
