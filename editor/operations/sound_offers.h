// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

namespace lectograph::editor {

/// Where sounds that were just added last longer than the open scene, says so and offers to make it as long.
void offerRoomForSounds(Session &session, const SoundIds &sounds);

} // namespace lectograph::editor
