// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

#include <set>

namespace lectograph::lecture {

enum class LinksTo {
    Anything,
    StagedState ///< the state of a node on the stage, instead of what the graph gives
};

/// Collects the nodes that are linked to, or named in expressions, anywhere in the JSON.
void addLinkedNodes(const QJsonValue &json, LinksTo which, std::set<QString> &nodes);

} // namespace lectograph::lecture
