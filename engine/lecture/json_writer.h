// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonValue>

namespace lectograph::lecture {

/// The canonical text of a value, made to be read and compared by people: keys in order, whatever fits into 110 columns on
/// one line, everything else one element a line, the shortest digits that read back as the same number, UTF-8 without
/// escapes that are not needed, a line break at the end. Writing what was read from canonical text gives the same bytes.
QByteArray writeJson(const QJsonValue &value);

} // namespace lectograph::lecture
