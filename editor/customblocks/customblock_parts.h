// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QPointF>

/// What the files of custom blocks share among each other.
namespace lectograph::editor::customblock {

inline const QString sceneName = QStringLiteral("block");

/// A link to a node that is not one of these.
bool leadsOutside(const QJsonValue &json, const QStringList &nodes);
/// Without such links; a list keeps its other elements.
QJsonObject onlyInside(QJsonObject properties, const QStringList &nodes);
/// The clips of the nodes; those that need other nodes are left out, and groups that have no other ones.
std::vector<timeline::ClipPtr> clipsOf(const std::vector<timeline::ClipPtr> &clips, const QStringList &nodes);
/// What stands by itself moves; what stands beside something, or where a link says, follows it.
QJsonObject movedOnStage(QJsonObject properties, const QPointF &by);
/// All clips and keyframes happen so much later.
void shift(lecture::Scene &scene, base::Time by);
tl::unexpected<base::Error> tooLarge(qint64 bytes);

} // namespace lectograph::editor::customblock
