// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/archive.h"
#include "lecture/lecture.h"
#include "lecture/upgrade.h"

namespace lectograph::lecture {

/// Reads a lecture: a .lecture archive, its folder, or the lecture.json in that folder. An error names the file, the
/// place in it ("scenes/main.json: nodes/circle/type") and a remedy. Unknown types, keys and files are preserved;
/// check() reports them.
base::Result<Lecture> load(const QString &path, const Upgrades &upgrades = Upgrades::ours());

/// Writes the lecture atomically: at any point of failure, either the old or the new version is on disk. Writes an
/// archive if `path` ends with ".lecture", otherwise a folder (the path of its lecture.json is accepted too).
base::Result<void> save(const Lecture &lecture, const QString &path);

/// Conversion from and to in-memory files.
base::Result<Lecture> fromFiles(const Files &files, const Upgrades &upgrades = Upgrades::ours(),
                                const Limits &limits = {});
/// In canonical form. Fails for duplicate scene ids, for ids or names that are not valid file names, and if a limit of
/// the reader is exceeded.
base::Result<Files> toFiles(const Lecture &lecture);
base::Result<Files> toFiles(const Lecture &lecture, const Limits &limits);

} // namespace lectograph::lecture
