// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/droppreview.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/extent.h"
#include "editor/edits/mime.h"
#include "editor/stage/overlay.h"

namespace lectograph::editor {

using base::Vec3;

namespace {

/// The bounds of a new block of this type in a lecture like this one.
base::Box extentOfNew(Session &session, const QString &type)
{
    lecture::Lecture alone = emptyLecture(session.preview.language());
    alone.font = session.document.lecture().font;
    alone.look = session.document.lecture().look;
    alone.blocks = session.document.lecture().blocks;
    const lecture::Scene &scene = *alone.scenes.front();
    const auto with = withBlock(alone, scene.id, {.type = type, .id = freeNodeId(alone, scene.id, type)},
                                session.registry());
    return with ? stageExtent(*with, session.registry()) : base::Box();
}

QRectF boundsOfDropped(Session &session, const QMimeData &data)
{
    if (const auto block = mime::read(&data, mime::block)) {
        const graph::NodeType *type = session.registry().nodes.find(*block);
        return type && type->placed ? rectOf(extentOfNew(session, *block)) : QRectF();
    }
    if (const auto path = mime::read(&data, mime::customBlock)) {
        const auto block = usedCustomBlock(*path, session.document.plugins());
        const QRectF extent = block ? rectOf(stageExtent(block->lecture, session.registry())) : QRectF();
        return extent.translated(-extent.center()); // it is placed by its centre
    }
    return {};
}

} // namespace

DropPreview::DropPreview(Session &session, const QMimeData &data) : m_bounds(boundsOfDropped(session, data)) {}

QRectF DropPreview::rect() const
{
    return m_point && !m_bounds.isNull() ? m_bounds.translated(m_point->x, m_point->y) : QRectF();
}

void DropPreview::moveTo(const StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    m_snapped = {};
    m_point = stage.scenePoint(at);
    if (!m_point)
        return;
    if (m_bounds.isNull() || !stage.snaps(modifiers))
        return;
    m_snapped = editor::snapped(rect(), stage.snapTargets(rectsOfSeen(stage.cast()), false),
                                snapReach / stage.projection().unit(false));
    *m_point = *m_point + Vec3{m_snapped.shift.x(), m_snapped.shift.y(), 0};
}

} // namespace lectograph::editor
