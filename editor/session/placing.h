// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/new_place.h"

#include <optional>

namespace lectograph::editor {

struct Session;

/// The place of a new block in what is seen now: with its middle at a point of the scene, or where there is room.
NewPlace newPlace(Session &session, const std::optional<base::Vec3> &at = {});

} // namespace lectograph::editor
