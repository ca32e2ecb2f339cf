// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/descriptions.h"

#include "editor/language/names.h"
#include "editor/session/labels.h"
#include "editor/stage/overlay.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

const graph::Node *nodeOf(const Session &session, const Actor &actor)
{
    return session.document.node(session.selection.scene(), actor.id);
}

QString nameOf(const Session &session, const Actor &actor)
{
    return nodeLabel(session, session.selection.scene(), actor.id);
}

} // namespace

QString coordinateText(double value)
{
    return QString::number(value == 0 ? 0.0 : value, 'f', 2);
}

std::vector<PaintedItem> stageItems(const Session &session, const StageCast &cast, const Projection &projection)
{
    std::vector<PaintedItem> items;
    if (session.playhead.isPlaying())
        return items; // they change faster than they can be read aloud
    const QStringList selected = cast.selected();
    for (const Actor &actor : cast.actors()) {
        if (!actor.isReachableByKey())
            continue;
        PaintedItem item{actor.id, {}, QAccessible::Graphic, nameOf(session, actor)};
        const graph::Node *node = nodeOf(session, actor);
        if (const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr)
            item.description = titleOf(*type);
        if (!actor.isSeen)
            item.description = StageOverlay::tr("%1, not visible now").arg(item.description);
        item.rect = actor.corners(projection).boundingRect().toAlignedRect();
        item.isSelected = session.selection.has(actor.id);
        item.isCurrent = !selected.isEmpty() && selected.back() == actor.id;
        items.push_back(std::move(item));
    }
    // What is hidden comes first, so that it is never found in front of what is seen.
    std::ranges::stable_partition(items, [&](const PaintedItem &item) {
        const Actor *actor = findActor(cast.actors(), item.id);
        return actor && !actor->isReachable();
    });
    return items;
}

QString selectionDescription(const Session &session, const StageCast &cast)
{
    const QStringList selected = cast.selected();
    if (selected.size() == 1) {
        const Actor &actor = *findActor(cast.actors(), selected.front());
        const QString description = StageOverlay::tr("%1, %2 of %3, at %4, %5")
                                        .arg(nameOf(session, actor))
                                        .arg(&actor - cast.actors().data() + 1)
                                        .arg(cast.actors().size())
                                        .arg(coordinateText(actor.centre().x), coordinateText(actor.centre().y));
        return actor.isSeen ? description : StageOverlay::tr("%1, not visible now").arg(description);
    }
    if (!selected.isEmpty())
        return StageOverlay::tr("%n block(s) selected", nullptr, static_cast<int>(selected.size()));
    const lecture::Scene *scene = session.document.scene(session.selection.scene());
    const auto count = static_cast<int>(scene ? scene->actors.size() : 0);
    return StageOverlay::tr("Nothing is selected. %n block(s) on stage.", nullptr, count);
}

QString frameDescription(const picture::Camera &frame)
{
    return StageOverlay::tr("Camera frame, centre at %1, %2, height %3")
        .arg(coordinateText(frame.centre.x), coordinateText(frame.centre.y), coordinateText(frame.height));
}

} // namespace lectograph::editor
