// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QStringList>

namespace lectograph::editor {

/// In what a version of a lecture differs from the next one, scene by scene. Ids, in the order of the lectures.
struct VersionChanges
{
    QStringList changed;
    QStringList added;
    QStringList removed;
    bool isElsewhere = false; ///< in the lecture's own file, its block definitions or its animations

    bool isEmpty() const { return changed.isEmpty() && added.isEmpty() && removed.isEmpty() && !isElsewhere; }
};

VersionChanges changesBetween(const lecture::Lecture &before, const lecture::Lecture &after);

/// "Changed: Opening, Layers. Added: The end." in the language of the interface; the names in the first of `languages`
/// that they have.
QString textOf(const VersionChanges &changes, const lecture::Lecture &before, const lecture::Lecture &after,
               const QStringList &languages);

} // namespace lectograph::editor
