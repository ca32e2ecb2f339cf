// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "lecture/limits.h"

#include <QByteArray>
#include <QString>

#include <map>

namespace lectograph::lecture {

/// The files of a stored lecture: contents by name, with "/" as the folder separator.
using Files = std::map<QString, QByteArray>;

/// Reads the files of an untrusted zip archive: rejects names that lead outside, links, passwords and duplicate names,
/// and enforces the limits regardless of the sizes the archive declares.
base::Result<Files> readArchive(const QByteArray &zip, const Limits &limits = {});

/// Writes a zip archive. The same files always give the same bytes (order, dates and attributes are fixed).
base::Result<QByteArray> writeArchive(const Files &files);

} // namespace lectograph::lecture
