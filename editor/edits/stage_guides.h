// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <Qt>

#include <vector>

/// Guides are lines across the stage that blocks snap to, the same in all scenes: extra["guides"] of the lecture, with
/// the positions of the vertical ones in "x" and of the horizontal ones in "y". No two are the same, so that a guide is
/// named by its value.
namespace lectograph::editor {

struct StageGuide
{
    Qt::Orientation along = Qt::Vertical; ///< the direction of the line
    double at = 0;                        ///< scene units: x of a vertical line, y of a horizontal one

    friend bool operator==(const StageGuide &, const StageGuide &) = default;
};

/// From the centre of the frame, in scene units.
inline constexpr double farthestGuide = 1000;
/// In each direction.
inline constexpr qsizetype mostGuides = 100;

/// The vertical ones first, each in the order in which they were added. Skips what is no position on the stage.
std::vector<StageGuide> guidesOf(const lecture::Lecture &lecture);
/// No change if it exists.
base::Result<lecture::Lecture> withGuide(const lecture::Lecture &lecture, const StageGuide &guide);
/// Where there is already another one, only one of both is left.
base::Result<lecture::Lecture> withGuideMoved(const lecture::Lecture &lecture, const StageGuide &guide, double to);
base::Result<lecture::Lecture> withoutGuide(const lecture::Lecture &lecture, const StageGuide &guide);
base::Result<lecture::Lecture> withoutGuides(const lecture::Lecture &lecture);

} // namespace lectograph::editor
