// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/adding.h"

#include "editor/edits/camera_edits.h"
#include "editor/edits/new_block.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/operations/filechoice.h"
#include "editor/operations/typing.h"
#include "editor/session/placing.h"
#include "editor/session/session.h"

namespace lectograph::editor {

QString addBlock(Session &session, const QString &type, const std::optional<base::Vec3> &at)
{
    const graph::NodeType *block = session.registry().nodes.find(type);
    const QString title = block ? titleOf(*block) : type;
    const bool isSeen = !block || block->placed || type == cameraType;
    const QString scene = session.selection.scene();
    QString id;
    const Gesture gesture = Gesture::begin();
    const bool isDone = session.document.edit(
        translated("Add “%1”").arg(title),
        [&](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
            if (!session.document.scene(scene))
                return base::failure(translated("There is no scene to put it into."), translated("Add a scene first."));
            id = freeNodeId(lecture, scene, type);
            return withNewBlock(lecture, scene, {type, id}, session.selection.nodes(), session.registry(),
                                newPlace(session, at));
        },
        gesture);
    if (!isDone)
        return {};
    session.selection.setNodes({id});
    session.lastAdded = {id, gesture};
    askForPicture(session, id, gesture);
    if (!isSeen)
        Q_EMIT session.document.statusMessage(
            translated("“%1” computes values for other blocks and has no picture of its own: it stands in the graph.")
                .arg(title));
    return id;
}

void addBlockAndType(Session &session, const QString &type)
{
    if (!addBlock(session, type).isEmpty())
        typeNewBlock(session);
}

} // namespace lectograph::editor
