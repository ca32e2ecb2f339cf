// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/diagram_edits.h"

#include "editor/edits/lookup.h"
#include "editor/edits/texts.h"
#include "editor/language/translated.h"
#include "graph/value.h"

#include <QJsonArray>
#include <QJsonObject>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

/// The texts of a constant as they are written, or those of its default.
QJsonValue textsOf(const QJsonValue &written, const DiagramPlace &place, const Lecture &lecture,
                   const timeline::Registry &registry)
{
    if (!written.isUndefined())
        return written;
    const auto spec = specOf(lecture, place.textPlace(), registry);
    return spec ? graph::presetOf(*spec) : QJsonValue();
}

/// The text that is seen in the first of these languages that has one.
QString seenText(const QJsonValue &texts, const PropertyWriteMode &writing, const Lecture &lecture)
{
    return graph::localized(texts, writing.languages + QStringList{languagesOf(lecture).own}).value_or(QString());
}

Result<QJsonValue> changedTexts(const QJsonValue &texts, const PropertyWriteMode &writing, const Lecture &lecture,
                                DiagramLanguages languages, const DiagramChange &change)
{
    const QString own = languagesOf(lecture).own;
    const QString seen = seenText(texts, writing, lecture);
    const auto changed = change(seen);
    if (!changed)
        return tl::unexpected(changed.error());
    if (languages == DiagramLanguages::One)
        return withText(texts, writing.languages.value(0, own), *changed, lecture);
    QJsonValue result = texts;
    if (texts.isObject()) {
        const QJsonObject all = texts.toObject();
        for (auto it = all.begin(); it != all.end(); ++it) {
            const QString text = it.value().toString();
            const auto other = text == seen ? changed : change(text);
            if (other)
                result = withText(result, it.key(), *other, own);
        }
        return result;
    }
    return QJsonValue(*changed);
}

/// The keyframe that holds at a time: the last one before it, or the first one.
std::size_t heldAt(const std::vector<Keyframe> &keys, base::Time time)
{
    std::size_t found = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i].seconds <= time.seconds() + sameTime)
            found = i;
    }
    return found;
}

} // namespace

std::optional<DiagramPlace> diagramAt(const Lecture &lecture, const QString &scene, const QString &node,
                                      const timeline::Registry &registry)
{
    const graph::Node *found = nodeOf(sceneOf(lecture, scene), node);
    if (!found)
        return std::nullopt;
    const QJsonObject entry = registry.catalog.type(found->type).value(u"diagram"_s).toObject();
    const auto key = [&](const QString &name) { return entry.value(name).toString(); };
    if (key(u"text"_s).isEmpty())
        return std::nullopt;
    return DiagramPlace{scene, node, key(u"text"_s), key(u"direction"_s), key(u"folded"_s)};
}

QJsonValue textsFor(const Lecture &lecture, const QJsonObject &byLanguage)
{
    const Languages languages = languagesOf(lecture);
    QJsonValue texts;
    for (const QString &language : languages.all) {
        if (const QString text = byLanguage.value(language).toString(); !text.isEmpty())
            texts = withText(texts, language, text, languages.own);
    }
    return textIn(texts, languages.own, languages.own).isEmpty()
        ? withText(texts, languages.own, byLanguage.value(u"en"_s).toString(), languages.own)
        : texts;
}

std::optional<std::pair<QString, QJsonValue>> newDiagramTexts(const Lecture &lecture, const QString &type,
                                                              const timeline::Catalog &catalog)
{
    const QJsonObject entry = catalog.type(type).value(u"diagram"_s).toObject();
    QJsonObject first;
    for (const QJsonValue &beginning : entry.value(u"beginnings"_s).toObject()) {
        const QJsonObject one = beginning.toObject();
        if (first.isEmpty() || one.value(u"rank"_s).toInt() < first.value(u"rank"_s).toInt())
            first = one;
    }
    const QJsonObject texts = first.value(u"text"_s).toObject();
    if (texts.isEmpty() || languagesOf(lecture).all == QStringList{u"en"_s})
        return std::nullopt;
    return std::pair(entry.value(u"text"_s).toString(), textsFor(lecture, texts));
}

QString diagramText(const Lecture &lecture, const DiagramPlace &place, const PropertyWriteMode &writing,
                    const timeline::Registry &registry)
{
    const QJsonValue written = writtenAt(lecture, place.textPlace());
    const PropertyKind kind = kindOf(written);
    if (isFollowing(kind))
        return {};
    if (kind == PropertyKind::Keyframed) {
        const std::vector<Keyframe> keys = keyframesOf(written);
        const base::Time time = homeTime(lecture, place.textPlace(), writing.time, registry);
        return keys.empty() ? QString() : seenText(keys[heldAt(keys, time)].value, writing, lecture);
    }
    return seenText(textsOf(written, place, lecture, registry), writing, lecture);
}

Result<Lecture> withDiagramText(const Lecture &lecture, const DiagramPlace &place, const PropertyWriteMode &writing,
                                const timeline::Registry &registry, DiagramLanguages languages,
                                const DiagramChange &change)
{
    const PropertyPlace at = place.textPlace();
    const QJsonValue written = writtenAt(lecture, at);
    const PropertyKind kind = kindOf(written);
    if (isFollowing(kind))
        return linkedFailure(lecture, at, writing, registry);
    std::vector<Keyframe> keys = keyframesOf(written);
    if (!keys.empty()) {
        Keyframe &held = keys[heldAt(keys, homeTime(lecture, at, writing.time, registry))];
        const auto value = changedTexts(held.value, writing, lecture, languages, change);
        if (!value)
            return tl::unexpected(value.error());
        held.value = *value;
        return withProperty(lecture, at, withKeyframes(written, keys));
    }
    const QJsonValue texts = textsOf(written, place, lecture, registry);
    const auto value = changedTexts(texts, writing, lecture, languages, change);
    if (!value)
        return tl::unexpected(value.error());
    return *value == texts ? lecture : withProperty(lecture, at, *value);
}

bool isFolded(const Lecture &lecture, const DiagramPlace &place, const QString &group)
{
    const QJsonValue written = writtenAt(lecture, {place.scene, place.node, {}, place.folded});
    const QString own = languagesOf(lecture).own;
    return textsIn(written, own, own).contains(group);
}

Result<Lecture> withFolded(const Lecture &lecture, const DiagramPlace &place, const QString &group, bool isFolded)
{
    const PropertyPlace at{place.scene, place.node, {}, place.folded};
    const QJsonValue written = writtenAt(lecture, at);
    const PropertyKind kind = kindOf(written);
    if (isFollowing(kind) || kind == PropertyKind::Keyframed)
        return base::failure(translated("The folded groups of this diagram have keyframes or come from elsewhere."),
                             translated("Change them in the inspector."));
    const Languages languages = languagesOf(lecture);
    QStringList names = textsIn(written, languages.own, languages.own);
    names.removeAll(group);
    if (isFolded)
        names.append(group);
    return withProperty(lecture, at,
                        names.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonArray::fromStringList(names));
}

} // namespace lectograph::editor
