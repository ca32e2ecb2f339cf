// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// Blocks that come from a lecture with another look.
namespace lectograph::editor {

/// What their colors become.
enum class PastedColors {
    OfTheLook, ///< names of colors mean what they mean in the new look, and a style that both looks have is the new one's
    AsTheyWere
};

/// The same scenes and definitions in the look of `into`. Places, sizes, repetitions and words stay as they are: styles
/// and names of colors that the other look lacks are added to it, and where it has a style of the same name, blocks say
/// what that gives otherwise. The result has that look.
lecture::Lecture withLookOf(const lecture::Lecture &copied, const lecture::Lecture &into, PastedColors colors,
                            const timeline::Registry &plugins);

/// Whether a lecture has no block in any scene, so that nothing in it depends on its font, frame and conventions.
bool isWithoutBlocks(const lecture::Lecture &lecture);
/// The lecture with the font, the frame and the conventions of another one. The frame stays if its proportions are others.
lecture::Lecture withConventionsOf(lecture::Lecture lecture, const lecture::Lecture &other);
/// Whether letters have other shapes or sizes in the other lecture, or a frame is another one.
bool haveSameConventions(const lecture::Lecture &one, const lecture::Lecture &other);

} // namespace lectograph::editor
