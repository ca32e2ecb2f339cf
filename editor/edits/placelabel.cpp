// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/placelabel.h"

#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/language/names.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;

QString placeLabel(const QString &place, const lecture::Lecture &lecture, const timeline::Registry &registry,
                   const QStringList &languages)
{
    QStringList steps = place.split(u'/');
    const graph::Node *node = nullptr;
    const lecture::Scene *scene = steps.value(0) == "scenes"_L1 ? sceneOf(lecture, steps.value(1)) : nullptr;
    if (scene && steps.value(2) == "nodes"_L1)
        node = nodeOf(*scene, steps.value(3));
    if (!node)
        return place;
    const QString name = labelOf(*node, registry.nodes, languages);
    steps = steps.sliced(4);
    steps.removeOne(u"properties"_s);
    const auto spec = specOf(lecture, {scene->id, node->id, {}, steps.value(0)}, registry);
    return spec ? u"%1 › %2"_s.arg(name, labelOf(*spec)) : name;
}

} // namespace lectograph::editor
