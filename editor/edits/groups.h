// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/edit.h"

#include <QJsonArray>
#include <QStringList>

/// Groups of nodes: extra["groups"] of a scene, objects with "title", "nodes" and "collapsed".
namespace lectograph::editor {

QJsonArray groupsOf(const lecture::Scene &scene);
/// An empty array removes the key.
void setGroups(lecture::Scene &scene, const QJsonArray &groups);
/// Appends the group with these nodes, unless there are none.
void appendGroup(QJsonArray &groups, const QJsonValue &group, const QJsonArray &nodes);
/// The nodes of a group that the scene still has.
QStringList membersOf(const QJsonValue &group, const lecture::Scene &scene);
/// The groups without these nodes; groups that become empty are removed.
QJsonArray groupsWithout(const QJsonArray &groups, const QStringList &nodes);
/// The groups to copy with these nodes: those whose members are all among them, or at least two including all members
/// that are on stage. They contain only these nodes.
QJsonArray groupsAmong(const lecture::Scene &scene, const QStringList &nodes);
/// The members of all groups that contain one of these nodes.
QStringList groupedWith(const lecture::Scene &scene, const QStringList &nodes);

/// Creates a group of these nodes, and removes them from their previous groups.
base::Result<lecture::Lecture> withGroup(const lecture::Lecture &lecture, const QString &scene,
                                         const QStringList &nodes, const QString &title);

} // namespace lectograph::editor
