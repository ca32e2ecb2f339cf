// SPDX-License-Identifier: GPL-3.0-or-later
// What screen readers find on the stage: those who stand on it and are seen, back to front.
#include "editor/language/names.h"
#include "editor/stage/overlay.h"

namespace lectograph::editor {

std::vector<PaintedItem> StageOverlay::listItems() const
{
    std::vector<PaintedItem> items;
    if (m_session.playhead.isPlaying())
        return items; // they change faster than anybody could be told
    const QStringList selected = selectedActors();
    const Projection view = projection();
    for (const Actor &actor : cast()) {
        if (!actor.isSeen)
            continue;
        const graph::Node *node = m_session.document.node(m_session.selection.scene(), actor.id);
        PaintedItem item{actor.id,
                         {},
                         QAccessible::Graphic,
                         node ? labelOf(*node, m_session.registry.nodes, m_session.preview.languages()) : actor.id};
        if (const graph::NodeType *type = node ? m_session.registry.nodes.find(node->type) : nullptr)
            item.description = titleOf(*type);
        item.rect = view.corners(actor.own, actor.place, actor.isPinned).boundingRect().toAlignedRect();
        item.isSelected = m_session.selection.has(actor.id);
        item.isCurrent = !selected.isEmpty() && selected.back() == actor.id;
        items.push_back(std::move(item));
    }
    return items;
}

void StageOverlay::act(const QString &id, const QString &)
{
    m_session.selection.setNodes({id});
}

} // namespace lectograph::editor
