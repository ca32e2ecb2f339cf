// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "editor/operations/copying.h"

#include <QPointF>
#include <QStringList>

#include <optional>

class QMimeData;

/// Pasting what the clipboard holds, and adding dropped or pasted content of other programs to the open scene: each in one undo step, and selecting what was
/// added. Unsupported content is refused with a reason.
namespace lectograph::editor {

struct Session;

/// Where content is dropped or pasted; without either, at the usual places.
struct ContentPlace
{
    std::optional<base::Vec3> at = {};  ///< on stage
    std::optional<QPointF> canvas = {}; ///< in the graph
};

/// A lecture is opened, custom blocks are added to the palette, sounds at the playhead; other files become blocks.
void addFiles(Session &session, QStringList paths, const ContentPlace &place = {});
/// Files are added as if dropped; see withForeignContent().
void addForeignContent(Session &session, const QMimeData *data, const ContentPlace &place = {});

/// Pastes whatever the clipboard holds, from any panel: blocks as `blocks` says, scenes, clips with keyframes and
/// sounds, or content of other programs. With the original colors, right after pasting without them, it exchanges what
/// was pasted instead.
void pasteClipboard(Session &session, const CopyWish &blocks, const ContentPlace &place = {});
/// Whether the data holds something of this. Looks at formats only.
bool canPaste(const QMimeData *data);

} // namespace lectograph::editor
