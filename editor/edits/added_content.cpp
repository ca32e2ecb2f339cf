// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/added_content.h"

#include "editor/edits/lookup.h"
#include "editor/edits/new_block.h"
#include "editor/language/translated.h"

#include <QFileInfo>
#include <QJsonArray>

#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;

Result<AddedFiles> withNamedBlock(const Lecture &lecture, const QString &sceneId, NewBlock block, const QString &path,
                                  const timeline::Registry &registry)
{
    const lecture::Scene *scene = sceneOf(lecture, sceneId);
    if (!scene)
        return base::failure(translated("There is no scene to put it into."), translated("Add a scene first."));
    block.id = freeNodeId(lecture, sceneId, block.type);
    makeLegible(block, lecture, sceneId, registry);
    return withBlock(lecture, sceneId, block, registry)
        .and_then([&](const Lecture &with) -> Result<Lecture> {
            if (path.isEmpty())
                return with;
            graph::Node node = *nodeOf(sceneOf(with, sceneId), block.id);
            node.extra.insert(u"label"_s, QFileInfo(path).completeBaseName());
            return lecture::withNode(with, sceneId, std::move(node));
        })
        .map([&](Lecture &&with) {
            return AddedFiles{std::move(with), {block.id}, {}};
        });
}

void insertPosition(QJsonObject &properties, const std::optional<base::Vec3> &at)
{
    if (at)
        properties.insert(u"position"_s, QJsonArray{at->x, at->y, at->z});
}

Result<AddedFiles> withAddedAt(const Lecture &before, AddedFiles added, const QString &sceneId, const QPointF &at)
{
    const lecture::Scene *old = sceneOf(before, sceneId);
    const lecture::Scene *scene = sceneOf(added.lecture, sceneId);
    const graph::Node *first = added.nodes.isEmpty() ? nullptr : nodeOf(scene, added.nodes.front());
    const auto from = first ? canvasOf(*first) : std::nullopt;
    if (!old || !from)
        return added;
    std::vector<graph::Node> moved;
    for (const graph::NodePtr &node : scene->nodes) {
        const auto place = canvasOf(*node);
        if (!place || nodeOf(old, node->id))
            continue;
        const QPointF to = *place - *from + at;
        moved.push_back(*node);
        moved.back().extra.insert(u"canvas"_s, QJsonArray{std::round(to.x()), std::round(to.y())});
    }
    return lecture::withNodes(added.lecture, sceneId, std::move(moved)).map([&](Lecture &&with) {
        return AddedFiles{std::move(with), added.nodes, added.sounds, added.notes};
    });
}

} // namespace lectograph::editor
