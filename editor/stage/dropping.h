// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

class QMimeData;

/// Dropping blocks and animations on the stage.
namespace lectograph::editor {

/// A block type or a custom block.
bool isBlock(const QMimeData *data);
/// Adds a block at `point` of the scene, or at the default place of new blocks; or adds an animation to `target`,
/// if there is one. Returns the new block if its text is to be edited immediately.
QString addDropped(Session &session, const QMimeData *data, const std::optional<base::Vec3> &point,
                   const QString &target);

} // namespace lectograph::editor
