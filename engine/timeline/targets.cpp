// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/targets.h"

#include <algorithm>
#include <set>

namespace lectograph::timeline {

using namespace Qt::StringLiterals;

namespace {

// For the whole scene, so that patterns in a file cannot multiply without end.
constexpr std::size_t mostTargets = 100'000;
constexpr std::size_t mostComparisons = 20'000'000; // of characters, roughly

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// "layer-#" for "layer-12".
QString withoutNumbers(const QString &id)
{
    QString result;
    for (qsizetype i = 0; i < id.size(); ++i) {
        if (!isDigit(id[i]))
            result.append(id[i]);
        else if (i == 0 || !isDigit(id[i - 1]))
            result.append(u'#');
    }
    return result;
}

/// The numbers in an id, without leading zeros, each with its length in front: they compare like the numbers.
std::vector<std::pair<qsizetype, QString>> numbersIn(const QString &id)
{
    std::vector<std::pair<qsizetype, QString>> numbers;
    for (qsizetype i = 0; i < id.size();) {
        qsizetype end = i;
        while (end < id.size() && isDigit(id[end]))
            ++end;
        if (end == i) {
            ++i;
            continue;
        }
        while (i + 1 < end && id[i] == u'0')
            ++i;
        numbers.emplace_back(end - i, id.sliced(i, end - i));
        i = end;
    }
    return numbers;
}

void sortByNumbers(std::vector<QString> &ids)
{
    if (ids.empty())
        return;
    const QString common = withoutNumbers(ids.front());
    if (std::ranges::all_of(ids, [&](const QString &id) { return withoutNumbers(id) == common; }))
        std::ranges::stable_sort(ids, {}, numbersIn);
}

} // namespace

Target targetFrom(const QString &text)
{
    const qsizetype slash = text.indexOf(u'/');
    return slash < 0 ? Target{text, {}} : Target{text.left(slash), text.sliced(slash + 1)};
}

QString textOf(const Target &target)
{
    return target.part.isEmpty() ? target.actor : target.actor + u'/' + target.part;
}

void setTargets(Clip &clip, std::vector<QString> targets)
{
    clip.target = targets.size() == 1 ? targets.front() : QString();
    if (targets.size() == 1)
        targets.clear();
    clip.targets = std::move(targets);
}

bool isMatching(QStringView pattern, QStringView text)
{
    qsizetype p = 0;
    qsizetype t = 0;
    qsizetype star = -1; // the last one passed, and where its text ends so far
    qsizetype starEnd = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == u'*') {
            star = p++;
            starEnd = t;
        } else if (p < pattern.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (star >= 0) {
            p = star + 1;
            t = ++starEnd;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == u'*')
        ++p;
    return p == pattern.size();
}

TargetFinder::TargetFinder(std::span<const QString> actors, std::span<const QString> others)
    : m_actors(actors), m_others(others), m_targets(mostTargets), m_comparisons(mostComparisons)
{}

FoundTargets TargetFinder::targetsOf(const Clip &clip, bool withOthers)
{
    FoundTargets found;
    std::set<std::pair<QString, QString>> known;
    for (const QString &text : timeline::targetsOf(clip)) {
        const Target target = targetFrom(text);
        const bool isPattern = target.actor.contains(u'*');
        if (isPattern && matching(target.actor, withOthers).empty())
            found.missing.push_back(text);
        const std::vector<QString> one{target.actor};
        for (const QString &actor : isPattern ? matching(target.actor, withOthers) : one) {
            if (m_targets == 0) {
                found.areTooMany = true;
                return found;
            }
            --m_targets;
            if (known.insert({actor, target.part}).second)
                found.targets.push_back({actor, target.part});
        }
    }
    return found;
}

const std::vector<QString> &TargetFinder::matching(const QString &pattern, bool withOthers)
{
    const auto [place, isNew] = m_matching.try_emplace({pattern, withOthers});
    std::vector<QString> &ids = place->second;
    if (!isNew)
        return ids;
    if (m_ids.empty()) {
        m_ids.assign(m_actors.begin(), m_actors.end());
        const std::set<QString> onStage(m_actors.begin(), m_actors.end());
        std::ranges::copy_if(m_others, std::back_inserter(m_ids),
                             [&](const QString &id) { return !onStage.contains(id); });
    }
    const auto among = std::span<const QString>(m_ids).first(withOthers ? m_ids.size() : m_actors.size());
    if (std::ranges::find(among, pattern) != among.end()) {
        ids = {pattern};
        return ids;
    }
    for (const QString &id : among) {
        const std::size_t cost = 1 + static_cast<std::size_t>(pattern.size() * id.size()) / 64;
        if (m_comparisons < cost)
            break;
        m_comparisons -= cost;
        if (isMatching(pattern, id))
            ids.push_back(id);
    }
    sortByNumbers(ids);
    return ids;
}

} // namespace lectograph::timeline
