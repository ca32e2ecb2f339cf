// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <QStringList>

#include <optional>

class QMimeData;

/// Adding dropped or pasted content of other programs to the open scene: each in one undo step, and selecting what was
/// added. Unsupported content is refused with a reason.
namespace lectograph::editor {

struct Session;

/// Custom blocks are added to the palette, sounds at the playhead; other files become blocks, at `at` if given.
void addFiles(Session &session, QStringList paths, std::optional<base::Vec3> at = {});
/// Whether the data comes from another program and contains files, text or a picture.
bool holdsSomething(const QMimeData *data);
/// Files are added as if dropped, text as a text block in the shown language, a picture as a picture block.
void pasteFromElsewhere(Session &session, const QMimeData *data, std::optional<base::Vec3> at = {});

} // namespace lectograph::editor
