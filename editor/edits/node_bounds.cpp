// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/node_bounds.h"

namespace lectograph::editor {

NodeBounds::NodeBounds(std::span<const graph::NodePtr> nodes, const graph::NodeRegistry &types,
                       const graph::Setting &setting, const std::shared_ptr<graph::Memo> &memo, base::Time time)
    : m_evaluator(nodes, types, setting, memo, {}), m_time(time)
{
    m_evaluator.setStaged([this](int node, base::Time at) { return m_evaluator.shapeOf(node, at); });
}

std::optional<base::Box> NodeBounds::of(const QString &node)
{
    const int index = m_evaluator.indexOf(node);
    if (index < 0)
        return std::nullopt;
    const auto shape = m_evaluator.shapeOf(index, m_time);
    return shape && !shape->bounds().isEmpty() ? std::optional(shape->bounds()) : std::nullopt;
}

} // namespace lectograph::editor
