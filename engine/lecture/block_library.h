// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

/// Block definitions as files of their own, "ID.json" in a folder, as a lecture has them in blocks/.
namespace lectograph::lecture {

/// share/lectograph/blocks of the installation, or that of the source tree.
QString shippedBlockFolder();

/// The definitions in a folder, as a lecture that has nothing else. Files that cannot be read are left out and logged.
Lecture blockLibrary(const QString &folder = shippedBlockFolder());

} // namespace lectograph::lecture
