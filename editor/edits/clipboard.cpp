// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/clipboard.h"

#include "editor/edits/assets.h"
#include "editor/edits/blocks.h"
#include "editor/edits/copied_animations.h"
#include "editor/edits/definitions.h"
#include "editor/edits/followers.h"
#include "editor/edits/groups.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/mime.h"
#include "editor/edits/node_ids.h"
#include "editor/edits/properties.h"
#include "editor/language/translated.h"
#include "lecture/block_reader.h"
#include "lecture/types.h"
#include "lecture/writing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <map>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using lecture::Lecture;
using lecture::Scene;

namespace {

const QString animationsKey = u"clips"_s;
const QString definitionsKey = u"blocks"_s;
const QString definitionFilesKey = u"blockAssets"_s;
const QString repeatedTypeKey = u"block"_s; ///< of a repetition

/// Undefined if the linked node does not exist.
QJsonValue relinkedIn(const Scene &scene, const QJsonValue &json, const NodeNames &names)
{
    const QString linked = nodeOfLink(json.toObject().value(u"link"_s).toString());
    const bool isLost = !linked.isEmpty() && !names.contains(linked) && !nodeOf(scene, linked);
    return isLost ? QJsonValue(QJsonValue::Undefined) : relinked(json, names);
}

/// Adds the groups of the new nodes under their new ids. A removed node may have left such an id in an old group.
Result<Lecture> withGroups(const Lecture &lecture, const QString &sceneId, const QJsonArray &copied,
                           const NodeNames &names, const QStringList &added)
{
    Scene scene = *sceneOf(lecture, sceneId);
    QJsonArray groups = groupsWithout(groupsOf(scene), added);
    for (const QJsonValue &json : copied) {
        QJsonArray members;
        for (const QJsonValue &node : json[u"nodes"_s].toArray()) {
            if (const auto renamed = names.find(node.toString()); renamed != names.end())
                members.append(renamed->second);
        }
        appendGroup(groups, json, members);
    }
    if (groups == groupsOf(scene))
        return lecture;
    setGroups(scene, groups);
    return lecture::withScene(lecture, std::move(scene));
}

/// Equal for blocks of one type at the same place, once the first is moved by `offset`.
QByteArray placeKey(const QString &type, const QJsonObject &properties, const QPointF &offset)
{
    const QString position = u"position"_s;
    const QJsonValue written = properties.value(position).isUndefined() ? QJsonArray{0, 0} : properties.value(position);
    QJsonArray key{type, withEachPoint(written, [&](const QJsonArray &point) {
                       return roundedPoint(shiftedPoint(point, offset));
                   })};
    for (const QString &name : {u"beside"_s, u"shape"_s, u"fromShape"_s, u"toShape"_s, u"from"_s, u"to"_s})
        key.append(properties.value(name));
    return QJsonDocument(key).toJson(QJsonDocument::Compact);
}

/// The definitions that copied nodes are instances or repetitions of.
QStringList definitionsIn(const QByteArray &json)
{
    QStringList blocks;
    for (const QJsonValue &node : QJsonDocument::fromJson(json).object().value(u"nodes"_s).toArray()) {
        for (const QJsonValue &type : {node[u"type"_s], node[u"properties"_s].toObject().value(repeatedTypeKey)}) {
            if (const QString block = lecture::blockIdOf(type.toString()); !block.isEmpty())
                blocks.append(block);
        }
    }
    blocks.removeDuplicates();
    return blocks;
}

QByteArray copiedWithDefinitionsCalled(const QByteArray &json, const std::map<QString, QString> &names)
{
    const auto renamed = [&](const QJsonValue &type) {
        const auto name = names.find(lecture::blockIdOf(type.toString()));
        return name == names.end() ? type : QJsonValue(lecture::blockType(name->second));
    };
    QJsonObject copied = QJsonDocument::fromJson(json).object();
    QJsonArray nodes = copied.value(u"nodes"_s).toArray();
    for (QJsonValueRef one : nodes) {
        QJsonObject node = one.toObject();
        node.insert(u"type"_s, renamed(node.value(u"type"_s)));
        QJsonObject properties = node.value(u"properties"_s).toObject();
        if (properties.contains(repeatedTypeKey))
            properties.insert(repeatedTypeKey, renamed(properties.value(repeatedTypeKey)));
        node.insert(u"properties"_s, properties);
        one = node;
    }
    copied.insert(u"nodes"_s, nodes);
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

QByteArray copiedWithFilesCalled(const QByteArray &json, const std::map<QString, QString> &names)
{
    QJsonObject copied = QJsonDocument::fromJson(json).object();
    QJsonArray nodes = copied.value(u"nodes"_s).toArray();
    for (QJsonValueRef one : nodes) {
        QJsonObject node = one.toObject();
        node.insert(u"properties"_s, withFilesCalled(node.value(u"properties"_s), names));
        one = node;
    }
    copied.insert(u"nodes"_s, nodes);
    if (copied.contains(animationsKey))
        copied.insert(animationsKey, withFilesCalled(copied.value(animationsKey), names));
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

QJsonObject assetsJson(const Lecture &lecture)
{
    QJsonObject files;
    for (const auto &[name, asset] : lecture.assets) {
        if (asset.content)
            files.insert(name, QString::fromLatin1(asset.content->toBase64()));
    }
    return files;
}

/// Leaves out what cannot be read.
void addFiles(Lecture &lecture, const QJsonObject &files)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        const auto content = QByteArray::fromBase64Encoding(file->toString().toLatin1(),
                                                            QByteArray::AbortOnBase64DecodingErrors);
        if (!content)
            continue;
        if (auto with = lecture::withAsset(lecture, file.key(), content.decoded))
            lecture = std::move(*with);
    }
}

} // namespace

QByteArray copyNodes(const Lecture &lecture, const QString &sceneId, const QStringList &ids)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    if (!scene)
        return {};
    QJsonArray nodes;
    for (const QString &id : ids) {
        if (const graph::Node *node = nodeOf(scene, id))
            nodes.append(QJsonObject{{u"id"_s, id},
                                     {u"type"_s, node->type},
                                     {u"version"_s, node->version},
                                     {u"style"_s, node->style},
                                     {u"properties"_s, node->properties},
                                     {u"extra"_s, node->extra}});
    }
    const QSet<QString> copiedIds(ids.begin(), ids.end());
    QJsonArray actors;
    for (const QString &actor : scene->actors) {
        if (copiedIds.contains(actor))
            actors.append(actor);
    }
    QJsonObject copied{{u"nodes"_s, nodes}, {u"actors"_s, actors}};
    if (const QJsonArray groups = groupsAmong(*scene, ids); !groups.isEmpty())
        copied.insert(u"groups"_s, groups);
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

Result<Pasted> withPasted(const Lecture &lecture, const QString &sceneId, const QByteArray &json,
                          const timeline::Registry &registry, const QPointF &canvasOffset, const QPointF &stageOffset)
{
    const auto into = foundScene(lecture, sceneId);
    if (!into)
        return tl::unexpected(into.error());
    const QJsonObject copied = QJsonDocument::fromJson(json).object();
    const QJsonArray nodes = copied.value(u"nodes"_s).toArray();
    if (nodes.isEmpty())
        return base::failure(translated("There are no blocks to paste."), translated("Copy some blocks first."));

    FreeNodeIds free(takenNodeIds(lecture, sceneId));
    QStringList ids;
    NodeNames names;
    for (const QJsonValue &one : nodes) {
        const QString id = one[u"id"_s].toString();
        ids.append(free.like(id));
        names[id] = ids.last();
    }
    std::vector<graph::Node> added;
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        const QJsonObject one = nodes.at(i).toObject();
        graph::Node node;
        node.id = ids.at(i);
        node.type = one.value(u"type"_s).toString();
        node.version = one.value(u"version"_s).toInt(1);
        node.style = one.value(u"style"_s).toString();
        node.properties = withEachValue(one.value(u"properties"_s).toObject(),
                                        [&](const QJsonValue &value) { return relinkedIn(**into, value, names); });
        node.extra = one.value(u"extra"_s).toObject();
        if (const auto at = canvasOf(node))
            node.extra.insert(u"canvas"_s, QJsonArray{at->x() + canvasOffset.x(), at->y() + canvasOffset.y()});
        added.push_back(std::move(node));
    }
    std::vector<QString> actors = (*into)->actors;
    for (const QJsonValue &actor : copied.value(u"actors"_s).toArray()) {
        if (const auto renamed = names.find(actor.toString()); renamed != names.end())
            actors.push_back(renamed->second);
    }
    const QJsonArray groups = copied.value(u"groups"_s).toArray();
    return lecture::withNodes(lecture, sceneId, std::move(added))
        .and_then([&](const Lecture &with) { return lecture::withActors(with, sceneId, std::move(actors)); })
        .and_then([&](const Lecture &with) { return withMovedTogether(with, sceneId, ids, stageOffset, registry); })
        .and_then([&](const Lecture &with) { return withGroups(with, sceneId, groups, names, ids); })
        .and_then([&](const Lecture &with) {
            return withCopiedAnimations(with, sceneId, copied.value(animationsKey).toObject(), names, stageOffset,
                                        registry);
        })
        .map([&](Lecture &&with) {
            return Pasted{std::move(with), ids};
        });
}

QByteArray copyAnimated(const Lecture &lecture, const QString &sceneId, const QStringList &ids,
                        const timeline::Registry &registry)
{
    const QByteArray nodes = copyNodes(lecture, sceneId, ids);
    const QJsonObject clips = copiedAnimations(lecture, sceneId, ids, registry);
    if (clips.isEmpty())
        return nodes;
    QJsonObject copied = QJsonDocument::fromJson(nodes).object();
    copied.insert(animationsKey, clips);
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

NodeCopies copiesWithFiles(const Lecture &lecture, const QString &sceneId, const QStringList &ids,
                           const timeline::Registry &registry)
{
    NodeCopies copies{copyAnimated(lecture, sceneId, ids, registry), {}};
    QSet<QString> names;
    collectFiles(QJsonDocument::fromJson(copies.json).object(), lecture, names);
    for (const QString &name : names)
        copies.files.assets.insert(*lecture.assets.find(name));
    for (const QString &block : definitionsIn(copies.json)) {
        if (const auto alone = definitionAlone(lecture, block)) {
            copies.definitions.blocks.insert(alone->blocks.begin(), alone->blocks.end());
            copies.definitions.assets.insert(alone->assets.begin(), alone->assets.end());
        }
    }
    return copies;
}

Result<Pasted> withPasted(const Lecture &lecture, const QString &scene, const NodeCopies &copies,
                          const timeline::Registry &registry, const QPointF &canvasOffset, const QPointF &stageOffset)
{
    const auto files = withAssetsOf(lecture, copies.files);
    if (!files)
        return tl::unexpected(files.error());
    const auto definitions = withDefinitionsOf(files->lecture, copies.definitions);
    if (!definitions)
        return tl::unexpected(definitions.error());
    QByteArray json = files->names.empty() ? copies.json : copiedWithFilesCalled(copies.json, files->names);
    if (!definitions->ids.empty())
        json = copiedWithDefinitionsCalled(json, definitions->ids);
    return withPasted(definitions->lecture, scene, json, lecture::typesOf(definitions->lecture, registry), canvasOffset,
                      stageOffset);
}

QPointF uncoveredOffset(const Lecture &lecture, const QString &sceneId, const QByteArray &json, const QPointF &step)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    QSet<QByteArray> places;
    for (const QString &actor : scene ? scene->actors : std::vector<QString>()) {
        if (const graph::Node *node = nodeOf(scene, actor))
            places.insert(placeKey(node->type, node->properties, {}));
    }
    const QJsonObject copied = QJsonDocument::fromJson(json).object();
    QSet<QString> actors;
    for (const QJsonValue &actor : copied.value(u"actors"_s).toArray())
        actors.insert(actor.toString());
    const QJsonArray nodes = copied.value(u"nodes"_s).toArray();
    const auto covers = [&](const QPointF &offset) {
        return std::ranges::any_of(nodes, [&](const QJsonValue &node) {
            const QJsonObject properties = node[u"properties"_s].toObject();
            // A linked position is not moved by any offset.
            return actors.contains(node[u"id"_s].toString()) && !isFollowing(kindOf(properties.value(u"position"_s)))
                && places.contains(placeKey(node[u"type"_s].toString(), properties, offset));
        });
    };
    constexpr int most = 100; // more copies may cover each other
    QPointF offset;
    for (int i = 0; i < most && covers(offset); ++i)
        offset += step;
    return offset;
}

std::optional<NodeCopies> CopiedNodes::in(const QMimeData *data)
{
    const QString type = QString::fromLatin1(mime::nodes);
    if (!data || !data->hasFormat(type))
        return std::nullopt;
    if (const auto *ours = qobject_cast<const CopiedNodes *>(data))
        return ours->m_nodes;
    NodeCopies nodes{data->data(type), {}};
    const QJsonObject copied = QJsonDocument::fromJson(nodes.json).object();
    addFiles(nodes.files, copied.value(u"assets"_s).toObject());
    addFiles(nodes.definitions, copied.value(definitionFilesKey).toObject());
    const QJsonObject blocks = copied.value(definitionsKey).toObject();
    for (auto block = blocks.begin(); block != blocks.end(); ++block) {
        const auto read = lecture::blockFrom(u"blocks/%1.json"_s.arg(block.key()), block->toObject(),
                                             lecture::Upgrades::ours());
        if (!read)
            continue;
        if (auto with = lecture::withDefinition(nodes.definitions, lecture::Block(**read)))
            nodes.definitions = std::move(*with);
    }
    return nodes;
}

QStringList CopiedNodes::formats() const
{
    return {QString::fromLatin1(mime::nodes), u"text/plain"_s};
}

QVariant CopiedNodes::retrieveData(const QString &type, QMetaType /*asked*/) const
{
    if (type == "text/plain"_L1)
        return QString::fromUtf8(m_nodes.json);
    if (!hasFormat(type))
        return {};
    QJsonObject copied = QJsonDocument::fromJson(m_nodes.json).object();
    copied.insert(u"assets"_s, assetsJson(m_nodes.files));
    if (!m_nodes.definitions.blocks.empty()) {
        QJsonObject blocks;
        for (const auto &[id, block] : m_nodes.definitions.blocks)
            blocks.insert(id, lecture::jsonOf(*block));
        copied.insert(definitionsKey, blocks);
        copied.insert(definitionFilesKey, assetsJson(m_nodes.definitions));
    }
    return QJsonDocument(copied).toJson(QJsonDocument::Compact);
}

} // namespace lectograph::editor
