// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "editor/session/document.h"

#include <optional>

/// Adding blocks from the palette, from any panel: each in one undo step, at a place in what is seen, and selected.
namespace lectograph::editor {

struct Session;

/// Adds a block with its middle at a point of the scene, or where there is room, and asks for its picture if it shows
/// one. Returns it; empty if it cannot be added.
QString addBlock(Session &session, const QString &type, const std::optional<base::Vec3> &at = {});
/// The same for whoever has left the stage to choose it: the stage has the focus afterwards, with the text of the block
/// open if it is typed at once.
void addBlockAndType(Session &session, const QString &type);

} // namespace lectograph::editor
