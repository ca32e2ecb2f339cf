// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/generated.h"

#include "editor/language/allwords.h"
#include "editor/language/keynames.h"
#include "editor/language/names.h"
#include "editor/language/searchwords.h"
#include "editor/language/translated.h"
#include "editor/widgets/helptopic.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <ranges>
#include <tuple>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Text of the vocabulary has no markup; marks in it are meant literally.
QString escapedMarkdown(QString text)
{
    for (const QChar mark : u"\\`*_[]<>|"_s)
        text.replace(mark, u'\\' + QString(mark));
    return text;
}

/// "number, 0 to 4 units".
QString kindOfProperty(const graph::PropertySpec &spec)
{
    QStringList parts{editor::nameOf(spec.type)};
    const QString unit = QString::fromUtf8(spec.unit.data(), static_cast<qsizetype>(spec.unit.size()));
    const QLocale locale;
    const auto number = [&](double value) { return locale.toString(value, 'g', 6); };
    if (std::isfinite(spec.min) && std::isfinite(spec.max))
        parts.append(translated("%1 to %2").arg(number(spec.min), number(spec.max)));
    else if (std::isfinite(spec.min))
        parts.append(translated("at least %1").arg(number(spec.min)));
    else if (std::isfinite(spec.max))
        parts.append(translated("at most %1").arg(number(spec.max)));
    if (!unit.isEmpty())
        parts.append(vocabulary(unit));
    if (!spec.choices.empty())
        parts.append(choiceLabelsOf(spec).join(u" / "_s));
    return parts.join(u", "_s);
}

QString propertiesText(const graph::PropertyTable &table)
{
    QString text;
    for (const graph::PropertySpec &spec : table) {
        text += u"### %1\n\n*%2*\n\n"_s.arg(escapedMarkdown(labelOf(spec)), escapedMarkdown(kindOfProperty(spec)));
        if (const QString help = helpOf(spec); !help.isEmpty())
            text += escapedMarkdown(help) + u"\n\n"_s;
    }
    return text;
}

template <BlockOrAnimation T>
HelpTopic topicOf(const T &type, const timeline::Catalog &catalog, const QString &id, const QString &group,
                  const AllWords &words)
{
    HelpTopic topic;
    topic.id = id;
    topic.section = group + u" · "_s + categoryOf(type);
    topic.title = titleOf(type);
    topic.markdown = u"# %1\n\n*%2*\n\n%3\n\n"_s.arg(escapedMarkdown(topic.title), escapedMarkdown(topic.section),
                                                     escapedMarkdown(helpOf(type)));
    if (!type.properties.empty())
        topic.markdown += u"## %1\n\n"_s.arg(translated("Properties")) + propertiesText(type.properties);
    topic.text = plainText(topic.markdown);
    topic.words = words.of(type.title) + searchWordsOf(catalog, type.id);
    topic.elsewhere = words.of(type.help).join(u'\n');
    return topic;
}

template <class Types, class Name>
void addTopics(std::vector<HelpTopic> &topics, const Types &types, const timeline::Catalog &catalog,
               const QString &group, const Name &name, const AllWords &words)
{
    std::vector<const typename Types::mapped_type *> ordered;
    for (const auto &type : types | std::views::values)
        ordered.push_back(&type);
    std::ranges::stable_sort(ordered, {}, [&](const auto *type) {
        return std::tuple(categoryRank(catalog, type->category), type->category);
    });
    for (const auto *type : ordered)
        topics.push_back(topicOf(*type, catalog, name(type->id), group, words));
}

} // namespace

std::vector<HelpTopic> vocabularyTopics(const timeline::Registry &registry)
{
    const AllWords words;
    std::vector<HelpTopic> topics;
    addTopics(topics, registry.nodes.types(), registry.catalog, translated("Blocks"), blockTopic, words);
    addTopics(topics, registry.animations.types(), registry.catalog, translated("Animations"), animationTopic, words);
    return topics;
}

std::vector<HelpTopic> commandTopics(const Actions &actions)
{
    std::vector<HelpTopic> topics;
    for (const QAction *action : actions.all()) {
        const QString category = Actions::categoryOf(*action);
        const auto found = std::ranges::find(topics, category, &HelpTopic::title);
        HelpTopic &topic = found != topics.end() ? *found : topics.emplace_back();
        if (topic.id.isEmpty()) {
            topic.id = u"keys/"_s + Actions::idOf(*action); // of the first one, since categories are translated
            topic.section = translated("Commands and keys");
            topic.title = category;
            topic.markdown = u"# %1\n\n| %2 | %3 |\n|---|---|\n"_s.arg(escapedMarkdown(category), translated("Command"),
                                                                       translated("Keys"));
        }
        const QString id = Actions::idOf(*action);
        const QString name = escapedMarkdown(action->text());
        topic.markdown += u"| %1 | %2 |\n"_s.arg(mayTrigger(id) ? u"[%1](action:%2)"_s.arg(name, id) : name,
                                                 escapedMarkdown(keyTexts(action->shortcuts()).join(u", "_s)));
    }
    for (HelpTopic &topic : topics)
        topic.text = plainText(topic.markdown);
    return topics;
}

} // namespace lectograph::editor
