// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/block_reader.h"

#include "lecture/reading.h"
#include "lecture/scene_reader.h"

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using base::Result;

constexpr double anything = std::numeric_limits<double>::max();

graph::ValueType typeFrom(Fields &fields)
{
    const QString key = u"type"_s;
    const QString name = fields.requiredText(key);
    const std::optional<graph::ValueType> type = graph::typeNamed(name);
    if (!type && !fields.error()) {
        fields.fail(key, Sentence::tr("“%1” is not a kind of value.").arg(name),
                    Sentence::tr("Write for instance %1.").arg(u"\"type\": \"number\""_s));
    }
    return type.value_or(graph::ValueType::Number);
}

Result<PublishedProperty> propertyFrom(const QJsonObject &json)
{
    Fields fields(json);
    PublishedProperty property;
    property.key = fields.requiredText(u"key"_s);
    property.type = typeFrom(fields);
    if (fields.has(u"default"_s))
        property.preset = fields.take(u"default"_s);
    property.title = fields.localizable(u"title"_s);
    property.help = fields.localizable(u"help"_s);
    property.min = fields.number(u"min"_s, -anything);
    property.max = fields.number(u"max"_s, -anything);
    property.unit = fields.text(u"unit"_s);
    property.choices = fields.texts(u"choices"_s);
    property.ease = fields.text(u"ease"_s);
    property.extra = fields.rest();
    return finished(fields, property);
}

Result<PublishedOutput> outputFrom(const QJsonObject &json)
{
    Fields fields(json);
    PublishedOutput output;
    output.key = fields.requiredText(u"key"_s);
    output.type = typeFrom(fields);
    output.from = fields.take(u"from"_s);
    output.help = fields.localizable(u"help"_s);
    output.extra = fields.rest();
    return finished(fields, output);
}

} // namespace

QString blockType(const QString &block)
{
    return u"block:"_s + block;
}

QString blockIdOf(const QString &typeOrScene)
{
    const QString prefix = u"block:"_s;
    return typeOrScene.startsWith(prefix) ? typeOrScene.mid(prefix.size()) : QString();
}

Result<BlockPtr> blockFrom(const QString &fileName, const QJsonObject &json, const Upgrades &upgrades)
{
    Fields fields(json);
    const QString fileId = idOfFile(fileName);
    Block block;
    block.id = fields.text(u"id"_s, fileId);
    if (block.id != fileId) {
        fields.fail(u"id"_s, Sentence::tr("The block says it is “%1”, but its file is %2.").arg(block.id, fileName),
                    Sentence::tr("Write “%1” as its id, or rename the file.").arg(fileId));
    }
    block.version = fields.version(u"version"_s);
    block.origin = fields.text(u"origin"_s);
    block.title = fields.localizable(u"title"_s);
    block.help = fields.localizable(u"help"_s);
    block.properties = objects(fields, u"properties"_s, propertyFrom);
    block.outputs = objects(fields, u"outputs"_s, outputFrom);
    Scene inside;
    inside.id = blockType(block.id);
    inside.nodes = nodesFrom(fields, upgrades);
    const QStringList draws = fields.texts(u"draws"_s);
    inside.actors.assign(draws.begin(), draws.end());
    inside.duration = fields.time(u"duration"_s);
    inside.extra = fields.rest();
    block.inside = std::make_shared<const Scene>(std::move(inside));
    return finished<BlockPtr>(fields, std::make_shared<const Block>(std::move(block)));
}

} // namespace lectograph::lecture
