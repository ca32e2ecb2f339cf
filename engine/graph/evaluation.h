// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/compiled_nodes.h"
#include "graph/memo.h"
#include "graph/repetition.h"

#include <memory>
#include <vector>

namespace lectograph::graph {

/// One evaluation of a type: for a node, or for an item that it repeats.
struct Evaluation
{
    const NodeType &type;
    const PropertyTable &table;
    const std::vector<Value> &inputs;
    const GroupSetting &group;
    base::Time time;
};

struct Evaluated
{
    Outputs outputs;
    quint64 cost = 0; ///< in work, with that inside of blocks, whether it was done or its results were remembered
    QStringList warnings;
    std::vector<base::Error> failures; ///< what the outputs lack; without a place
};

/// Returns what the memo remembers of the same content, or evaluates and remembers. Spends of the current allowance what
/// it costs. Errors have no place.
base::Result<Evaluated> evaluated(const Evaluation &evaluation, const std::shared_ptr<Memo> &memo);

/// Evaluates the repeated block once per item, `each` of which has its inputs, and combines what they give. An item
/// whose inputs are known is remembered. One that fails is empty, if shapes are all that the block gives and some of
/// them do not fail.
base::Result<Evaluated> repeated(const Evaluation &evaluation, const Items &items,
                                 const std::vector<std::vector<Value>> &each, const std::shared_ptr<Memo> &memo);

} // namespace lectograph::graph
