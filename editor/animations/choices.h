// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/searchbox.h"
#include "timeline/animation.h"

namespace lectograph::editor {

/// All animations to choose from: those that were added last, then by category.
std::vector<SearchRow> animationChoices(const timeline::AnimationRegistry &registry);

} // namespace lectograph::editor
