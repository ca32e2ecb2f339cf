// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// The id of an action, "timeline.split": the same in all languages and versions, since shortcuts are remembered by it. The
/// ids of a room are constants in its header of actions, so that a name that does not exist does not compile.
struct ActionId
{
    const char *name;

    operator QString() const { return QString::fromLatin1(name); }
};

/// Actions of the window that other rooms refer to.
namespace fileaction {
inline constexpr ActionId exportVideo{"file.export"};
}
namespace viewaction {
inline constexpr ActionId showInGraph{"view.showInGraph"}; ///< the selected blocks, opening the graph if it is hidden
}

namespace timelineaction {
inline constexpr ActionId marker{"timeline.marker"};
}

namespace stageaction {
inline constexpr ActionId edit{"stage.edit"};
inline constexpr ActionId focus{"stage.focus"};
} // namespace stageaction

} // namespace lectograph::editor
