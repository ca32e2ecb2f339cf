// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/linked_nodes.h"

#include "graph/binding.h"

#include <QJsonArray>
#include <QJsonObject>

namespace lectograph::lecture {

using namespace Qt::StringLiterals;

void addLinkedNodes(const QJsonValue &json, LinksTo which, std::set<QString> &nodes)
{
    const auto isWanted = [which](bool isStaged) { return isStaged || which == LinksTo::Anything; };
    if (graph::isLink(json) && isWanted(json[u"staged"_s].toBool()))
        nodes.insert(graph::parseLink(json[u"link"_s].toString()).node);
    for (const QString &text : graph::expressionsIn(json)) {
        for (const graph::BlockName &block : graph::blockNamesIn(text)) {
            if (isWanted(block.isStaged))
                nodes.insert(block.node);
        }
    }
    const QJsonObject object = json.toObject();
    for (const QJsonValue element : object)
        addLinkedNodes(element, which, nodes);
    const QJsonArray array = json.toArray();
    for (const QJsonValue element : array)
        addLinkedNodes(element, which, nodes);
}

} // namespace lectograph::lecture
