// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>

namespace lectograph::lecture {

/// Writes the canonical text of a value, meant to be read and diffed: sorted keys, whatever fits into 110 columns on
/// one line, otherwise one element per line, the shortest digits that read back as the same number, UTF-8 without
/// unnecessary escapes, a trailing newline. Reading and writing canonical text gives the same bytes.
QByteArray writeJson(const QJsonValue &value);

/// The same, but the lines of a list without lists and objects in it are filled.
QByteArray writeJsonWithFilledLists(const QJsonValue &value);

} // namespace lectograph::lecture
