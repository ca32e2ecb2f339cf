// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/droppreview.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/extent.h"
#include "editor/edits/mime.h"
#include "editor/session/placing.h"
#include "editor/stage/overlay.h"
#include "lecture/types.h"

namespace lectograph::editor {

using base::Vec3;

namespace {

struct Dropped
{
    lecture::Lecture lecture; ///< with the block alone
    bool standsOnFrame = false;
};

/// A new block of this type in a lecture like this one.
std::optional<Dropped> droppedType(Session &session, const QString &type)
{
    lecture::Lecture alone = emptyLecture(session.preview.language());
    alone.font = session.document.lecture().font;
    alone.look = session.document.lecture().look;
    alone.blocks = session.document.lecture().blocks;
    const lecture::Scene &scene = *alone.scenes.front();
    const auto with = withBlock(alone, scene.id, {.type = type, .id = freeNodeId(alone, scene.id, type)},
                                session.registry());
    return with ? std::optional(Dropped{*with, standsOnFrame(alone, type)}) : std::nullopt;
}

std::optional<Dropped> droppedIn(Session &session, const QMimeData &data)
{
    if (const auto block = mime::read(&data, mime::block)) {
        const graph::NodeType *type = session.registry().nodes.find(*block);
        return type && type->placed ? droppedType(session, *block) : std::nullopt;
    }
    if (const auto path = mime::read(&data, mime::customBlock)) {
        if (const auto block = usedCustomBlock(*path, session.document.plugins()))
            return Dropped{block->lecture, standsOnFrame(block->lecture, lecture::blockType(block->definition))};
    }
    return std::nullopt;
}

} // namespace

DropPreview::DropPreview(Session &session, const QMimeData &data) : m_place(newPlace(session))
{
    std::optional<Dropped> dropped = droppedIn(session, data);
    if (!dropped)
        return;
    dropped->lecture.frameWidth = session.document.lecture().frameWidth;
    dropped->lecture.frameHeight = session.document.lecture().frameHeight;
    m_box = stageExtent(dropped->lecture, session.registry());
    const lecture::Scene &scene = *dropped->lecture.scenes.front();
    m_whole = footprintOf(dropped->lecture, scene, {scene.actors.begin(), scene.actors.end()}, m_place,
                          lecture::typesOf(dropped->lecture, session.document.plugins()))
                  .whole;
    m_standsOnFrame = dropped->standsOnFrame;
}

QRectF DropPreview::rect() const
{
    if (m_standsOnFrame)
        return rectOf(m_box);
    return m_place.at && !m_box.isEmpty() ? rectOf(fittingFor(m_place, {m_box, m_whole}).applied(m_box)) : QRectF();
}

void DropPreview::moveTo(const StageOverlay &stage, const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    m_snapped = {};
    m_place.at = stage.scenePoint(at);
    if (!m_place.at || m_box.isEmpty() || m_standsOnFrame || !stage.snaps(modifiers))
        return;
    m_snapped = editor::snapped(rect(), stage.snapTargets(rectsOfSeen(stage.cast()), false),
                                snapReach / stage.projection().unit(false));
    *m_place.at = *m_place.at + Vec3{m_snapped.shift.x(), m_snapped.shift.y(), 0};
}

} // namespace lectograph::editor
