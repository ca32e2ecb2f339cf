// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binding_values.h"
#include "graph/repetition.h"

namespace lectograph::graph {

/// Computes the inputs of nodes: the values of their properties, with all changes until a time.
class NodeInputs
{
public:
    /// All outlive this.
    NodeInputs(const BindingValues &values, const Setting &setting, ProblemLog &problems)
        : m_values(values), m_setting(setting), m_problems(problems)
    {}

    /// Of a node of a known type; empty in the rows that each item of a repetition has for itself.
    base::Result<std::vector<Value>> of(const CompiledNode &node, base::Time time) const;
    /// The inputs of the repeated block for each item. `inputs` are those of the node.
    base::Result<std::vector<std::vector<Value>>> ofItems(const CompiledNode &node, const Inputs &inputs,
                                                          const Items &items, base::Time time) const;

    /// The row of the repeated block that receives the item.
    static std::optional<std::size_t> itemRow(const CompiledNode &node, const Inputs &inputs, const Items &items);

private:
    base::Result<void> add(const CompiledNode &node, std::size_t first, std::size_t last, const Moment &moment,
                           std::vector<Value> &inputs) const;
    base::Result<void> complete(const CompiledNode &node, const std::vector<Value> &item) const;

    const BindingValues &m_values;
    const Setting &m_setting;
    ProblemLog &m_problems;
};

} // namespace lectograph::graph
