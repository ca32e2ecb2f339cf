// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/linked.h"

#include "editor/edits/lookup.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString linkOf(const QJsonValue &json)
{
    return json.toObject().value(u"link"_s).toString();
}

QStringList linkedIn(const QJsonObject &properties)
{
    QStringList nodes;
    const auto add = [&nodes](const QJsonValue &json) {
        if (const QString link = linkOf(json); !link.isEmpty())
            nodes.append(nodeOfLink(link));
    };
    for (const QJsonValue &value : properties) {
        add(value);
        std::ranges::for_each(value.toArray(), add);
    }
    return nodes;
}

} // namespace

bool linksTo(const QJsonValue &json, const IsNode &is)
{
    const QString link = linkOf(json);
    return !link.isEmpty() && is(nodeOfLink(link));
}

bool holdLinkTo(const QJsonObject &properties, const IsNode &is)
{
    return std::ranges::any_of(linkedIn(properties), is);
}

QJsonObject withEachValue(QJsonObject properties, const std::function<QJsonValue(const QJsonValue &)> &change)
{
    for (const QString &key : properties.keys()) {
        const QJsonValue value = properties.value(key);
        QJsonArray list;
        for (const QJsonValue &element : value.toArray()) {
            if (const QJsonValue kept = change(element); !kept.isUndefined())
                list.append(kept);
        }
        properties.insert(key, value.isArray() ? QJsonValue(list) : change(value));
    }
    return properties;
}

QJsonObject withoutLinks(QJsonObject properties, const IsNode &is)
{
    return withEachValue(std::move(properties), [&is](const QJsonValue &json) {
        return linksTo(json, is) ? QJsonValue(QJsonValue::Undefined) : json;
    });
}

QStringList linkedBy(const graph::Node &node)
{
    return linkedIn(node.properties);
}

} // namespace lectograph::editor
