// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "graph/binding.h"
#include "lecture/borrowed_texts.h"
#include "lecture/findings.h"
#include "lecture/properties.h"
#include "lecture/sentence.h"

#include <QRegularExpression>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

/// The texts of a property that is a text or a list of texts: constant, keyframed, or element by element.
template <class Visit>
void eachText(const QJsonValue &json, const QString &place, const Visit &visit)
{
    if (graph::isLink(json))
        return;
    if (graph::isExpression(json))
        return visit(json[u"expression"_s], place + u"/expression"_s);
    if (graph::isKeyframed(json)) {
        const QJsonArray keys = json[u"keys"_s].toArray();
        for (qsizetype i = 0; i < keys.size(); ++i)
            eachText(keys[i][u"value"_s], u"%1/keys/%2/value"_s.arg(place).arg(i), visit);
    } else if (json.isArray()) {
        const QJsonArray elements = json.toArray();
        for (qsizetype i = 0; i < elements.size(); ++i)
            eachText(elements[i], u"%1/%2"_s.arg(place).arg(i), visit);
    } else {
        visit(json, place);
    }
}

/// Who wrote a property: an author, in a scene or what scenes share, or the definition of a block, for all instances.
enum class Writer { Author, Definition };
using Visit = std::function<void(const WrittenProperty &property, const QString &place, Writer writer)>;

/// The texts that instances of definitions have by default, as if they were written there: they are shown until an
/// author writes others.
void eachDefaultText(const std::vector<graph::NodePtr> &nodes, const timeline::Registry &registry,
                     const std::function<void(const WrittenProperty &property)> &visit)
{
    for (const graph::NodePtr &node : nodes) {
        const graph::NodeType *type = blockIdOf(node->type).isEmpty() ? nullptr : registry.nodes.find(*node);
        if (!type)
            continue;
        for (const graph::PropertySpec &spec : type->properties) {
            const QString key = base::toText(spec.key);
            if (graph::holdsTexts(spec.type) && !node->properties.contains(key))
                visit({spec, graph::presetOf(spec), u"nodes/%1/properties/%2"_s.arg(node->id, key)});
        }
    }
}

/// Calls `visit` with every property of the lecture and its complete place: those of what scenes share, then those of
/// definitions, then those of scenes.
void eachWritten(const Lecture &lecture, const timeline::Registry &registry, const Visit &visit)
{
    const auto visitor = [&](const auto &placed, Writer writer) {
        return [&visit, placed, writer](const WrittenProperty &property) {
            visit(property, placed(property.place), writer);
        };
    };
    const auto ofLecture = [](const QString &place) { return u"lecture.json: "_s + place; };
    eachProperty(lecture.nodes, registry, visitor(ofLecture, Writer::Author));
    eachDefaultText(lecture.nodes, registry, visitor(ofLecture, Writer::Definition));
    const auto visitScene = [&](const Scene &scene, Writer writer) {
        const auto ofScene = [&scene](const QString &place) { return placeIn(scene, place); };
        eachProperty(scene, registry, visitor(ofScene, writer));
        eachDefaultText(scene.nodes, registry, visitor(ofScene, Writer::Definition));
    };
    for (const BlockPtr &block : lecture.blocks | std::views::values)
        visitScene(*block->inside, Writer::Definition);
    for (const ScenePtr &scene : lecture.scenes)
        visitScene(*scene, Writer::Author);
}

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
    for (const AnimationPtr &animation : lecture.animations | std::views::values) {
        search.visit(animation->title, u"animations/%1.json: title"_s.arg(animation->id));
        search.visit(animation->help, u"animations/%1.json: help"_s.arg(animation->id));
    }
    for (const ScenePtr &scene : lecture.scenes) {
        search.visit(scene->name, placeIn(*scene, u"name"_s));
        for (std::size_t i = 0; i < scene->tracks.size(); ++i)
            search.visit(scene->tracks[i]->name, placeIn(*scene, u"tracks/%1/name"_s.arg(i)));
        for (std::size_t i = 0; i < scene->sounds.size(); ++i)
            search.visit(scene->sounds[i]->name, placeIn(*scene, u"sounds/%1/name"_s.arg(i)));
    }
    eachWritten(lecture, registry, [&](const WrittenProperty &property, const QString &place, Writer) {
        if (property.spec.type == graph::ValueType::Tensor)
            search.visitNumbers(property.json, place);
        else if (graph::holdsTexts(property.spec.type))
            eachText(property.json, place, [&](const QJsonValue &text, const QString &at) { search.visit(text, at); });
    });
    return search.found();
}

namespace {

/// Whether it is written in a language of its own, in which few words are those of people.
bool isFormal(const graph::PropertySpec &spec)
{
    return spec.key == "latex" || spec.text == graph::TextKind::Code;
}

} // namespace

std::vector<BorrowedText> borrowedTexts(const Lecture &lecture, const QString &language,
                                        const timeline::Registry &registry)
{
    // Signs such as “x” or “10” are the same in all languages, and so are formulas but for their words.
    static const QRegularExpression word(u"\\p{L}{2}|[\\p{Han}\\p{Hangul}]"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression wordOfFormula(u"\\\\(?:text\\w*|mbox)\\s*\\{[^}]*\\p{L}{2}|[\\p{Han}\\p{Hangul}]"_s,
                                                  QRegularExpression::UseUnicodePropertiesOption);
    const QStringList order = languageOrder(lecture, language);
    std::vector<BorrowedText> borrowed;
    std::vector<BorrowedText> plain;
    bool isTranslated = language == lecture.language;
    const auto visit = [&](const graph::PropertySpec &spec, const QJsonValue &text, const QString &place,
                           Writer writer) {
        if (text.isObject()) {
            const QJsonObject texts = text.toObject();
            if (texts.contains(language)) {
                isTranslated = isTranslated || writer == Writer::Author; // those of definitions came with them
                return;
            }
            const auto shown = std::ranges::find_if(order, [&](const QString &one) { return texts.contains(one); });
            if (shown != order.end())
                borrowed.push_back({place, *shown});
        } else if (const QRegularExpression &saying = isFormal(spec) ? wordOfFormula : word;
                   (spec.text == graph::TextKind::Words || spec.text == graph::TextKind::Code)
                   && saying.match(text.toString()).hasMatch() && !place.endsWith(u"/expression"_s)) {
            plain.push_back({place, lecture.language});
        }
    };
    eachWritten(lecture, registry, [&](const WrittenProperty &property, const QString &place, Writer writer) {
        if (graph::holdsTexts(property.spec.type))
            eachText(property.json, place,
                     [&](const QJsonValue &text, const QString &at) { visit(property.spec, text, at, writer); });
    });
    if (!isTranslated)
        borrowed.insert(borrowed.end(), plain.begin(), plain.end());
    return borrowed;
}

} // namespace lectograph::lecture
