// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"

#include <functional>
#include <map>

namespace lectograph::graph {

/// A value for each output port, in the order of the table.
using Outputs = std::vector<Value>;

/// A kind of block: what it takes, what it gives, how it computes. Pure: the same inputs give the same outputs.
struct NodeType
{
    QString id = {}; ///< "shapes.circle": the plugin's name and its own
    int version = 1;
    QString title = {};    ///< for people; translatable
    QString category = {}; ///< where the palette shows it
    QString help = {};
    PropertyTable properties = {};
    std::vector<PortSpec> outputs = {};
    /// The first output is a shape, which gets the common placement properties (graph/placement.h) after the own ones.
    bool placed = false;
    /// The result depends on Context::time, so that it is never still.
    bool readsTime = false;
    std::function<base::Result<Outputs>(const Inputs &, const Context &)> evaluate = {};

    int portIndex(QStringView key) const; ///< −1 if there is none; an empty key is the first port
};

/// The node types that plugins brought. Filled once, then only read.
class NodeRegistry
{
public:
    /// Refuses an id that is taken, a bad table (a preset that does not parse, keys twice) and a type without outputs.
    base::Result<void> add(NodeType type);
    const NodeType *find(const QString &id) const;
    const std::map<QString, NodeType> &types() const { return m_types; }

private:
    std::map<QString, NodeType> m_types;
};

/// Every preset parses, every key is there once: what add() of both registries asks of a table.
base::Result<void> checkTable(const PropertyTable &table);

} // namespace lectograph::graph
