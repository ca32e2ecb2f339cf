// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/properties.h"

#include "base/text.h"
#include "graph/placement.h"
#include "lecture/animation_types.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

using PropertyVisit = std::function<void(const WrittenProperty &)>;
using ClipVisit = std::function<void(const timeline::Clip &, const QString &)>;

void eachIn(const graph::PropertyTable &table, const QJsonObject &properties, const QString &place,
            const PropertyVisit &visit)
{
    for (const graph::PropertySpec &spec : table) {
        if (const QJsonValue written = graph::writtenValue(properties, spec.key); !written.isUndefined())
            visit({spec, written, place + u"properties/"_s + base::toText(spec.key)});
    }
}

} // namespace

void eachProperty(const std::vector<graph::NodePtr> &nodes, const timeline::Registry &registry,
                  const PropertyVisit &visit)
{
    for (const graph::NodePtr &node : nodes) {
        const graph::NodeType *type = registry.nodes.find(*node);
        if (!type || node->properties.isEmpty())
            continue;
        const QString place = u"nodes/%1/"_s.arg(node->id);
        eachIn(type->properties, node->properties, place, visit); // not their joined table, a copy for each block
        if (type->placed)
            eachIn(graph::placementProperties(), node->properties, place, visit);
    }
}

void eachProperty(const Scene &scene, const timeline::Registry &registry, const PropertyVisit &visit)
{
    eachIn(sceneProperties(), scene.properties, {}, visit);
    eachProperty(scene.nodes, registry, visit);
    eachClip(scene, [&](const timeline::Clip &clip, const QString &place) {
        if (!clip.properties.isEmpty())
            eachIn(propertiesOf(clip, scene, registry), clip.properties, place + u'/', visit);
    });
}

void eachClip(const Scene &scene, const ClipVisit &visit)
{
    for (std::size_t i = 0; i < scene.tracks.size(); ++i)
        eachClip(scene.tracks[i]->clips, u"tracks/%1"_s.arg(i), visit);
}

void eachClip(const std::vector<timeline::ClipPtr> &clips, const QString &place, const ClipVisit &visit)
{
    for (std::size_t i = 0; i < clips.size(); ++i) {
        const QString here = u"%1/clips/%2"_s.arg(place).arg(i);
        visit(*clips[i], here);
        eachClip(clips[i]->clips, here, visit);
    }
}

const graph::PropertySpec *findSpec(const graph::PropertyTable &table, const QString &key)
{
    const QByteArray wanted = key.toUtf8();
    const auto found = std::ranges::find(table,
                                         std::string_view(wanted.constData(), static_cast<std::size_t>(wanted.size())),
                                         &graph::PropertySpec::key);
    return found == table.end() ? nullptr : &*found;
}

bool lacksFile(const graph::Node &node, const graph::PropertySpec &spec)
{
    const QJsonValue written = node.properties.value(base::toText(spec.key));
    return spec.type == graph::ValueType::Asset && graph::presetOf(spec).toString().isEmpty()
        && (written.isUndefined() || written == QJsonValue(QString()));
}

} // namespace lectograph::lecture
