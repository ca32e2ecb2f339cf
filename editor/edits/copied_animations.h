// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/linked.h"
#include "editor/edits/selected.h"

#include <QJsonObject>
#include <QPointF>

/// The animations that copied blocks take along.
namespace lectograph::editor {

/// The clips that act on these nodes, in clipboard format: groups that act on nothing else are kept whole, clips inside
/// other groups are copied alone, with the times that they have there. Of clips on the nodes `off`, whose state on the
/// stage is not used, only those that change properties. Empty if there are none.
QJsonObject copiedAnimations(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                             const timeline::Registry &registry, const QStringList &off = {});

/// Adds copied clips at their times, on new tracks, which are labelled after the copies. They act on the new nodes, and
/// links follow `names`; a clip that links to a node that the scene does not have is left out. A movement to a point
/// ends at the point moved by `stageOffset`.
Result<Lecture> withCopiedAnimations(const Lecture &lecture, const QString &scene, const QJsonObject &copied,
                                     const NodeNames &names, const QPointF &stageOffset,
                                     const timeline::Registry &registry);

} // namespace lectograph::editor
