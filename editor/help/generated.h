// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/topics.h"
#include "editor/session/actions.h"
#include "timeline/animation.h"

namespace lectograph::editor {

/// A topic for each block and each animation, from the tables of their types: what it is for, and what each of its
/// properties does.
std::vector<HelpTopic> vocabularyTopics(const timeline::Registry &registry);

/// A topic with the commands and their current shortcuts for each category of actions.
std::vector<HelpTopic> commandTopics(const Actions &actions);

} // namespace lectograph::editor
