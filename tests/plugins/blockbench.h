// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"
#include "shape/select.h"
#include "timeline/plugin.h"
#include "tinygpt2.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>

namespace lectograph {

/// All built plugins, loaded once.
inline const timeline::Registry &builtPlugins()
{
    static const timeline::Registry registry = [] {
        timeline::Registry loaded;
        for (const graph::Problem &problem : timeline::loadPlugins(loaded, {QStringLiteral(LECTOGRAPH_PLUGINS)}))
            qCritical("%s", qPrintable(problem.error.text()));
        return loaded;
    }();
    return registry;
}

/// A few nodes, written as in files: {"ID": {"type": "…", property: value, …}, …}.
class BlockBench
{
public:
    explicit BlockBench(const QByteArray &nodes, graph::Setting setting = {})
        : BlockBench(QJsonDocument::fromJson(nodes).object(), std::move(setting))
    {}
    explicit BlockBench(const QJsonObject &nodes, graph::Setting setting = {})
        : m_evaluator(read(nodes), builtPlugins().nodes, prepared(std::move(setting)), std::make_shared<graph::Memo>(),
                      QStringLiteral("bench"))
    {
        if (nodes.isEmpty())
            qFatal("These nodes are not written in JSON.");
    }

    base::Result<graph::Outputs> outputs(const QString &id) { return m_evaluator.outputs(m_evaluator.indexOf(id), {}); }
    /// Aborts the test on an error.
    shape::Shape shape(const QString &id)
    {
        const auto shape = m_evaluator.shapeOf(m_evaluator.indexOf(id), {});
        if (!shape)
            qFatal("%s", qPrintable(shape.error().text()));
        return *shape;
    }
    shape::Shape part(const QString &id, const QString &pattern)
    {
        const auto part = shape::selected(shape(id), pattern);
        if (!part)
            qFatal("%s", qPrintable(part.error().text()));
        return *part;
    }
    double number(const QString &id, int port = 0)
    {
        const auto values = outputs(id);
        if (!values)
            qFatal("%s", qPrintable(values.error().text()));
        return std::get<double>((*values)[static_cast<std::size_t>(port)]);
    }
    /// Why a node gives nothing, or what is lacking in what it gives; empty if that is nothing.
    QString errorOf(const QString &id)
    {
        const auto values = outputs(id);
        const std::vector<base::Error> failures = m_evaluator.failuresOf(m_evaluator.indexOf(id));
        return failures.empty() ? QString() : values ? failures.front().text() : values.error().text();
    }
    const graph::Problems &problems() const { return m_evaluator.problems(); }

private:
    static std::vector<graph::NodePtr> read(const QJsonObject &nodes)
    {
        std::vector<graph::NodePtr> read;
        for (const QString &id : nodes.keys()) {
            QJsonObject properties = nodes.value(id).toObject();
            const QString type = properties.take(QStringLiteral("type")).toString();
            read.push_back(std::make_shared<graph::Node>(graph::Node{id, type, 1, properties, {}}));
        }
        return read;
    }

    /// Provides an image with aspect ratio 2:1 under every name except "missing.png", and a drawing under SVG names.
    static graph::Setting prepared(graph::Setting setting)
    {
        setting.asset = [](const QString &name) -> base::Result<QByteArray> {
            if (name == QLatin1String("missing.png"))
                return base::failure(QStringLiteral("The lecture carries no file “missing.png”."));
            if (name == QLatin1String("broken.png"))
                return QByteArray("not a picture");
            if (name.endsWith(QLatin1String(".svg")))
                return QByteArray("<svg viewBox='0 0 40 20'><rect width='40' height='20'/><g filter='url(#f)'/></svg>");
            QImage image(8, 4, QImage::Format_RGBA8888);
            image.fill(qRgb(static_cast<int>(name.size()) % 256, 100, 200));
            QByteArray content;
            QBuffer buffer(&content);
            image.save(&buffer, "PNG");
            return content;
        };
        if (!setting.file)
            setting.file = sampleFile;
        return setting;
    }

    /// The files of a tiny model by their names, two tensors as "a.safetensors", another vocabulary
    /// as "0", nothing as "cells", a table with either decimal mark as "marks.csv", and another one under any other name.
    static base::Result<base::FileContent> sampleFile(const QString &name)
    {
        static const TinyGpt2 model;
        static const QByteArray header = "{\"a\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[0,1]},"
                                         "\"leaves\":{\"dtype\":\"U8\",\"shape\":[1],\"data_offsets\":[1,2]}}";
        if (name.endsWith(QLatin1String("config.json")))
            return base::FileContent(model.config());
        if (name.endsWith(QLatin1String("vocab.json")))
            return base::FileContent(smallVocabulary());
        if (name.endsWith(QLatin1String("merges.txt")))
            return base::FileContent(smallMerges());
        if (name.endsWith(QLatin1String("model.safetensors")))
            return base::FileContent(model.weights());
        if (name.endsWith(QLatin1String("a.safetensors")))
            return base::FileContent(static_cast<char>(header.size()) + QByteArray(7, '\0') + header + "\3\4");
        if (name == QLatin1String("0"))
            return base::FileContent(smallVocabulary(true));
        if (name == QLatin1String("marks.csv"))
            return base::FileContent(QByteArray("1.234;2.500\n3.125;4.000\n"));
        return base::FileContent(name == QLatin1String("cells") ? QByteArray() : QByteArray("1,2\n"));
    }

    graph::Evaluator m_evaluator;
};

/// One node "it" with these properties, among which is its type.
inline QByteArray it(const QByteArray &properties)
{
    return "{\"it\": {" + properties + "}}";
}

/// Aborts the test where no child has that name.
inline shape::Shape childNamed(const shape::Shape &shape, const QString &name)
{
    for (const shape::Shape &child : shape->children) {
        if (child->name == name)
            return child;
    }
    qFatal("no part %s", qPrintable(name));
}

} // namespace lectograph
