// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <span>

namespace lectograph::graph {

/// What is repeated over: a value and a name for each item.
struct Items
{
    std::vector<Value> values;
    QStringList names; ///< under which the part of an item is found besides its number; empty where there is none
};

/// How a type evaluates another one once per item. The rows of that type are rows of this one, as "item.KEY"; they may
/// have a list with one value for each item, and expressions in them know `item`, `index` and `count`.
struct Repetition
{
    NodeTypePtr block;
    PropertyTable table;      ///< the inputs of one item: tableOf(*block)
    std::size_t firstRow = 0; ///< the row of this type that stands for the first row of `table`

    /// The items, of which there are not too many.
    base::Result<Items> items(const Inputs &inputs) const;
    /// The row of `table` that receives the item, unless `isWritten` says that the node gives it a value itself.
    std::optional<std::size_t> itemRow(const Inputs &inputs, const Items &items,
                                       const std::function<bool(std::size_t row)> &isWritten) const;
    /// What one block gives, made of what the items give.
    base::Result<Outputs> combined(const Inputs &inputs, const Items &items, std::vector<Outputs> results) const;

    QString over; ///< the row with the items
};

/// "layout.each": repeats the block that its property `block` names, and arranges what comes of it.
NodeType eachType();
/// The type that the node repeats; empty if it repeats none.
QString repeatedType(const Node &node);

/// The key of the row for a property of the repeated block: "item.text".
QString itemKey(QStringView key);

} // namespace lectograph::graph
