// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/linked.h"

#include "base/color.h"
#include "base/text.h"
#include "editor/edits/lookup.h"
#include "graph/binding.h"
#include "graph/node_order.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString linkOf(const QJsonValue &json)
{
    return json.toObject().value(u"link"_s).toString();
}

/// Written as in the palette: blocks may have the names of colors too.
bool isConstantOfPalette(const QString &name)
{
    return std::ranges::any_of(base::palette(),
                               [&name](const base::NamedColor &color) { return base::toText(color.name) == name; });
}

enum class LinksOf { All, Staged };

/// By the value as a whole: a link, or the names in an expression. Constants of the palette are no nodes.
QStringList linkedByValue(const QJsonValue &json, LinksOf which = LinksOf::All)
{
    const auto isWanted = [which](bool isStaged) { return isStaged || which == LinksOf::All; };
    if (const QString link = linkOf(json); !link.isEmpty())
        return isWanted(json[u"staged"_s].toBool()) ? QStringList{nodeOfLink(link)} : QStringList();
    QStringList nodes;
    for (const QString &text : graph::expressionsIn(json)) {
        for (const graph::BlockName &name : graph::blockNamesIn(text)) {
            if (isWanted(name.isStaged) && !isConstantOfPalette(name.node))
                nodes.append(name.node);
        }
    }
    return nodes;
}

QStringList linkedByEachValue(const QJsonObject &properties, LinksOf which)
{
    QStringList nodes;
    for (const QJsonValue &value : properties) {
        nodes += linkedByValue(value, which);
        for (const QJsonValue &element : value.toArray())
            nodes += linkedByValue(element, which);
    }
    return nodes;
}

} // namespace

bool isLinkTo(const QJsonValue &json, const IsNode &is)
{
    const QString link = linkOf(json);
    return !link.isEmpty() && is(nodeOfLink(link));
}

bool linksTo(const QJsonValue &json, const IsNode &is)
{
    return std::ranges::any_of(linkedByValue(json), is);
}

QJsonValue relinked(const QJsonValue &json, const NodeNames &names)
{
    if (graph::isExpression(json))
        return graph::withExpressions(json, [&](const QString &text) { return graph::withBlocksRenamed(text, names); });
    const QString link = linkOf(json);
    const QString node = nodeOfLink(link);
    const auto renamed = names.find(node);
    if (link.isEmpty() || renamed == names.end())
        return json;
    QJsonObject object = json.toObject();
    object.insert(u"link"_s, renamed->second + link.sliced(node.size()));
    return object;
}

bool holdLinkTo(const QJsonObject &properties, const IsNode &is)
{
    return std::ranges::any_of(linkedBy(properties), is);
}

bool holdPlainLinkTo(const QJsonObject &properties, const IsNode &is)
{
    const auto isLink = [&is](const QJsonValue &json) { return isLinkTo(json, is); };
    return std::ranges::any_of(properties, [&isLink](const QJsonValue &value) {
        const QJsonArray elements = value.toArray();
        return isLink(value) || std::ranges::any_of(elements, isLink);
    });
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

QStringList linkedBy(const QJsonObject &properties)
{
    return linkedByEachValue(properties, LinksOf::All);
}

QStringList stagedBy(const QJsonObject &properties)
{
    return linkedByEachValue(properties, LinksOf::Staged);
}

QStringList linkedBy(const graph::Node &node)
{
    return linkedBy(node.properties);
}

int LinkDepth::of(const QString &wanted)
{
    // Not recursive: chains of links may be as long as the lecture.
    struct Step
    {
        QString node;
        QStringList linked;
        qsizetype next = 0;
    };
    std::vector<Step> way;
    const auto enter = [&](const QString &node) {
        const graph::NodePtr found = graph::nodeAt(m_all, node);
        m_known.insert(node, 0);
        way.push_back({node, found ? linkedBy(*found) : QStringList()});
    };
    if (!m_known.contains(wanted))
        enter(wanted);
    while (!way.empty()) {
        Step &step = way.back();
        if (step.next == step.linked.size()) {
            way.pop_back();
            continue;
        }
        const QString below = step.linked.at(step.next);
        if (!m_known.contains(below)) {
            enter(below); // and then visited again
            continue;
        }
        ++step.next;
        int &depth = m_known[step.node];
        depth = std::max(depth, m_known.value(below) + (m_nodes.contains(below) ? 1 : 0));
    }
    return m_known.value(wanted);
}

} // namespace lectograph::editor
