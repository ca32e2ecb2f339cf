// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"

#include <QSet>

#include <map>

/// Ids for new nodes. Within a scene an id says which node is meant, wherever that lives, so a new id differs from those
/// of all nodes that are seen together with the new node.
namespace lectograph::editor {

/// Ids that a new node of the scene cannot have: those of the nodes that it sees, and of scenes that continue it.
QSet<QString> takenNodeIds(const lecture::Lecture &lecture, const QString &scene);
/// Ids that a new shared node cannot have.
QSet<QString> allNodeIds(const lecture::Lecture &lecture);

/// Generates ids that are free, and differ from each other.
class FreeNodeIds
{
public:
    explicit FreeNodeIds(QSet<QString> taken) : m_taken(std::move(taken)) {}

    /// The id itself, or else with a number: "title2" gives "title3", or the next free one.
    QString like(const QString &id);

private:
    QSet<QString> m_taken;
    std::map<QString, int> m_next; ///< next number to try, by stem
};

} // namespace lectograph::editor
