// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/links.h"

#include "base/text.h"
#include "editor/edits/followers.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/language/names.h"
#include "graph/binding.h"

#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

constexpr int longestSummary = 24;

QString linkText(const QJsonValue &link)
{
    return link.toObject().value(u"link"_s).toString();
}

QString shortened(const QString &text)
{
    return text.size() <= longestSummary ? text : text.left(longestSummary - 1) + u'…';
}

/// The text of a block, which distinguishes it from others of its type.
QString wordsOf(const graph::Node &node, const QStringList &languages)
{
    for (const QString &key : {u"text"_s, u"latex"_s}) {
        const QJsonValue written = node.properties.value(key);
        if (const auto words = graph::isLink(written) ? std::nullopt : graph::localized(written, languages))
            return shortened(words->simplified());
    }
    return {};
}

} // namespace

QString linkLabel(Session &session, const QString &scene, const QJsonValue &link)
{
    const graph::LinkText parts = graph::parseLink(linkText(link));
    const graph::Node *node = session.document.node(scene, parts.node);
    QString label = node ? labelOf(*node, session.registry.nodes, session.preview.languages()) : parts.node;
    if (!parts.port.isEmpty())
        label += u" · "_s + vocabulary(englishLabel(parts.port));
    if (!parts.part.isEmpty())
        label += u" › "_s + parts.part;
    return label;
}

std::optional<graph::Value> linkedNow(Session &session, const QString &scene, const QJsonValue &link, ValueType type)
{
    if (scene != session.selection.scene())
        return std::nullopt;
    const graph::LinkText parts = graph::parseLink(linkText(link));
    const graph::Node *node = session.document.node(scene, parts.node);
    const graph::NodeType *nodeType = node ? session.registry.nodes.find(node->type) : nullptr;
    const int port = nodeType ? nodeType->portIndex(parts.port) : -1;
    if (port < 0)
        return std::nullopt;
    const auto outputs = session.preview.outputsOf(parts.node);
    if (!outputs || outputs->size() <= static_cast<std::size_t>(port))
        return std::nullopt;
    const auto value = graph::converted((*outputs)[static_cast<std::size_t>(port)], type);
    return value ? std::optional(*value) : std::nullopt;
}

QJsonValue linkedValue(Session &session, const QString &scene, const QJsonValue &link, ValueType type)
{
    const auto value = linkedNow(session, scene, link, type);
    return value ? toJson(*value) : QJsonValue(QJsonValue::Undefined);
}

QString summaryOf(const graph::Value &value)
{
    if (const auto *number = std::get_if<double>(&value))
        return numberText(*number);
    if (const auto *integer = std::get_if<qint64>(&value))
        return QString::number(*integer);
    if (const auto *boolean = std::get_if<bool>(&value))
        return *boolean ? u"✓"_s : u"–"_s;
    if (const auto *color = std::get_if<base::Color>(&value))
        return base::toText(*color);
    if (const auto *vector = std::get_if<base::Vec3>(&value))
        return u"%1, %2, %3"_s.arg(numberText(vector->x), numberText(vector->y), numberText(vector->z));
    if (const auto *text = std::get_if<QString>(&value))
        return shortened(u"“%1”"_s.arg(text->simplified()));
    if (const auto *tensor = std::get_if<tensor::Tensor>(&value))
        return u"%1 × %2"_s.arg(tensor->rows()).arg(tensor->columns());
    if (const auto *numbers = std::get_if<std::vector<double>>(&value)) {
        QStringList texts;
        for (const double one : *numbers)
            texts.append(numberText(one));
        return shortened(texts.join(u", "_s));
    }
    if (const auto *texts = std::get_if<QStringList>(&value))
        return shortened(texts->join(u", "_s));
    if (const auto *colors = std::get_if<std::vector<base::Color>>(&value))
        return u"× %1"_s.arg(colors->size());
    if (const auto *shapes = std::get_if<std::vector<shape::Shape>>(&value))
        return u"× %1"_s.arg(shapes->size());
    return {};
}

std::vector<LinkChoice> fittingLinks(Session &session, const std::vector<PropertyPlace> &places, ValueType type)
{
    std::vector<LinkChoice> choices;
    const lecture::Scene *scene = places.empty() ? nullptr : session.document.scene(places.front().scene);
    if (!scene)
        return choices;
    QStringList owners;
    for (const PropertyPlace &place : places) {
        if (!place.node.isEmpty())
            owners.append(place.node);
    }
    const QSet<QString> excluded = dependentsOf(*scene, owners).unite({owners.begin(), owners.end()});
    for (const graph::NodePtr &node : scene->nodes) {
        const graph::NodeType *nodeType = session.registry.nodes.find(node->type);
        if (!nodeType || excluded.contains(node->id))
            continue;
        for (std::size_t i = 0; i < nodeType->outputs.size(); ++i) {
            const graph::PortSpec &port = nodeType->outputs[i];
            if (!graph::canConvert(port.type, type))
                continue;
            const QString text = i == 0 ? node->id : node->id + u'.' + base::toText(port.key);
            const QJsonObject link{{u"link"_s, text}};
            const QString label = linkLabel(session, scene->id, link);
            const QString words = wordsOf(*node, session.preview.languages());
            choices.push_back({label, label.startsWith(words) ? QString() : words, link});
        }
    }
    std::ranges::sort(choices,
                      [](const LinkChoice &a, const LinkChoice &b) { return a.label.localeAwareCompare(b.label) < 0; });
    return choices;
}

} // namespace lectograph::editor
