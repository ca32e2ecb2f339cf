// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/repeating.h"

#include "base/text.h"
#include "editor/edits/blocks.h"
#include "editor/edits/definitions.h"
#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/properties.h"
#include "editor/edits/styles.h"
#include "editor/edits/texts.h"
#include "editor/edits/tracks.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/placement.h"
#include "graph/repetition.h"
#include "graph/type_ids.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;
using graph::ValueType;
using lecture::Lecture;
using lecture::Scene;

namespace {

const QString extentKey = u"extent"_s;
const QString wholeLine = u"line"_s;
constexpr int firstCount = 3;

/// As the engine asks for them.
constexpr std::array sources{RepeatOver::Texts, RepeatOver::Numbers, RepeatOver::Rows, RepeatOver::Shapes,
                             RepeatOver::Count};

QString numberKeyOf(const graph::NodeType &type)
{
    const auto found = std::ranges::find(type.properties, ValueType::Number, &graph::PropertySpec::type);
    return found == type.properties.end() ? QString() : base::toText(found->key);
}

/// The words of a text in each language.
QJsonValue wordsIn(const QJsonValue &text)
{
    if (text.isString())
        return QJsonArray::fromStringList(splitIntoWords(text.toString()));
    QJsonObject lists;
    const QJsonObject texts = text.toObject();
    for (auto one = texts.begin(); one != texts.end(); ++one)
        lists.insert(one.key(), QJsonArray::fromStringList(splitIntoWords(one->toString())));
    return lists;
}

bool isConstantText(const QJsonValue &written)
{
    return written.isString() || (written.isObject() && kindOf(written) == PropertyKind::Constant);
}

/// Inside of a definition, the texts that show the words have the box of a whole line: different words in a row have
/// equal frames and one baseline.
Result<Lecture> withEvenWords(const Lecture &lecture, const QString &type, const QString &given,
                              const timeline::Registry &registry)
{
    const lecture::Block *block = definitionOf(lecture, lecture::blockIdOf(type));
    Result<Lecture> result = lecture;
    for (const graph::NodePtr &node : block ? block->inside->nodes : std::vector<graph::NodePtr>()) {
        const graph::NodeType *inner = registry.nodes.find(*node);
        const bool shows = std::ranges::any_of(
            node->properties, [&](const QJsonValue &written) { return publishedKeyOf(written) == given; });
        if (shows && inner && lecture::findSpec(inner->properties, extentKey) && !node->properties.contains(extentKey))
            result = result.and_then([&](const Lecture &next) {
                return withProperty(next, {type, node->id, {}, extentKey}, wholeLine);
            });
    }
    return result;
}

/// "N/label" is "N/*/label" once N is repeated.
QString withPartOfEach(const QString &target, const QString &node)
{
    return target.startsWith(node + u'/') ? node + u"/*"_s + target.sliced(node.size()) : target;
}

template <class Change>
timeline::ClipPtr withTargets(const timeline::ClipPtr &clip, const Change &change)
{
    timeline::Clip copy = *clip;
    if (!copy.target.isEmpty())
        copy.target = change(copy.target);
    std::ranges::transform(copy.targets, copy.targets.begin(), change);
    const bool isSame = copy.target == clip->target && copy.targets == clip->targets;
    return isSame ? clip : std::make_shared<const timeline::Clip>(std::move(copy));
}

/// Changes the targets of all clips, and the links to parts.
template <class Change>
void changeTargets(Scene &scene, const Change &change)
{
    scene.tracks = withEachClip(scene.tracks, [&](const lecture::ClipPlace &, const timeline::ClipPtr &clip) {
        return withTargets(clip, change);
    });
    for (graph::NodePtr &shared : scene.nodes) {
        const QJsonObject properties = withEachValue(shared->properties, [&](const QJsonValue &json) -> QJsonValue {
            QJsonObject object = json.toObject();
            const QString link = object.value(u"link"_s).toString();
            if (link.isEmpty() || change(link) == link)
                return json;
            object.insert(u"link"_s, change(link));
            return object;
        });
        if (properties == shared->properties)
            continue;
        graph::Node node = *shared;
        node.properties = properties;
        shared = std::make_shared<const graph::Node>(std::move(node));
    }
}

QJsonValue presetOf(RepeatOver over)
{
    switch (over) {
    case RepeatOver::Count: return firstCount;
    case RepeatOver::Texts: return QJsonArray{u"1"_s, u"2"_s, u"3"_s};
    case RepeatOver::Numbers: return QJsonArray{1, 2, 3};
    case RepeatOver::Rows: return QJsonArray{QJsonArray{1, 2}, QJsonArray{3, 4}};
    case RepeatOver::Shapes: return QJsonArray();
    }
    return {};
}

} // namespace

QString keyOf(RepeatOver over)
{
    switch (over) {
    case RepeatOver::Count: return u"count"_s;
    case RepeatOver::Texts: return u"texts"_s;
    case RepeatOver::Numbers: return u"numbers"_s;
    case RepeatOver::Rows: return u"rows"_s;
    case RepeatOver::Shapes: return u"shapes"_s;
    }
    return {};
}

std::optional<RepeatOver> repeatOverOf(const QString &key)
{
    const auto found = std::ranges::find(sources, key, keyOf);
    return found == sources.end() ? std::nullopt : std::optional(*found);
}

std::optional<RepeatOver> repeatOverOf(const graph::Node &node)
{
    if (node.type != graph::eachTypeId)
        return std::nullopt;
    const auto found = std::ranges::find_if(sources,
                                            [&](RepeatOver over) { return node.properties.contains(keyOf(over)); });
    return found == sources.end() ? RepeatOver::Count : *found;
}

int itemCountOf(const graph::Node &node)
{
    const QJsonValue items = node.properties.value(keyOf(repeatOverOf(node).value_or(RepeatOver::Count)));
    if (items.isDouble())
        return std::clamp(items.toInt(), 1, 1000);
    const QJsonArray list = items.isObject() ? items.toObject().begin().value().toArray() : items.toArray();
    return list.isEmpty() ? firstCount : static_cast<int>(list.size());
}

bool canRepeat(const graph::Node &node, const timeline::Registry &registry)
{
    const graph::NodeType *type = registry.nodes.find(node);
    return type && type->placed && node.type != graph::eachTypeId;
}

std::vector<RepeatOver> repeatableOver(const graph::Node &node, const timeline::Registry &registry)
{
    if (!canRepeat(node, registry))
        return {};
    const graph::NodeType &type = *registry.nodes.find(node);
    std::vector<RepeatOver> over{RepeatOver::Count};
    if (!wordsKeyOf(type).isEmpty())
        over.push_back(RepeatOver::Texts);
    if (!numberKeyOf(type).isEmpty())
        over.push_back(RepeatOver::Numbers);
    return over;
}

Result<Lecture> withRepeated(const Lecture &lecture, const QString &sceneId, const QString &id, RepeatOver over,
                             const timeline::Registry &registry)
{
    const auto found = foundNode(lecture, sceneId, id);
    if (!found)
        return tl::unexpected(found.error());
    const graph::Node &node = **found;
    if (!canRepeat(node, registry))
        return base::failure(translated("This block cannot be repeated."),
                             translated("Choose a block with a picture that is no repetition already."));
    const graph::NodeType &type = *registry.nodes.find(node);
    const QString words = wordsKeyOf(type);
    graph::Node each = node;
    each.type = graph::eachTypeId;
    each.version = 1;
    each.properties = {{u"block"_s, node.type}, {keyOf(over), presetOf(over)}};
    const QString given = over == RepeatOver::Texts ? words
        : over == RepeatOver::Numbers               ? numberKeyOf(type)
                                                    : QString();
    for (auto property = node.properties.begin(); property != node.properties.end(); ++property) {
        if (graph::isPlacement(property.key()))
            each.properties.insert(property.key(), *property);
        else if (property.key() != given)
            each.properties.insert(graph::itemKey(property.key()), *property);
    }
    if (over == RepeatOver::Texts) {
        const PropertyPlace place{sceneId, id, {}, given};
        const QJsonValue written = node.properties.value(given);
        const auto *spec = lecture::findSpec(type.properties, given);
        const QJsonValue text = written.isUndefined() && spec ? presetAt(lecture, place, *spec) : written;
        if (isConstantText(text))
            each.properties.insert(keyOf(over), wordsIn(text));
    }
    if (!given.isEmpty())
        each.properties.insert(u"as"_s, given);
    if (over == RepeatOver::Texts && lecture::findSpec(type.properties, extentKey))
        each.properties.insert(graph::itemKey(extentKey), wholeLine);
    const auto even = over == RepeatOver::Texts ? withEvenWords(lecture, node.type, given, registry)
                                                : Result<Lecture>(lecture);
    if (!even)
        return even;
    return lecture::withSceneChanged(*even, sceneId, [&](Scene &scene) -> Result<void> {
        changeTargets(scene, [&](const QString &target) { return withPartOfEach(target, id); });
        for (graph::NodePtr &one : scene.nodes) {
            if (one->id == id)
                one = std::make_shared<const graph::Node>(each);
        }
        return {};
    });
}

graph::Node withOnly(graph::Node node, RepeatOver over)
{
    for (const RepeatOver other : sources) {
        if (other != over)
            node.properties.remove(keyOf(other));
    }
    return node;
}

Result<Lecture> withRepeatedOver(const Lecture &lecture, const QString &sceneId, const QString &id, RepeatOver over)
{
    return foundNode(lecture, sceneId, id).and_then([&](const graph::Node *node) -> Result<Lecture> {
        const auto before = repeatOverOf(*node);
        if (!before || *before == over)
            return lecture;
        graph::Node changed = withOnly(*node, over);
        QJsonValue items = presetOf(over);
        const QJsonArray known = node->properties.value(keyOf(*before)).toArray();
        if (!known.isEmpty() && over == RepeatOver::Count)
            items = known.size();
        changed.properties.insert(keyOf(over), items);
        changed.properties.remove(u"as"_s); // it fitted the items before
        return lecture::withNode(lecture, sceneId, std::move(changed));
    });
}

QJsonValue withLinesSplit(const QJsonValue &texts)
{
    if (texts.isObject()) {
        QJsonObject lists = texts.toObject();
        for (QJsonValueRef list : lists)
            list = withLinesSplit(list);
        return lists;
    }
    QJsonArray words;
    for (const QJsonValue &text : texts.toArray()) {
        const QStringList split = splitIntoWords(text.toString());
        if (!text.isString() || split.isEmpty())
            words.append(text); // a link, or one for each language
        for (const QString &word : text.isString() ? split : QStringList())
            words.append(word);
    }
    return words;
}

} // namespace lectograph::editor
