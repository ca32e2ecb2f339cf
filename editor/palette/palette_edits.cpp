// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/palette_edits.h"

#include "base/text.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QJsonObject propertiesFor(const graph::NodeType &type, const lecture::Scene &scene, const QStringList &selected)
{
    QStringList shapes;
    for (const QString &node : selected) {
        if (std::ranges::find(scene.actors, node) != scene.actors.end())
            shapes.append(node);
    }
    QJsonObject properties;
    for (const graph::PropertySpec &spec : type.properties) {
        if (spec.type != graph::ValueType::Shape || !spec.required || shapes.isEmpty())
            continue;
        properties.insert(base::toText(spec.key), QJsonObject{{u"link"_s, shapes.takeFirst()}});
    }
    return properties;
}

} // namespace lectograph::editor
