// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/rows/links.h"

#include "base/idnames.h"
#include "base/text.h"
#include "editor/edits/definitions.h"
#include "editor/inspector/fields/arithmetic.h"
#include "editor/language/names.h"
#include "editor/session/labels.h"
#include "graph/binding.h"

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using graph::ValueType;

namespace {

QString linkText(const QJsonValue &link)
{
    return link.toObject().value(u"link"_s).toString();
}

/// Of “in.KEY” inside of a definition; empty if there is no such property.
QString publishedLabel(Session &session, const QString &scene, const QString &key)
{
    const lecture::Block *block = definitionOf(session.document.lecture(), lecture::blockIdOf(scene));
    if (!block || key.isEmpty())
        return {};
    const lecture::PublishedProperty *found = publishedIn(*block, key);
    return found ? titleOf(*found, session.preview.languages()) : QString();
}

} // namespace

QString shortened(const QString &text)
{
    constexpr qsizetype longest = 24;
    return text.size() <= longest ? text : text.left(longest - 1) + u'…';
}

QString linkLabel(Session &session, const QString &scene, const QJsonValue &link)
{
    const graph::LinkText parts = graph::parseLink(linkText(link));
    if (const QString published = publishedLabel(session, scene, publishedKeyOf(link)); !published.isEmpty())
        return published;
    QString label = nodeLabel(session, scene, parts.node);
    if (!parts.port.isEmpty())
        label += u" · "_s + labelOfKey(parts.port);
    if (!parts.part.isEmpty())
        label += u" › "_s + base::partInWords(parts.part);
    return label;
}

std::optional<graph::Value> linkedNow(Session &session, const QString &scene, const QJsonValue &link, ValueType type)
{
    if (scene != session.selection.scene())
        return std::nullopt;
    const graph::LinkText parts = graph::parseLink(linkText(link));
    const graph::Node *node = session.document.node(scene, parts.node);
    const graph::NodeType *nodeType = node ? session.registry().nodes.find(*node) : nullptr;
    const int port = nodeType ? nodeType->portIndex(parts.port) : -1;
    if (port < 0)
        return std::nullopt;
    const auto outputs = session.preview.outputsOf(parts.node);
    if (!outputs || outputs->size() <= static_cast<std::size_t>(port))
        return std::nullopt;
    const auto value = graph::converted((*outputs)[static_cast<std::size_t>(port)], type);
    return value ? std::optional(*value) : std::nullopt;
}

ValueType outputTypeOf(Session &session, const QString &scene, const QJsonValue &link)
{
    const graph::LinkText parts = graph::parseLink(linkText(link));
    const graph::Node *node = session.document.node(scene, parts.node);
    const graph::NodeType *type = node ? session.registry().nodes.find(*node) : nullptr;
    const int port = type ? type->portIndex(parts.port) : -1;
    return port < 0 ? ValueType::Number : type->outputs[static_cast<std::size_t>(port)].type;
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

} // namespace lectograph::editor
