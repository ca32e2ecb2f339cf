// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/computing.h"

#include "editor/edits/link_edits.h"
#include "editor/edits/lookup.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "editor/session/session.h"

#include <algorithm>

namespace lectograph::editor {

std::vector<const graph::NodeType *> computingBlocks(const Session &session, const graph::PropertySpec &property)
{
    std::vector<const graph::NodeType *> blocks;
    for (const auto &[id, type] : session.registry().nodes.types()) {
        if (computingInput(type, property))
            blocks.push_back(&type);
    }
    std::ranges::sort(blocks, [](const graph::NodeType *a, const graph::NodeType *b) {
        return titleOf(*a).localeAwareCompare(titleOf(*b)) < 0;
    });
    return blocks;
}

std::optional<PropertyPlace> computedProperty(const Session &session, const QString &node, const graph::NodeType &type)
{
    const QString scene = session.selection.scene();
    const graph::Node *found = session.document.node(scene, node);
    const graph::NodeType *target = found ? session.registry().nodes.find(*found) : nullptr;
    if (!target || type.placed || type.outputs.empty())
        return std::nullopt;
    const auto key = fittingInput(*target, {}, type.outputs.front().type, type.id);
    const graph::PropertySpec *spec = key ? lecture::findSpec(target->properties, *key) : nullptr;
    return spec && computingInput(type, *spec) ? std::optional(PropertyPlace{scene, node, {}, *key}) : std::nullopt;
}

base::Result<graph::Value> valueNow(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec,
                                    const QJsonValue &expression)
{
    timeline::Score *score = place.scene == session.selection.scene() ? session.preview.score() : nullptr;
    if (!score)
        return base::failure(translated("The scene is not shown."));
    graph::Evaluator &evaluator = score->evaluator();
    const int node = place.node.isEmpty() ? -1 : evaluator.indexOf(place.node);
    const int group = node < 0 ? evaluator.groupCount() - 1 : evaluator.groupOf(node);
    return evaluator.tried(spec, expression, session.preview.scoreTime(), group);
}

void computeWith(Session &session, const PropertyPlace &place, const QString &type)
{
    const lecture::Scene *scene = session.document.scene(place.scene);
    const graph::NodeType *known = session.registry().nodes.find(type);
    if (!scene || !known)
        return;
    const NewBlock block{type, freeNodeId(session.document.lecture(), place.scene, type)};
    const bool isDone = session.document.edit(
        translated("Compute with %1").arg(titleOf(*known)),
        [&](const lecture::Lecture &lecture) { return withComputed(lecture, place, block, session.registry()); });
    if (isDone)
        session.selection.setNodes({block.id});
}

} // namespace lectograph::editor
