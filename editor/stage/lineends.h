// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

namespace lectograph::editor {

/// An end of a line on stage that can be dragged.
struct StageEnd
{
    QString key;   ///< "from" or "to"
    base::Vec3 at; ///< in scene space
    /// From the written point to `at`: the line's position, and what its clips add to it.
    base::Vec3 offset;
    bool isAtBlock = false;
};

/// The ends of a line at the playhead, at blocks or free. None if the line is scaled, rotated, or placed beside
/// something, because its ends are then elsewhere than where they are written; nor an end whose point is linked.
std::vector<StageEnd> lineEndsOf(Session &session, const Actor &actor);

/// The other end.
inline QString otherEnd(const QString &key)
{
    return key == QLatin1String("from") ? QStringLiteral("to") : QStringLiteral("from");
}
/// The block at an end of a line; empty if the end is free.
QString blockAtEnd(const Session &session, const QString &line, const QString &key);
/// Whether the actor is a line with two ends.
bool isLine(const Session &session, const QString &node);

} // namespace lectograph::editor
