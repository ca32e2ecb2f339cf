// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/manipulation/stage_edits.h"

#include "editor/edits/lookup.h"
#include "editor/edits/replaced_texts.h"
#include "editor/edits/styles.h"
#include "editor/edits/texts.h"
#include "editor/language/names.h"
#include "editor/language/translated.h"
#include "graph/binding.h"
#include "graph/placement.h"
#include "lecture/setting.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Vec3;
using lecture::Scene;

namespace {

std::optional<PropertyPlace> wordsPlaceOf(const Lecture &lecture, const QString &scene, const QString &node,
                                          const timeline::Registry &registry)
{
    for (const QString &key : {u"text"_s, u"latex"_s, u"label"_s}) {
        const PropertyPlace place{scene, node, {}, key};
        const auto spec = specOf(lecture, place, registry);
        if (spec && spec->type == graph::ValueType::Text)
            return place;
    }
    const graph::Node *found = nodeOf(sceneOf(lecture, scene), node);
    const graph::NodeType *type = found ? registry.nodes.find(*found) : nullptr;
    const auto isCode = [](const graph::PropertySpec &spec) { return spec.text == graph::TextKind::Code; };
    const bool isListing = type && std::ranges::any_of(type->properties, isCode);
    const bool isDefined = found && !lecture::blockIdOf(found->type).isEmpty();
    const QString key = type && (isListing || isDefined) ? wordsKeyOf(*type) : QString(); // or the title of a slide
    return key.isEmpty() ? std::nullopt : std::optional(PropertyPlace{scene, node, {}, key});
}

/// The texts of a property, without samples that they have replaced, and left to the default where they say no more.
Result<Lecture> withTextsAt(const Lecture &lecture, const PropertyPlace &place, const QJsonValue &texts,
                            const QJsonValue &preset)
{
    const QJsonValue kept = withoutStaleSamples(texts, preset, languagesOf(lecture).own);
    return withProperty(lecture, place, isDefaultText(kept, preset) ? QJsonValue(QJsonValue::Undefined) : kept);
}

} // namespace

bool hasWrapWidth(const Lecture &lecture, const QString &scene, const QString &node, const timeline::Registry &registry)
{
    return specOf(lecture, {scene, node, {}, u"wrapWidth"_s}, registry).has_value();
}

bool hasWords(const Lecture &lecture, const QString &scene, const QString &node, const timeline::Registry &registry)
{
    return wordsPlaceOf(lecture, scene, node, registry).has_value();
}

Result<WordsPlace> textPlaceOf(const Lecture &lecture, const QString &sceneId, const QString &nodeId,
                               const timeline::Registry &registry, const WordsSource &words)
{
    const QString writer = words.node.isEmpty() ? nodeId : words.node;
    const auto place = words.key.isEmpty() ? wordsPlaceOf(lecture, sceneId, writer, registry)
                                           : std::optional(PropertyPlace{sceneId, writer, {}, words.key});
    if (!place)
        return base::failure(translated("This block has no words to type."));
    const QJsonValue written = writtenAt(lecture, *place);
    if (kindOf(written) == PropertyKind::Keyframed)
        return base::failure(translated("These words change with keyframes."),
                             translated("Change them in the inspector."));
    if (kindOf(written) == PropertyKind::Computed && words.item)
        return base::failure(translated("These words are computed by an expression."),
                             translated("Change the expression in the inspector."));
    if (kindOf(written) != PropertyKind::Linked)
        return WordsPlace{*place, words.item, writer};
    const PropertyPlace shared{sceneId, nodeOfLink(written.toObject().value(u"link"_s).toString()), {}, u"value"_s};
    const auto spec = specOf(lecture, shared, registry);
    const PropertyKind kind = kindOf(writtenAt(lecture, shared));
    if (spec && spec->type == graph::ValueType::Text && !words.item && !isFollowing(kind)
        && kind != PropertyKind::Keyframed)
        return WordsPlace{shared, {}, writer};
    return base::failure(translated("These words come from “%1”.").arg(shared.node),
                         translated("Change that block, or remove the link first."));
}

QJsonValue expressionAt(const Lecture &lecture, const PropertyPlace &place, const graph::PropertySpec &spec)
{
    const QJsonValue written = writtenAt(lecture, place);
    const QJsonValue holds = kindOf(written) == PropertyKind::Default ? presetAt(lecture, place, spec) : written;
    return kindOf(holds) == PropertyKind::Computed ? holds : QJsonValue(QJsonValue::Undefined);
}

std::optional<QString> currentWords(const Lecture &lecture, const WordsPlace &place, const PropertyWriteMode &writing,
                                    const timeline::Registry &registry)
{
    const auto value = currentValue(lecture, place, writing, registry);
    if (const auto *list = value && place.item ? std::get_if<QStringList>(&*value) : nullptr)
        return *place.item >= 0 && *place.item < list->size() ? std::optional(list->at(*place.item)) : std::nullopt;
    const QString *text = value && !place.item ? std::get_if<QString>(&*value) : nullptr;
    return text ? std::optional(*text) : std::nullopt;
}

Result<Lecture> withItemReplaced(const Lecture &lecture, const WordsPlace &place, const QStringList &items,
                                 const PropertyWriteMode &writing, const timeline::Registry &registry)
{
    const auto spec = specOf(lecture, place, registry);
    const auto shown = currentValue(lecture, place, writing, registry);
    const QStringList *list = shown ? std::get_if<QStringList>(&*shown) : nullptr;
    if (!spec || !list || !place.item || *place.item < 0 || *place.item >= list->size())
        return base::failure(translated("These words are not in their list any more."));
    const QJsonValue written = writtenAt(lecture, place);
    const QJsonValue preset = presetAt(lecture, place, *spec);
    const QJsonValue lists = written.isUndefined() ? preset : written;
    const Languages languages = languagesOf(lecture);
    const QString &own = languages.own;
    const QString language = writing.languages.value(0);
    QStringList texts = *list; // also where the shown language has no list of its own
    texts.removeAt(*place.item);
    for (qsizetype i = 0; i < items.size(); ++i)
        texts.insert(*place.item + i, items.at(i));
    return withTextsAt(lecture, place,
                       withTexts(lists, languages.all.contains(language) ? language : own, texts, own, languages.all),
                       preset);
}

Result<Lecture> withWords(const Lecture &lecture, const WordsPlace &place, const QString &text,
                          const PropertyWriteMode &writing, const timeline::Registry &registry)
{
    if (place.item)
        return withItemReplaced(lecture, place, {text}, writing, registry);
    const auto spec = specOf(lecture, place, registry);
    const QJsonValue preset = spec ? presetAt(lecture, place, *spec) : QJsonValue();
    QJsonValue written = writtenAt(lecture, place);
    // Constant words replace an expression as a whole.
    const bool isReplaced = spec && !expressionAt(lecture, place, *spec).isUndefined();
    if (isReplaced)
        written = QString();
    else if (written.isUndefined() && preset.isObject())
        written = preset;                 // a translation leaves the other languages what they show
    if (isLabel(place) && text.isEmpty()) // in all languages: a missing one would show another
        return withProperty(lecture, place,
                            isEmptyText(preset) ? QJsonValue(QJsonValue::Undefined) : QJsonValue(QString()));
    if (isFormula(place) && !written.isObject())
        return withProperty(lecture, place, text);
    const QString language = writing.languages.value(0);
    QJsonValue texts = withText(written, language, text, lecture);
    if (isReplaced) // even by nothing: left out, the expression of a style would come back
        return withProperty(lecture, place, texts);
    if (text.isEmpty() && isDefaultText(texts, preset) && preset.toObject().contains(language)) {
        QJsonObject map = texts.toObject(); // without it, the sample would come back
        map.insert(language, text);
        texts = map;
    }
    return withTextsAt(lecture, place, texts, preset);
}

bool canBeFormatted(const Lecture &lecture, const WordsPlace &place, const timeline::Registry &registry)
{
    PropertyPlace formatted = place;
    formatted.key = u"formatted"_s;
    return !place.item && place.key == "text"_L1 && specOf(lecture, formatted, registry);
}

Result<Lecture> withFormattedWords(const Lecture &lecture, const PropertyPlace &place, const QString &markup,
                                   const PropertyWriteMode &writing)
{
    return foundNode(lecture, place.scene, place.node).and_then([&](const graph::Node *node) {
        graph::Node changed = *node;
        changed.properties = withFormattedText(changed.properties, writing.languages.value(0), markup, lecture);
        return lecture::withNodes(lecture, place.scene, {std::move(changed)});
    });
}

Result<Lecture> withLettersToggled(const Lecture &lecture, const QString &scene, const QStringList &nodes,
                                   LetterStyle style, const timeline::Registry &registry)
{
    const QString key = style == LetterStyle::Bold ? u"weight"_s : u"italic"_s;
    const QJsonValue wanted = style == LetterStyle::Bold ? QJsonValue(700) : QJsonValue(true);
    std::vector<PropertyPlace> places;
    bool haveAll = true;
    for (const QString &node : nodes) {
        const PropertyPlace place{scene, node, {}, key};
        const QJsonValue written = writtenAt(lecture, place);
        const PropertyKind kind = kindOf(written);
        if (!specOf(lecture, place, registry) || isFollowing(kind) || kind == PropertyKind::Keyframed)
            continue;
        haveAll = haveAll && written == wanted;
        places.push_back(place);
    }
    if (places.empty())
        return base::failure(translated("None of the selected blocks is a text whose letters can be changed."));
    const QJsonValue next = haveAll ? QJsonValue(QJsonValue::Undefined) : wanted;
    return withEachProperty(lecture, places,
                            [&](const PropertyPlace &, const QJsonValue &) { return Result<QJsonValue>(next); });
}

Result<Lecture> withOrder(const Lecture &lecture, const QString &scene, const QStringList &nodes, Order order)
{
    return lecture::withSceneChanged(lecture, scene, [&](Scene &changed) -> Result<void> {
        const QSet<QString> moved(nodes.begin(), nodes.end());
        std::ranges::stable_partition(changed.actors,
                                      [&](const QString &id) { return moved.contains(id) == (order == Order::Back); });
        return {};
    });
}

Result<Lecture> withoutActors(const Lecture &lecture, const QString &scene, const QStringList &nodes)
{
    return lecture::withSceneChanged(lecture, scene, [&](Scene &changed) -> Result<void> {
        const QSet<QString> gone(nodes.begin(), nodes.end());
        std::erase_if(changed.actors, [&](const QString &id) { return gone.contains(id); });
        return {};
    });
}

Result<Lecture> withActor(const Lecture &lecture, const QString &scene, const QString &node)
{
    return lecture::withSceneChanged(lecture, scene, [&](Scene &changed) -> Result<void> {
        changed.actors.push_back(node);
        return {};
    });
}

} // namespace lectograph::editor
