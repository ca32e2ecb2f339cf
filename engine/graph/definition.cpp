// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/definition.h"

#include "base/hash.h"
#include "base/sentence.h"
#include "base/text.h"
#include "graph/expression.h"
#include "graph/inside.h"
#include "graph/limits.h"
#include "graph/repetition.h"
#include "graph/tensor_entry.h"
#include "shape/outlines.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <map>
#include <set>

namespace lectograph::graph {

using namespace Qt::StringLiterals;
using base::Error;
using base::failure;
using base::Result;

namespace {

Result<void> checkNodes(const Definition &definition)
{
    if (definition.nodes.size() > limit::nodesInside)
        return failure(base::Sentence::tr("More than %L1 blocks are inside.").arg(limit::nodesInside),
                       base::Sentence::tr("Repeat a block, or divide the definition into several."), u"nodes"_s);
    std::set<QString> ids;
    for (const NodePtr &node : definition.nodes) {
        if (node->id == inNode)
            return failure(base::Sentence::tr("“in” stands for the published properties; no block can have this id."),
                           base::Sentence::tr("Rename the block."), u"nodes/"_s + node->id);
        if (!ids.insert(node->id).second)
            return failure(base::Sentence::tr("Two blocks inside have the id “%1”.").arg(node->id),
                           base::Sentence::tr("Give one of them another id."), u"nodes/"_s + node->id);
    }
    std::set<QString> drawn;
    for (std::size_t i = 0; i < definition.draws.size(); ++i) {
        const QString &id = definition.draws[i];
        const QString place = u"draws/%1"_s.arg(i);
        if (!ids.contains(id))
            return failure(base::Sentence::tr("There is no block “%1” inside that could be drawn.").arg(id),
                           base::Sentence::tr("Take it out of the list, or add the block."), place);
        if (!drawn.insert(id).second)
            return failure(base::Sentence::tr("“%1” would be drawn twice.").arg(id),
                           base::Sentence::tr("Take it out of the list once."), place);
    }
    if (definition.draws.empty() && definition.outputs.empty())
        return failure(base::Sentence::tr("The definition draws nothing and has no output."),
                       base::Sentence::tr("Draw one of its blocks."), u"draws"_s);
    return {};
}

bool isMuted(const Definition &definition, const QString &id)
{
    const auto node = std::ranges::find(definition.nodes, id, [](const NodePtr &one) { return one->id; });
    return (*node)->extra.value("muted"_L1).toBool();
}

quint64 contentHashOf(const Definition &definition, const Blueprint &blueprint)
{
    base::Hash hash;
    const auto addJson = [&hash](const QJsonObject &json) {
        hash.add(QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
    };
    for (const PropertySpec &spec : blueprint.published.properties) {
        hash.add(base::toText(spec.key)).add(static_cast<int>(spec.type));
        addJson({{u"default"_s, spec.preset}});
        hash.add(spec.min).add(spec.max).add(base::toText(spec.choices)).add(base::toText(spec.ease));
    }
    for (const PortSpec &output : blueprint.published.outputs)
        hash.add(base::toText(output.key)).add(static_cast<int>(output.type));
    addJson(blueprint.results);
    for (const QString &id : blueprint.draws)
        hash.add(id);
    for (const NodePtr &node : definition.nodes) {
        hash.add(node->id).add(node->type).add(node->style);
        addJson(node->properties);
    }
    for (const QString &id : typesUsedBy(definition.nodes)) {
        if (const NodeType *type = blueprint.types.find(id))
            hash.add(type->id).add(type->version).add(type->contentHash);
    }
    return hash.value();
}

/// A published text is of the kind of the properties inside that are linked to it, and chosen from the same pictures, if
/// they agree; published shapes may have the gaps that all of these may have.
void readInside(Published &published, const Definition &definition, const NodeRegistry &registry)
{
    std::map<QString, std::set<TextKind>> kinds;
    std::map<QString, std::set<Gaps>> gaps;
    std::map<QString, std::set<const Gallery *>> galleries;
    for (const NodePtr &node : definition.nodes) {
        const NodeType *type = registry.find(*node);
        for (const PropertySpec &spec : type ? type->properties : PropertyTable()) {
            const QJsonValue written = node->properties.value(base::toText(spec.key));
            if (!isLink(written))
                continue;
            if (const LinkText link = parseLink(written["link"_L1].toString()); link.node == inNode) {
                kinds[link.port].insert(spec.text);
                gaps[link.port].insert(spec.gaps);
                galleries[link.port].insert(spec.gallery);
            }
        }
    }
    for (PropertySpec &spec : published.properties) {
        if (const auto read = kinds.find(base::toText(spec.key)); read != kinds.end() && read->second.size() == 1)
            spec.text = *read->second.begin();
        if (const auto read = gaps.find(base::toText(spec.key)); read != gaps.end())
            spec.gaps = *read->second.begin();
        if (const auto read = galleries.find(base::toText(spec.key));
            read != galleries.end() && read->second.size() == 1)
            spec.gallery = *read->second.begin();
    }
}

/// Whether anything inside may name the scene or the lecture in an expression: a false positive does no harm.
bool mayReadLecture(const Definition &definition, const Blueprint &blueprint)
{
    const auto names = [](const QJsonObject &json) { return mayName(json, {"scene", "lecture"}); };
    return names(blueprint.results)
        || std::ranges::any_of(definition.nodes, [&](const NodePtr &node) { return names(node->properties); })
        || std::ranges::any_of(typesUsedBy(definition.nodes), [&](const QString &id) {
               const NodeType *type = blueprint.types.find(id);
               return type && type->readsLecture;
           });
}

bool mayReadFiles(const Blueprint &blueprint)
{
    return std::ranges::any_of(blueprint.nodes, [&](const NodePtr &node) {
        const NodeType *type = blueprint.types.find(*node);
        return type && (type->readsFiles || std::ranges::any_of(type->properties, [](const PropertySpec &spec) {
                            return spec.type == ValueType::Asset;
                        }));
    });
}

/// Stands for a shape that an instance links, while the definition is edited alone.
shape::Shape placeholder()
{
    shape::Style style;
    style.fill = base::Color{0.5, 0.5, 0.5, 1};
    return shape::leaf(shape::rectangle(1, 1), style);
}

/// The types as they are seen from outside, without what they compute.
CompiledDefinition describedBy(const Definition &definition, const Published &published)
{
    NodeType type;
    type.id = definition.id;
    type.version = definition.version;
    type.words = definition.words;
    type.title = localized(definition.words.title, {u"en"_s}).value_or(definition.id.section(u':', 1));
    type.help = localized(definition.words.help, {u"en"_s}).value_or(QString());
    type.category = u"Definitions"_s;
    type.owner = published.owner;
    type.properties = published.properties;
    type.placed = !definition.draws.empty() || published.outputs.empty();
    if (type.placed)
        type.outputs.push_back({.key = "shape", .type = ValueType::Shape, .help = "The shape"});
    type.outputs.insert(type.outputs.end(), published.outputs.begin(), published.outputs.end());

    NodeType in;
    in.id = inType(definition.id);
    in.title = u"Properties of the definition"_s;
    in.category = type.category;
    in.help = u"What the definition publishes: each instance gives its own values."_s;
    in.owner = published.owner;
    in.properties = published.properties;
    in.outputs = published.ports;
    in.evaluate = [rows = published.properties, owner = published.owner](const Inputs &inputs,
                                                                         const Context &) -> Result<Outputs> {
        Outputs outputs;
        for (const PropertySpec &spec : rows) {
            const bool isMissing = spec.type == ValueType::Shape && !inputs.shape(spec.key);
            outputs.push_back(isMissing ? Value(placeholder()) : inputs.value(spec.key));
        }
        return outputs;
    };
    return {std::make_shared<const NodeType>(std::move(type)), std::make_shared<const NodeType>(std::move(in))};
}

CompiledDefinition failing(const Definition &definition, const Published &published, const Error &error)
{
    CompiledDefinition result = describedBy(definition, published);
    NodeType type = *result.type;
    type.evaluate = [error](const Inputs &, const Context &) -> Result<Outputs> {
        return failure(base::Sentence::tr("The definition of this block has an error: %1").arg(error.what),
                       error.remedy);
    };
    type.broken = error;
    result.type = std::make_shared<const NodeType>(std::move(type));
    return result;
}

Blueprint blueprintOf(const Definition &definition, Published published, const NodeRegistry &registry, NodeTypePtr in)
{
    Blueprint blueprint;
    for (const QString &id : typesUsedBy(definition.nodes)) {
        if (NodeTypePtr type = registry.shared(id))
            blueprint.types.put(std::move(type));
    }
    const auto inside = std::make_shared<Node>();
    inside->id = inNode;
    inside->type = in->id;
    blueprint.types.putUnlisted(std::move(in));
    blueprint.nodes = definition.nodes;
    blueprint.nodes.push_back(inside);
    std::ranges::copy_if(definition.draws, std::back_inserter(blueprint.draws),
                         [&](const QString &id) { return !isMuted(definition, id); });
    for (const Definition::Output &output : definition.outputs)
        blueprint.results.insert(output.key, output.from);
    const auto time = std::ranges::find_if(published.properties, [](const PropertySpec &spec) {
        return spec.key == "time" && spec.type == ValueType::Number;
    });
    if (time != published.properties.end())
        blueprint.timeRow = static_cast<std::size_t>(time - published.properties.begin());
    blueprint.published = std::move(published);
    return blueprint;
}

} // namespace

QString inType(const QString &definition)
{
    return u"in "_s + definition;
}

QStringList typesUsedBy(const std::vector<NodePtr> &nodes)
{
    std::set<QString> types;
    for (const NodePtr &node : nodes) {
        types.insert(node->type);
        if (const QString repeated = repeatedType(*node); !repeated.isEmpty())
            types.insert(repeated);
    }
    return {types.begin(), types.end()};
}

CompiledDefinition compiled(const Definition &definition, const NodeRegistry &registry)
{
    Published published = publishedBy(definition);
    if (published.broken)
        return failing(definition, published, *published.broken);
    if (const auto good = checkNodes(definition); !good)
        return failing(definition, published, good.error());
    readInside(published, definition, registry);
    CompiledDefinition result = describedBy(definition, published);
    const auto pool = std::make_shared<InsidePool>(blueprintOf(definition, std::move(published), registry, result.in));
    const Blueprint &blueprint = pool->blueprint();
    const Inside probe(blueprint, Setting{});

    NodeType type = *result.type;
    type.depth = probe.depth();
    if (type.depth > limit::depthInside)
        return failing(definition, blueprint.published,
                       {base::Sentence::tr("More than %1 blocks hang on each other inside, each on the next.")
                            .arg(limit::depthInside),
                        base::Sentence::tr("Put fewer definitions into each other."), u"nodes"_s});
    type.contentHash = contentHashOf(definition, blueprint);
    type.readsFiles = mayReadFiles(blueprint);
    type.readsLecture = mayReadLecture(definition, blueprint);
    type.drawsEntriesInside = std::ranges::any_of(blueprint.nodes, [&](const NodePtr &node) {
        const NodeType *inner = blueprint.types.find(*node);
        return inner && drawsEntries(*inner);
    });
    if (!blueprint.timeRow) {
        type.motion = probe.motion();
        type.readsTime = !type.motion.empty();
    }
    const auto valuesOf = [](const Blueprint &inside, const Inputs &inputs) {
        std::vector<Value> values;
        for (const PropertySpec &spec : inside.published.properties)
            values.push_back(inputs.value(spec.key));
        return values;
    };
    type.evaluate = [pool, valuesOf](const Inputs &inputs, const Context &context) {
        return pool->outputs(valuesOf(pool->blueprint(), inputs), context);
    };
    type.inside = [pool, valuesOf](const Inputs &inputs, const Context &context, const UseInside &use) {
        pool->ask(valuesOf(pool->blueprint(), inputs), context, use);
    };
    result.type = std::make_shared<const NodeType>(std::move(type));
    return result;
}

CompiledDefinition brokenDefinition(const Definition &definition, const Error &error)
{
    return failing(definition, publishedBy(definition), error);
}

} // namespace lectograph::graph
