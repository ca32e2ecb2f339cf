// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"
#include "graph/row.h"
#include "shape/outlines.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <map>
#include <memory>
#include <numbers>
#include <numeric>

namespace lectograph {

/// The number of evaluations by block type.
using Count = std::map<QString, int>;

/// Minimal blocks, so that failures come from the engine.
inline graph::NodeRegistry testBlocks(const std::shared_ptr<Count> &count = std::make_shared<Count>())
{
    using namespace Qt::StringLiterals;
    using base::Result;
    using graph::Context;
    using graph::Inputs;
    using graph::NodeType;
    using graph::Outputs;
    using graph::ValueType;

    const std::vector<graph::PortSpec> number = {{.key = "number", .type = ValueType::Number, .help = "The number"}};
    const std::vector<graph::PortSpec> shape = {{.key = "shape", .type = ValueType::Shape, .help = "The shape"}};
    std::vector<NodeType> types = {
        {.id = u"test.number"_s,
         .properties = {row::number("value", 0)},
         .outputs = number,
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> { return Outputs{in.number("value")}; }},
        {.id = u"test.sum"_s,
         .properties = {row::numbers("values")},
         .outputs = number,
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             const std::vector<double> &values = in.numbers("values");
             return Outputs{std::accumulate(values.begin(), values.end(), 0.0)};
         }},
        {.id = u"test.clock"_s,
         .outputs = number,
         .readsTime = true,
         .evaluate = [](const Inputs &, const Context &context) -> Result<Outputs> {
             return Outputs{context.time.seconds()};
         }},
        {.id = u"test.words"_s,
         .properties = {row::texts("words"), row::choice("style", "plain", "plain|loud")},
         .outputs = {{.key = "words", .type = ValueType::Texts}, {.key = "all", .type = ValueType::Text}},
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             return Outputs{in.texts("words"), in.texts("words").join(u' ')};
         }},
        {.id = u"test.tensor"_s,
         .properties = {row::matrix("values", {{1, 2}, {3, 4}}, "")},
         .outputs = {{.key = "tensor", .type = ValueType::Tensor}},
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> { return Outputs{in.tensor("values")}; }},
        {.id = u"test.square"_s,
         .properties = {row::number("size", 1).between(0, 100).in("units"), row::color("colour", "#FFFFFF")},
         .outputs = {{.key = "shape", .type = ValueType::Shape}, {.key = "size", .type = ValueType::Number}},
         .placed = true,
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             shape::Style style;
             style.fill = in.color("colour");
             const double size = in.number("size");
             return Outputs{shape::leaf(shape::rectangle(size, size), style), size};
         }},
        {.id = u"test.group"_s,
         .properties = {row::shapes("shapes").independent()},
         .outputs = shape,
         .placed = true,
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             return Outputs{shape::group(in.shapes("shapes"))};
         }},
        {.id = u"test.photo"_s,
         .help = u"A square of which it may be reported that it is missing."_s,
         .properties = {row::boolean("missing", false)},
         .outputs = shape,
         .placed = true,
         .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
             if (in.boolean("missing"))
                 context.fail({u"The photo is missing."_s, u"Find it."_s, u"missing"_s});
             return Outputs{shape::leaf(shape::rectangle(2, 2), {})};
         }},
        {.id = u"test.frame"_s,
         .help = u"A rectangle around another shape."_s,
         .properties = {row::shape("around").required()},
         .outputs = shape,
         .evaluate = [](const Inputs &in, const Context &) -> Result<Outputs> {
             const base::Box &box = in.shape("around")->bounds();
             return Outputs{shape::shifted(shape::leaf(shape::rectangle(box.width(), box.height()), {}), box.centre())};
         }},
        {.id = u"test.picky"_s,
         .properties = {row::number("value", 0)},
         .outputs = number,
         .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
             if (in.number("value") < 0)
                 return base::failure(u"There is nothing below zero, as in %1."_s.arg(in.number("value")),
                                      u"Use a larger number."_s, u"value"_s);
             if (in.number("value") > 100)
                 context.warn(u"This is a large number."_s);
             return Outputs{in.number("value")};
         }},
        {.id = u"test.picture"_s,
         .properties = {row::Row("file", ValueType::Asset, QStringLiteral("a.txt"))},
         .outputs = number,
         .evaluate = [](const Inputs &in, const Context &context) -> Result<Outputs> {
             return context.setting.asset(in.text("file")).map([](const QByteArray &content) {
                 return Outputs{static_cast<double>(content.size())};
             });
         }},
        {.id = u"test.liar"_s,
         .outputs = shape,
         .placed = true,
         .evaluate = [](const Inputs &, const Context &) -> Result<Outputs> { return Outputs{1.0}; }},
    };
    graph::NodeRegistry registry;
    for (NodeType &type : types) {
        type.evaluate = [count, id = type.id, inner = type.evaluate](const Inputs &in, const Context &context) {
            ++(*count)[id];
            return inner(in, context);
        };
        if (const auto added = registry.add(type); !added)
            qFatal("%s", qPrintable(added.error().text()));
    }
    return registry;
}

/// Accepts single quotes, because moc does not parse all raw strings.
inline QJsonObject parsed(QByteArray json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json.replace('\'', '"'), &error);
    if (!document.isObject())
        qFatal("This is no JSON object: %s in %s", qPrintable(error.errorString()), json.constData());
    return document.object();
}

/// Parses nodes as in files: {"ID": {"type": "test.number", "value": 1}, …}.
inline std::vector<graph::NodePtr> nodesOf(const QByteArray &json)
{
    std::vector<graph::NodePtr> nodes;
    const QJsonObject all = parsed(json);
    for (const QString &id : all.keys()) {
        QJsonObject properties = all.value(id).toObject();
        const QString type = properties.take(QLatin1String("type")).toString();
        nodes.push_back(std::make_shared<graph::Node>(graph::Node{id, type, 1, properties, {}, {}}));
    }
    return nodes;
}

/// Nodes with their evaluator.
struct TestGraph
{
    explicit TestGraph(const QByteArray &nodes, graph::Setting setting = {},
                       std::shared_ptr<graph::Memo> memo = std::make_shared<graph::Memo>())
        : registry(testBlocks(count)),
          evaluator(nodesOf(nodes), registry, std::move(setting), std::move(memo), QStringLiteral("s"))
    {}

    base::Result<graph::Outputs> outputs(const QString &id, double seconds = 0)
    {
        return evaluator.outputs(evaluator.indexOf(id), base::Time::fromSeconds(seconds));
    }
    double number(const QString &id, double seconds = 0) { return std::get<double>(outputs(id, seconds).value()[0]); }
    shape::Shape shape(const QString &id, double seconds = 0)
    {
        return evaluator.shapeOf(evaluator.indexOf(id), base::Time::fromSeconds(seconds)).value();
    }
    /// Returns an empty string if there is none.
    QString errorOf(const QString &id, double seconds = 0)
    {
        const auto result = outputs(id, seconds);
        return result ? QString() : result.error().text();
    }
    QStringList problems() const
    {
        QStringList texts;
        for (const graph::Problem &problem : evaluator.problems())
            texts.append(problem.error.text());
        return texts;
    }

    std::shared_ptr<Count> count = std::make_shared<Count>();
    graph::NodeRegistry registry;
    graph::Evaluator evaluator;
};

} // namespace lectograph
