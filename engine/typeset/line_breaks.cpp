// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/line_breaks.h"

#include "base/east_asian.h"
#include "base/graphemes.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace lectograph::typeset {

namespace {

using base::isSquare;

/// How suitable a position between two characters is for a line break: in a Korean word, where Unicode allows it, is
/// worse than beside a mark there, and least is one that parts a mark from the word that it belongs to.
enum Break : char { Never, OffItsWord, InWord, InKoreanWord, AtMark, Good };

/// Unicode before 15.1 never breaks at “ and ”, since languages differ in which one opens; next to ideographs it is
/// unambiguous.
bool isBreakAtQuote(QChar before, QChar after)
{
    const bool opens = after == u'“' || after == u'‘';
    const bool closed = before == u'”' || before == u'’';
    return (opens && isSquare(before) && before.category() != QChar::Punctuation_Open)
        || (closed && isSquare(after) && (after.isLetterOrNumber() || after.category() == QChar::Punctuation_Open));
}

/// Whether it is after a dash or a slash, or before a bracket that opens.
bool isAtMark(QChar before, QChar after)
{
    return before.category() == QChar::Punctuation_Dash || before == u'/'
        || after.category() == QChar::Punctuation_Open;
}

/// Whether a line would begin with a mark that ends something, or end with one that begins something.
bool isOffItsWord(QChar before, QChar after)
{
    using enum QChar::Category;
    const auto isOneOf = [](QChar mark, std::initializer_list<QChar::Category> kinds) {
        return std::ranges::find(kinds, mark.category()) != kinds.end();
    };
    return isOneOf(after, {Punctuation_Close, Punctuation_FinalQuote, Punctuation_Other})
        || isOneOf(before, {Punctuation_Open, Punctuation_InitialQuote});
}

/// Whether two marks are one name, as in C++.
bool areDoubled(QChar before, QChar after)
{
    return before == after && (before.isPunct() || before.isSymbol());
}

std::vector<Break> breaksOf(const QString &text)
{
    std::vector<Break> breaks(static_cast<std::size_t>(text.size()) + 1, Never);
    for (const qsizetype at : base::graphemeBoundaries(text))
        breaks[static_cast<std::size_t>(at)] = InWord;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary())
        breaks[static_cast<std::size_t>(at)] = Good;
    const std::vector<bool> isKorean = base::koreanWords(text);
    for (qsizetype at = 1; at < text.size(); ++at) {
        const QChar before = text[at - 1];
        const QChar after = text[at];
        const auto index = static_cast<std::size_t>(at);
        const bool isInKorean = isKorean[index - 1] && isKorean[index];
        Break &quality = breaks[index];
        if (quality == Good && areDoubled(before, after))
            quality = InWord;
        else if (quality == Good && isInKorean)
            quality = isAtMark(before, after) ? AtMark : InKoreanWord;
        else if (!isInKorean && isBreakAtQuote(before, after))
            quality = Good;
        if (quality == InWord && isOffItsWord(before, after))
            quality = OffItsWord;
    }
    breaks.back() = Good;
    return breaks;
}

} // namespace

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
        for (const Break least : {Good, AtMark, InKoreanWord, InWord, OffItsWord}) {
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
