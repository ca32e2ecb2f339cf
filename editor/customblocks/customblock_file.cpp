// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblock.h"
#include "editor/customblocks/customblock_outside.h"
#include "editor/edits/groups.h"
#include "editor/language/translated.h"
#include "lecture/entry_name.h"
#include "lecture/fields.h"
#include "lecture/files.h"
#include "lecture/json_reader.h"
#include "lecture/json_writer.h"
#include "lecture/writing.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace customblock;
using base::Result;

namespace {

constexpr int animatedVersion = 1; ///< of files with nodes and their animations
constexpr int fileVersion = 2;     ///< of files with definitions
constexpr qsizetype mostNodes = 2000;
constexpr qsizetype mostLetters = 200; ///< of name and description
const QString formatName = u"lectograph-block"_s;
const QString documentFile = u"lecture.json"_s;
const QString sceneFile = u"scenes/%1.json"_s.arg(sceneName);

/// The files of an equivalent lecture, so that the reader of lectures validates everything.
Result<lecture::Files> filesIn(lecture::Fields &fields)
{
    QJsonObject document{
        {u"format"_s, u"lectograph"_s}, {u"version"_s, lecture::formatVersion}, {u"scenes"_s, QJsonArray{sceneFile}}};
    for (const QString &key : {u"language"_s, u"languages"_s}) {
        if (const QJsonValue value = fields.take(key); !value.isUndefined())
            document.insert(key, value);
    }
    lecture::Files files{{documentFile, lecture::writeJson(document)},
                         {sceneFile, lecture::writeJson(fields.object(u"scene"_s))}};
    const QJsonObject blocks = fields.object(u"blocks"_s);
    for (auto block = blocks.begin(); block != blocks.end(); ++block) {
        if (const auto isName = lecture::checkSceneId(block.key()); !isName)
            return tl::unexpected(isName.error());
        files.emplace(u"blocks/%1.json"_s.arg(block.key()), lecture::writeJson(block->toObject()));
    }
    const QJsonObject assets = fields.object(u"assets"_s);
    qint64 bytes = 0;
    for (auto asset = assets.begin(); asset != assets.end(); ++asset) {
        const QString name = asset.key();
        if (!name.startsWith(u"assets/"_s))
            return base::failure(translated("“%1” is not a name for a file of a block.").arg(name.left(mostLetters)),
                                 translated("Names begin with “assets/”."), u"assets"_s);
        if (const auto isName = lecture::checkEntryName(name); !isName)
            return tl::unexpected(isName.error());
        auto content = QByteArray::fromBase64Encoding(asset.value().toString().toLatin1(),
                                                      QByteArray::AbortOnBase64DecodingErrors);
        if (!content || !asset.value().isString())
            return base::failure(translated("The content of this file is damaged."),
                                 translated("Take the block from a copy, or make it again."), name);
        bytes += content.decoded.size();
        if (bytes > mostCustomBlockBytes)
            return tooLarge(bytes);
        files.emplace(name, std::move(content.decoded));
    }
    return files;
}

/// Links, groups and the graph refer to nodes by id.
Result<void> checkIds(const QStringList &ids)
{
    for (const QString &id : ids) {
        if (id.isEmpty() || id.size() > mostLetters || id.contains(u'/') || id.contains(u'.'))
            return base::failure(translated("“%1” cannot be the name of a block.").arg(id.left(mostLetters)),
                                 translated("Use letters, digits and hyphens."), u"nodes"_s);
    }
    return {};
}

/// Removes references to nodes outside the block: they could match nodes of the scene it is added to.
void closeIn(lecture::Scene &scene, const QStringList &ids)
{
    for (graph::NodePtr &shared : scene.nodes) {
        change(shared,
               [&](graph::Node &node) { node.properties = withoutLinks(std::move(node.properties), otherThan(ids)); });
    }
    QStringList seen;
    std::erase_if(scene.actors, [&](const QString &actor) {
        const bool isOdd = !ids.contains(actor) || seen.contains(actor);
        seen.append(actor);
        return isOdd;
    });
    for (timeline::TrackPtr &shared : scene.tracks)
        change(shared, [&](timeline::Track &track) { track.clips = clipsOf(track.clips, ids); });
    std::erase_if(scene.tracks, [](const timeline::TrackPtr &track) { return track->clips.empty(); });
    scene.sounds.clear();
    scene.properties = {};
}

QJsonObject assetsOf(const CustomBlock &block)
{
    QJsonObject assets;
    for (const auto &[name, asset] : block.lecture.assets)
        assets.insert(name, QString::fromLatin1(asset.content->toBase64()));
    return assets;
}

QJsonObject definitionsOf(const CustomBlock &block)
{
    QJsonObject blocks;
    for (const auto &[id, definition] : block.lecture.blocks)
        blocks.insert(id, lecture::jsonOf(*definition));
    return blocks;
}

/// An error if the scenes and definitions have too many blocks.
Result<void> checkSize(const lecture::Lecture &read)
{
    qsizetype nodes = 0;
    for (const lecture::ScenePtr &scene : read.scenes)
        nodes += std::ssize(scene->nodes);
    for (const auto &[key, definition] : read.blocks)
        nodes += std::ssize(definition->inside->nodes);
    if (nodes > mostNodes)
        return base::failure(translated("This block is made of %1 blocks; %2 are allowed.").arg(nodes).arg(mostNodes),
                             translated("Divide it into several."));
    return {};
}

QByteArray definitionFile(const CustomBlock &block)
{
    QJsonObject json{{u"format"_s, formatName},
                     {u"version"_s, fileVersion},
                     {u"name"_s, block.name},
                     {u"block"_s, block.definition},
                     {u"blocks"_s, definitionsOf(block)},
                     {u"language"_s, block.lecture.language},
                     {u"languages"_s, QJsonArray::fromStringList(block.lecture.languages)}};
    if (!block.description.isEmpty())
        json.insert(u"description"_s, block.description);
    if (const QJsonObject assets = assetsOf(block); !assets.isEmpty())
        json.insert(u"assets"_s, assets);
    return lecture::writeJson(json);
}

/// A file of version 2, read as a lecture with these definitions.
Result<CustomBlock> definitionIn(lecture::Fields &fields, const CustomBlock &named)
{
    const QString id = fields.requiredText(u"block"_s);
    auto files = filesIn(fields);
    if (fields.error())
        return tl::unexpected(*fields.error());
    if (!files)
        return tl::unexpected(files.error());
    files->erase(sceneFile);
    QJsonObject document = lecture::readJson(files->at(documentFile))->toObject();
    document.remove(u"scenes"_s);
    (*files)[documentFile] = lecture::writeJson(document);
    return lecture::fromFiles(*files).and_then([&](const lecture::Lecture &read) -> Result<CustomBlock> {
        if (const auto isSmall = checkSize(read); !isSmall)
            return tl::unexpected(isSmall.error());
        return customBlockOfDefinition(read, id).map([&](CustomBlock &&block) {
            block.name = named.name;
            block.description = named.description;
            return std::move(block);
        });
    });
}

} // namespace

Result<QByteArray> toFile(const CustomBlock &block)
{
    if (!block.definition.isEmpty())
        return definitionFile(block);
    const auto scene = lecture::toFiles(block.lecture).and_then([](const lecture::Files &files) {
        return lecture::readJson(files.at(sceneFile));
    });
    if (!scene)
        return tl::unexpected(scene.error());
    QJsonObject json{{u"format"_s, formatName},
                     {u"version"_s, animatedVersion},
                     {u"name"_s, block.name},
                     {u"language"_s, block.lecture.language},
                     {u"languages"_s, QJsonArray::fromStringList(block.lecture.languages)}};
    if (!block.description.isEmpty())
        json.insert(u"description"_s, block.description);
    json.insert(u"scene"_s, *scene);
    if (const QJsonObject blocks = definitionsOf(block); !blocks.isEmpty())
        json.insert(u"blocks"_s, blocks);
    if (const QJsonObject assets = assetsOf(block); !assets.isEmpty())
        json.insert(u"assets"_s, assets);
    return lecture::writeJson(json);
}

Result<CustomBlock> customBlockFrom(const QByteArray &file)
{
    lecture::Limits limits;
    limits.jsonBytes = 2 * mostCustomBlockBytes; // base64 encodes three bytes as four characters
    limits.jsonValues = 200'000;
    const auto json = lecture::readJson(file, limits);
    if (!json)
        return tl::unexpected(json.error());
    lecture::Fields fields(json->toObject());
    if (fields.text(u"format"_s) != formatName)
        return base::failure(translated("This is not a block that Lectograph has saved."),
                             translated("Choose a file that was exported from My blocks."));
    const int version = fields.version(u"version"_s);
    if (version > fileVersion)
        return base::failure(translated("This block was saved by a newer Lectograph."),
                             translated("Update the program to use it."));
    CustomBlock block;
    block.name = fields.requiredText(u"name"_s).simplified().left(mostLetters);
    block.description = fields.text(u"description"_s).simplified().left(mostLetters);
    if (version == fileVersion)
        return definitionIn(fields, block);
    const auto files = filesIn(fields);
    if (fields.error())
        return tl::unexpected(*fields.error());
    auto read = files.and_then([](const lecture::Files &known) { return lecture::fromFiles(known); });
    if (!read)
        return tl::unexpected(read.error());
    block.lecture = std::move(*read);
    const QStringList ids = block.nodes();
    if (ids.isEmpty())
        return base::failure(translated("There is nothing in this block."),
                             translated("Make it again from blocks in the graph."));
    if (const auto isSmall = checkSize(block.lecture); !isSmall)
        return tl::unexpected(isSmall.error());
    if (const auto areNames = checkIds(ids); !areNames)
        return tl::unexpected(areNames.error());
    lecture::Scene scene = block.scene();
    closeIn(scene, ids);
    setGroup(scene, groupsOf(scene).at(0).toObject(), block.name);
    block.lecture.scenes.front() = std::make_shared<const lecture::Scene>(std::move(scene));
    return block;
}

} // namespace lectograph::editor
