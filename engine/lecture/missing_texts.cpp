// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/binding.h"
#include "lecture/findings.h"
#include "lecture/properties.h"
#include "lecture/sentence.h"

#include <ranges>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

class Search
{
public:
    explicit Search(const QStringList &languages) : m_languages(languages) {}

    /// A plain string is valid for every language; other values are not text.
    void visit(const QJsonValue &localizable, const QString &place)
    {
        const QJsonObject texts = localizable.toObject();
        if (!localizable.isObject())
            return;
        for (const QString &language : m_languages) {
            if (texts.contains(language))
                continue;
            m_found.push_back({graph::Severity::Warning,
                               {Sentence::tr("There is no text for the language “%1”.").arg(language),
                                Sentence::tr("Write one; until then that of another language is shown."), place}});
        }
    }

    /// A property that is a text or a list of texts: constant, keyframed, or element by element.
    void visitProperty(const QJsonValue &json, const QString &place)
    {
        if (graph::isLink(json))
            return;
        if (graph::isExpression(json))
            return visit(json[u"expression"_s], place + u"/expression"_s);
        if (graph::isKeyframed(json)) {
            const QJsonArray keys = json[u"keys"_s].toArray();
            for (qsizetype i = 0; i < keys.size(); ++i)
                visitProperty(keys[i][u"value"_s], u"%1/keys/%2/value"_s.arg(place).arg(i));
        } else if (json.isArray()) {
            const QJsonArray elements = json.toArray();
            for (qsizetype i = 0; i < elements.size(); ++i)
                visitProperty(elements[i], u"%1/%2"_s.arg(place).arg(i));
        } else {
            visit(json, place);
        }
    }

    /// A tensor: rows that are valid for every language, or a map of language to rows.
    void visitNumbers(const QJsonValue &json, const QString &place)
    {
        if (!json.isObject() || graph::isLink(json) || graph::isExpression(json) || graph::isKeyframed(json))
            return;
        for (const QString &language : m_languages) {
            if (!json.toObject().contains(language))
                m_found.push_back(
                    {graph::Severity::Warning,
                     {Sentence::tr("There are no numbers for the language “%1”.").arg(language),
                      Sentence::tr("Write them; until then those of another language stand in."), place}});
        }
    }

    graph::Problems found() const { return m_found; }

private:
    QStringList m_languages;
    graph::Problems m_found;
};

} // namespace

graph::Problems missingTexts(const Lecture &lecture, const timeline::Registry &registry)
{
    Search search(lecture.languages);
    search.visit(lecture.title, u"lecture.json: title"_s);
    for (std::size_t i = 0; i < lecture.parameters.size(); ++i)
        search.visit(lecture.parameters[i].label, u"lecture.json: parameters/%1/label"_s.arg(i));
    const auto visitText = [&](const WrittenProperty &property, const QString &place) {
        using graph::ValueType;
        if (property.spec.type == ValueType::Tensor)
            search.visitNumbers(property.json, place);
        else if (property.spec.type == ValueType::Text || property.spec.type == ValueType::Texts)
            search.visitProperty(property.json, place);
    };
    eachProperty(lecture.nodes, registry,
                 [&](const WrittenProperty &property) { visitText(property, u"lecture.json: "_s + property.place); });
    for (const BlockPtr &block : lecture.blocks | std::views::values) {
        const Scene &inside = *block->inside;
        eachProperty(inside, registry,
                     [&](const WrittenProperty &property) { visitText(property, placeIn(inside, property.place)); });
    }
    for (const ScenePtr &scene : lecture.scenes) {
        search.visit(scene->name, placeIn(*scene, u"name"_s));
        for (std::size_t i = 0; i < scene->tracks.size(); ++i)
            search.visit(scene->tracks[i]->name, placeIn(*scene, u"tracks/%1/name"_s.arg(i)));
        for (std::size_t i = 0; i < scene->sounds.size(); ++i)
            search.visit(scene->sounds[i]->name, placeIn(*scene, u"sounds/%1/name"_s.arg(i)));
        eachProperty(*scene, registry,
                     [&](const WrittenProperty &property) { visitText(property, placeIn(*scene, property.place)); });
    }
    return search.found();
}

} // namespace lectograph::lecture
