// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/operations/typing.h"

#include "editor/edits/texts.h"
#include "editor/session/actionid.h"

#include <QAction>

namespace lectograph::editor {

void typeNewBlock(Session &session, const QString &type)
{
    const graph::NodeType *known = session.registry().nodes.find(type);
    QAction *edit = session.actions.find(stageaction::edit); // null in a window without a stage
    if (known && edit && isTypedAtOnce(*known))
        edit->trigger();
}

} // namespace lectograph::editor
