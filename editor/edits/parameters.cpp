// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/parameters.h"

#include "base/text.h"
#include "editor/edits/lookup.h"
#include "editor/language/block_names.h"
#include "editor/language/names.h"

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Lecture;
using lecture::Parameter;

namespace {

/// The name of the parameter's node, or of its scene; empty if it is missing.
QString ownerNameOf(const Parameter &parameter, const lecture::Scene *scene, const timeline::Registry &registry,
                    const QStringList &languages)
{
    if (parameter.node.isEmpty())
        return scene ? labelOf(*scene, languages) : QString();
    const graph::Node *node = nodeOf(scene, parameter.node);
    if (!node)
        return {};
    const bool isWords = parameter.property == "text"_L1 || parameter.property == "label"_L1;
    if (isWords && ownLabelOf(*node, languages).isEmpty())
        return generatedLabelOf(*node, registry.nodes);
    return labelOf(*node, scene->nodes, registry.nodes, languages);
}

/// Whether the property is the first one of its node, and no other one of that node is a parameter.
bool isNamedByItsNode(const Parameter &parameter, const Lecture &lecture, const graph::PropertyTable &table)
{
    const bool isAlone = std::ranges::count_if(lecture.parameters,
                                               [&](const Parameter &other) {
                                                   return other.scene == parameter.scene
                                                       && other.node == parameter.node;
                                               })
        == 1;
    return isAlone && !table.empty() && base::toText(table.front().key) == parameter.property;
}

} // namespace

PropertyPlace placeOf(const Parameter &parameter, const Lecture &lecture)
{
    const bool isShared = parameter.scene.isEmpty() && !lecture.scenes.empty();
    return {isShared ? lecture.scenes.front()->id : parameter.scene, parameter.node, {}, parameter.property};
}

Lecture withoutLostParameters(const Lecture &before, Lecture after)
{
    const auto isThere = [](const Parameter &parameter, const Lecture &lecture) {
        const lecture::Scene *scene = sceneOf(lecture, placeOf(parameter, lecture).scene);
        return scene && (parameter.node.isEmpty() || nodeOf(scene, parameter.node));
    };
    std::erase_if(after.parameters,
                  [&](const Parameter &parameter) { return isThere(parameter, before) && !isThere(parameter, after); });
    return after;
}

QString labelOf(const Parameter &parameter, const Lecture &lecture, const timeline::Registry &registry,
                const QStringList &languages)
{
    if (const QString own = graph::localized(parameter.label, languages).value_or(QString()); !own.isEmpty())
        return own;
    const PropertyPlace place = placeOf(parameter, lecture);
    const graph::PropertyTable table = tableOf(lecture, place, registry);
    const graph::PropertySpec *spec = lecture::findSpec(table, parameter.property);
    const QString property = spec ? labelOf(*spec) : parameter.property;
    const QString owner = ownerNameOf(parameter, sceneOf(lecture, place.scene), registry, languages);
    if (owner.isEmpty())
        return property;
    return !parameter.node.isEmpty() && isNamedByItsNode(parameter, lecture, table) ? owner
                                                                                    : u"%1 › %2"_s.arg(owner, property);
}

} // namespace lectograph::editor
