// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/lineends.h"

#include "editor/edits/connecting.h"
#include "editor/edits/lookup.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

const graph::Node *lineOf(const Session &session, const QString &id)
{
    const graph::Node *node = session.document.node(session.selection.scene(), id);
    const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
    return type && isLine(*type) ? node : nullptr;
}

} // namespace

QString blockAtEnd(const Session &session, const QString &line, const QString &key)
{
    const graph::Node *node = lineOf(session, line);
    const QJsonValue link = node ? node->properties.value(key + u"Shape"_s) : QJsonValue();
    return nodeOfLink(link[u"link"_s].toString());
}

bool isLine(const Session &session, const QString &node)
{
    return lineOf(session, node);
}

} // namespace lectograph::editor
