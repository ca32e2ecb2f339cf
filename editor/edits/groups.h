// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QJsonArray>
#include <QStringList>

/// Nodes that belong together: extra["groups"] of a scene, objects with "title", "nodes" and "collapsed".
namespace lectograph::editor {

QJsonArray groupsOf(const lecture::Scene &scene);
/// Without any the scene says nothing of groups.
void setGroups(lecture::Scene &scene, const QJsonArray &groups);
/// Those of a group that the scene still has.
QStringList membersOf(const QJsonValue &group, const lecture::Scene &scene);
/// Without these nodes; a group that they leave empty goes too.
QJsonArray groupsWithout(const QJsonArray &groups, const QStringList &nodes);
/// Those that are copied as a whole with these nodes: all that is in them is among the nodes, or several, which are all that
/// they have on stage. They hold none but these nodes.
QJsonArray groupsAmong(const lecture::Scene &scene, const QStringList &nodes);
/// All that are in a group with one of these nodes.
QStringList groupedWith(const lecture::Scene &scene, const QStringList &nodes);

/// Puts nodes into a group of their own, out of those in which they were.
base::Result<lecture::Lecture> withGroup(const lecture::Lecture &lecture, const QString &scene,
                                         const QStringList &nodes, const QString &title);

} // namespace lectograph::editor
