// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/typing.h"

#include "editor/edits/texts.h"
#include "editor/session/actionid.h"

#include <QAction>

namespace lectograph::editor {

QString typedAtOnce(const Session &session)
{
    const QStringList &nodes = session.selection.nodes();
    const graph::Node *node = nodes.size() == 1 ? session.document.node(session.selection.scene(), nodes.front())
                                                : nullptr;
    const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
    return type && isTypedAtOnce(*type) ? node->id : QString();
}

void typeNewBlock(Session &session)
{
    const bool isTyped = !typedAtOnce(session).isEmpty();
    // Null in a window without a stage.
    if (QAction *next = session.actions.find(isTyped ? stageaction::edit : stageaction::focus))
        next->trigger();
}

} // namespace lectograph::editor
