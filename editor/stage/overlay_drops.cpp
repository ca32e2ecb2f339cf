// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/mime.h"
#include "editor/language/names.h"
#include "editor/operations/animating.h"
#include "editor/operations/picturechoice.h"
#include "editor/stage/overlay.h"

#include <QDropEvent>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

bool isBlock(const QMimeData *data)
{
    return mime::read(data, mime::block) || mime::read(data, mime::customBlock);
}

/// Not one that has a label beside its shape.
bool isMadeOfWords(const graph::NodeType &type)
{
    return lecture::findSpec(type.properties, u"text"_s) || lecture::findSpec(type.properties, u"latex"_s);
}

} // namespace

void StageOverlay::dragEnterEvent(QDragEnterEvent *event)
{
    if (isBlock(event->mimeData()) || mime::read(event->mimeData(), mime::animation))
        event->acceptProposedAction();
}

void StageOverlay::dragMoveEvent(QDragMoveEvent *event)
{
    m_dropAt.reset();
    m_dropOn.clear();
    if (isBlock(event->mimeData())) {
        m_dropAt = event->position();
        event->acceptProposedAction();
    } else if (const auto hit = hitAt(cast(), projection(), event->position())) {
        m_dropOn = hit->node;
        event->acceptProposedAction();
    } else {
        event->ignore();
    }
    update();
}

void StageOverlay::dragLeaveEvent(QDragLeaveEvent *)
{
    m_dropAt.reset();
    m_dropOn.clear();
    update();
}

void StageOverlay::dropEvent(QDropEvent *event)
{
    m_dropAt.reset();
    m_dropOn.clear();
    setFocus();
    if (const auto block = mime::read(event->mimeData(), mime::block))
        dropBlock(*block, event->position());
    else if (const auto own = mime::read(event->mimeData(), mime::customBlock))
        dropCustomBlock(*own, event->position());
    else if (const auto animation = mime::read(event->mimeData(), mime::animation))
        dropAnimation(*animation, event->position());
    event->acceptProposedAction();
    update();
}

void StageOverlay::dropBlock(const QString &type, const QPointF &at)
{
    const QString sceneId = m_session.selection.scene();
    const lecture::Scene *scene = m_session.document.scene(sceneId);
    const graph::NodeType *known = m_session.registry.nodes.find(type);
    if (!scene)
        return;
    NewBlock block{type, freeNodeId(*scene, type)};
    const auto point = scenePoint(at, false);
    if (known && known->placed && point) {
        const auto rounded = [](double value) { return std::round(value * 100) / 100 + 0.0; };
        block.properties.insert(u"position"_s, QJsonArray{rounded(point->x), rounded(point->y)});
    }
    const Gesture gesture = Gesture::begin();
    const bool done = m_session.document.edit(
        tr("Add %1").arg(known ? titleOf(*known) : type),
        [&](const lecture::Lecture &lecture) { return withBlock(lecture, sceneId, block, m_session.registry); },
        gesture);
    if (!done)
        return;
    m_session.selection.setNodes({block.id});
    askForPicture(m_session, block.id, gesture);
    // Its words are typed at once; otherwise the letters would be keys that play and set points.
    if (known && isMadeOfWords(*known))
        Q_EMIT editRequested(block.id);
}

void StageOverlay::dropCustomBlock(const QString &path, const QPointF &at)
{
    CustomBlockPlace place{.start = m_session.preview.localTime()};
    if (const auto point = scenePoint(at, false))
        place.stage = QPointF(point->x, point->y);
    addCustomBlock(m_session, path, place);
}

void StageOverlay::dropAnimation(const QString &type, const QPointF &at)
{
    const auto hit = hitAt(cast(), projection(), at);
    if (!hit)
        return;
    addAnimation(m_session, type, {hit->node}, m_session.preview.localTime());
}
} // namespace lectograph::editor
