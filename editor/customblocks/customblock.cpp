// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblock.h"

#include "editor/customblocks/customblock_outside.h"
#include "editor/edits/assets.h"
#include "editor/edits/blocks.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/definitions.h"
#include "editor/edits/extent.h"
#include "editor/edits/groups.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/placement.h"
#include "lecture/setting.h"
#include "lecture/types.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace customblock;
using lecture::Scene;

namespace {

/// The time of the first clip or keyframe.
base::Time beginningOf(const Scene &scene)
{
    double first = std::numeric_limits<double>::infinity();
    for (const timeline::TrackPtr &track : scene.tracks) {
        for (const timeline::ClipPtr &clip : track->clips)
            first = std::min(first, clip->start.seconds());
    }
    for (const graph::NodePtr &node : scene.nodes) {
        for (const QJsonValue &value : node->properties) {
            for (const Keyframe &key : keyframesOf(value))
                first = std::min(first, key.seconds);
        }
    }
    return std::isfinite(first) ? base::Time::fromSeconds(first) : base::Time();
}

/// The value of a keyframed property at a time, as a constant.
QJsonValue frozen(const QJsonValue &written, const graph::PropertySpec *spec, base::Time at,
                  const QStringList &languages, const graph::Setting &setting)
{
    using enum graph::ValueType;
    const bool isGradual = spec
        && (spec->type == Number || spec->type == Integer || spec->type == Color || spec->type == Vector
            || spec->type == Numbers || spec->type == Colors);
    if (isGradual) {
        if (const auto value = valueAt(written, *spec, at, languages, setting))
            return toJson(*value);
    }
    const std::vector<Keyframe> keys = keyframesOf(written);
    QJsonValue last = keys.empty() ? QJsonValue(QJsonValue::Undefined) : keys.front().value;
    for (const Keyframe &key : keys) {
        if (key.seconds <= at.seconds())
            last = key.value;
    }
    return last;
}

void freeze(graph::Node &node, const graph::NodeType *type, base::Time at, const QStringList &languages,
            const graph::Setting &setting)
{
    const graph::PropertyTable table = type ? graph::tableOf(*type) : graph::PropertyTable();
    for (const QString &key : node.properties.keys()) {
        const QJsonValue written = node.properties.value(key);
        if (kindOf(written) == PropertyKind::Keyframed)
            node.properties.insert(key, frozen(written, lecture::findSpec(table, key), at, languages, setting));
    }
}

/// Moves the top left corner of the nodes in the graph to the origin.
void placeAtOrigin(std::vector<graph::Node> &nodes)
{
    std::optional<QPointF> corner;
    for (const graph::Node &node : nodes) {
        if (const auto at = canvasOf(node))
            corner = corner ? QPointF(std::min(corner->x(), at->x()), std::min(corner->y(), at->y())) : *at;
    }
    for (graph::Node &node : nodes) {
        if (const auto at = canvasOf(node))
            node.extra.insert(u"canvas"_s, QJsonArray{at->x() - corner->x(), at->y() - corner->y()});
    }
}

void collectFilesOf(const std::vector<timeline::ClipPtr> &clips, const Lecture &lecture, QSet<QString> &names)
{
    for (const timeline::ClipPtr &clip : clips) {
        collectFiles(clip->properties, lecture, names);
        collectFilesOf(clip->clips, lecture, names);
    }
}

/// The group of exactly these nodes, or an empty object.
QJsonObject groupOf(const Scene &scene, const QStringList &nodes)
{
    const QSet<QString> wanted(nodes.begin(), nodes.end());
    for (const QJsonValue &json : scene.extra.value(u"groups"_s).toArray()) {
        QSet<QString> members;
        for (const QJsonValue &node : json.toObject().value(u"nodes"_s).toArray()) {
            if (nodeOf(scene, node.toString()))
                members.insert(node.toString());
        }
        if (members == wanted)
            return json.toObject();
    }
    return {};
}

using Names = NodeNames;

void adapt(std::vector<timeline::ClipPtr> &clips, const Names &nodes, const Names &files)
{
    for (timeline::ClipPtr &shared : clips) {
        change(shared, [&](timeline::Clip &clip) {
            clip.id = {};
            renameTargets(clip, nodes);
            clip.properties = withEachValue(withFilesCalled(clip.properties, files).toObject(),
                                            [&](const QJsonValue &value) { return relinked(value, nodes); });
            adapt(clip.clips, nodes, files);
        });
    }
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
    const base::Vec3 way = box.isEmpty() ? base::Vec3() : *place.stage - box.centre();
    const QPointF by(way.x, way.y);
    for (graph::NodePtr &shared : scene.nodes) {
        change(shared, [&](graph::Node &node) {
            node.properties = withFilesCalled(node.properties, files).toObject();
            const graph::NodeType *type = registry.nodes.find(node);
            if (!by.isNull() && type && type->placed && std::ranges::find(scene.actors, node.id) != scene.actors.end())
                node.properties = movedOnStage(node, by, block.lecture);
        });
    }
    shift(scene, place.start);
    if (scene.nodes.size() == 1) { // needs no group
        setGroups(scene, {});
        change(scene.nodes.front(), [&](graph::Node &node) { node.extra.insert(u"label"_s, block.name); });
    }
    return scene;
}

Result<AddedCustomBlock> withInstance(const Lecture &lecture, const QString &sceneId, const CustomBlock &block,
                                      const CustomBlockPlace &place, const timeline::Registry &registry)
{
    const auto copied = checkTypes(block, registry).and_then([&] {
        return withDefinitionFrom(lecture, block.lecture, block.definition, block.library);
    });
    if (!copied)
        return tl::unexpected(copied.error());
    const QString type = lecture::blockType(copied->block);
    NewBlock added{.type = type, .id = freeNodeId(copied->lecture, sceneId, type), .canvas = place.canvas};
    return withBlock(copied->lecture, sceneId, added, lecture::typesOf(copied->lecture, registry))
        .map([&](Lecture &&with) {
            return AddedCustomBlock{std::move(with), {added.id}};
        });
}

} // namespace

Result<CustomBlock> customBlockOfDefinition(const Lecture &lecture, const QString &definition)
{
    auto alone = definitionAlone(lecture, definition);
    if (!alone)
        return tl::unexpected(alone.error());
    const QStringList languages = lecture::languageOrder(lecture, lecture.language);
    const lecture::Block &block = *definitionOf(*alone, definition);
    CustomBlock custom{.name = titleOf(block, languages),
                       .description = graph::localized(block.help, languages).value_or(QString()),
                       .lecture = std::move(*alone),
                       .definition = definition,
                       .library = userLibrary};
    Scene scene;
    scene.id = sceneName;
    graph::Node instance;
    instance.id = definition;
    instance.type = lecture::blockType(definition);
    scene.nodes.push_back(std::make_shared<const graph::Node>(std::move(instance)));
    scene.actors.push_back(definition);
    custom.lecture.scenes.push_back(std::make_shared<const Scene>(std::move(scene)));
    return custom;
}

Result<CustomBlock> asDefinition(const CustomBlock &block, const timeline::Registry &plugins)
{
    DefinitionWish wish{.name = block.name, .nodes = block.nodes(), .shown = block.lecture.language};
    wish.published = suggestedToPublish(block.lecture, sceneName, wish.nodes, plugins);
    return withMadeDefinition(block.lecture, sceneName, wish, plugins).and_then([&](const MadeDefinition &made) {
        return customBlockOfDefinition(made.lecture, made.block).map([&](CustomBlock &&custom) {
            custom.description = block.description;
            return std::move(custom);
        });
    });
}

QStringList CustomBlock::nodes() const
{
    QStringList ids;
    for (const graph::NodePtr &node : scene().nodes)
        ids.append(node->id);
    return ids;
}

bool CustomBlock::isAnimated() const
{
    return areAnimated(scene(), nodes());
}

QString nameFor(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                const graph::NodeRegistry &types)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    if (!scene || nodes.isEmpty())
        return {};
    const QString title = groupOf(*scene, nodes).value(u"title"_s).toString();
    const graph::Node *only = nodes.size() == 1 ? nodeOf(scene, nodes.first()) : nullptr;
    return title.isEmpty() && only
        ? labelOf(*only, scene->nodes, types, lecture::languageOrder(lecture, lecture.language))
        : title;
}

bool areAnimated(const Scene &scene, const QStringList &nodes)
{
    return std::ranges::any_of(scene.tracks,
                               [&](const timeline::TrackPtr &track) { return !clipsOf(track->clips, nodes).empty(); })
        || std::ranges::any_of(scene.nodes, [&](const graph::NodePtr &node) {
               return nodes.contains(node->id) && std::ranges::any_of(node->properties, [](const QJsonValue &value) {
                          return kindOf(value) == PropertyKind::Keyframed;
                      });
           });
}

Result<CustomBlock> customBlockOf(const Lecture &lecture, const QString &sceneId, const QStringList &wanted,
                                  const CustomBlockWish &wish, const timeline::Registry &registry)
{
    const Scene *from = sceneOf(lecture, sceneId);
    if (!from)
        return base::failure(translated("There is no scene “%1”.").arg(sceneId));
    std::vector<graph::Node> nodes;
    QStringList ids;
    for (const graph::NodePtr &node : from->nodes) {
        if (wanted.contains(node->id)) {
            nodes.push_back(*node);
            ids.append(node->id);
        }
    }
    if (nodes.empty())
        return base::failure(translated("Nothing is selected that could be saved."),
                             translated("Select some blocks in the graph first."));
    const QStringList languages = lecture::languageOrder(lecture, lecture.language);
    const graph::Setting setting = lecture::settingOf(lecture, *from, lecture.language);
    placeAtOrigin(nodes);
    Outside outside(lecture, sceneId, wish.at, registry);
    Scene scene;
    scene.id = sceneName;
    for (graph::Node &node : nodes) {
        outside.release(node, otherThan(ids));
        if (!wish.withAnimations)
            freeze(node, registry.nodes.find(node), wish.at, languages, setting);
        scene.nodes.push_back(std::make_shared<const graph::Node>(std::move(node)));
    }
    std::ranges::copy_if(from->actors, std::back_inserter(scene.actors),
                         [&](const QString &actor) { return ids.contains(actor); });
    for (timeline::TrackPtr shared : wish.withAnimations ? from->tracks : std::vector<timeline::TrackPtr>()) {
        change(shared, [&](timeline::Track &track) { track.clips = clipsOf(track.clips, ids); });
        if (!shared->clips.empty())
            scene.tracks.push_back(std::move(shared));
    }
    outside.settle(scene);
    shift(scene, base::Time() - beginningOf(scene));

    CustomBlock block{.name = wish.name.simplified(), .description = wish.description.simplified(), .lecture = {}};
    setGroup(scene, groupOf(*from, ids), block.name);
    QSet<QString> files;
    for (const graph::NodePtr &node : scene.nodes)
        collectFiles(node->properties, lecture, files);
    for (const timeline::TrackPtr &track : scene.tracks)
        collectFilesOf(track->clips, lecture, files);
    for (const graph::NodePtr &node : scene.nodes) {
        const QString repeated = node->properties.value(u"block"_s).toString();
        for (const QString &used : {lecture::blockIdOf(node->type), lecture::blockIdOf(repeated)}) {
            if (!definitionOf(lecture, used))
                continue;
            const auto alone = definitionAlone(lecture, used);
            if (!alone)
                return tl::unexpected(alone.error());
            block.lecture.blocks.insert(alone->blocks.begin(), alone->blocks.end());
            for (const auto &[name, asset] : alone->assets)
                files.insert(name);
        }
    }
    qint64 bytes = 0;
    for (const QString &name : files) {
        block.lecture.assets.insert(*lecture.assets.find(name));
        bytes += lecture.assets.at(name).content->size();
    }
    if (bytes > mostCustomBlockBytes)
        return tooLarge(bytes);
    block.lecture.language = lecture.language;
    block.lecture.languages = lecture.languages;
    block.lecture.scenes.push_back(std::make_shared<const Scene>(std::move(scene)));
    return checkTypes(block, registry).map([&] { return std::move(block); });
}

Result<void> checkTypes(const CustomBlock &block, const timeline::Registry &registry)
{
    QStringList types;
    const timeline::Registry &own = lecture::typesOf(block.lecture, registry);
    const auto check = [&](const graph::NodePtr &node) {
        const graph::NodeType *type = own.nodes.find(node->type);
        if (!type || type->version < node->version)
            types.append(node->type);
    };
    std::ranges::for_each(block.scene().nodes, check);
    for (const auto &[id, definition] : block.lecture.blocks)
        std::ranges::for_each(definition->inside->nodes, check);
    lecture::eachClip(block.scene(), [&](const timeline::Clip &clip, const QString &) {
        const timeline::AnimationType *type = registry.animations.find(clip.type);
        if (!clip.isGroup() && (!type || type->version < clip.version))
            types.append(clip.type);
    });
    if (types.isEmpty())
        return {};
    types.removeDuplicates();
    types.sort();
    return base::failure(translated("“%1” needs what this program does not have, or has only older: %2.")
                             .arg(block.name, types.join(u", "_s)),
                         translated("Install the plugin that it comes with, or update Lectograph."));
}

Result<AddedCustomBlock> withCustomBlock(const Lecture &lecture, const QString &sceneId, const CustomBlock &block,
                                         const CustomBlockPlace &place, const timeline::Registry &registry)
{
    const Scene *into = sceneOf(lecture, sceneId);
    if (!into)
        return base::failure(translated("There is no scene to put it into."), translated("Add a scene first."));
    if (!block.definition.isEmpty())
        return withInstance(lecture, sceneId, block, place, registry);
    const auto files = checkTypes(block, registry).and_then([&] { return withAssetsOf(lecture, block.lecture); });
    if (!files)
        return tl::unexpected(files.error());
    Lecture source = block.lecture;
    source.scenes.front() =
        std::make_shared<const Scene>(prepared(block, place, files->names, lecture::typesOf(block.lecture, registry)));
    const QStringList old = block.nodes();
    const NodeCopies copies{copyNodes(source, sceneName, old), {}, block.lecture};
    const auto pasted = withPasted(files->lecture, sceneId, copies, registry,
                                   PasteWish{.canvasOffset = place.canvas.value_or(besideOthers(*into))});
    if (!pasted)
        return tl::unexpected(pasted.error());
    Names names;
    for (qsizetype i = 0; i < old.size(); ++i)
        names[old.at(i)] = pasted->ids.at(i);

    Scene scene = *sceneOf(pasted->lecture, sceneId);
    for (timeline::TrackPtr shared : source.scenes.front()->tracks) {
        change(shared, [&](timeline::Track &track) { adapt(track.clips, names, files->names); });
        scene.tracks.push_back(std::move(shared));
    }
    return lecture::withScene(pasted->lecture, std::move(scene))
        .and_then([&](const Lecture &added) { return withRoomForClips(added, sceneId, registry); })
        .map([&](Lecture &&added) {
            return AddedCustomBlock{std::move(added), pasted->ids};
        });
}

} // namespace lectograph::editor
