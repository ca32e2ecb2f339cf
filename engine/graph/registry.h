// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"

#include <functional>
#include <map>

namespace lectograph::graph {

/// One value per output port, in the order of the table.
using Outputs = std::vector<Value>;

/// A block type: its inputs, its outputs and how it computes. Pure: the same inputs give the same outputs.
struct NodeType
{
    QString id = {}; ///< "shapes.circle": the plugin's name and the type's
    int version = 1;
    QString title = {};    ///< display name; translatable
    QString category = {}; ///< the palette's category
    QString help = {};
    PropertyTable properties = {};
    std::vector<PortSpec> outputs = {};
    /// The first output is a shape; the placement properties (graph/placement.h) are appended to the type's own.
    bool placed = false;
    /// The result depends on Context::time and is therefore never static.
    bool readsTime = false;
    std::function<base::Result<Outputs>(const Inputs &, const Context &)> evaluate = {};

    int portIndex(QStringView key) const; ///< −1 if there is none; an empty key is the first port
};

/// The node types from plugins. Filled once, then read-only.
class NodeRegistry
{
public:
    /// Rejects a duplicate id, an invalid table (invalid preset, duplicate keys) and a type without outputs.
    base::Result<void> add(NodeType type);
    const NodeType *find(const QString &id) const;
    const std::map<QString, NodeType> &types() const { return m_types; }

private:
    std::map<QString, NodeType> m_types;
};

/// Checks that every preset parses and that keys are unique. Used by add() of both registries.
base::Result<void> checkTable(const PropertyTable &table);

} // namespace lectograph::graph
