// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem.h"
#include "lecture/chain.h"
#include "lecture/lecture.h"

namespace lectograph::lecture {

// The parts of check(). Places are complete: "lecture.json: languages", "scenes/main.json: nodes/circle/type".

/// What the document alone shows, without evaluation: versions, parameters, actors, clips, files, fonts.
graph::Problems documentFindings(const Lecture &lecture, const timeline::Registry &registry);

/// What counts steps, such as the rows of a product, and is eased over many of them.
graph::Problems easeFindings(const Lecture &lecture, const timeline::Registry &registry);

/// Sounds whose file is missing, is not a known sound type or lacks a language, and sounds that are never heard.
graph::Problems soundFindings(const Lecture &lecture, const timeline::Registry &registry);

/// Texts that are a map of language to string and lack one of the lecture's languages.
graph::Problems missingTexts(const Lecture &lecture, const timeline::Registry &registry);

/// Scenes that continue nothing, and transitions that are unknown, not shown, or shorter than they say.
graph::Problems sequenceFindings(const Lecture &lecture, const timeline::Registry &registry);

/// Problems found by compiling and evaluating scenes, of which each continues the one before, in every language of the
/// lecture. A problem that occurs only in some languages names them in its place. `places` are those of all scenes.
graph::Problems sceneFindings(const Lecture &lecture, const Chain &chain, std::span<const ScenePlace> places,
                              const timeline::Registry &registry);

/// "scenes/main.json: nodes/circle".
QString placeIn(const Scene &scene, const QString &place);

} // namespace lectograph::lecture
