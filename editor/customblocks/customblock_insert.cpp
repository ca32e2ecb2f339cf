// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblock.h"
#include "editor/customblocks/customblock_parts.h"
#include "editor/edits/assets.h"
#include "editor/edits/blocks.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/extent.h"
#include "editor/edits/groups.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/language/translated.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace customblock;
using base::Result;
using lecture::Lecture;
using lecture::Scene;

namespace {

using Names = std::map<QString, QString>;

QString newName(const Names &names, const QString &old)
{
    const auto found = names.find(old);
    return found == names.end() ? old : found->second;
}

QJsonValue relinked(const QJsonValue &json, const Names &nodes)
{
    if (json.isArray()) {
        QJsonArray list;
        for (const QJsonValue &element : json.toArray())
            list.append(relinked(element, nodes));
        return list;
    }
    QJsonObject object = json.toObject();
    const QString link = object.value(u"link"_s).toString();
    if (link.isEmpty())
        return json;
    const QString node = nodeOfLink(link);
    object.insert(u"link"_s, newName(nodes, node) + link.sliced(node.size()));
    return object;
}

std::vector<timeline::ClipPtr> adapted(const std::vector<timeline::ClipPtr> &clips, const Names &nodes,
                                       const Names &files)
{
    std::vector<timeline::ClipPtr> result;
    for (const timeline::ClipPtr &clip : clips) {
        timeline::Clip copy = *clip;
        copy.id = {};
        const QString actor = actorOfTarget(copy.target);
        copy.target = newName(nodes, actor) + copy.target.sliced(actor.size());
        copy.properties = withFilesCalled(copy.properties, files).toObject();
        for (const QString &key : copy.properties.keys())
            copy.properties.insert(key, relinked(copy.properties.value(key), nodes));
        copy.clips = adapted(clip->clips, nodes, files);
        result.push_back(std::make_shared<const timeline::Clip>(std::move(copy)));
    }
    return result;
}

QPointF besideOthers(const Scene &scene)
{
    QPointF place;
    for (const graph::NodePtr &node : scene.nodes) {
        if (const auto at = canvasOf(*node))
            place = {std::max(place.x(), at->x() + 240), 0};
    }
    return place;
}

/// The block's scene ready to be added, still with the ids of the file.
Scene prepared(const CustomBlock &block, const CustomBlockPlace &place, const Names &files,
               const timeline::Registry &registry)
{
    Scene scene = block.scene();
    const base::Box box = place.stage ? stageExtent(block.lecture, registry) : base::Box();
    const QPointF by = box.isEmpty() ? QPointF() : *place.stage - QPointF(box.centre().x, box.centre().y);
    for (graph::NodePtr &node : scene.nodes) {
        graph::Node copy = *node;
        copy.properties = withFilesCalled(copy.properties, files).toObject();
        const graph::NodeType *type = registry.nodes.find(copy.type);
        if (!by.isNull() && type && type->placed && std::ranges::find(scene.actors, copy.id) != scene.actors.end())
            copy.properties = movedOnStage(copy.properties, by);
        node = std::make_shared<const graph::Node>(std::move(copy));
    }
    shift(scene, place.start);
    if (scene.nodes.size() == 1)
        setGroups(scene, {}); // a single node needs no group
    return scene;
}

} // namespace

Result<AddedCustomBlock> withCustomBlock(const Lecture &lecture, const QString &sceneId, const CustomBlock &block,
                                         const CustomBlockPlace &place, const timeline::Registry &registry)
{
    const Scene *into = sceneOf(lecture, sceneId);
    if (!into)
        return base::failure(translated("There is no scene to put it into."), translated("Add a scene first."));
    if (const auto areKnown = checkTypes(block, registry); !areKnown)
        return tl::unexpected(areKnown.error());
    auto files = withAssetsOf(lecture, block.lecture);
    if (!files)
        return tl::unexpected(files.error());
    Lecture source = block.lecture;
    source.scenes.front() = std::make_shared<const Scene>(prepared(block, place, files->names, registry));
    const QStringList old = block.nodes();
    auto pasted = withPasted(files->lecture, sceneId, copyNodes(source, sceneName, old), registry,
                             place.canvas.value_or(besideOthers(*into)));
    if (!pasted)
        return tl::unexpected(pasted.error());
    Names names;
    for (qsizetype i = 0; i < old.size(); ++i)
        names[old.at(i)] = pasted->ids.at(i);

    Scene scene = *sceneOf(pasted->lecture, sceneId);
    for (const timeline::TrackPtr &track : source.scenes.front()->tracks) {
        timeline::Track copy = *track;
        copy.clips = adapted(track->clips, names, files->names);
        scene.tracks.push_back(std::make_shared<const timeline::Track>(std::move(copy)));
    }
    auto result = lecture::withScene(pasted->lecture, std::move(scene));
    if (result && old.size() == 1) {
        graph::Node node = *nodeOf(sceneOf(*result, sceneId), pasted->ids.first());
        node.extra.insert(u"label"_s, block.name);
        result = lecture::withNode(*result, sceneId, std::move(node));
    }
    if (result)
        result = withRoomForClips(*result, sceneId, registry);
    if (!result)
        return tl::unexpected(result.error());
    return AddedCustomBlock{std::move(*result), pasted->ids};
}

} // namespace lectograph::editor
