// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"

#include <optional>

namespace lectograph::editor {

/// What blocks cover in the scene at a time, as the graph places them, before any clip.
class NodeBounds
{
public:
    NodeBounds(std::span<const graph::NodePtr> nodes, const graph::NodeRegistry &types, const graph::Setting &setting,
               const std::shared_ptr<graph::Memo> &memo, base::Time time);
    NodeBounds(const NodeBounds &) = delete;
    NodeBounds &operator=(const NodeBounds &) = delete;

    /// Nothing for a block that draws nothing or cannot be evaluated.
    std::optional<base::Box> of(const QString &node);
    /// The same without what is not seen, such as room that a text reserves.
    std::optional<base::Box> seenOf(const QString &node);

private:
    graph::Evaluator m_evaluator;
    base::Time m_time;
};

} // namespace lectograph::editor
