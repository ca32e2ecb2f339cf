// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/labels.h"

#include "editor/edits/lookup.h"
#include "editor/language/block_names.h"

namespace lectograph::editor {

QString nodeLabel(const Session &session, const QString &scene, const QString &node)
{
    const lecture::Scene *visible = session.document.scene(scene);
    const graph::Node *found = visible ? nodeOf(*visible, node) : nullptr;
    return found ? labelOf(*found, visible->nodes, session.registry().nodes, session.preview.languages()) : node;
}

} // namespace lectograph::editor
