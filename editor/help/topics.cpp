// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/topics.h"

#include "editor/language/language.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

QString readPage(const QString &language, const QString &name)
{
    QFile file(u":/lectograph/docs/guide/%1/%2.md"_s.arg(language, name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString titleIn(const QString &markdown)
{
    return markdown.startsWith(u"# ") ? markdown.section(u'\n', 0, 0).sliced(2).trimmed() : QString();
}

} // namespace

QString plainText(const QString &markdown)
{
    static const QRegularExpression picture(u"!\\[[^\\]]*\\]\\([^)]*\\)"_s);
    static const QRegularExpression link(u"\\[([^\\]]*)\\]\\([^)]*\\)"_s);
    static const QRegularExpression rule(u"^\\|[ |:-]+\\|$"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression mark(u"^#+ |^- |^\\d+\\. |[*`|]"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression escape(u"\\\\(?=[^a-zA-Z])"_s);
    QString text = markdown;
    text.remove(picture).replace(link, u"\\1"_s).remove(rule).remove(mark).remove(escape);
    return text.trimmed();
}

std::vector<HelpTopic> guideTopics(const QString &language)
{
    // The contents of a language are a page too: headings of sections, and links to topics.
    static const QRegularExpression entry(u"^- \\[[^\\]]+\\]\\(([a-z-]+)\\.md\\)"_s);
    std::vector<HelpTopic> topics;
    QString section;
    for (const QString &line : readPage(language, u"README"_s).split(u'\n')) {
        if (line.startsWith(u"## "))
            section = line.sliced(3).trimmed();
        const QRegularExpressionMatch match = entry.match(line);
        if (!match.hasMatch())
            continue;
        HelpTopic topic;
        topic.id = match.captured(1);
        topic.section = section;
        topic.markdown = readPage(language, topic.id);
        topic.title = titleIn(topic.markdown);
        topic.text = plainText(topic.markdown);
        for (const QString &other : interfaceLanguages()) {
            if (other == language)
                continue;
            const QString page = readPage(other, topic.id);
            topic.words.append(titleIn(page));
            topic.elsewhere += plainText(page) + u'\n';
        }
        topics.push_back(std::move(topic));
    }
    return topics;
}

const HelpTopic *findTopic(const std::vector<HelpTopic> &topics, const QString &id)
{
    const auto found = std::ranges::find(topics, id, &HelpTopic::id);
    return found == topics.end() ? nullptr : &*found;
}

std::optional<HelpLink> parsedLink(const QString &href)
{
    using enum HelpLink::Kind;
    constexpr auto action = "action:"_L1;
    if (href.startsWith(action))
        return HelpLink{Action, href.sliced(action.size())};
    if (href.startsWith(u"https://"))
        return HelpLink{Web, href};
    static const QRegularExpression topic(u"^([a-z]+/)?[\\w.-]+(#.*)?$"_s);
    if (!topic.match(href).hasMatch())
        return std::nullopt;
    QString id = href.section(u'#', 0, 0);
    if (id.endsWith(u".md"))
        id.chop(3);
    return HelpLink{Topic, id, href.section(u'#', 1)};
}

bool mayTrigger(const QString &action)
{
    static const QStringList allowed{
        u"file.start"_s,        u"file.open"_s,         u"file.save"_s,         u"file.backups"_s,
        u"file.export"_s,       u"file.preferences"_s,  u"edit.find"_s,         u"inspector.symbol"_s,
        u"help.commands"_s,     u"help.guide"_s,        u"help.shortcuts"_s,    u"timeline.fitLecture"_s,
        u"timeline.fitScene"_s, u"timeline.overview"_s, u"timeline.addSound"_s, u"playback.toggle"_s};
    return action.startsWith(u"view.") || allowed.contains(action);
}

} // namespace lectograph::editor
