// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/helpsearch.h"

#include "editor/language/searchwords.h"

#include <algorithm>
#include <optional>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

/// Points for the best occurrence of a word: `begins` if it begins a word of the text, `contains` otherwise; 0: none.
int points(const QString &text, const QString &word, int begins, int contains)
{
    const Fit fit = fitOf(word, text);
    return fit == Fit::None ? 0 : fit == Fit::Inside ? contains : begins;
}

/// The points of one word; nothing if the topic does not have it.
std::optional<int> scoreOf(const HelpTopic &topic, const QString &word)
{
    int score = 0;
    if (fitOf(word, topic.title) == Fit::Exact)
        score += 40;
    score += points(topic.title, word, 60, 40);
    for (const QString &other : topic.words)
        score = std::max(score, points(other, word, 30, 20));
    score += points(topic.section, word, 6, 4);
    if (const int inText = points(topic.text, word, 12, 10); inText > 0)
        score += inText + static_cast<int>(std::min<qsizetype>(6, topic.text.count(word, Qt::CaseInsensitive)));
    if (score == 0)
        score = points(topic.elsewhere, word, 5, 4);
    return score > 0 ? std::optional(score) : std::nullopt;
}

QString excerptOf(const HelpTopic &topic, const QString &word)
{
    constexpr qsizetype before = 40;
    const qsizetype at = topic.text.indexOf(word, topic.title.size(), Qt::CaseInsensitive);
    if (at < 0)
        return {};
    const qsizetype line = topic.text.lastIndexOf(u'\n', at) + 1;
    const qsizetype from = std::max(line, at - before);
    const qsizetype end = topic.text.indexOf(u'\n', at);
    return (from > line ? u"…"_s : QString()) + topic.text.mid(from, end < 0 ? -1 : end - from).simplified().left(160);
}

std::vector<HelpHit> withAll(const std::vector<HelpTopic> &topics, const QStringList &words)
{
    std::vector<HelpHit> hits;
    for (const HelpTopic &topic : topics) {
        std::optional<int> sum = 0;
        for (const QString &word : words) {
            const auto score = scoreOf(topic, word);
            sum = sum && score ? std::optional(*sum + *score) : std::nullopt;
        }
        if (sum)
            hits.push_back({&topic, *sum, excerptOf(topic, words.first())});
    }
    const QString typed = words.join(u' ');
    const auto isExact = [&](const HelpHit &hit) { return fitOf(typed, hit.topic->title) == Fit::Exact; };
    std::ranges::stable_sort(hits, std::greater(),
                             [&](const HelpHit &hit) { return std::pair(isExact(hit), hit.score); });
    return hits;
}

} // namespace

QStringList searchTerms(const QString &query)
{
    return query.split(u' ', Qt::SkipEmptyParts);
}

std::vector<HelpHit> searched(const std::vector<HelpTopic> &topics, const QString &query)
{
    QStringList words = searchTerms(query);
    if (words.isEmpty())
        return {};
    for (int cut = 0; cut < 3; ++cut) {
        if (std::vector<HelpHit> hits = withAll(topics, words); !hits.empty())
            return hits;
        for (QString &word : words) {
            if (word.size() > 2)
                word.chop(1);
        }
    }
    return {};
}

} // namespace lectograph::editor
