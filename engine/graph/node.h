// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <memory>

namespace lectograph::graph {

/// A node of the document. Properties stay as written in the file, so that unknown types and keys survive a round trip.
/// A property is a constant, {"link": "NODE.port/part"} ("staged": true uses the node's state on the stage), or
/// {"keys": [...]}, or {"expression": "…"} (graph/expression.h); lists may contain links and expressions.
struct Node
{
    QString id;
    QString type;
    int version = 1;
    QJsonObject properties = {};
    QJsonObject extra = {}; ///< other keys: a label, the position on the graph's canvas, whatever a later version adds
    QString style = {};     ///< of the look: gives the properties that the node does not have itself; empty: none

    friend bool operator==(const Node &, const Node &) = default;
};

using NodePtr = std::shared_ptr<const Node>;

} // namespace lectograph::graph
