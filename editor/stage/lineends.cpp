// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/lineends.h"

#include "editor/edits/connecting.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/manipulation/manipulation.h"
#include "graph/placement.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;

namespace {

/// The offset that clips add to the actor's position at the playhead.
Vec3 movedByClips(Session &session, const Actor &actor)
{
    const auto outputs = session.preview.outputsOf(actor.id);
    if (!outputs || outputs->empty() || !std::holds_alternative<shape::Shape>(outputs->front()))
        return {};
    const base::Box &before = std::get<shape::Shape>(outputs->front()).bounds();
    return before.isEmpty() || actor.shape.bounds().isEmpty() ? Vec3{}
                                                              : actor.shape.bounds().centre() - before.centre();
}

const graph::Node *lineOf(const Session &session, const QString &id)
{
    const graph::Node *node = session.document.node(session.selection.scene(), id);
    const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
    return type && isLine(*type) ? node : nullptr;
}

} // namespace

std::vector<StageEnd> lineEndsOf(Session &session, const Actor &actor)
{
    const graph::Node *node = lineOf(session, actor.id);
    timeline::Score *score = node && standsFreely(*node) ? session.preview.score() : nullptr;
    if (!score)
        return {};
    const PropertyWriteMode writing = writingOf(session);
    const auto value = [&](const QString &key) {
        return currentValue(session.document.lecture(), {writing.scene, actor.id, {}, key}, writing,
                            session.registry());
    };
    const auto isNumber = [&](const QString &key, double wanted) { return value(key) == graph::Value(wanted); };
    const auto position = value(u"position"_s);
    if (!position || !isNumber(u"scale"_s, 1) || !isNumber(u"turn"_s, 0) || !isNumber(u"fitWidth"_s, 0)
        || !isNumber(u"fitHeight"_s, 0))
        return {};
    const graph::PropertyTable table = graph::tableOf(*session.registry().nodes.find(*node));
    const QString place = u"scenes/%1/nodes/%2/properties"_s.arg(writing.scene, actor.id);
    const int index = score->evaluator().indexOf(actor.id);
    const int group = index < 0 ? -1 : score->evaluator().groupOf(index);
    const base::Time at = session.preview.scoreTime(writing.time);
    const auto ends = endsOf(*score, table, *node, place, at, group);
    if (!ends)
        return {};
    std::vector<StageEnd> result;
    const Vec3 offset = std::get<Vec3>(*position) + movedByClips(session, actor);
    for (const auto &[key, at] : {std::pair(u"from"_s, ends->from), std::pair(u"to"_s, ends->to)}) {
        const bool isAtBlock = kindOf(node->properties.value(key + u"Shape"_s)) == PropertyKind::Linked;
        if (isAtBlock || !isFollowing(kindOf(node->properties.value(key))))
            result.push_back({key, at + offset, offset, isAtBlock});
    }
    return result;
}

QString blockAtEnd(const Session &session, const QString &line, const QString &key)
{
    const graph::Node *node = lineOf(session, line);
    const QJsonValue link = node ? node->properties.value(key + u"Shape"_s) : QJsonValue();
    return nodeOfLink(link[u"link"_s].toString());
}

bool isLine(const Session &session, const QString &node)
{
    return lineOf(session, node);
}

} // namespace lectograph::editor
