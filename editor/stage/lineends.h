// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

namespace lectograph::editor {

/// The other end: "from" or "to".
inline QString otherEnd(const QString &key)
{
    return key == QLatin1String("from") ? QStringLiteral("to") : QStringLiteral("from");
}
/// The block at an end of a line; empty if the end is free.
QString blockAtEnd(const Session &session, const QString &line, const QString &key);
/// Whether the actor is a line with two ends.
bool isLine(const Session &session, const QString &node);

} // namespace lectograph::editor
