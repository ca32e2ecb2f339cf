// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/spelling.h"

#include "base/sentence.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lectograph::base {

namespace {

constexpr qsizetype mostSuggestions = 3;

QString comparable(const QString &name)
{
    return name.toCaseFolded().replace(u'_', u'-');
}

/// Edit distance: insertions, deletions, replacements and transpositions of neighbours (optimal string alignment).
int distance(const QString &a, const QString &b)
{
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<int> beforeLast(width);
    std::vector<int> last(width);
    std::vector<int> current(width);
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        current[0] = static_cast<int>(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const int replaced = last[at - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            current[at] = std::min({last[at] + 1, current[at - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                current[at] = std::min(current[at], beforeLast[at - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, current);
    }
    return last.back();
}

} // namespace

QStringList nearNames(const QString &word, const QStringList &known)
{
    const QString wanted = comparable(word.trimmed());
    if (wanted.isEmpty())
        return {};
    const int tolerance = std::max(1, static_cast<int>(wanted.size()) / 3);

    std::vector<std::pair<int, QString>> found;
    for (const QString &name : known) {
        const QString candidate = comparable(name);
        const int steps = distance(wanted, candidate);
        const bool contained = wanted.size() >= 3 && (candidate.contains(wanted) || wanted.contains(candidate));
        if (steps <= tolerance || contained)
            found.emplace_back(steps, name);
    }
    std::ranges::stable_sort(found, {}, &std::pair<int, QString>::first);

    QStringList names;
    for (const auto &[steps, name] : found) {
        if (names.size() < mostSuggestions)
            names.append(name);
    }
    return names;
}

QString didYouMean(const QString &word, const QStringList &known, const std::function<QString(const QString &)> &shown)
{
    if (known.contains(word))
        return {}; // nothing is misspelt
    QStringList names = nearNames(word, known);
    if (shown)
        std::ranges::transform(names, names.begin(), shown);
    if (names.isEmpty())
        return {};
    const QString last = names.takeLast();
    if (names.isEmpty())
        return base::Sentence::tr("Did you mean %1?").arg(last);
    return base::Sentence::tr("Did you mean %1 or %2?").arg(names.join(u", "_s), last);
}

} // namespace lectograph::base
