// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"
#include "editor/space/spaceitem.h"

#include <unordered_map>

namespace lectograph::editor {

/// The actors of the open scene as the Space panel draws them. Content is computed again only for what has changed.
class SpaceScene
{
public:
    /// The items of what is seen of the cast through `camera`, the lecture's, towards which labels turn. What is fixed in the
    /// frame stands in the camera's frame.
    std::vector<SpaceItem> itemsOf(const std::vector<Actor> &cast, const picture::Picture &camera);

private:
    struct Known
    {
        quint64 hash = 0;
        std::vector<SpaceItem> items;
        bool isUsed = false;
    };
    std::unordered_map<QString, Known> m_known; ///< by actor
};

/// The cast as it stands in space: pinned actors in the frame of the camera.
std::vector<Actor> castInSpace(std::vector<Actor> cast, const picture::Picture &camera);
/// From the space of pinned actors to the scene.
base::Transform frameOf(const picture::Picture &camera);

} // namespace lectograph::editor
