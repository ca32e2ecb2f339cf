// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace lectograph::lecture {

/// Refuses a file name that would lead out of the lecture, or that some system cannot store: absolute paths, "..", back
/// slashes, drive letters, control characters. "assets/cats/tabby.png" is fine.
base::Result<void> checkEntryName(const QString &name);
/// The same for the id of a scene, whose file is scenes/ID.json.
base::Result<void> checkSceneId(const QString &id);

} // namespace lectograph::lecture
