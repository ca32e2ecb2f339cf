// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/gallery/templatecard.h"
#include "timeline/animation.h"

#include <stop_token>

namespace lectograph::editor {

/// The single scenes of the templates, found by their names, their markers, and the texts and names of the blocks that
/// they bring, also inside of these. Reads all lectures, so call it in a worker thread. A lecture of one scene has no card
/// for it: its info has no scene, and its words are further ones of the lecture. A requested stop returns those found so
/// far.
std::vector<TemplateInfo> sceneInfos(const std::vector<TemplateInfo> &templates, const timeline::Registry &plugins,
                                     const std::stop_token &stop = {});

} // namespace lectograph::editor
