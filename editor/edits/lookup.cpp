// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/lookup.h"

#include "editor/language/translated.h"
#include "graph/node_order.h"
#include "lecture/visible.h"

namespace lectograph::editor {

const lecture::Scene *sceneOf(const lecture::Lecture &lecture, const QString &id)
{
    return lecture::visibleScene(lecture, id).get(); // the lecture keeps it
}

const graph::Node *nodeOf(const lecture::Scene *scene, const QString &id)
{
    return scene ? graph::nodeAt(scene->nodes, id).get() : nullptr;
}

base::Result<const lecture::Scene *> foundScene(const lecture::Lecture &lecture, const QString &id)
{
    if (const lecture::Scene *scene = sceneOf(lecture, id))
        return scene;
    return base::failure(translated("There is no scene “%1”.").arg(id));
}

base::Result<const graph::Node *> foundNode(const lecture::Lecture &lecture, const QString &scene, const QString &id)
{
    return foundScene(lecture, scene).and_then([&](const lecture::Scene *found) -> base::Result<const graph::Node *> {
        if (const graph::Node *node = nodeOf(found, id))
            return node;
        return base::failure(translated("There is no “%1” in this scene.").arg(id));
    });
}

QString actorOfTarget(const QString &target)
{
    return target.section(u'/', 0, 0);
}

QString nodeOfLink(const QString &link)
{
    return link.section(u'/', 0, 0).section(u'.', 0, 0);
}

} // namespace lectograph::editor
