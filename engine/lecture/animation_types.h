// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

namespace lectograph::lecture {

/// The type of the clips that play the animation. Its title is in the first of `languages` that it has.
timeline::AnimationType typeOf(const Animation &animation, const QStringList &languages,
                               const timeline::AnimationRegistry &registry);

/// The properties that a clip can have: those of its type, or those that all its targets among these nodes have, if it
/// changes them; none of those is required.
graph::PropertyTable propertiesOf(const timeline::Clip &clip, const Scene &scene, const timeline::Registry &registry);

/// The properties that all these types have, which a clip changes: none is required.
graph::PropertyTable commonProperties(const std::vector<const graph::NodeType *> &types);

} // namespace lectograph::lecture
