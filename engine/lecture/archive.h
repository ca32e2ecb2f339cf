// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "lecture/limits.h"

#include <QByteArray>
#include <QString>

#include <map>

namespace lectograph::lecture {

/// What a lecture consists of when it is not in memory: contents by name, with "/" between folders.
using Files = std::map<QString, QByteArray>;

/// The files of a zip archive. Nothing in it is trusted: names must stay inside, links, passwords and repeated names are
/// refused, and the limits hold whatever sizes it claims.
base::Result<Files> readArchive(const QByteArray &zip, const Limits &limits = {});

/// The files as a zip archive: the same files give the same bytes at any time and place (order, dates and attributes are
/// fixed).
base::Result<QByteArray> writeArchive(const Files &files);

} // namespace lectograph::lecture
