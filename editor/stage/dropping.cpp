// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/dropping.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/blocks.h"
#include "editor/edits/mime.h"
#include "editor/language/names.h"
#include "editor/operations/animating.h"
#include "editor/operations/picturechoice.h"
#include "editor/stage/overlay.h"

#include <QJsonArray>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Excludes blocks with a label beside their shape.
bool isMadeOfWords(const graph::NodeType &type)
{
    return lecture::findSpec(type.properties, u"text"_s) || lecture::findSpec(type.properties, u"latex"_s);
}

QString addBlock(Session &session, const QString &type, const std::optional<base::Vec3> &point)
{
    const QString sceneId = session.selection.scene();
    const lecture::Scene *scene = session.document.scene(sceneId);
    const graph::NodeType *known = session.registry.nodes.find(type);
    if (!scene)
        return {};
    NewBlock block{type, freeNodeId(*scene, type)};
    if (known && known->placed && point) {
        const auto rounded = [](double value) { return std::round(value * 100) / 100 + 0.0; };
        block.properties.insert(u"position"_s, QJsonArray{rounded(point->x), rounded(point->y)});
    }
    const Gesture gesture = Gesture::begin();
    const bool done = session.document.edit(
        StageOverlay::tr("Add %1").arg(known ? titleOf(*known) : type),
        [&](const lecture::Lecture &lecture) { return withBlock(lecture, sceneId, block, session.registry); }, gesture);
    if (!done)
        return {};
    session.selection.setNodes({block.id});
    askForPicture(session, block.id, gesture);
    // Opens the text editor at once; otherwise the typed letters would trigger playback and in/out shortcuts.
    return known && isMadeOfWords(*known) ? block.id : QString();
}

} // namespace

bool isBlock(const QMimeData *data)
{
    return mime::read(data, mime::block) || mime::read(data, mime::customBlock);
}

QString addDropped(Session &session, const QMimeData *data, const std::optional<base::Vec3> &point,
                   const QString &target)
{
    const base::Time time = session.preview.localTime();
    if (const auto block = mime::read(data, mime::block))
        return addBlock(session, *block, point);
    if (const auto own = mime::read(data, mime::customBlock)) {
        CustomBlockPlace place{.start = time};
        if (point)
            place.stage = QPointF(point->x, point->y);
        addCustomBlock(session, *own, place);
    } else if (const auto animation = mime::read(data, mime::animation); animation && !target.isEmpty()) {
        addAnimation(session, *animation, {target}, time);
    }
    return {};
}

} // namespace lectograph::editor
