// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QtGlobal>

namespace lectograph::shape {

class Shape;
struct Part;

/// What a tree of parts comes to: every shared part counts as often as it is drawn, so a few small groups, each holding
/// the one before twice, count for what they are. Adding up never wraps around.
struct Census
{
    quint64 parts = 0;  ///< groups included
    quint64 points = 0; ///< of all outlines
    /// Nothing lies further from the origin of the parent's space along any axis; infinite where a number of any part is
    /// not finite. Turned parts may count for somewhat more than they reach.
    double reach = 0;
};

/// How much of it a block, a clip or a picture may draw: far above every real lecture, far below what hurts a machine.
struct Budget
{
    quint64 parts = 0;
    quint64 points = 0;
};

inline constexpr Budget blockBudget{250'000, 8'000'000};
inline constexpr Budget pictureBudget{500'000, 16'000'000};

/// Scene units. A frame is 14 wide; far beyond this doubles no longer tell neighbouring points apart.
inline constexpr double farthest = 1e6;

Census operator+(const Census &a, const Census &b);
/// Of the tree below a part; Shape::census() keeps it.
Census censusOf(const Part &part);
bool fits(const Census &census, const Budget &budget);
base::Result<void> checkCount(const Census &census, const Budget &budget);

/// The door of geometry: what a block or a clip made passes it, or is refused with a sentence. Behind it every number of
/// a shape is finite, nothing lies beyond `farthest`, and what is drawn fits `blockBudget`.
base::Result<void> checkDrawable(const Shape &shape);

/// The same before it is made, for a block that is about to make `count` copies of `shape`.
base::Result<void> checkCopies(const Shape &shape, quint64 count);

} // namespace lectograph::shape
