// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

class QMimeData;

/// Blocks and animations that are dropped on the stage.
namespace lectograph::editor {

/// A block, or a custom one.
bool isBlock(const QMimeData *data);
/// Adds the block at `point` of the scene, or where new blocks appear, or the animation to `target`, if there is one. The
/// answer is a new block whose words are to be typed now.
QString addDropped(Session &session, const QMimeData *data, const std::optional<base::Vec3> &point,
                   const QString &target);

} // namespace lectograph::editor
