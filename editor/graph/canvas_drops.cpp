// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/mime.h"
#include "editor/graph/canvas.h"
#include "editor/operations/animating.h"

#include <QDragEnterEvent>

namespace lectograph::editor {

using namespace diagram;

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

void GraphCanvas::dragEnterEvent(QDragEnterEvent *event)
{
    dragMoveEvent(event);
}

void GraphCanvas::dragMoveEvent(QDragMoveEvent *event)
{
    const QPointF canvas = toCanvas(event->position());
    const int before = m_insertion;
    m_insertion = -1;
    if (const auto type = mime::read(event->mimeData(), mime::block)) {
        const graph::NodeType *found = m_session.registry.nodes.find(*type);
        event->setAccepted(found && m_session.document.scene(m_scene));
        const int link = found ? linkUnder(canvas) : -1;
        if (link >= 0 && wouldFit(*found, {}, m_diagram.links[at(link)]))
            m_insertion = link;
    } else if (mime::read(event->mimeData(), mime::customBlock)) {
        event->setAccepted(m_session.document.scene(m_scene));
    } else if (event->mimeData()->hasFormat(QString::fromLatin1(mime::animation))) {
        const Hit hit = hitAt(canvas);
        const bool isCard = hit.kind != Hit::Nothing && hit.kind < Hit::Link;
        event->setAccepted(isCard && m_diagram.cards[at(hit.index)].isActor && !m_diagram.cards[at(hit.index)].group);
    } else {
        event->ignore();
        return;
    }
    if (event->isAccepted())
        event->setDropAction(Qt::CopyAction);
    if (before != m_insertion)
        update();
}

void GraphCanvas::dragLeaveEvent(QDragLeaveEvent *)
{
    m_insertion = -1;
    update();
}

void GraphCanvas::dropEvent(QDropEvent *event)
{
    const QPointF canvas = toCanvas(event->position());
    m_insertion = -1;
    if (const auto type = mime::read(event->mimeData(), mime::block)) {
        event->acceptProposedAction();
        addBlock(*type, canvas);
        setFocus();
        return;
    }
    if (const auto own = mime::read(event->mimeData(), mime::customBlock)) {
        event->acceptProposedAction();
        addOwn(*own, canvas);
        setFocus();
        return;
    }
    const auto animation = mime::read(event->mimeData(), mime::animation);
    const Hit hit = hitAt(canvas);
    if (!animation || hit.kind == Hit::Nothing || hit.kind >= Hit::Link)
        return;
    event->acceptProposedAction();
    const QString target = m_diagram.cards[at(hit.index)].id;
    addAnimation(m_session, *animation, {target}, m_session.preview.localTime());
}

} // namespace lectograph::editor
