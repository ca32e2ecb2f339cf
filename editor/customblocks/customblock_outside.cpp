// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/customblocks/customblock_outside.h"

#include "base/text.h"
#include "editor/customblocks/customblock.h"
#include "editor/edits/clip_targets.h"
#include "editor/edits/connecting.h"
#include "editor/edits/groups.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/references.h"
#include "editor/edits/styles.h"
#include "editor/language/translated.h"
#include "graph/expression.h"
#include "graph/placement.h"

#include <QJsonArray>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using namespace customblock;
using lecture::Scene;

namespace {

const QString besideKey = u"beside"_s;

graph::PropertySpec elementOf(const graph::PropertySpec &spec)
{
    graph::PropertySpec element = spec;
    element.type = graph::elementOf(spec.type);
    return element;
}

/// One value for all languages, or one per language if they differ.
QJsonValue together(const QStringList &languages, const QList<QJsonValue> &values)
{
    const QJsonValue &first = values.first();
    if (std::ranges::all_of(values, [&](const QJsonValue &value) { return value == first; }))
        return first;
    QJsonObject texts;
    for (qsizetype i = 0; i < values.size(); ++i)
        texts.insert(languages.at(i), values.at(i));
    return texts;
}

/// Undefined if it cannot be computed.
QJsonValue valueIn(picture::Show &show, const graph::PropertySpec &spec, const QJsonValue &link, base::Time at)
{
    timeline::Score *score = show.scoreAt(at);
    if (!score)
        return QJsonValue::Undefined;
    const graph::PropertyTable table{spec};
    graph::Evaluator &evaluator = score->evaluator();
    const graph::Bindings bindings = evaluator.bind(table, {{base::toText(spec.key), link}}, {});
    const auto values = evaluator.values(bindings, show.scoreTime(at), show.scoreTime(at));
    return values ? toJson(values->front()) : QJsonValue(QJsonValue::Undefined);
}

/// The value of an expression as it is written in another one; empty if it has none.
QString literalIn(picture::Show &show, const QString &expression, base::Time at)
{
    using enum graph::ValueType;
    for (const graph::ValueType type : {Boolean, Number, Vector, Color, Text}) {
        const QJsonValue value = valueIn(show, {.key = "value", .type = type},
                                         QJsonObject{{u"expression"_s, expression}}, at);
        if (!value.isUndefined())
            return type == Color ? value.toString() : literalOf(value);
    }
    return {};
}

std::optional<base::Vec3> centreOf(picture::Show &show, const QString &node, base::Time at)
{
    timeline::Score *score = show.scoreAt(at);
    const int index = score ? score->evaluator().indexOf(node) : -1;
    if (index < 0)
        return std::nullopt;
    const auto shape = score->evaluator().shapeOf(index, show.scoreTime(at));
    return shape && !shape->bounds().isEmpty() ? std::optional(shape->bounds().centre()) : std::nullopt;
}

/// Whether files can store its values.
bool isWritable(const graph::PropertySpec &spec)
{
    using enum graph::ValueType;
    const graph::ValueType type = graph::elementOf(spec.type);
    return type != Shape && type != Shapes && type != Tensor;
}

/// Only the start of top-level clips is in scene time.
void delay(std::vector<timeline::ClipPtr> &clips, base::Time start, double seconds)
{
    for (timeline::ClipPtr &shared : clips) {
        change(shared, [&](timeline::Clip &clip) {
            clip.start = clip.start + start;
            clip.properties = withKeyframesDelayed(clip.properties, seconds);
            delay(clip.clips, base::Time(), seconds);
        });
    }
}

} // namespace

Outside::Outside(const Lecture &lecture, const QString &scene, base::Time at, const timeline::Registry &registry)
    : m_lecture(lecture),
      m_scene(scene),
      m_at(at),
      m_registry(registry),
      m_languages(lecture::languageOrder(lecture, lecture.language))
{
    for (const QString &language : m_languages)
        m_shows.emplace_back(lecture, registry, language, scene);
}

/// Of a value that cannot be computed alone, as it depends on the item of a repetition: with the nodes outside replaced.
QJsonValue Outside::inserted(const QJsonValue &expression, const IsNode &isOutside)
{
    QList<QJsonValue> texts;
    for (qsizetype i = 0; i < m_languages.size(); ++i) {
        picture::Show &show = m_shows[static_cast<std::size_t>(i)];
        const auto computed = [&](const QString &text) { return literalIn(show, text, m_at); };
        const auto text = graph::localized(expression["expression"_L1], {m_languages.at(i), m_languages.first()});
        const auto replaced = withNodesComputed(text.value_or(QString()), isOutside, computed);
        if (!replaced)
            return QJsonValue::Undefined;
        texts.append(*replaced);
    }
    return QJsonObject{{u"expression"_s, together(m_languages, texts)}};
}

/// Of an expression: a number if only that is left of it, so that it can be dragged and keyed again.
QJsonValue Outside::remaining(const graph::PropertySpec &spec, const QJsonValue &expression, const IsNode &isOutside)
{
    const QJsonValue rest = inserted(expression, isOutside);
    if (rest.isUndefined())
        return expression;
    const auto text = graph::localized(rest["expression"_L1], m_languages);
    static const QRegularExpression varying(u"\\b(time|item|index|count|frame|scene|lecture|in)\\b"_s);
    const bool isValue = text && graph::blockNamesIn(*text).empty() && !text->contains(varying);
    const QJsonValue value = isValue ? brought(spec, rest, isOutside) : QJsonValue(QJsonValue::Undefined);
    return value.isUndefined() ? rest : value;
}

QJsonValue Outside::brought(const graph::PropertySpec &spec, const QJsonValue &link, const IsNode &isOutside)
{
    using enum graph::ValueType;
    const bool hasLanguages = spec.type == Text || spec.type == Texts;
    QList<QJsonValue> values;
    for (picture::Show &show : m_shows) {
        values.append(valueIn(show, spec, link, m_at));
        if (!hasLanguages)
            break;
    }
    const QJsonValue value = together(m_languages, values);
    return value.isUndefined() && graph::isExpression(link) ? inserted(link, isOutside) : value;
}

std::optional<graph::Ends> Outside::endsOf(const graph::Node &line, const graph::PropertyTable &table)
{
    picture::Show &show = m_shows.front();
    timeline::Score *score = show.scoreAt(m_at);
    return score ? editor::endsOf(*score, table, line, {}, show.scoreTime(m_at)) : std::nullopt;
}

QJsonObject Outside::released(const QJsonObject &properties, const graph::PropertyTable &table, const IsNode &isOutside,
                              Expressions expressions, const QString &style)
{
    const auto isReplaced = [&](const QJsonValue &json) { return linksTo(json, isOutside); };
    const auto valueOf = [&](const graph::PropertySpec &spec, const QJsonValue &json) {
        return expressions == Expressions::Inserted && graph::isExpression(json) ? remaining(spec, json, isOutside)
                                                                                 : brought(spec, json, isOutside);
    };
    const graph::Node line{{}, {}, 1, properties, {}, style};
    QJsonObject result = properties;
    for (const QString &key : properties.keys()) {
        const QJsonValue written = properties.value(key);
        const graph::PropertySpec *spec = lecture::findSpec(table, key);
        if (!spec)
            continue;
        if (const QString end = endKeyOf(table, key); !end.isEmpty()) {
            const auto ends = isLinkTo(written, isOutside) ? endsOf(line, table) : std::nullopt;
            if (ends)
                result.insert(end, roundedPoint(toJson(end == "from"_L1 ? ends->from : ends->to).toArray()));
        } else if (!isWritable(*spec)) {
            continue;
        } else if (isReplaced(written)) {
            result.insert(key, valueOf(*spec, written));
        } else if (written.isArray()) {
            QJsonArray list = written.toArray();
            for (qsizetype i = 0; i < list.size(); ++i) {
                const QJsonValue value = isReplaced(list.at(i)) ? valueOf(elementOf(*spec), list.at(i))
                                                                : QJsonValue(QJsonValue::Undefined);
                if (!value.isUndefined())
                    list.replace(i, value);
            }
            result.insert(key, list);
        }
    }
    const bool keepsExpressions = expressions == Expressions::Inserted; // those without a value are problems
    return withEachValue(result, [&](const QJsonValue &json) {
        const bool isLost = keepsExpressions ? isLinkTo(json, isOutside) : isReplaced(json);
        return isLost ? QJsonValue(QJsonValue::Undefined) : json;
    });
}

QJsonArray Outside::itemValues(const QString &node, const graph::PropertySpec &spec)
{
    const std::string_view key = spec.key.substr(spec.key.find('.') + 1); // of the repeated block
    std::vector<QList<QJsonValue>> items;                                 // each with a value per language
    for (picture::Show &show : m_shows) {
        timeline::Score *score = show.scoreAt(m_at);
        const int index = score ? score->evaluator().indexOf(node) : -1;
        const graph::NodeType *type = index < 0 ? nullptr : score->evaluator().typeOf(index);
        if (!type || !type->repetition)
            return {};
        const auto add = [&](std::size_t item, const graph::NodeType &, const graph::Inputs &in, const auto &, auto) {
            items.resize(std::max(items.size(), item + 1));
            items[item].append(toJson(in.value(key)));
        };
        if (!score->evaluator().withItems(index, show.scoreTime(m_at), add))
            return {};
        if (spec.type != graph::ValueType::Text)
            break;
    }
    QJsonArray values;
    for (const QList<QJsonValue> &item : items) {
        if (item.size() != qsizetype(spec.type == graph::ValueType::Text ? m_shows.size() : 1))
            return {}; // not as many in all languages
        values.append(together(m_languages, item));
    }
    return values;
}

void Outside::release(graph::Node &node, const IsNode &isOutside, Expressions expressions)
{
    const graph::NodeType *type = m_registry.nodes.find(node);
    const graph::PropertyTable table = type ? graph::tableOf(*type) : graph::PropertyTable();
    const QJsonObject written = node.properties;
    node.properties = released(written, table, isOutside, expressions, node.style);
    for (const graph::PropertySpec &spec : table) {
        const QString key = base::toText(spec.key);
        const QJsonValue left = node.properties.value(key);
        const bool isLost = graph::isExpression(written.value(key)) && linksTo(written.value(key), isOutside)
            && (left.isUndefined() || linksTo(left, isOutside));
        if (!isLost || !spec.perItem || !isWritable(spec) || graph::isList(spec.type))
            continue;
        if (const QJsonArray values = itemValues(node.id, spec); !values.isEmpty())
            node.properties.insert(key, values);
    }
}

void Outside::settle(Scene &own)
{
    QSet<QString> stoodBeside;
    for (const graph::NodePtr &node : sceneOf(m_lecture, m_scene)->nodes) {
        if (node->properties.contains(besideKey))
            stoodBeside.insert(node->id);
    }
    Lecture lecture = m_lecture;
    lecture.nodes.clear(); // `own` has all that it sees
    lecture.scenes = {std::make_shared<const Scene>(own)};
    picture::Show alone(std::move(lecture), m_registry, m_languages.value(0), own.id);
    for (graph::NodePtr &shared : own.nodes) {
        if (!stoodBeside.contains(shared->id) || shared->properties.contains(besideKey))
            continue;
        const auto was = centreOf(m_shows.front(), shared->id, m_at);
        const auto is = centreOf(alone, shared->id, m_at);
        if (was && is)
            change(shared, [&](graph::Node &node) {
                node.properties = movedOnStage(node, QPointF(was->x - is->x, was->y - is->y), m_lecture);
            });
    }
}

std::vector<timeline::ClipPtr> customblock::clipsOf(const std::vector<timeline::ClipPtr> &clips,
                                                    const QStringList &nodes)
{
    std::vector<timeline::ClipPtr> kept;
    for (const timeline::ClipPtr &clip : clips) {
        const auto rest = withoutTargets(clip, otherThan(nodes));
        if (!rest || holdLinkTo(clip->properties, otherThan(nodes)))
            continue;
        timeline::Clip copy = *rest;
        if (clip->isGroup()) {
            copy.clips = clipsOf(clip->clips, nodes);
            if (copy.clips.empty())
                continue;
        }
        kept.push_back(std::make_shared<const timeline::Clip>(std::move(copy)));
    }
    return kept;
}

QJsonObject customblock::movedOnStage(const graph::Node &node, const QPointF &by, const Lecture &lecture)
{
    QJsonObject properties = node.properties;
    if (isFollowing(kindOf(properties.value(u"beside"_s))))
        return properties;
    const QString key = u"position"_s;
    const QJsonValue position = properties.contains(key) ? properties.value(key)
                                                         : styleValues(lecture, node.style).value(key);
    properties.insert(
        key, withEachPoint(position, [&by](const QJsonArray &point) { return roundedPoint(shiftedPoint(point, by)); }));
    return properties;
}

void customblock::shift(Scene &scene, base::Time by)
{
    if (by == base::Time())
        return;
    for (graph::NodePtr &shared : scene.nodes)
        change(shared,
               [&](graph::Node &node) { node.properties = withKeyframesDelayed(node.properties, by.seconds()); });
    for (timeline::TrackPtr &shared : scene.tracks)
        change(shared, [&](timeline::Track &track) { delay(track.clips, by, by.seconds()); });
}

void customblock::setGroup(Scene &scene, QJsonObject group, const QString &title)
{
    QJsonArray ids;
    for (const graph::NodePtr &node : scene.nodes)
        ids.append(node->id);
    group.insert(u"title"_s, title);
    group.insert(u"nodes"_s, ids);
    group.insert(u"collapsed"_s, true);
    setGroups(scene, {group});
}

tl::unexpected<base::Error> customblock::tooLarge(qint64 bytes)
{
    const QLocale locale;
    return base::failure(
        translated("The files that these blocks use take %1; a custom block may hold %2.")
            .arg(locale.formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat),
                 locale.formattedDataSize(mostCustomBlockBytes, 0, QLocale::DataSizeTraditionalFormat)),
        translated("Make the pictures smaller, or leave them out."));
}

OutsideLinks outsideLinks(const Scene &scene, const QStringList &nodes, const timeline::Registry &registry)
{
    OutsideLinks links;
    const IsNode isOutside = otherThan(nodes);
    for (const graph::NodePtr &node : scene.nodes) {
        if (!nodes.contains(node->id))
            continue;
        const graph::NodeType *type = registry.nodes.find(*node);
        const graph::PropertyTable table = type ? graph::tableOf(*type) : graph::PropertyTable();
        for (const QString &key : node->properties.keys()) {
            const QJsonValue value = node->properties.value(key);
            const QJsonArray list = value.isArray() ? value.toArray() : QJsonArray{value};
            const auto count = std::ranges::count_if(list,
                                                     [&](const QJsonValue &one) { return linksTo(one, isOutside); });
            const graph::PropertySpec *spec = lecture::findSpec(table, key);
            (spec && (isWritable(*spec) || key == besideKey || !endKeyOf(table, key).isEmpty())
                 ? links.values
                 : links.lost) += static_cast<int>(count);
        }
    }
    return links;
}

} // namespace lectograph::editor
