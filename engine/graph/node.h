// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <memory>

namespace lectograph::graph {

/// A node of the document. Properties stay as they were written, so that a type or key that this program does not know
/// survives a round trip. A property is a constant, {"link": "NODE.port/part"} ("staged": true: as it stands on the
/// stage), or {"keys": [...]}; lists may hold links among their elements.
struct Node
{
    QString id;
    QString type;
    int version = 1;
    QJsonObject properties;
    QJsonObject extra; ///< further keys: a label, the place on the graph's canvas, whatever a later version adds

    friend bool operator==(const Node &, const Node &) = default;
};

using NodePtr = std::shared_ptr<const Node>;

} // namespace lectograph::graph
