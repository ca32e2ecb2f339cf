// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/writing.h"

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

QJsonObject jsonOf(const PublishedProperty &property)
{
    QJsonObject json = property.extra;
    insertText(json, u"key"_s, property.key);
    insertText(json, u"type"_s, graph::nameOf(property.type));
    insertUnless(json, u"default"_s, property.preset, property.preset.isUndefined());
    insertNamed(json, u"title"_s, property.title);
    insertNamed(json, u"help"_s, property.help);
    insertUnless(json, u"min"_s, property.min.value_or(0), !property.min);
    insertUnless(json, u"max"_s, property.max.value_or(0), !property.max);
    insertText(json, u"unit"_s, property.unit);
    insertUnless(json, u"choices"_s, QJsonArray::fromStringList(property.choices), property.choices.isEmpty());
    insertText(json, u"ease"_s, property.ease);
    return json;
}

QJsonObject jsonOf(const PublishedOutput &output)
{
    QJsonObject json = output.extra;
    insertText(json, u"key"_s, output.key);
    insertText(json, u"type"_s, graph::nameOf(output.type));
    insertUnless(json, u"from"_s, output.from, output.from.isUndefined() || output.from.isNull());
    insertNamed(json, u"help"_s, output.help);
    return json;
}

template <class T>
void insertObjects(QJsonObject &json, const QString &key, const std::vector<T> &values)
{
    QJsonArray all;
    for (const T &value : values)
        all.append(jsonOf(value));
    insertUnless(json, key, all, all.isEmpty());
}

} // namespace

QJsonObject jsonOf(const Block &block)
{
    QJsonObject json = block.inside->extra;
    insertText(json, u"id"_s, block.id);
    insertVersion(json, block.version);
    insertText(json, u"origin"_s, block.origin);
    insertNamed(json, u"title"_s, block.title);
    insertNamed(json, u"help"_s, block.help);
    insertObjects(json, u"properties"_s, block.properties);
    insertObjects(json, u"outputs"_s, block.outputs);
    insertNodes(json, block.inside->nodes);
    insertIds(json, u"draws"_s, block.inside->actors);
    insertDuration(json, block.inside->duration);
    return json;
}

} // namespace lectograph::lecture
