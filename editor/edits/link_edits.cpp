// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/link_edits.h"

#include "base/text.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/repeating.h"
#include "editor/edits/styles.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/definition.h"
#include "graph/node_order.h"
#include "graph/placement.h"
#include "lecture/definitions.h"
#include "lecture/properties.h"
#include "lecture/visible.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::ValueType;
using lecture::Scene;

namespace {

tl::unexpected<base::Error> missing(const QString &node)
{
    return base::failure(translated("There is no “%1” in this scene.").arg(node));
}

/// What gives the values: a node, or what the definition whose inside the scene is publishes.
graph::NodePtr sourceNode(const Scene &scene, const QString &id)
{
    const QString block = lecture::blockIdOf(scene.id);
    if (!block.isEmpty() && id == graph::inNode)
        return lecture::publishedNode(block);
    return graph::nodeAt(scene.nodes, id);
}

struct Ends
{
    ValueType from;
    graph::PropertySpec to;
    bool isFirst; ///< the first output, which links need not name
};

Result<Ends> endsOf(const Scene &scene, const OutputPlace &from, const InputPlace &to,
                    const timeline::Registry &registry)
{
    const graph::NodePtr source = sourceNode(scene, from.node);
    const graph::Node *target = nodeOf(scene, to.node);
    if (!source || !target)
        return missing(source ? to.node : from.node);
    const graph::NodeType *sourceType = registry.nodes.find(*source);
    const graph::NodeType *targetType = registry.nodes.find(*target);
    if (!sourceType || !targetType)
        return base::failure(
            translated("No plugin brings the block “%1”.").arg(sourceType ? target->type : source->type));
    const int port = sourceType->portIndex(from.port);
    const graph::PropertyTable table = graph::tableOf(*targetType);
    const graph::PropertySpec *spec = lecture::findSpec(table, to.key);
    if (port < 0 || !spec)
        return base::failure(translated("This block has no “%1”.").arg(port < 0 ? from.port : to.key));
    return Ends{sourceType->outputs[static_cast<std::size_t>(port)].type, *spec,
                port == 0 && from.node != graph::inNode};
}

/// Whether `to` sees `from` where it lives.
bool seesFrom(const Lecture &lecture, const QString &scene, const QString &from, const QString &to)
{
    using lecture::Home;
    const auto target = lecture::visibleNode(lecture, scene, to);
    const auto source = lecture::visibleNode(lecture, scene, from);
    if (!target || !source || target->home == Home::Own || source->home == Home::Shared)
        return true;
    return target->home == Home::Inherited && lecture::visibleNode(lecture, target->scene, from);
}

} // namespace

QString publishedLabel()
{
    return translated("Properties of this block");
}

bool fits(ValueType from, ValueType to)
{
    return graph::canConvert(from, to) || (graph::isList(to) && graph::canConvert(from, graph::elementOf(to)));
}

Result<void> linkable(const Lecture &lecture, const QString &sceneId, const OutputPlace &from, const InputPlace &to,
                      const timeline::Registry &registry, const QStringList &languages)
{
    const auto found = foundScene(lecture, sceneId);
    if (!found)
        return tl::unexpected(found.error());
    const Scene &scene = **found;
    const auto ends = endsOf(scene, from, to, registry);
    if (!ends)
        return tl::unexpected(ends.error());
    const QString source = from.node == graph::inNode
        ? publishedLabel()
        : labelOfTarget(from.node, scene.nodes, registry.nodes, languages);
    const QString target = labelOfTarget(to.node, scene.nodes, registry.nodes, languages);
    if (from.node == to.node)
        return base::failure(translated("“%1” cannot feed itself.").arg(target), translated("Link another block."));
    if (!fits(ends->from, ends->to.type))
        return base::failure(
            translated("“%1” needs a value of the kind “%2”, but “%3” gives “%4”.")
                .arg(labelOf(ends->to), editor::nameOf(ends->to.type), source, editor::nameOf(ends->from)),
            translated("Link an output of the same shape and colour, or put a converting block between them."));
    if (!seesFrom(lecture, sceneId, from.node, to.node))
        return base::failure(
            translated("“%1” cannot follow “%2”, which other scenes that show it do not see.").arg(target, source),
            translated("Share “%1” with all scenes first.").arg(source));
    if (LinkDepth(scene.nodes, {to.node}).of(from.node) > 0)
        return base::failure(
            translated("“%1” already depends on “%2”: they would feed each other in a circle.").arg(source, target),
            translated("Remove one of the links between them first."));
    return {};
}

Result<Lecture> withLink(const Lecture &lecture, const QString &sceneId, const OutputPlace &from, const InputPlace &to,
                         const timeline::Registry &registry, const QJsonObject &like)
{
    const auto found = foundScene(lecture, sceneId);
    const auto ends = found.and_then([&](const Scene *scene) {
        return linkable(lecture, sceneId, from, to, registry, lecture::languageOrder(lecture, lecture.language))
            .and_then([&] { return endsOf(*scene, from, to, registry); });
    });
    if (!ends)
        return tl::unexpected(ends.error());
    QJsonObject link = like;
    const QString oldPart = graph::parseLink(like.value("link"_L1).toString()).part;
    const bool keepsPart = ends->from == ValueType::Shape && !oldPart.isEmpty();
    const QString output = ends->isFirst ? from.node : from.node + u'.' + from.port;
    link.insert("link"_L1, keepsPart ? output + u'/' + oldPart : output);
    if (ends->from != ValueType::Shape || !ends->isFirst)
        link.remove("staged"_L1);
    const QJsonValue written = nodeOf(**found, to.node)->properties.value(to.key);
    QJsonValue value = link;
    const bool isElement = graph::isList(ends->to.type)
        && graph::canConvert(ends->from, graph::elementOf(ends->to.type));
    if (isElement && (ends->from != ends->to.type || !written.isUndefined())) {
        QJsonArray list = graph::isLink(written) ? QJsonArray{written} : written.toArray();
        if (to.element >= 0 && to.element < list.size())
            list.replace(to.element, link);
        else
            list.append(link);
        value = list;
    }
    const graph::Node *target = nodeOf(**found, to.node);
    const auto over = repeatOverOf(*target) ? repeatOverOf(to.key) : std::nullopt;
    if (!over)
        return lecture::withNodeProperty(lecture, sceneId, to.node, to.key, value);
    graph::Node repetition = withOnly(*target, *over);
    repetition.properties.insert(to.key, value);
    return lecture::withNode(lecture, sceneId, std::move(repetition));
}

Result<Lecture> withoutLink(const Lecture &lecture, const QString &sceneId, const InputPlace &to)
{
    return foundNode(lecture, sceneId, to.node).and_then([&](const graph::Node *node) {
        QJsonArray list;
        if (to.element >= 0)
            list = node->properties.value(to.key).toArray();
        if (to.element >= 0 && to.element < list.size())
            list.removeAt(to.element);
        const QJsonValue value = list.isEmpty() ? QJsonValue(QJsonValue::Undefined) : list;
        return lecture::withNodeProperty(lecture, sceneId, to.node, to.key, value);
    });
}

QJsonObject linkAt(const Scene &scene, const InputPlace &to)
{
    const graph::Node *node = nodeOf(scene, to.node);
    const QJsonValue written = node ? node->properties.value(to.key) : QJsonValue();
    return to.element < 0 ? written.toObject() : written.toArray().at(to.element).toObject();
}

Result<Lecture> withStaged(const Lecture &lecture, const QString &sceneId, const InputPlace &to, bool isStaged)
{
    return foundNode(lecture, sceneId, to.node).and_then([&](const graph::Node *node) {
        const QJsonValue written = node->properties.value(to.key);
        QJsonArray list = written.toArray();
        QJsonObject link = to.element < 0 ? written.toObject() : list.at(to.element).toObject();
        link.insert("staged"_L1, isStaged ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined));
        if (to.element >= 0)
            list.replace(to.element, link);
        return lecture::withNodeProperty(lecture, sceneId, to.node, to.key,
                                         to.element < 0 ? QJsonValue(link) : QJsonValue(list));
    });
}

std::optional<QString> fittingInput(const graph::NodeType &type, const QJsonObject &properties, ValueType from,
                                    const QString &fromType)
{
    const graph::PropertyTable table = graph::tableOf(type);
    const graph::PropertySpec *best = nullptr;
    int most = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const graph::PropertySpec &spec = table[i];
        const QString key = base::toText(spec.key);
        const QJsonValue written = properties.value(key);
        if (!fits(from, spec.type) || graph::isLink(written) || (written.isArray() && !graph::isList(spec.type)))
            continue;
        const bool isSame = spec.type == from || (graph::isList(spec.type) && graph::elementOf(spec.type) == from);
        // A series of labels goes to "labelSeries", although a list of shapes would also accept it as an element.
        const QString kind = fromType.section(u'.', -1);
        const bool isMeant = from == ValueType::Shape && !kind.isEmpty() && key.endsWith(kind, Qt::CaseInsensitive);
        const int worth = 1 + (i < type.properties.size() ? 4 : 0) + (spec.required ? 2 : 0) + (isSame ? 8 : 0)
            + (isMeant ? 16 : 0);
        if (worth > most) {
            most = worth;
            best = &spec;
        }
    }
    return best ? std::optional(base::toText(best->key)) : std::nullopt;
}

std::optional<QString> fittingOutput(const graph::NodeType &type, ValueType to)
{
    auto found = std::ranges::find(type.outputs, to, &graph::PortSpec::type);
    if (found == type.outputs.end())
        found = std::ranges::find_if(type.outputs, [&](const graph::PortSpec &port) { return fits(port.type, to); });
    return found == type.outputs.end() ? std::nullopt : std::optional(base::toText(found->key));
}

Result<Lecture> withNodeInserted(const Lecture &lecture, const QString &sceneId, const QString &node,
                                 const OutputPlace &from, const InputPlace &to, const timeline::Registry &registry)
{
    const Scene *scene = sceneOf(lecture, sceneId);
    const graph::Node *inserted = scene ? nodeOf(*scene, node) : nullptr;
    const graph::NodeType *type = inserted ? registry.nodes.find(*inserted) : nullptr;
    if (!type)
        return missing(node);
    const auto ends = endsOf(*scene, from, to, registry);
    if (!ends)
        return tl::unexpected(ends.error());
    const graph::Node *source = nodeOf(*scene, from.node);
    const auto input = fittingInput(*type, inserted->properties, ends->from, source ? source->type : QString());
    const auto output = fittingOutput(*type, ends->to.type);
    if (!input || !output)
        return base::failure(translated("“%1” does not fit into this link.").arg(titleOf(*type)),
                             translated("Drop a block there that takes and gives the same kind of value."));
    const QJsonObject old = linkAt(*scene, to);
    return withLink(lecture, sceneId, from, {node, *input}, registry, old).and_then([&](const Lecture &linked) {
        return withLink(linked, sceneId, {node, *output}, to, registry);
    });
}

std::optional<QString> computingInput(const graph::NodeType &type, const graph::PropertySpec &property)
{
    const bool isShape = property.type == ValueType::Shape || property.type == ValueType::Shapes;
    if (isShape || type.placed || !fittingOutput(type, property.type))
        return std::nullopt;
    const auto input = fittingInput(type, {}, property.type, {});
    const graph::PropertySpec *spec = input ? lecture::findSpec(type.properties, *input) : nullptr;
    return spec && graph::canConvert(property.type, spec->type) ? input : std::nullopt;
}

Result<Lecture> withComputed(const Lecture &lecture, const PropertyPlace &place, NewBlock block,
                             const timeline::Registry &registry)
{
    const auto property = specOf(lecture, place, registry);
    const graph::NodeType *type = registry.nodes.find(block.type);
    const auto input = property && type ? computingInput(*type, *property) : std::nullopt;
    if (!input)
        return base::failure(translated("“%1” cannot compute this value.").arg(type ? titleOf(*type) : block.type),
                             translated("Choose a block that takes and gives the same kind of value."));
    const QJsonValue written = writtenAt(lecture, place);
    block.properties.insert(*input, written.isUndefined() ? presetAt(lecture, place, *property) : written);
    const QString output = *fittingOutput(*type, property->type);
    const QString link = type->portIndex(output) == 0 ? block.id : block.id + u'.' + output;
    return withBlock(lecture, place.scene, block, registry).and_then([&](const Lecture &added) {
        return withProperty(added, place, QJsonObject{{u"link"_s, link}});
    });
}

} // namespace lectograph::editor
