// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/styles.h"

#include "base/text.h"
#include "editor/edits/lookup.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/look.h"
#include "graph/placement.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

const QString styleKey = u"style"_s;
const QString valuesKey = u"values"_s;

/// Keys of properties other than colors that are part of a style.
constexpr std::array styleKeys = std::to_array<std::string_view>(
    {"strokeWidth",     "strokeOpacity", "widthProfile", "cap",       "join",     "fillOpacity", "gradientDirection",
     "backStrokeWidth", "corner",        "padding",      "labelSize", "family",   "weight",      "italic",
     "lines",           "lineSpacing",   "border",       "tip",       "tipScale", "startTip",    "endTip"});

using NodeChange = std::function<base::Result<void>(graph::Node &)>;

base::Result<Lecture> withNodesChanged(const Lecture &lecture, const QString &scene, const QStringList &ids,
                                       const NodeChange &change)
{
    std::vector<graph::Node> nodes;
    for (const QString &id : ids) {
        const auto found = foundNode(lecture, scene, id);
        if (!found)
            return tl::unexpected(found.error());
        graph::Node node = **found;
        if (const auto done = change(node); !done)
            return tl::unexpected(done.error());
        nodes.push_back(std::move(node));
    }
    return lecture::withNodes(lecture, scene, std::move(nodes));
}

graph::PropertyTable styleTable(const graph::Node &node, const timeline::Registry &registry)
{
    const graph::NodeType *type = registry.nodes.find(node);
    if (!type)
        return {};
    const graph::PropertyTable table = graph::tableOf(*type);
    graph::PropertyTable styled;
    std::ranges::copy_if(table, std::back_inserter(styled),
                         [&](const graph::PropertySpec &spec) { return isStyleProperty(spec, table); });
    return styled;
}

/// A style holds neither links nor keyframes.
bool isPlainValue(const QJsonValue &written)
{
    return kindOf(written) == PropertyKind::Constant && !graph::isLink(written)
        && !written.toObject().contains("expression"_L1);
}

/// The values that the node says itself and that a style can hold.
QJsonObject ownStyleValues(const graph::Node &node, const timeline::Registry &registry)
{
    QJsonObject values;
    for (const graph::PropertySpec &spec : styleTable(node, registry)) {
        const QString key = base::toText(spec.key);
        if (const QJsonValue written = node.properties.value(key); isPlainValue(written))
            values.insert(key, written);
    }
    return values;
}

Lecture withStyleValues(Lecture lecture, const QString &style, const QJsonObject &values)
{
    lecture.look.styles.insert(style, values);
    return lecture;
}

} // namespace

QStringList styleNames(const Lecture &lecture)
{
    QStringList names = lecture.look.styles.keys();
    names.removeAll(graph::sceneStyle);
    return names;
}

QJsonObject styleValues(const Lecture &lecture, const QString &style)
{
    return lecture.look.style(style);
}

QString styleOf(const Lecture &lecture, const QString &scene, const QString &node)
{
    const graph::Node *found = nodeOf(sceneOf(lecture, scene), node);
    return found ? found->style : QString();
}

namespace {

QJsonValue styleValueAt(const Lecture &lecture, const PropertyPlace &place)
{
    if (lecture.look.styles.isEmpty() || place.clip)
        return QJsonValue::Undefined;
    const QString style = place.node.isEmpty() ? graph::sceneStyle : styleOf(lecture, place.scene, place.node);
    return styleValues(lecture, style).value(place.key);
}

} // namespace

QJsonValue presetAt(const Lecture &lecture, const PropertyPlace &place, const graph::PropertySpec &spec)
{
    const QJsonValue styled = styleValueAt(lecture, place);
    return styled.isUndefined() ? graph::presetOf(spec) : styled;
}

QJsonValue writtenOrStyled(const Lecture &lecture, const graph::Node &node, const QString &key)
{
    const QJsonValue written = node.properties.value(key);
    return kindOf(written) == PropertyKind::Default ? styleValues(lecture, node.style).value(key) : written;
}

bool hasStyleValue(const Lecture &lecture, const PropertyPlace &place)
{
    return !styleValueAt(lecture, place).isUndefined();
}

bool isStyleProperty(const graph::PropertySpec &spec, const graph::PropertyTable &table)
{
    if (spec.type == graph::ValueType::Color || spec.type == graph::ValueType::Colors)
        return true;
    // The size of letters, not that of a square.
    if (spec.key == "size")
        return std::ranges::find(table, "colour", &graph::PropertySpec::key) != table.end();
    return std::ranges::find(styleKeys, spec.key) != styleKeys.end();
}

Result<Lecture> withStyle(const Lecture &lecture, const QString &scene, const QStringList &nodes, const QString &style)
{
    if (!style.isEmpty() && !lecture.look.hasStyle(style))
        return base::failure(translated("The look has no style “%1”.").arg(style), translated("Choose another one."));
    return withNodesChanged(lecture, scene, nodes, [&](graph::Node &node) -> Result<void> {
        node.style = style;
        return {};
    });
}

Result<Lecture> withNewStyle(const Lecture &lecture, const QString &scene, const QString &node, const QString &name,
                             const timeline::Registry &registry)
{
    const QString style = name.trimmed();
    if (style.isEmpty())
        return base::failure(translated("A style needs a name."), translated("Write one, such as “layer”."));
    if (lecture.look.hasStyle(style))
        return base::failure(translated("There is a style “%1” already.").arg(style),
                             translated("Choose another name, or update that style."));
    const auto found = foundNode(lecture, scene, node);
    if (!found)
        return tl::unexpected(found.error());
    const QJsonObject own = ownStyleValues(**found, registry);
    QJsonObject values = styleValues(lecture, (*found)->style);
    for (const QString &key : own.keys())
        values.insert(key, own.value(key));
    return withNodesChanged(withStyleValues(lecture, style, values), scene, {node},
                            [&](graph::Node &changed) -> Result<void> {
                                changed.style = style;
                                for (const QString &key : own.keys())
                                    changed.properties.remove(key);
                                return {};
                            });
}

Result<Lecture> withUpdatedStyle(const Lecture &lecture, const QString &scene, const QString &node,
                                 const timeline::Registry &registry)
{
    const auto found = foundNode(lecture, scene, node);
    if (!found)
        return tl::unexpected(found.error());
    const QString style = (*found)->style;
    if (style.isEmpty())
        return base::failure(translated("This block has no style."), translated("Choose one first."));
    const QJsonObject own = ownStyleValues(**found, registry);
    QJsonObject values = styleValues(lecture, style);
    for (const QString &key : own.keys())
        values.insert(key, own.value(key));
    return withNodesChanged(withStyleValues(lecture, style, values), scene, {node},
                            [&](graph::Node &changed) -> Result<void> {
                                for (const QString &key : own.keys())
                                    changed.properties.remove(key);
                                return {};
                            });
}

bool differsFromStyle(const Lecture &lecture, const QString &scene, const QString &node,
                      const timeline::Registry &registry)
{
    const graph::Node *found = nodeOf(sceneOf(lecture, scene), node);
    return found && !found->style.isEmpty() && !ownStyleValues(*found, registry).isEmpty();
}

Result<Lecture> asTheStyleSays(const Lecture &lecture, const QString &scene, const QStringList &nodes)
{
    return withNodesChanged(lecture, scene, nodes, [&](graph::Node &node) -> Result<void> {
        for (const QString &key : styleValues(lecture, node.style).keys())
            node.properties.remove(key);
        return {};
    });
}

Result<Lecture> withStyleWrittenOut(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                                    const timeline::Registry &registry)
{
    return withNodesChanged(lecture, scene, nodes, [&](graph::Node &node) -> Result<void> {
        node = styleWrittenOut(std::move(node), lecture, registry);
        return {};
    });
}

graph::Node styleWrittenOut(graph::Node node, const Lecture &lecture, const timeline::Registry &registry)
{
    const graph::NodeType *type = registry.nodes.find(node);
    const QJsonObject values = styleValues(lecture, node.style);
    for (const graph::PropertySpec &spec : type ? graph::tableOf(*type) : graph::PropertyTable()) {
        const QString key = base::toText(spec.key);
        if (values.contains(key) && !node.properties.contains(key))
            node.properties.insert(key, values.value(key));
    }
    node.style.clear();
    return node;
}

QByteArray copyStyle(const Lecture &lecture, const QString &scene, const QString &node,
                     const timeline::Registry &registry)
{
    const graph::Node *found = nodeOf(sceneOf(lecture, scene), node);
    if (!found)
        return {};
    QJsonObject values;
    for (const graph::PropertySpec &spec : styleTable(*found, registry)) {
        const QString key = base::toText(spec.key);
        const QJsonValue written = found->properties.value(key);
        if (written.isUndefined())
            values.insert(key, presetAt(lecture, {scene, node, {}, key}, spec));
        else if (isPlainValue(written))
            values.insert(key, written);
    }
    return QJsonDocument(QJsonObject{{styleKey, found->style}, {valuesKey, values}}).toJson(QJsonDocument::Compact);
}

Result<Lecture> withPastedStyle(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                                const QByteArray &copied, const timeline::Registry &registry)
{
    const QJsonObject json = QJsonDocument::fromJson(copied).object();
    if (!json.value(valuesKey).isObject())
        return base::failure(translated("No style has been copied."),
                             translated("Select a block and choose “Copy style” first."));
    const QString style = json.value(styleKey).toString();
    const QJsonObject values = json.value(valuesKey).toObject();
    const base::ColorNames colors = graph::colorsOf(lecture.look);
    return withNodesChanged(lecture, scene, nodes, [&](graph::Node &node) -> Result<void> {
        node.style = lecture.look.hasStyle(style) ? style : QString();
        const QJsonObject styled = styleValues(lecture, node.style);
        for (const graph::PropertySpec &spec : styleTable(node, registry)) {
            const QString key = base::toText(spec.key);
            const QJsonValue value = values.value(key);
            const QJsonValue preset = styled.contains(key) ? styled.value(key) : graph::presetOf(spec);
            if (value.isUndefined() || !graph::parseProperty(spec, value, {{lecture.language}, colors}))
                continue;
            if (value == preset)
                node.properties.remove(key);
            else
                node.properties.insert(key, value);
        }
        return {};
    });
}

} // namespace lectograph::editor
