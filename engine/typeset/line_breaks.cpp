// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/line_breaks.h"

#include "base/text.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace lectograph::typeset {

namespace {

using base::isHangul;

/// How suitable a position between two characters is for a line break.
enum Break : char { Never, InWord, Allowed, Good };

/// Unicode before 15.1 never breaks at “ and ”, since languages differ in which one opens; next to ideographs it is
/// unambiguous.
bool isBreakAtQuote(QChar before, QChar after)
{
    const bool opens = after == u'“' || after == u'‘';
    const bool closed = before == u'”' || before == u'’';
    return (opens && isSquare(before) && before.category() != QChar::Punctuation_Open)
        || (closed && isSquare(after) && (after.isLetterOrNumber() || after.category() == QChar::Punctuation_Open));
}

/// Marks the words between spaces in which Korean is written: it has breaks only at spaces, and writes particles without a
/// space after whatever they belong to – (GPT)은, 95%를, C++로 – and a bracket after its word.
std::vector<bool> koreanWordsOf(const QString &text)
{
    std::vector<bool> isKorean(static_cast<std::size_t>(text.size()), false);
    for (qsizetype from = 0; from < text.size(); ++from) {
        qsizetype to = from;
        bool hasHangul = false;
        for (; to < text.size() && !text[to].isSpace(); ++to)
            hasHangul = hasHangul || isHangul(text[to]);
        std::fill_n(isKorean.begin() + from, to - from, hasHangul);
        from = to;
    }
    return isKorean;
}

/// Whether a break that Unicode allows inside a Korean word is a good one: after a dash or a slash, and in Chinese.
bool mayBreakKoreanWord(QChar before, QChar after)
{
    const bool isChinese = isSquare(before) || isSquare(after);
    return before.category() == QChar::Punctuation_Dash || before == u'/'
        || (isChinese && !isHangul(before) && !isHangul(after));
}

std::vector<Break> breaksOf(const QString &text)
{
    std::vector<Break> breaks(static_cast<std::size_t>(text.size()) + 1, Never);
    const auto mark = [&breaks, &text](QTextBoundaryFinder::BoundaryType type, Break quality) {
        QTextBoundaryFinder finder(type, text);
        for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary())
            breaks[static_cast<std::size_t>(at)] = quality;
    };
    mark(QTextBoundaryFinder::Grapheme, InWord);
    mark(QTextBoundaryFinder::Line, Good);
    const std::vector<bool> isKorean = koreanWordsOf(text);
    for (qsizetype at = 1; at < text.size(); ++at) {
        const QChar before = text[at - 1];
        const QChar after = text[at];
        Break &quality = breaks[static_cast<std::size_t>(at)];
        const bool isInside = isKorean[static_cast<std::size_t>(at)] && !before.isSpace();
        if (quality == Good && isInside && !mayBreakKoreanWord(before, after))
            quality = Allowed;
        else if (isBreakAtQuote(before, after))
            quality = Good;
    }
    breaks.back() = Good;
    return breaks;
}

} // namespace

bool isSquare(QChar character)
{
    switch (character.script()) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana: return true;
    default: break;
    }
    const char16_t code = character.unicode();
    return (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF01 && code <= 0xFF60);
}

qsizetype withoutBlankEnd(QStringView text)
{
    qsizetype end = text.size();
    while (end > 0 && text[end - 1].isSpace())
        --end;
    return end;
}

std::vector<LinePiece> filledLines(const QString &paragraph, const std::vector<double> &positions, double width)
{
    const std::vector<Break> breaks = breaksOf(paragraph);
    const qsizetype size = paragraph.size();
    const auto trimmed = [&paragraph](qsizetype from, qsizetype to) {
        return from + withoutBlankEnd(QStringView(paragraph).mid(from, to - from));
    };
    // Without right-to-left text, everything after the first character that does not fit does not fit either.
    const bool isInOrder = std::ranges::is_sorted(positions);
    const auto endOfLine = [&](qsizetype from) {
        const auto fits = [&](qsizetype end) {
            return positions[static_cast<std::size_t>(end)] - positions[static_cast<std::size_t>(from)] <= width + 1e-9;
        };
        for (const Break least : {Good, Allowed, InWord}) {
            qsizetype best = from;
            qsizetype end = from; // without trailing spaces
            for (qsizetype to = from + 1; to <= size; ++to) {
                if (!paragraph[to - 1].isSpace())
                    end = to;
                const bool isBreak = breaks[static_cast<std::size_t>(to)] >= least;
                if ((isBreak || isInOrder) && !fits(end))
                    break;
                if (isBreak)
                    best = to;
            }
            if (best > from)
                return best;
        }
        qsizetype next = from + 1; // not even one character fits
        while (next < size && breaks[static_cast<std::size_t>(next)] == Never)
            ++next;
        return next;
    };

    std::vector<LinePiece> lines;
    qsizetype from = 0;
    do {
        const qsizetype end = size == 0 ? 0 : endOfLine(from);
        lines.push_back({from, trimmed(from, end)});
        from = end;
        while (from < size && paragraph[from].isSpace())
            ++from;
    } while (from < size);
    return lines;
}

std::vector<qsizetype> stretchPoints(const QString &paragraph, LinePiece line)
{
    std::vector<qsizetype> points;
    for (qsizetype at = line.from; at + 1 < line.to; ++at) {
        const QChar here = paragraph[at];
        const QChar next = paragraph[at + 1];
        const bool blank = here.isSpace();
        const bool squares = isSquare(here) && isSquare(next) && !next.isSpace();
        if (blank || squares)
            points.push_back(at);
    }
    return points;
}

} // namespace lectograph::typeset
