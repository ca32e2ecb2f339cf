// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/node_bounds.h"

#include "editor/edits/extent.h"

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

std::optional<base::Box> NodeBounds::seenOf(const QString &node)
{
    const int index = m_evaluator.indexOf(node);
    const auto shape = index < 0 ? base::Result<shape::Shape>(shape::Shape()) : m_evaluator.shapeOf(index, m_time);
    if (!shape)
        return std::nullopt;
    picture::Picture alone;
    picture::append(alone, *shape);
    const base::Box seen = extentOf(alone);
    return seen.isEmpty() ? of(node) : std::optional(seen);
}

} // namespace lectograph::editor
