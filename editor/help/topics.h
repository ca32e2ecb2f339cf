// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lectograph::editor {

/// One page of the help.
struct HelpTopic
{
    QString id;      ///< "stage": the name of its file; "block/shapes.circle", "animation/…", "keys/…" if generated
    QString section; ///< its heading in the contents
    QString title;
    QString markdown;
    QString text;           ///< what the markdown says, for the search
    QStringList words = {}; ///< other search words: titles in other languages
    QString elsewhere = {}; ///< the text in the other languages
};

/// The topics of the guide in a language of the interface, in the order of its contents.
std::vector<HelpTopic> guideTopics(const QString &language);

/// The text of a page without marks and addresses.
QString plainText(const QString &markdown);

/// Returns null if there is none.
const HelpTopic *findTopic(const std::vector<HelpTopic> &topics, const QString &id);

/// Where a link in a page leads.
struct HelpLink
{
    enum class Kind { Topic, Action, Web };
    Kind kind = Kind::Topic;
    QString target;      ///< the id of a topic or an action, or an address
    QString anchor = {}; ///< a heading of the topic
};
/// "stage.md", "block/shapes.circle#Radius", "action:file.export", "https://…". Nothing for anything else.
std::optional<HelpLink> parsedLink(const QString &href);

/// Whether a page may trigger the action: those that show or open something, and change nothing of the lecture.
bool mayTrigger(const QString &action);

} // namespace lectograph::editor
