// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace lectograph::lecture {

/// Rejects file names that lead outside the lecture, are hidden (such as ".git/config", which other programs act on),
/// or that some system cannot store: absolute paths, "..", leading dots, backslashes, drive letters, control
/// characters. "assets/cats/tabby.png" is valid.
base::Result<void> checkEntryName(const QString &name);
/// Whether the name belongs to the format: lecture.json, thumbnail.png, scenes/ID.json, blocks/ID.json,
/// animations/ID.json or anything below assets/. Folders are read and written with these names only.
bool isOfFormat(const QString &name);
/// The same check for a scene id, whose file is scenes/ID.json.
base::Result<void> checkSceneId(const QString &id);

} // namespace lectograph::lecture
