// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/animation.h"
#include "timeline/clip.h"

#include <map>

namespace lectograph::timeline {

/// By name: the target that takes its place; empty if nothing does.
using Casting = std::map<QString, QString>;

/// The clip with blocks, or the roles of an animation made of clips, replaced in its targets and in the links of its
/// properties. Names that `casting` lacks stay. Nothing if no target is left, or if a link led to what is left out.
std::optional<Clip> recast(const Clip &clip, const Casting &casting);

/// The clips of an animation made of clips, with these targets in the places of its roles. The clips of roles without a
/// target are left out.
std::vector<ClipPtr> castWith(const AnimationType &type, const std::vector<QString> &targets);

} // namespace lectograph::timeline
