// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/diagramdrop.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/mime.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/stage/overlay.h"
#include "editor/stage/stagediagram.h"
#include "editor/widgets/theme.h"
#include "notation/edits.h"

#include <QDropEvent>
#include <QPainter>

#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// What the block will be called; empty if no card is dropped.
QString titleOfCard(const QDropEvent &event, const timeline::Registry &registry)
{
    const auto type = mime::read(event.mimeData(), mime::block);
    if (const graph::NodeType *found = type ? registry.nodes.find(*type) : nullptr)
        return titleOf(*found);
    const auto custom = mime::read(event.mimeData(), mime::customBlock);
    return custom ? customBlockName(*custom) : QString();
}

} // namespace

const DiagramDrop::Diagrams &DiagramDrop::diagrams()
{
    if (!m_diagrams) {
        m_diagrams.emplace();
        const Session &session = m_stage.session();
        for (const Actor &actor : m_stage.cast()) {
            if (actor.isSeen
                && diagramAt(session.document.lecture(), session.selection.scene(), actor.id, session.registry()))
                m_diagrams->emplace_back(actor.id, diagramParts(actor, m_stage.projection()));
        }
    }
    return *m_diagrams;
}

bool DiagramDrop::follow(const QDropEvent &event)
{
    m_target.reset();
    if (!mime::read(event.mimeData(), mime::block) && !mime::read(event.mimeData(), mime::customBlock))
        return false;
    for (const auto &[node, parts] : diagrams()) {
        if (const DiagramPart *link = parts.linkUnder(event.position()))
            m_target = Target{node, *link};
    }
    return m_target.has_value();
}

bool DiagramDrop::drop(const QDropEvent &event)
{
    const QString label = titleOfCard(event, m_stage.session().registry());
    const bool isInLink = follow(event) && !label.isEmpty();
    const std::optional<Target> target = std::exchange(m_target, std::nullopt);
    clear();
    if (!isInLink)
        return false;
    m_stage.session().selection.setNodes({target->node}, target->link.path);
    if (m_stage.diagram().add(translated("Put a block into a link"), u"blocks"_s, [&](const QString &text) {
            return notation::withBlockInLink(text, target->link.name, label);
        }))
        m_stage.diagram().rename();
    return true;
}

void DiagramDrop::clear()
{
    m_target.reset();
    m_diagrams.reset();
}

void DiagramDrop::paint(QPainter &painter) const
{
    if (!m_target)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().accent, 4));
    painter.drawPath(m_target->link.line);
}

} // namespace lectograph::editor
