// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/stagecast.h"

#include <algorithm>

namespace lectograph::editor {

const std::vector<Actor> &StageCast::actors() const
{
    if (!m_actors)
        m_actors = castOf(m_session);
    return *m_actors;
}

QStringList StageCast::selected() const
{
    QStringList selected;
    const QStringList &nodes = m_session.selection.nodes();
    if (m_actors) {
        for (const Actor *actor : actorsOf(*m_actors, nodes))
            selected.append(actor->id);
    } else if (const auto *scene = m_session.document.scene(m_session.selection.scene()); scene && !nodes.isEmpty()) {
        // Does not need the cast.
        const QSet<QString> onStage(scene->actors.begin(), scene->actors.end());
        std::ranges::copy_if(nodes, std::back_inserter(selected),
                             [&](const QString &node) { return onStage.contains(node); });
    }
    return selected;
}

const std::optional<SelectionBox> &StageCast::selectedBox() const
{
    if (!m_selectedBox || m_selectedBoxOf != m_session.selection.snapshot()) {
        m_selectedBoxOf = m_session.selection.snapshot();
        m_selectedBox.emplace();
        if (!m_session.selection.nodes().isEmpty())
            *m_selectedBox = selectionBox(actors(), selected());
    }
    return *m_selectedBox;
}

void StageCast::forget()
{
    m_actors.reset();
    m_selectedBox.reset();
}

} // namespace lectograph::editor
