// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QPointF>

/// Shared by the source files of custom blocks.
namespace lectograph::editor::customblock {

inline const QString sceneName = QStringLiteral("block");

/// Whether the value is a link to a node that is not one of these.
bool leadsOutside(const QJsonValue &json, const QStringList &nodes);
/// The properties without such links; a list keeps its other elements.
QJsonObject onlyInside(QJsonObject properties, const QStringList &nodes);
/// The clips of the nodes, except those that depend on other nodes and groups that become empty.
std::vector<timeline::ClipPtr> clipsOf(const std::vector<timeline::ClipPtr> &clips, const QStringList &nodes);
/// Moves a position; blocks placed beside something, or at a linked position, follow their target instead.
QJsonObject movedOnStage(QJsonObject properties, const QPointF &by);
/// Shifts all clips and keyframes.
void shift(lecture::Scene &scene, base::Time by);
tl::unexpected<base::Error> tooLarge(qint64 bytes);

} // namespace lectograph::editor::customblock
