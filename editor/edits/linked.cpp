// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/linked.h"

#include "editor/edits/lookup.h"

#include <QJsonArray>

#include <algorithm>
#include <vector>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString linkOf(const QJsonValue &json)
{
    return json.toObject().value(u"link"_s).toString();
}

} // namespace

bool linksTo(const QJsonValue &json, const IsNode &is)
{
    const QString link = linkOf(json);
    return !link.isEmpty() && is(nodeOfLink(link));
}

bool holdLinkTo(const QJsonObject &properties, const IsNode &is)
{
    for (const QJsonValue &value : properties) {
        if (linksTo(value, is))
            return true;
        for (const QJsonValue &element : value.toArray()) {
            if (linksTo(element, is))
                return true;
        }
    }
    return false;
}

QJsonObject withoutLinks(QJsonObject properties, const IsNode &is)
{
    for (const QString &key : properties.keys()) {
        const QJsonValue value = properties.value(key);
        if (linksTo(value, is)) {
            properties.remove(key);
        } else if (value.isArray()) {
            QJsonArray kept;
            for (const QJsonValue &element : value.toArray()) {
                if (!linksTo(element, is))
                    kept.append(element);
            }
            if (kept.size() != value.toArray().size())
                properties.insert(key, kept);
        }
    }
    return properties;
}

QStringList linkedBy(const graph::Node &node)
{
    QStringList nodes;
    const auto add = [&nodes](const QJsonValue &json) {
        if (const QString link = linkOf(json); !link.isEmpty())
            nodes.append(nodeOfLink(link));
    };
    for (const QJsonValue &value : node.properties) {
        add(value);
        for (const QJsonValue &element : value.toArray())
            add(element);
    }
    return nodes;
}

LinkDepth::LinkDepth(std::span<const graph::NodePtr> all, const QStringList &nodes)
    : m_nodes(nodes.begin(), nodes.end())
{
    for (const graph::NodePtr &node : all)
        m_all.insert(node->id, node.get());
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
        const graph::Node *found = m_all.value(node);
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
