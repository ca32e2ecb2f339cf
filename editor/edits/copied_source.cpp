// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/copied_source.h"

#include "base/text.h"
#include "editor/edits/clip_edits.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/lookup.h"
#include "editor/edits/played_animations.h"
#include "editor/edits/tracks.h"
#include "editor/language/translated.h"
#include "graph/placement.h"
#include "lecture/files.h"
#include "lecture/files_beside.h"
#include "lecture/properties.h"
#include "lecture/types.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Lecture;
using lecture::Scene;

namespace {

const QString clipsKey = u"clips"_s;

/// The properties of the nodes, and of all clips, also those within groups, that change properties of one of the nodes
/// or act on one of those that are `acting`.
std::vector<QJsonObject> propertiesOf(const Scene &scene, const QStringList &nodes, const QSet<QString> &acting)
{
    std::vector<QJsonObject> properties;
    for (const QString &id : nodes) {
        if (const graph::Node *node = nodeOf(scene, id))
            properties.push_back(node->properties);
    }
    const QSet<QString> changing(nodes.begin(), nodes.end());
    const QSet<QString> moving = QSet<QString>(changing).intersect(acting);
    lecture::eachClip(scene, [&](const timeline::Clip &clip, const QString &) {
        if (!clip.isGroup() && actsOnOneOf(clip, clip.type == changeType ? changing : moving))
            properties.push_back(clip.properties);
    });
    return properties;
}

QJsonArray inLook(const QJsonArray &nodes, const std::map<QString, graph::NodePtr> &changed)
{
    QJsonArray result;
    for (const QJsonValue &node : nodes)
        result.append(jsonOfNode(*changed.at(node[u"id"_s].toString())));
    return result;
}

/// Files beside the lecture that they come from, which stay there.
QStringList filesBeside(const std::vector<graph::NodePtr> &nodes, const timeline::Registry &types)
{
    QStringList files;
    for (const graph::NodePtr &node : nodes) {
        const graph::NodeType *type = types.nodes.find(*node);
        for (const graph::PropertySpec &spec : type ? graph::tableOf(*type) : graph::PropertyTable()) {
            const QString file = node->properties.value(base::toText(spec.key)).toString();
            if (spec.type == graph::ValueType::Asset && lecture::isBeside(file) && !files.contains(file))
                files.append(file);
        }
    }
    return files;
}

} // namespace

NeededNodes neededBy(const Lecture &lecture, const QString &sceneId, const QStringList &nodes,
                     const QJsonObject &ofScene)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    if (!scene)
        return {};
    QSet<QString> known(nodes.begin(), nodes.end());
    QSet<QString> acting = known;
    NeededNodes needed;
    std::vector<QJsonObject> open = propertiesOf(*scene, nodes, acting);
    open.push_back(ofScene);
    while (!open.empty()) {
        QStringList found;
        for (const QJsonObject &properties : open) {
            for (const QString &id : linkedBy(properties)) {
                if (known.contains(id) || !nodeOf(scene, id))
                    continue;
                known.insert(id);
                needed.all.append(id);
                found.append(id);
            }
            for (const QString &id : stagedBy(properties)) {
                if (acting.contains(id) || !known.contains(id))
                    continue;
                acting.insert(id);
                needed.staged.append(id);
                if (!found.contains(id)) // its clips count from now on
                    found.append(id);
            }
        }
        open = propertiesOf(*scene, found, acting);
    }
    return needed;
}

Lecture sourceOf(const Lecture &lecture, const QString &scene, const QStringList &nodes, const QJsonObject &clips)
{
    Lecture source = clipboardLecture({});
    source.language = lecture.language;
    source.languages = lecture.languages;
    source.frameWidth = lecture.frameWidth;
    source.frameHeight = lecture.frameHeight;
    source.dialect = lecture.dialect;
    source.font = lecture.font;
    source.look = lecture.look;
    if (const auto tracks = tracksIn(clips)) {
        Scene played;
        played.tracks = *tracks;
        source.animations = animationsPlayedIn({std::make_shared<const Scene>(std::move(played))}, lecture);
    }
    for (const lecture::Parameter &parameter : lecture.parameters) {
        if ((parameter.scene == scene || parameter.scene.isEmpty()) && nodes.contains(parameter.node))
            source.parameters.push_back(parameter);
    }
    return source;
}

QJsonObject jsonOfSource(const Lecture &source)
{
    QJsonObject json;
    if (const auto files = lecture::toFiles(source)) {
        for (const auto &[name, content] : *files)
            json.insert(name, QString::fromUtf8(content));
    }
    return json;
}

std::optional<Lecture> sourceFrom(const QJsonObject &json)
{
    if (json.isEmpty())
        return std::nullopt;
    lecture::Files files;
    for (auto file = json.begin(); file != json.end(); ++file)
        files.insert_or_assign(file.key(), file.value().toString().toUtf8());
    auto source = lecture::fromFiles(files);
    return source ? std::optional(*std::move(source)) : std::nullopt;
}

Received received(const Lecture &lecture, const NodeCopies &copies, PastedColors colors,
                  const timeline::Registry &plugins)
{
    const Lecture &source = *copies.source;
    QJsonObject json = QJsonDocument::fromJson(copies.json).object();
    Scene scene;
    scene.id = copiedScene;
    std::map<QString, graph::NodePtr> nodes;
    for (const QString &key : {u"nodes"_s, neededKey}) {
        for (const QJsonValue &node : json.value(key).toArray()) {
            graph::NodePtr read = std::make_shared<const graph::Node>(nodeFrom(node.toObject()));
            nodes[read->id] = std::move(read);
        }
    }
    for (const auto &[id, node] : nodes)
        scene.nodes.push_back(node);
    if (const auto tracks = tracksIn(json.value(clipsKey).toObject()); tracks && json.contains(clipsKey))
        scene.tracks = *tracks;

    Received result{isWithoutBlocks(lecture) ? withConventionsOf(lecture, source) : lecture, copies, {}};
    Lecture copied = source;
    copied.blocks = copies.definitions.blocks;
    copied.scenes = {std::make_shared<const Scene>(std::move(scene))};
    copied = withLookOf(copied, result.lecture, colors, plugins);
    result.lecture.look = copied.look;
    result.copies.definitions.blocks = copied.blocks;
    copied = withAnimationsOf(result.lecture, std::move(copied));

    const Scene &inLookOf = *copied.scenes.front();
    for (const graph::NodePtr &node : inLookOf.nodes)
        nodes[node->id] = node;
    for (const QString &key : {u"nodes"_s, neededKey}) {
        if (json.contains(key))
            json.insert(key, inLook(json.value(key).toArray(), nodes));
    }
    if (json.contains(clipsKey))
        json.insert(clipsKey, copiedTracks(inLookOf.tracks));
    result.copies.json = QJsonDocument(json).toJson(QJsonDocument::Compact);

    result.remarks = remarksOn(copied, result.lecture, plugins);
    return result;
}

QStringList remarksOn(const Lecture &copied, const Lecture &lecture, const timeline::Registry &plugins)
{
    QStringList remarks;
    QStringList files;
    const timeline::Registry &types = lecture::typesOf(copied, plugins);
    for (const lecture::ScenePtr &scene : copied.scenes)
        files += filesBeside(scene->nodes, types);
    files.removeDuplicates();
    if (!files.isEmpty())
        remarks.append(translated("Copy these files beside this lecture too: %1.").arg(files.join(u", ")));
    if (!haveSameConventions(lecture, copied))
        remarks.append(translated("Letters and lines follow this lecture, which has another font or frame."));
    return remarks;
}

Lecture withParametersOf(Lecture lecture, const Lecture &source, const QString &scene, const NodeNames &names)
{
    for (lecture::Parameter parameter : source.parameters) {
        const auto node = names.find(parameter.node);
        if (node == names.end())
            continue;
        const QString id = parameter.id;
        const auto isTaken = [&] {
            return std::ranges::find(lecture.parameters, parameter.id, &lecture::Parameter::id)
                != lecture.parameters.end();
        };
        for (int number = 2; isTaken(); ++number)
            parameter.id = id + QString::number(number);
        parameter.scene = scene;
        parameter.node = node->second;
        lecture.parameters.push_back(std::move(parameter));
    }
    return lecture;
}

} // namespace lectograph::editor
