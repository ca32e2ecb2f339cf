// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/labels.h"

#include "base/idnames.h"
#include "editor/edits/lookup.h"
#include "editor/language/block_names.h"
#include "editor/language/translated.h"

namespace lectograph::editor {

QString nodeLabel(const Session &session, const QString &scene, const QString &node)
{
    const lecture::Scene *visible = session.document.scene(scene);
    const graph::Node *found = visible ? nodeOf(*visible, node) : nullptr;
    return found ? labelOf(*found, visible->nodes, session.registry().nodes, session.preview.languages()) : node;
}

QString partsLabel(const QStringList &parts)
{
    if (parts.size() > 1)
        return translated("%n part(s)", static_cast<int>(parts.size()));
    return parts.isEmpty() ? QString() : base::partInWords(parts.front());
}

} // namespace lectograph::editor
