// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/visible.h"

/// The parts of edits that put things where they live.
namespace lectograph::lecture {

/// "scenes/opening.json", or "blocks/token.json" for the inside of a definition.
QString fileOf(const QString &scene);

/// Takes the nodes out of a visible scene that live elsewhere. Returns those that were changed. Linear.
std::vector<VisibleNode> takeForeign(const Lecture &lecture, Scene &scene);
/// Replaces the nodes with the same ids where they live.
void putAtHome(Lecture &lecture, const std::vector<VisibleNode> &nodes);
/// Removes the node, also from the stage of every scene that sees it, and from the master.
void removeAtHome(Lecture &lecture, const VisibleNode &node);
/// Replaces the scene, or the inside of the definition, with the same id, or appends the scene.
void putScene(Lecture &lecture, ScenePtr scene);

} // namespace lectograph::lecture
