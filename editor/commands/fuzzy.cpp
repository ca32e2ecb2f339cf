// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/fuzzy.h"

#include <QStringList>

#include <algorithm>

namespace lectograph::editor {

namespace {

bool beginsWord(QStringView text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

std::optional<int> scoreOfWord(QStringView word, QStringView text)
{
    // An exact match of the word beats scattered letters.
    std::optional<int> best;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const int score = static_cast<int>(word.size()) * 8 + (beginsWord(text, at) ? 30 : 10)
            - static_cast<int>(std::min<qsizetype>(at, 9));
        best = std::max(best.value_or(score), score);
    }
    if (best)
        return best;
    int score = 0;
    qsizetype next = 0;
    qsizetype last = -2;
    for (const QChar letter : word) {
        // Prefers a letter at the start of a word to the next occurrence.
        qsizetype found = text.indexOf(letter, next);
        for (qsizetype at = found; at >= 0 && at != last + 1; at = text.indexOf(letter, at + 1)) {
            if (beginsWord(text, at)) {
                found = at;
                break;
            }
        }
        if (found < 0)
            return std::nullopt;
        score += found == last + 1 ? 4 : beginsWord(text, found) ? 5 : -1;
        last = found;
        next = found + 1;
    }
    return score > static_cast<int>(word.size()) ? std::optional(score) : std::nullopt;
}

} // namespace

std::optional<int> fuzzyScore(QStringView typed, QStringView text)
{
    const QString folded = text.toString().toCaseFolded();
    int sum = 0;
    for (const QString &word : typed.toString().toCaseFolded().split(u' ', Qt::SkipEmptyParts)) {
        const auto score = scoreOfWord(word, folded);
        if (!score)
            return std::nullopt;
        sum += *score;
    }
    return sum - static_cast<int>(std::min<qsizetype>(folded.size(), 60)) / 10;
}

} // namespace lectograph::editor
