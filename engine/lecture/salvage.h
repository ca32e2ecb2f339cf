// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "lecture/upgrade.h"

#include <vector>

namespace lectograph::lecture {

/// What is left of a damaged lecture.
struct Salvaged
{
    Lecture lecture;
    std::vector<base::Error> lost; ///< one for each scene, block definition, animation or file that cannot be read
};

/// Reads what can be read of a lecture that load() refuses because parts of it are damaged or missing: what the reader
/// refuses is left out, and the entries of an archive that was cut off are found without its directory. Fails with the
/// error of load() if the lecture as a whole cannot be read: no lecture.json, a newer format, no permission. Never writes;
/// the caller must not save over the damaged file unasked.
base::Result<Salvaged> salvage(const QString &path, const Upgrades &upgrades = Upgrades::ours());

} // namespace lectograph::lecture
