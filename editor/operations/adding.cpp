// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/adding.h"

#include "editor/customblocks/customblocks.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/new_block.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/filechoice.h"
#include "editor/session/actionid.h"
#include "editor/session/placing.h"
#include "editor/session/session.h"
#include "lecture/types.h"

#include <QAction>

namespace lectograph::editor {

namespace {

QString addAndGoOn(Session &session, const QString &type, const std::optional<base::Vec3> &at,
                   const std::optional<base::Vec3> &inSpace, const std::function<void()> &next)
{
    const graph::NodeType *block = session.registry().nodes.find(type);
    const QString title = block ? titleOf(*block) : type;
    const bool isSeen = !block || block->placed || block->isCamera;
    const QString scene = session.selection.scene();
    QString id;
    const Gesture gesture = Gesture::begin();
    NewPlace place = newPlace(session, at);
    place.inSpace = inSpace;
    const bool isDone = session.document.edit(
        translated("Add “%1”").arg(title),
        [&](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
            if (!session.document.scene(scene))
                return base::failure(translated("There is no scene to put it into."), translated("Add a scene first."));
            id = freeNodeId(lecture, scene, type);
            return withNewBlock(lecture, scene, {type, id}, session.selection.nodes(), session.registry(), place);
        },
        gesture);
    if (!isDone)
        return {};
    selectAdded(session, {id}, gesture, [&session, isSeen, title, next] {
        if (!isSeen)
            Q_EMIT session.document.statusMessage(
                translated(
                    "“%1” computes values for other blocks and has no picture of its own: it stands in the graph.")
                    .arg(title));
        if (next)
            next();
    });
    return id;
}

bool addCustomAndGoOn(Session &session, const QString &path, const CustomBlockPlace &place,
                      const Document::Edit &before, const std::function<void()> &next)
{
    const auto block = usedCustomBlock(path, session.document.plugins());
    const QString name = block ? block->name : QString();
    const QString scene = session.selection.scene();
    QStringList added;
    const Gesture gesture = Gesture::begin();
    const bool isDone = session.document.edit(
        translated("Add “%1”").arg(name),
        [&](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
            if (!block)
                return tl::unexpected(block.error());
            const auto prepared = before ? before(lecture) : base::Result<lecture::Lecture>(lecture);
            if (!prepared)
                return prepared;
            const auto with = withCustomBlock(*prepared, scene, *block, place, session.registry());
            if (!with)
                return tl::unexpected(with.error());
            added = with->nodes;
            if (block->definition.isEmpty() && !place.stage)
                return with->lecture;
            return withNewPlace(with->lecture, scene, added, newPlace(session, place.stage),
                                lecture::typesOf(with->lecture, session.document.plugins()));
        },
        gesture);
    if (isDone)
        selectAdded(session, added, gesture, next);
    return isDone;
}

/// Gives the stage the focus, and opens the text of the selected new block there if it is typed at once.
void typeNewBlock(Session &session)
{
    const QStringList &nodes = session.selection.nodes();
    const graph::Node *node = nodes.size() == 1 ? session.document.node(session.selection.scene(), nodes.front())
                                                : nullptr;
    const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
    const bool isTyped = type && isTypedAtOnce(*type);
    // Null in a window without a stage.
    if (QAction *next = session.actions.find(isTyped ? stageaction::edit : stageaction::focus))
        next->trigger();
}

} // namespace

void selectAdded(Session &session, const QStringList &nodes, Gesture gesture, const std::function<void()> &next)
{
    session.selection.setNodes(nodes);
    if (nodes.size() == 1)
        session.lastAdded = {nodes.front(), gesture};
    askForNeededFiles(session, nodes, gesture, next);
}

QString addBlock(Session &session, const QString &type, const std::optional<base::Vec3> &at,
                 const std::optional<base::Vec3> &inSpace)
{
    return addAndGoOn(session, type, at, inSpace, {});
}

void addBlockAndType(Session &session, const QString &type, const std::optional<base::Vec3> &at,
                     const std::optional<base::Vec3> &inSpace)
{
    addAndGoOn(session, type, at, inSpace, [&session] { typeNewBlock(session); });
}

bool addCustomBlock(Session &session, const QString &path, const CustomBlockPlace &place, const Document::Edit &before)
{
    return addCustomAndGoOn(session, path, place, before, {});
}

void addCustomBlockAndType(Session &session, const QString &path, const CustomBlockPlace &place)
{
    addCustomAndGoOn(session, path, place, {}, [&session] { typeNewBlock(session); });
}

} // namespace lectograph::editor
