// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"

#include <QStringList>

#include <optional>

class QMimeData;

/// What comes from elsewhere, dropped or pasted, into the open scene: each as one step of the history, and what was added is
/// selected. What cannot be taken is refused with its reason.
namespace lectograph::editor {

struct Session;

/// Custom blocks go into the palette, sounds under the playhead; the others become blocks, at `at` if that is given.
void addFiles(Session &session, QStringList paths, std::optional<base::Vec3> at = {});
/// Another program has put something there: files, words or a picture.
bool holdsSomething(const QMimeData *data);
/// Files as if they were dropped, words as a block of words in the language that is shown, a picture as a picture block.
void pasteFromElsewhere(Session &session, const QMimeData *data, std::optional<base::Vec3> at = {});

} // namespace lectograph::editor
