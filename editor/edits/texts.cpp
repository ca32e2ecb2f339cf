// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/texts.h"

#include "base/graphemes.h"
#include "base/text.h"
#include "editor/language/language.h"
#include "editor/language/names.h"
#include "graph/binding.h"
#include "graph/value.h"
#include "lecture/properties.h"
#include "typeset/markup.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <map>
#include <memory>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

const QString formattedKey = u"formatted"_s;

template <class Change>
QJsonValue eachText(const QJsonValue &texts, const Change &change)
{
    if (!texts.isObject())
        return texts.isString() ? QJsonValue(change(texts.toString())) : texts;
    QJsonObject map = texts.toObject();
    for (auto text = map.begin(); text != map.end(); ++text) {
        if (text.value().isString())
            text.value() = change(text.value().toString());
    }
    return map;
}

bool isPlain(const QJsonArray &list)
{
    return std::ranges::none_of(list, [](const QJsonValue &one) { return one.isObject(); });
}

} // namespace

Languages languagesOf(const lecture::Lecture &lecture)
{
    Languages languages{lecture.languages, lecture.language};
    if (languages.all.isEmpty())
        languages.all.append(lecture.language);
    if (!languages.all.contains(languages.own))
        languages.own = languages.all.front();
    return languages;
}

bool isEmptyText(const QJsonValue &texts)
{
    return texts.isObject() ? texts.toObject().isEmpty() : texts.toString().isEmpty();
}

QString textIn(const QJsonValue &texts, const QString &language, const QString &own)
{
    if (texts.isObject())
        return texts.toObject().value(language).toString();
    return language == own ? texts.toString() : QString();
}

QJsonValue withText(const QJsonValue &texts, const QString &language, const QString &text, const QString &own)
{
    if (!texts.isObject()) {
        if (language == own)
            return text;
        if (text.isEmpty())
            return texts;
        QJsonObject map{{language, text}};
        if (!texts.toString().isEmpty())
            map.insert(own, texts.toString());
        return map;
    }
    QJsonObject map = texts.toObject();
    if (text.isEmpty())
        map.remove(language);
    else
        map.insert(language, text);
    return map.isEmpty() ? QJsonValue(QString()) : QJsonValue(map);
}

QJsonValue withText(const QJsonValue &texts, const QString &shown, const QString &text, const lecture::Lecture &lecture)
{
    const Languages languages = languagesOf(lecture);
    return withText(texts, languages.all.contains(shown) ? shown : languages.own, text, languages.own);
}

QJsonValue withName(const QJsonValue &names, const QString &shown, const QString &name, const lecture::Lecture &lecture)
{
    const QJsonValue with = withText(names, shown, name, lecture);
    const bool isEmpty = with.toString().isEmpty() && with.toObject().isEmpty();
    return isEmpty ? QJsonValue(QJsonValue::Undefined) : with;
}

bool isFormatted(const graph::Node &node)
{
    return node.properties.value(formattedKey).toBool();
}

QJsonValue withoutFormats(const QJsonValue &texts, typeset::Dollars dollars)
{
    return eachText(texts, [dollars](const QString &text) { return typeset::plainText(text, dollars); });
}

QJsonValue withFormatsKept(const QJsonValue &formatted, const QJsonValue &changed, const QString &own,
                           typeset::Dollars dollars)
{
    const auto kept = [&](const QString &language, const QJsonValue &text) {
        return typeset::withPlainText(textIn(formatted, language, own), text.toString(), dollars);
    };
    if (!changed.isObject())
        return changed.isString() ? QJsonValue(kept(own, changed)) : changed;
    QJsonObject texts = changed.toObject();
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        if (text.value().isString())
            text.value() = kept(text.key(), text.value());
    }
    return texts;
}

QJsonObject withFormattedText(QJsonObject properties, const QString &shown, const QString &markup,
                              const lecture::Lecture &lecture)
{
    const QString key = u"text"_s;
    const typeset::Dollars dollars = dollarsOf(properties);
    QJsonValue texts = properties.value(key);
    if (graph::isExpression(texts))
        texts = QString(); // which constant words replace as a whole
    if (!properties.value(formattedKey).toBool())
        texts = eachText(texts, [dollars](const QString &text) { return typeset::escaped(text, dollars); });
    texts = withText(texts, shown, markup, lecture);
    bool isPlainText = true;
    const base::ColorNames colors = graph::colorsOf(lecture.look);
    eachText(texts, [&](const QString &text) {
        const typeset::FormattedText formatted = typeset::fromMarkup(text, colors, dollars);
        isPlainText = isPlainText && formatted.spans.empty() && !typeset::hasList(formatted.text);
        return text;
    });
    properties.insert(key, isPlainText ? withoutFormats(texts, dollars) : texts);
    if (isPlainText)
        properties.remove(formattedKey);
    else
        properties.insert(formattedKey, true);
    return properties;
}

QJsonValue inLanguagesOf(const QJsonValue &json, const QStringList &translated, const Languages &languages)
{
    if (json.isArray()) {
        QJsonArray array;
        for (const QJsonValue &element : json.toArray())
            array.append(inLanguagesOf(element, translated, languages));
        return array;
    }
    if (!json.isObject())
        return json;
    QJsonObject object = json.toObject();
    const QStringList keys = object.keys();
    const bool isTranslated = !keys.isEmpty()
        && std::ranges::all_of(keys, [&](const QString &key) { return translated.contains(key); });
    if (!isTranslated) {
        for (auto member = object.begin(); member != object.end(); ++member)
            member.value() = inLanguagesOf(member.value(), translated, languages);
        return object;
    }
    QJsonObject kept;
    for (const QString &key : keys) {
        if (languages.all.contains(key))
            kept.insert(key, object.value(key));
    }
    if (kept.isEmpty()) {
        const auto first = std::ranges::find_if(translated, [&](const QString &key) { return object.contains(key); });
        kept.insert(languages.own, object.value(*first));
    }
    return languages.all.size() == 1 ? kept.value(languages.own) : QJsonValue(kept);
}

QStringList textsIn(const QJsonValue &lists, const QString &language, const QString &own)
{
    const QJsonArray array = lists.isObject() ? lists[language].toArray() : lists.toArray();
    if (!lists.isObject() && isPlain(array) && language != own)
        return {};
    QStringList texts;
    for (const QJsonValue &text : array)
        texts.append(text.isObject() ? text.toObject().value(language).toString() : text.toString());
    return texts;
}

QJsonValue numbersIn(const QJsonValue &numbers, const QString &language, const QString &own)
{
    if (!numbers.isObject())
        return numbers;
    const QJsonObject map = numbers.toObject();
    for (const QString &one : {language, own}) {
        if (map.value(one).isArray())
            return map.value(one);
    }
    return map.isEmpty() ? QJsonValue(QJsonValue::Undefined) : *map.begin();
}

QJsonValue withNumbers(const QJsonValue &numbers, const QString &language, const QJsonValue &rows)
{
    if (!numbers.isObject())
        return rows;
    QJsonObject map = numbers.toObject();
    map.insert(language, rows);
    return map;
}

QJsonObject numbersForEach(const QJsonValue &rows, const QStringList &languages)
{
    QJsonObject map;
    for (const QString &language : languages)
        map.insert(language, rows);
    return map;
}

QJsonValue withTexts(const QJsonValue &lists, const QString &language, const QStringList &texts, const QString &own,
                     const QStringList &languages)
{
    QJsonObject map = lists.toObject();
    if (!lists.isObject()) {
        const QJsonArray array = lists.toArray();
        if (isPlain(array) && language == own)
            return QJsonArray::fromStringList(texts);
        if (isPlain(array) && texts.isEmpty())
            return lists;
        for (const QString &other : isPlain(array) ? QStringList{own} : languages) {
            QStringList inOther;
            for (const QJsonValue &text : array)
                inOther.append(graph::localized(text, {other, own}).value_or(QString()));
            map.insert(other, QJsonArray::fromStringList(inOther));
        }
    }
    if (texts.isEmpty())
        map.remove(language);
    else
        map.insert(language, QJsonArray::fromStringList(texts));
    return map.isEmpty() ? QJsonValue(QJsonArray()) : QJsonValue(map);
}

namespace {

/// Default texts that are not names, so they appear only in this file.
[[maybe_unused]] constexpr std::array defaults{
    QT_TRANSLATE_NOOP("Vocabulary", "Text with $x^2$"),
    QT_TRANSLATE_NOOP("Vocabulary", "a fluffy blue creature"),
    QT_TRANSLATE_NOOP("Vocabulary", "fluffy → creature\nblue → creature 0.5"),
    QT_TRANSLATE_NOOP("Vocabulary", "a fluffy blue creature roamed the verdant forest"),
    QT_TRANSLATE_NOOP("Vocabulary", "Attention is all you need"),
    QT_TRANSLATE_NOOP("Vocabulary", "forest"),
    QT_TRANSLATE_NOOP("Vocabulary", "meadow"),
    QT_TRANSLATE_NOOP("Vocabulary", "castle"),
    QT_TRANSLATE_NOOP("Vocabulary", "one"),
    QT_TRANSLATE_NOOP("Vocabulary", "two"),
    QT_TRANSLATE_NOOP("Vocabulary", "Model"),
    QT_TRANSLATE_NOOP("Vocabulary", "Layers"),
    QT_TRANSLATE_NOOP("Vocabulary", "Width"),
    QT_TRANSLATE_NOOP("Vocabulary", "Parameters"),
    QT_TRANSLATE_NOOP("Vocabulary", "Training step"),
    QT_TRANSLATE_NOOP("Vocabulary", "Training"),
    QT_TRANSLATE_NOOP("Vocabulary", "Validation"),
    QT_TRANSLATE_NOOP("Vocabulary", "Predicted"),
    QT_TRANSLATE_NOOP("Vocabulary", "Actual"),
    QT_TRANSLATE_NOOP("Vocabulary", "Model\n  Encoder\n    Embedding\n    Attention\n  Decoder\n    Mask\n    Output"),
    QT_TRANSLATE_NOOP("Vocabulary",
                      "input [Embeddings]: [B, T, 512]\n"
                      "encoder [Encoder layer] * 6 {\n"
                      "  attn [Multi-head attention] :::ORANGE\n"
                      "  norm1 [Add & norm] :::YELLOW\n"
                      "  ffn [Feed-forward] :::BLUE\n"
                      "  norm2 [Add & norm] :::YELLOW\n"
                      "  attn -> norm1 -> ffn -> norm2\n"
                      "  norm1 ->+ norm2\n"
                      "}\n"
                      "input -> attn\n"
                      "input ->+ norm1\n"
                      "norm2 -> output [Output]"),
    QT_TRANSLATE_NOOP("Vocabulary",
                      "2013-01 Word vectors\n"
                      "2014-09 Attention\n"
                      "2017-06 Self-attention\n"
                      "2018-10 Pretraining\n"
                      "2020-05 Few-shot learning\n"
                      "2022-11 Dialogue"),
};

/// Chinese, Japanese, and some scripts of Southeast Asia; Korean separates its words.
bool isWrittenWithoutSpaces(uint letter)
{
    constexpr std::array scripts{QChar::Script_Han, QChar::Script_Hiragana, QChar::Script_Katakana, QChar::Script_Thai,
                                 QChar::Script_Lao, QChar::Script_Khmer,    QChar::Script_Myanmar};
    return std::ranges::find(scripts, QChar::script(letter)) != scripts.end();
}

/// Null if the language has none. Kept: the palette asks for the words of every block.
const QTranslator *vocabularyOf(const QString &language)
{
    thread_local std::map<QString, std::unique_ptr<QTranslator>> known;
    const auto [translator, isNew] = known.try_emplace(language);
    if (isNew) {
        translator->second = std::make_unique<QTranslator>();
        if (!loadWords(*translator->second, language))
            translator->second.reset();
    }
    return translator->second.get();
}

} // namespace

QJsonObject firstWords(const graph::NodeType &type, const QString &language)
{
    QJsonObject words;
    const QTranslator *translator = vocabularyOf(language);
    if (!translator)
        return words;
    const auto translated = [&](const QJsonValue &english) {
        const QByteArray text = english.toString().toUtf8();
        return text.isEmpty() ? QString() : translator->translate("Vocabulary", text.constData());
    };
    for (const graph::PropertySpec &spec : type.properties) {
        const QString key = base::toText(spec.key);
        if (spec.type == graph::ValueType::Text) {
            if (const QString text = translated(graph::presetOf(spec)); !text.isEmpty())
                words.insert(key, text);
        } else if (spec.type == graph::ValueType::Texts) {
            const QJsonArray english = graph::presetOf(spec).toArray();
            QStringList texts;
            const auto ownOf = [&](const QString &one) {
                const QString text = translated(one);
                return text.isEmpty() ? one : text;
            };
            for (const QJsonValue &one : english) {
                QStringList cells = one.toString().split(u'\t'); // of a table; other texts have no tabs
                std::ranges::transform(cells, cells.begin(), ownOf);
                texts.append(cells.join(u'\t'));
            }
            if (QJsonArray::fromStringList(texts) != english)
                words.insert(key, QJsonArray::fromStringList(texts));
        }
    }
    return words;
}

QStringList splitIntoWords(const QString &sentence)
{
    static const QRegularExpression space(u"\\s+"_s);
    QStringList words = sentence.split(space, Qt::SkipEmptyParts);
    if (words.size() != 1)
        return words;
    const QString word = words.front();
    if (!std::ranges::any_of(word.toUcs4(), isWrittenWithoutSpaces))
        return words;
    words.clear();
    const std::vector<qsizetype> boundaries = base::graphemeBoundaries(word);
    for (std::size_t i = 1; i < boundaries.size(); ++i)
        words.append(word.sliced(boundaries[i - 1], boundaries[i] - boundaries[i - 1]));
    return words;
}

QString wordsKeyOf(const graph::NodeType &type)
{
    for (const QString &key : {u"text"_s, u"latex"_s, u"label"_s}) {
        const graph::PropertySpec *spec = lecture::findSpec(type.properties, key);
        if (spec && spec->type == graph::ValueType::Text)
            return key;
    }
    const auto found = std::ranges::find_if(type.properties, [](const graph::PropertySpec &spec) {
        return spec.type == graph::ValueType::Text && graph::holdsWords(spec);
    });
    return found == type.properties.end() ? QString() : base::toText(found->key);
}

bool isTypedAtOnce(const graph::NodeType &type)
{
    const auto hasText = [&](std::string_view key) {
        return std::ranges::any_of(type.properties, [key](const graph::PropertySpec &spec) {
            return spec.key == key && spec.type == graph::ValueType::Text;
        });
    };
    const bool marksShape = std::ranges::any_of(type.properties, &graph::PropertySpec::required);
    if (type.drawnEntry) // its texts are those of cells
        return false;
    const bool takesNumbers = std::ranges::any_of(
        type.properties, [](const graph::PropertySpec &spec) { return spec.type == graph::ValueType::Tensor; });
    // Nothing asks for the label of what is drawn between points, such as a line or a vector.
    const bool isLabelled = hasText("label") && !marksShape && !takesNumbers && !type.controlPoints;
    const bool isListing = std::ranges::any_of(
        type.properties, [](const graph::PropertySpec &spec) { return spec.text == graph::TextKind::Code; });
    return hasText("text") || hasText("latex") || isLabelled || isListing;
}

} // namespace lectograph::editor
