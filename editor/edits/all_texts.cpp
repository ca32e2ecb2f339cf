// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits/all_texts.h"

#include "base/text.h"
#include "editor/language/names.h"
#include "graph/binding.h"
#include "graph/expression.h"
#include "graph/placement.h"
#include "lecture/animation_types.h"
#include "lecture/types.h"
#include "typeset/markup.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;
using lecture::Lecture;
using lecture::Scene;

namespace {

/// The parts of an expression that are text: quoted ones, and in a template what stands outside the places.
class ExpressionTexts
{
public:
    using Change = std::function<QString(const QString &)>;

    ExpressionTexts(const QString &text, const Change &change) : m_text(text), m_change(change) {}

    QString changed()
    {
        if (graph::isTemplate(m_text))
            readTemplate();
        else
            readExpression(m_text.size());
        return m_result;
    }

private:
    bool isPlace(qsizetype at, bool areMarked) const
    {
        const QChar next = at + 1 < m_text.size() ? m_text.at(at + 1) : QChar();
        return m_text.at(at) == u'{' && (areMarked ? next == u'=' : next != u'{');
    }
    void readTemplate()
    {
        const bool areMarked = m_text.contains(u"{="_s);
        qsizetype from = 0;
        while (m_at < m_text.size()) {
            if (isPlace(m_at, areMarked)) {
                m_result += m_change(m_text.sliced(from, m_at - from));
                readExpression(endOfPlace());
                from = m_at;
            } else {
                const bool isDoubled = !areMarked && m_text.at(m_at) == u'{'; // a brace, no place
                m_at = std::min(m_at + (isDoubled ? 2 : 1), m_text.size());
            }
        }
        m_result += m_change(m_text.sliced(from));
    }
    qsizetype endOfPlace() const
    {
        QChar quote;
        for (qsizetype at = m_at; at < m_text.size(); ++at) {
            const QChar c = m_text.at(at);
            if (!quote.isNull())
                quote = c == quote ? QChar() : quote;
            else if (c == u'"' || c == u'\'')
                quote = c;
            else if (c == u'}')
                return at + 1;
        }
        return m_text.size();
    }
    void readExpression(qsizetype end)
    {
        while (m_at < end) {
            const QChar quote = m_text.at(m_at);
            const qsizetype close = quote == u'"' || quote == u'\'' ? m_text.indexOf(quote, m_at + 1) : -1;
            if (close < 0 || close >= end) {
                m_result += m_text.at(m_at++);
                continue;
            }
            m_result += quote + m_change(m_text.sliced(m_at + 1, close - m_at - 1)) + quote;
            m_at = close + 1;
        }
    }

    const QString &m_text;
    const Change &m_change;
    QString m_result;
    qsizetype m_at = 0;
};

class TextVisitor
{
public:
    TextVisitor(const Lecture &lecture, const timeline::Registry &plugins, const TextChange &change)
        : m_types(lecture::typesOf(lecture, plugins)), m_change(change)
    {}

    Lecture changed(Lecture lecture)
    {
        change({TextOwner::Lecture, {}, {}, {}, u"title"_s}, lecture.title);
        changeDescription(lecture);
        for (lecture::Parameter &parameter : lecture.parameters)
            change({TextOwner::Lecture, {}, parameter.id, {}, u"label"_s}, parameter.label);
        for (lecture::ScenePtr &scene : lecture.scenes)
            scene = changed(scene);
        for (graph::NodePtr &node : lecture.nodes)
            node = changed(node, {});
        for (auto &[id, block] : lecture.blocks)
            block = changed(block);
        for (auto &[id, animation] : lecture.animations)
            animation = changed(animation);
        changeStyles(lecture.look.styles);
        return lecture;
    }

private:
    QString changedText(TextPlace place, const QString &text, const QString &language = {}) const
    {
        place.language = language;
        return m_change(place, text);
    }
    /// A string, or a map of language to string.
    void change(const TextPlace &place, QJsonValue &texts,
                std::optional<typeset::Dollars> formatted = std::nullopt) const
    {
        const auto changed = [&](const QString &text, const QString &language) {
            if (!formatted)
                return changedText(place, text, language);
            const QString plain = typeset::plainText(text, *formatted);
            const QString words = changedText(place, plain, language);
            return words == plain ? text : typeset::withPlainText(text, words, *formatted);
        };
        if (texts.isString()) {
            texts = changed(texts.toString(), {});
        } else if (texts.isObject()) {
            QJsonObject map = texts.toObject();
            for (auto text = map.begin(); text != map.end(); ++text) {
                if (text.value().isString())
                    text.value() = changed(text.value().toString(), text.key());
            }
            texts = map;
        }
    }
    void changeExtra(TextPlace place, QJsonObject &extra, const QString &key) const
    {
        if (!extra.contains(key))
            return;
        place.key = key;
        QJsonValue texts = extra.value(key);
        change(place, texts);
        extra.insert(key, texts);
    }
    void changeName(TextPlace place, QJsonObject &extra) const
    {
        place.isName = true;
        changeExtra(place, extra, u"label"_s);
    }
    /// Its description, and whatever else is written in its languages.
    void changeDescription(Lecture &lecture) const
    {
        const auto isLanguage = [&](const QString &key) { return lecture.languages.contains(key); };
        const QStringList keys = lecture.extra.keys();
        for (const QString &key : keys) {
            const QStringList languages = lecture.extra.value(key).toObject().keys();
            const bool isLocalized = !languages.isEmpty() && std::ranges::all_of(languages, isLanguage);
            if (isLocalized || key == "description"_L1)
                changeExtra({TextOwner::Lecture}, lecture.extra, key);
        }
    }
    /// A list of objects that have a name.
    void changeNames(const TextPlace &place, QJsonObject &extra, const QString &list, const QString &key) const
    {
        if (!extra.contains(list))
            return;
        QJsonArray all = extra.value(list).toArray();
        for (QJsonValueRef one : all) {
            QJsonObject object = one.toObject();
            changeExtra(place, object, key);
            one = object;
        }
        extra.insert(list, all);
    }
    QJsonValue changedExpression(const TextPlace &place, const QJsonValue &json) const
    {
        const auto texts = [&](const QString &expression, const QString &language) {
            const ExpressionTexts::Change change = [&](const QString &text) {
                return changedText(place, text, language);
            };
            return ExpressionTexts(expression, change).changed();
        };
        QJsonObject object = json.toObject();
        const QJsonValue written = object.value(u"expression"_s);
        if (written.isString()) {
            object.insert(u"expression"_s, texts(written.toString(), {}));
        } else {
            QJsonObject map = written.toObject();
            for (auto text = map.begin(); text != map.end(); ++text)
                text.value() = texts(text.value().toString(), text.key());
            object.insert(u"expression"_s, map);
        }
        return object;
    }
    /// Of a property in any form; texts of expressions also where it is no text.
    void changeProperty(const TextPlace &place, QJsonValue &json, bool areWords,
                        std::optional<typeset::Dollars> formatted) const
    {
        if (graph::isLink(json))
            return;
        if (graph::isExpression(json)) {
            json = changedExpression(place, json);
        } else if (graph::isKeyframed(json)) {
            QJsonObject keyframed = json.toObject();
            QJsonArray keys = keyframed.value(u"keys"_s).toArray();
            for (QJsonValueRef one : keys) {
                QJsonObject key = one.toObject();
                QJsonValue value = key.value(u"value"_s);
                changeProperty(place, value, areWords, formatted);
                key.insert(u"value"_s, value);
                one = key;
            }
            keyframed.insert(u"keys"_s, keys);
            json = keyframed;
        } else if (json.isArray()) {
            QJsonArray list = json.toArray();
            for (QJsonValueRef one : list) {
                QJsonValue value = one;
                changeProperty(place, value, areWords, formatted);
                one = value;
            }
            json = list;
        } else if (areWords && json.isObject() && isMapOfLists(json.toObject())) {
            QJsonObject map = json.toObject();
            for (auto list = map.begin(); list != map.end(); ++list) {
                QJsonArray texts = list.value().toArray();
                for (QJsonValueRef one : texts)
                    one = changedText(place, one.toString(), list.key());
                list.value() = texts;
            }
            json = map;
        } else if (areWords) {
            change(place, json, formatted);
        }
    }
    static bool isMapOfLists(const QJsonObject &map)
    {
        return !map.isEmpty() && std::ranges::all_of(map, [](const QJsonValue &one) { return one.isArray(); });
    }
    void changeProperties(TextPlace place, QJsonObject &properties, const graph::PropertyTable &table) const
    {
        std::optional<typeset::Dollars> formatted;
        if (properties.value(u"formatted"_s).toBool())
            formatted = dollarsOf(properties);
        for (const graph::PropertySpec &spec : table) {
            place.key = base::toText(spec.key);
            if (!properties.contains(place.key))
                continue;
            QJsonValue value = properties.value(place.key);
            changeProperty(place, value, graph::holdsWords(spec), place.key == u"text"_s ? formatted : std::nullopt);
            properties.insert(place.key, value);
        }
    }

    graph::NodePtr changed(const graph::NodePtr &node, const QString &scene) const
    {
        graph::Node copy = *node;
        const TextPlace place{TextOwner::Node, scene, node->id};
        changeName(place, copy.extra);
        if (const graph::NodeType *type = m_types.nodes.find(*node))
            changeProperties(place, copy.properties, graph::tableOf(*type));
        return copy == *node ? node : std::make_shared<const graph::Node>(std::move(copy));
    }
    timeline::ClipPtr changed(const timeline::ClipPtr &clip, const Scene &scene) const
    {
        timeline::Clip copy = *clip;
        const TextPlace place{TextOwner::Clip, scene.id, {}, clip->id};
        changeName(place, copy.extra);
        changeProperties(place, copy.properties, lecture::propertiesOf(*clip, scene, m_types));
        for (timeline::ClipPtr &child : copy.clips)
            child = changed(child, scene);
        const bool isSame = copy.properties == clip->properties && copy.extra == clip->extra
            && copy.clips == clip->clips;
        return isSame ? clip : std::make_shared<const timeline::Clip>(std::move(copy));
    }
    timeline::TrackPtr changed(const timeline::TrackPtr &track, const Scene &scene) const
    {
        timeline::Track copy = *track;
        change({TextOwner::Track, scene.id, {}, {}, u"name"_s}, copy.name);
        for (timeline::ClipPtr &clip : copy.clips)
            clip = changed(clip, scene);
        const bool isSame = copy.name == track->name && copy.clips == track->clips;
        return isSame ? track : std::make_shared<const timeline::Track>(std::move(copy));
    }
    lecture::SoundPtr changed(const lecture::SoundPtr &sound, const QString &scene) const
    {
        lecture::Sound copy = *sound;
        change({.owner = TextOwner::Sound, .scene = scene, .key = u"name"_s, .sound = sound->id}, copy.name);
        return copy.name == sound->name ? sound : std::make_shared<const lecture::Sound>(std::move(copy));
    }
    lecture::ScenePtr changed(const lecture::ScenePtr &scene) const
    {
        Scene copy = *scene;
        change({TextOwner::Scene, scene->id, {}, {}, u"name"_s}, copy.name);
        changeNames({TextOwner::Marker, scene->id}, copy.extra, u"markers"_s, u"name"_s);
        changeNames({TextOwner::Group, scene->id}, copy.extra, u"groups"_s, u"title"_s);
        for (graph::NodePtr &node : copy.nodes)
            node = changed(node, scene->id);
        for (timeline::TrackPtr &track : copy.tracks)
            track = changed(track, *scene);
        for (lecture::SoundPtr &sound : copy.sounds)
            sound = changed(sound, scene->id);
        const bool isSame = copy.name == scene->name && copy.extra == scene->extra && copy.nodes == scene->nodes
            && copy.tracks == scene->tracks && copy.sounds == scene->sounds;
        return isSame ? scene : std::make_shared<const Scene>(std::move(copy));
    }
    lecture::BlockPtr changed(const lecture::BlockPtr &block) const
    {
        lecture::Block copy = *block;
        bool isSame = true;
        const auto changeIn = [&](const QString &key, QJsonValue &texts, const QString &published = {}) {
            const QJsonValue before = texts;
            change({.owner = TextOwner::Definition,
                    .scene = lecture::blockType(block->id),
                    .node = block->id,
                    .key = key,
                    .published = published},
                   texts);
            isSame = isSame && before == texts;
        };
        changeIn(u"title"_s, copy.title);
        changeIn(u"help"_s, copy.help);
        for (lecture::PublishedProperty &published : copy.properties) {
            changeIn(u"title"_s, published.title, published.key);
            changeIn(u"help"_s, published.help, published.key);
            if (!graph::holdsTexts(published.type))
                continue;
            const QJsonValue before = published.preset;
            changeProperty({TextOwner::Preset, lecture::blockType(block->id), block->id, {}, published.key},
                           published.preset, true, std::nullopt);
            isSame = isSame && before == published.preset;
        }
        for (lecture::PublishedOutput &output : copy.outputs) {
            changeIn(u"help"_s, output.help, output.key);
            const QJsonValue before = output.from;
            changeProperty({TextOwner::Definition, lecture::blockType(block->id), block->id, {}, output.key},
                           output.from, false, std::nullopt);
            isSame = isSame && before == output.from;
        }
        copy.inside = changed(block->inside);
        return isSame && copy.inside == block->inside ? block : std::make_shared<const lecture::Block>(std::move(copy));
    }
    lecture::AnimationPtr changed(const lecture::AnimationPtr &animation) const
    {
        lecture::Animation copy = *animation;
        change({TextOwner::Animation, {}, animation->id, {}, u"title"_s}, copy.title);
        change({TextOwner::Animation, {}, animation->id, {}, u"help"_s}, copy.help);
        for (timeline::ClipPtr &clip : copy.clips)
            clip = changed(clip, Scene());
        const bool isSame = copy.title == animation->title && copy.help == animation->help
            && copy.clips == animation->clips;
        return isSame ? animation : std::make_shared<const lecture::Animation>(std::move(copy));
    }
    /// A style is for blocks of any type: what is a text in one of them is one in the style.
    void changeStyles(QJsonObject &styles) const
    {
        QSet<QString> keys;
        for (const auto &[id, type] : m_types.nodes.types()) {
            for (const graph::PropertySpec &spec : type.properties) {
                if (graph::holdsWords(spec))
                    keys.insert(base::toText(spec.key));
            }
        }
        for (auto style = styles.begin(); style != styles.end(); ++style) {
            QJsonObject values = style.value().toObject();
            for (const QString &key : values.keys()) {
                QJsonValue value = values.value(key);
                changeProperty({TextOwner::Style, {}, style.key(), {}, key}, value, keys.contains(key), std::nullopt);
                values.insert(key, value);
            }
            style.value() = values;
        }
    }

    const timeline::Registry &m_types;
    const TextChange &m_change;
};

} // namespace

Lecture withEachText(const Lecture &lecture, const timeline::Registry &plugins, const TextChange &change)
{
    return TextVisitor(lecture, plugins, change).changed(lecture);
}

} // namespace lectograph::editor
