// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "editor/customblocks/customblock.h"
#include "editor/session/document.h"

#include <functional>
#include <optional>

/// Adding blocks from the palette, from any panel: each in one undo step, at a place in what is seen, and selected. A
/// block that needs a file asks for it first (filechoice.h), in a group as well: without one, nothing is added.
namespace lectograph::editor {

struct Session;

/// Selects the blocks that a gesture has added, and asks for the files that they need. `next` runs as soon as
/// they are complete, and not at all if they are taken back.
void selectAdded(Session &session, const QStringList &nodes, Gesture gesture, const std::function<void()> &next = {});

/// Adds a block with its middle at a point of the picture, or where there is room. What can stand in space goes to the
/// point `inSpace`, if there is one. Returns the block; empty if it cannot be added.
QString addBlock(Session &session, const QString &type, const std::optional<base::Vec3> &at = {},
                 const std::optional<base::Vec3> &inSpace = {});
/// The same for whoever chooses it from a list: the stage has the focus afterwards, with the text of the block open if
/// it is typed at once.
void addBlockAndType(Session &session, const QString &type, const std::optional<base::Vec3> &at = {},
                     const std::optional<base::Vec3> &inSpace = {});

/// Adds a custom block by the path of its file, after `before`, in one step named “Add NAME”. It stands inside of what
/// is seen; a group that was saved with its animations, without a place, stands where it was. Errors are reported as
/// for every refused edit.
bool addCustomBlock(Session &session, const QString &path, const CustomBlockPlace &place,
                    const Document::Edit &before = {});
void addCustomBlockAndType(Session &session, const QString &path, const CustomBlockPlace &place);

} // namespace lectograph::editor
