// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/archive.h"
#include "lecture/lecture.h"
#include "lecture/upgrade.h"

namespace lectograph::lecture {

/// Reads a lecture: a .lecture archive, the folder of one, or the lecture.json in it. An error names the file, the place
/// in it ("scenes/main.json: nodes/circle/type") and a remedy. What can be kept although it means nothing to this
/// program (types, keys, files) is kept, and is a matter for check().
base::Result<Lecture> load(const QString &path, const Upgrades &upgrades = Upgrades::ours());

/// Writes it so that at every moment, whatever fails, the old or the new lecture is on the disk: as an archive if `path`
/// ends with ".lecture", otherwise as a folder (of which the path of the lecture.json may be given).
base::Result<void> save(const Lecture &lecture, const QString &path);

/// From and to the files, wherever those are.
base::Result<Lecture> fromFiles(const Files &files, const Upgrades &upgrades = Upgrades::ours(),
                                const Limits &limits = {});
/// In canonical form. An error if two scenes have one id, if an id or name cannot be a file's, or if there is more of
/// anything than could be read again.
base::Result<Files> toFiles(const Lecture &lecture);
base::Result<Files> toFiles(const Lecture &lecture, const Limits &limits);

} // namespace lectograph::lecture
