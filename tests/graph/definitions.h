// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks.h"
#include "graph/definition.h"
#include "graph/repetition.h"

namespace lectograph {

inline std::vector<graph::NodePtr> nodesFrom(const QJsonObject &json)
{
    return nodesOf(QJsonDocument(json).toJson());
}

inline QJsonObject linkTo(const QString &source)
{
    return {{QStringLiteral("link"), source}};
}

/// A definition as in files: {"properties": […], "outputs": […], "nodes": {…}, "draws": […]}.
inline graph::Definition definitionFrom(const QString &id, const QJsonObject &json)
{
    graph::Definition definition;
    definition.id = id;
    const auto numberIn = [](const QJsonObject &row, const QString &key) {
        return row.contains(key) ? std::optional(row.value(key).toDouble()) : std::nullopt;
    };
    const auto typeIn = [](const QJsonObject &row) {
        return graph::typeNamed(row.value(QStringLiteral("type")).toString()).value_or(graph::ValueType::Number);
    };
    for (const QJsonValue &value : json.value(QStringLiteral("properties")).toArray()) {
        const QJsonObject row = value.toObject();
        QStringList choices;
        for (const QJsonValue &choice : row.value(QStringLiteral("choices")).toArray())
            choices.append(choice.toString());
        graph::Definition::Property property{row.value(QStringLiteral("key")).toString(), typeIn(row)};
        property.preset = row.value(QStringLiteral("default"));
        property.min = numberIn(row, QStringLiteral("min"));
        property.max = numberIn(row, QStringLiteral("max"));
        property.choices = choices;
        definition.properties.push_back(property);
    }
    for (const QJsonValue &value : json.value(QStringLiteral("outputs")).toArray()) {
        const QJsonObject row = value.toObject();
        definition.outputs.push_back(
            {row.value(QStringLiteral("key")).toString(), typeIn(row), row.value(QStringLiteral("from")), {}});
    }
    definition.nodes = nodesFrom(json.value(QStringLiteral("nodes")).toObject());
    for (const QJsonValue &drawn : json.value(QStringLiteral("draws")).toArray())
        definition.draws.push_back(drawn.toString());
    return definition;
}

inline graph::Definition definitionFrom(const QString &id, const QByteArray &json)
{
    return definitionFrom(id, parsed(json));
}

/// The test blocks with a repetition and these definitions, of which later ones may use earlier ones.
inline graph::NodeRegistry withDefinitions(const std::vector<graph::Definition> &definitions,
                                           const std::shared_ptr<Count> &count = std::make_shared<Count>())
{
    graph::NodeRegistry registry = testBlocks(count);
    registry.put(std::make_shared<const graph::NodeType>(graph::eachType()));
    for (const graph::Definition &definition : definitions)
        registry.put(graph::compiled(definition, registry).type);
    return registry;
}

/// Nodes of such a registry with their evaluator.
struct InstanceGraph
{
    InstanceGraph(const graph::NodeRegistry &types, const QByteArray &nodes,
                  std::shared_ptr<graph::Memo> memo = std::make_shared<graph::Memo>(), graph::Setting setting = {})
        : registry(types), evaluator(nodesOf(nodes), registry, std::move(setting), std::move(memo), QStringLiteral("s"))
    {}

    base::Result<graph::Outputs> outputs(const QString &id, double seconds = 0)
    {
        return evaluator.outputs(evaluator.indexOf(id), base::Time::fromSeconds(seconds));
    }
    shape::Shape shape(const QString &id, double seconds = 0)
    {
        const auto shape = evaluator.shapeOf(evaluator.indexOf(id), base::Time::fromSeconds(seconds));
        if (!shape)
            qFatal("%s", qPrintable(shape.error().text()));
        return *shape;
    }
    double number(const QString &id, int port = 0, double seconds = 0)
    {
        const auto values = outputs(id, seconds);
        if (!values)
            qFatal("%s", qPrintable(values.error().text()));
        return std::get<double>((*values)[static_cast<std::size_t>(port)]);
    }
    /// Returns an empty string if there is none.
    QString errorOf(const QString &id)
    {
        const auto result = outputs(id);
        return result ? QString() : result.error().text();
    }

    graph::NodeRegistry registry; ///< keeps the types that the evaluator uses
    graph::Evaluator evaluator;
};

} // namespace lectograph
