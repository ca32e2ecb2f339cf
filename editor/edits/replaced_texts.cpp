// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/replaced_texts.h"

#include "editor/edits/definitions.h"
#include "editor/edits/lookup.h"
#include "editor/edits/texts.h"

#include <QJsonArray>

#include <algorithm>

namespace lectograph::editor {

namespace {

/// Whether it has a text for each of several languages, as a whole or item by item.
bool isByLanguage(const QJsonValue &texts)
{
    const QJsonArray items = texts.toArray();
    return texts.isObject() || std::ranges::any_of(items, [](const QJsonValue &item) { return item.isObject(); });
}

} // namespace

std::optional<QJsonValue> replacedDefault(const lecture::Lecture &lecture, const PropertyPlace &place)
{
    const graph::Node *node = place.clip ? nullptr : nodeOf(sceneOf(lecture, place.scene), place.node);
    const lecture::Block *block = node ? definitionOf(lecture, lecture::blockIdOf(node->type)) : nullptr;
    const lecture::PublishedProperty *published = block ? publishedIn(*block, place.key) : nullptr;
    const bool isOfTexts = published
        && (published->type == graph::ValueType::Text || published->type == graph::ValueType::Texts);
    if (!isOfTexts || !isByLanguage(published->preset) || !writtenAt(lecture, place).isUndefined())
        return std::nullopt;
    return languagesOf(lecture).all.size() > 1 ? QJsonObject() : QJsonValue(QJsonValue::Undefined);
}

bool isDefaultText(const QJsonValue &texts, const QJsonValue &preset)
{
    const QJsonObject written = texts.toObject();
    const QJsonObject samples = preset.toObject();
    if (written.isEmpty())
        return false;
    for (auto text = written.begin(); text != written.end(); ++text) {
        if (samples.value(text.key()) != text.value())
            return false;
    }
    return true;
}

} // namespace lectograph::editor
