// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <QString>

#include <optional>

class QMimeData;

/// Dropping cards of the palette, files, and content of other programs where the scene is drawn: on the stage or in space.
namespace lectograph::editor {

struct Session;

/// Where something is dropped, in the scene.
struct DropPlace
{
    std::optional<base::Vec3> at = {};      ///< in the picture; nothing: where there is room
    std::optional<base::Vec3> inSpace = {}; ///< for what can stand in space, unless only the picture is seen
};

/// Whether it can be dropped at some place at least. Lectures are opened by the window.
bool acceptsDrop(const QMimeData *data);
/// Whether it acts on the block under the pointer: an animation, or a block that computes one of its properties.
bool isForTarget(const Session &session, const QMimeData *data, const QString &target);
/// Adds blocks and foreign content at the place; or gives `target` a block that computes a property of it, or an
/// animation, as dropAnimation() does.
void addDropped(Session &session, const QMimeData *data, const DropPlace &place, const QString &target);

} // namespace lectograph::editor
