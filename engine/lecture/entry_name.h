// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace lectograph::lecture {

/// Refuses a file name that would lead out of the lecture, that is hidden (what other programs obey without a word, such as
/// ".git/config"), or that some system cannot store: absolute paths, "..", leading dots, back slashes, drive letters,
/// control characters. "assets/cats/tabby.png" is fine.
base::Result<void> checkEntryName(const QString &name);
/// Whether the format has a file of this name: lecture.json, thumbnail.png, scenes/ID.json, blocks/NAME.json and all below
/// assets/. Nothing else is written into a folder or read from one.
bool isOfFormat(const QString &name);
/// The same for the id of a scene, whose file is scenes/ID.json.
base::Result<void> checkSceneId(const QString &id);

} // namespace lectograph::lecture
