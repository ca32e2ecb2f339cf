// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/phrase.h"

#include "base/east_asian.h"
#include "base/text.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <limits>

namespace lectograph::shape {

namespace {

using Paths = std::vector<IndexPath>;

/// Which glyphs a phrase selects.
enum class Reach { Itself, WordBefore, Before, After };

struct Wanted
{
    Reach reach = Reach::Itself;
    QString phrase;
    int number = 1; ///< occurrence, counted from 1; 0: all
};

struct Prefix
{
    QLatin1String words;
    Reach reach;
};

constexpr Prefix prefixes[] = {{QLatin1String("word before "), Reach::WordBefore},
                               {QLatin1String("before "), Reach::Before},
                               {QLatin1String("after "), Reach::After}};

Wanted parsed(const QString &written)
{
    Wanted wanted;
    const qsizetype quote = std::max(qsizetype{0}, written.indexOf(u'"'));
    for (const Prefix &prefix : prefixes) {
        if (written.left(quote) == prefix.words)
            wanted.reach = prefix.reach;
    }
    const QString segment = written.mid(quote);
    qsizetype end = 1;
    while (end < segment.size() && !(segment[end] == u'"' && segment[end - 1] != u'\\'))
        ++end;
    wanted.phrase = segment.mid(1, end - 1).replace(QLatin1String("\\\""), QLatin1String("\"")).trimmed();
    const QString rest = segment.mid(end + 1);
    if (rest == QLatin1String("#*"))
        wanted.number = 0;
    else if (rest.startsWith(u'#'))
        wanted.number = std::max(1, rest.mid(1).toInt());
    return wanted;
}

/// The end of the run of white space at `i`, and whether it contains a line break.
struct Blank
{
    qsizetype end;
    bool breaks;
};

Blank blankAt(const QString &text, qsizetype i)
{
    bool breaks = false;
    for (; i < text.size() && text[i].isSpace(); ++i)
        breaks = breaks || text[i] == u'\n' || text[i] == QChar::LineSeparator || text[i] == QChar::ParagraphSeparator;
    return {i, breaks};
}

/// The end of `phrase` in `text` if it matches at `start`, else −1. `loose`: ignores white space.
qsizetype endOf(const QString &text, qsizetype start, const QString &phrase, bool loose)
{
    qsizetype i = start;
    for (qsizetype k = 0; k < phrase.size();) {
        const Blank inPhrase = blankAt(phrase, k);
        if (i > start || inPhrase.end > k) {
            const Blank inText = blankAt(text, i);
            const bool fits = loose || (inPhrase.end > k ? inText.end > i : inText.end == i || inText.breaks);
            if (!fits)
                return -1;
            i = inText.end;
        }
        k = inPhrase.end;
        if (k < phrase.size()) {
            if (i >= text.size() || text[i] != phrase[k])
                return -1;
            ++i;
            ++k;
        }
    }
    return i;
}

std::vector<SourceRange> occurrences(const QString &text, const QString &phrase, bool loose)
{
    std::vector<SourceRange> found;
    for (qsizetype i = 0; i < text.size();) {
        const qsizetype end = text[i] == phrase.front() ? endOf(text, i, phrase, loose) : -1;
        if (end > i)
            found.push_back({static_cast<int>(i), static_cast<int>(end)});
        i = std::max(i + 1, end);
    }
    return found;
}

struct Glyph
{
    IndexPath at;
    SourceRange source;
};

/// A leaf without a source inherits the source of its parent.
void collectGlyphs(const Shape &part, const IndexPath &at, SourceRange inherited, std::vector<Glyph> &glyphs)
{
    const SourceRange source = part->source.isValid() ? part->source : inherited;
    if (isLeaf(*part) && source.isValid())
        glyphs.push_back({at, source});
    IndexPath child = at;
    child.push_back(0);
    for (const Shape &shape : part->children) {
        collectGlyphs(shape, child, source, glyphs);
        ++child.back();
    }
}

Paths glyphsWithin(const std::vector<Glyph> &glyphs, int start, int end)
{
    Paths inside;
    for (const Glyph &glyph : glyphs) {
        if (glyph.source.start >= start && glyph.source.end <= end)
            inside.push_back(glyph.at);
    }
    return inside;
}

Paths glyphsIn(const std::vector<Glyph> &glyphs, SourceRange range)
{
    Paths inside = glyphsWithin(glyphs, range.start, range.end);
    if (!inside.empty())
        return inside;
    int smallest = std::numeric_limits<int>::max();
    for (const Glyph &glyph : glyphs) {
        const SourceRange source = glyph.source;
        if (source.start >= range.end || source.end <= range.start || source.end - source.start > smallest)
            continue;
        if (source.end - source.start < smallest)
            inside.clear();
        smallest = source.end - source.start;
        inside.push_back(glyph.at);
    }
    return inside;
}

/// The start of the Korean word that `at` is in, or `at`.
qsizetype startOfKorean(const QString &text, qsizetype at)
{
    const std::vector<bool> isKorean = base::koreanWords(text);
    while (at > 0 && isKorean[static_cast<std::size_t>(at)] && isKorean[static_cast<std::size_t>(at) - 1])
        --at;
    return at;
}

/// The last word that ends before `end`, of Korean up to the space before it; without a word, nothing at `end`.
SourceRange wordBefore(const QString &text, int end)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    finder.setPosition(end);
    for (qsizetype last = end, first = finder.toPreviousBoundary(); first >= 0;
         last = first, first = finder.toPreviousBoundary()) {
        const QStringView piece = QStringView(text).mid(first, last - first);
        if (std::ranges::any_of(piece, [](QChar c) { return c.isLetterOrNumber(); }))
            return {static_cast<int>(startOfKorean(text, first)), static_cast<int>(last)};
    }
    return {end, end};
}

/// A text and the part whose glyphs are searched.
struct Region
{
    QString text;
    Shape part;
    IndexPath at;
    SourceRange inherited;
};

void collectTexts(const Shape &part, const IndexPath &at, std::vector<Region> &regions)
{
    if (!part->sourceText.isEmpty()) {
        regions.push_back({part->sourceText, part, at, {}});
        return;
    }
    IndexPath child = at;
    child.push_back(0);
    for (const Shape &shape : part->children) {
        collectTexts(shape, child, regions);
        ++child.back();
    }
}

/// The glyphs of the last word before `end` in the text `at`, or before that text: a poem's column continues the one before it.
Paths lastWordBefore(const std::vector<Region> &regions, const std::vector<std::vector<Glyph>> &glyphs, std::size_t at,
                     int end)
{
    for (std::size_t i = at + 1; i-- > 0;) {
        const SourceRange word = wordBefore(regions[i].text, i == at ? end : static_cast<int>(regions[i].text.size()));
        if (Paths found = glyphsWithin(glyphs[i], word.start, word.end); !found.empty())
            return found;
    }
    return {};
}

/// The text that contains the part, or the texts below it.
std::vector<Region> regionsAt(const Shape &whole, const IndexPath &at)
{
    Shape part = whole;
    QString text = part->sourceText;
    SourceRange source = part->source;
    for (const int index : at) {
        part = partAt(part, {index});
        if (!part->sourceText.isEmpty()) {
            text = part->sourceText;
            source = {};
        }
        if (part->source.isValid())
            source = part->source;
    }
    if (!text.isEmpty())
        return {{text, part, at, source}};
    std::vector<Region> regions;
    collectTexts(part, at, regions);
    return regions;
}

/// 0 if the segment names no line.
int lineNumber(const QString &segment)
{
    const QLatin1String line("line ");
    const QStringView digits = QStringView(segment).mid(line.size());
    const bool isNumber = std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return segment.startsWith(line) && isNumber ? std::max(0, digits.toInt()) : 0;
}

/// The glyphs of each line that has some.
std::vector<Paths> linesAt(const Shape &whole, const IndexPath &at)
{
    std::vector<Paths> lines;
    for (const Region &region : regionsAt(whole, at)) {
        std::vector<Glyph> glyphs;
        collectGlyphs(region.part, region.at, region.inherited, glyphs);
        for (qsizetype start = 0; start <= region.text.size();) {
            const qsizetype found = region.text.indexOf(u'\n', start);
            const qsizetype end = found < 0 ? region.text.size() : found;
            if (Paths line = glyphsWithin(glyphs, static_cast<int>(start), static_cast<int>(end)); !line.empty())
                lines.push_back(std::move(line));
            start = end + 1;
        }
    }
    return lines;
}

} // namespace

std::vector<SourceRange> occurrences(const QString &text, const QString &phrase)
{
    const QString composed = base::composed(phrase); // as words are
    if (composed.isEmpty())
        return {};
    std::vector<SourceRange> found = occurrences(text, composed, false);
    return found.empty() ? occurrences(text, composed, true) : found;
}

bool isPhrase(const QString &segment)
{
    return segment.startsWith(u'"') || std::ranges::any_of(prefixes, [&](const Prefix &prefix) {
               return segment.startsWith(prefix.words) && segment.mid(prefix.words.size()).startsWith(u'"');
           });
}

bool isLine(const QString &segment)
{
    return lineNumber(segment) > 0;
}

int lineCount(const Shape &whole, const IndexPath &at)
{
    return static_cast<int>(linesAt(whole, at).size());
}

std::optional<Paths> lineParts(const Shape &whole, const IndexPath &at, const QString &segment)
{
    const std::vector<Paths> lines = linesAt(whole, at);
    const auto number = static_cast<std::size_t>(lineNumber(segment));
    if (lines.empty() || number == 0)
        return std::nullopt;
    return number <= lines.size() ? lines[number - 1] : Paths();
}

std::optional<Paths> phraseParts(const Shape &whole, const IndexPath &at, const QString &segment)
{
    const Wanted wanted = parsed(segment);
    const std::vector<Region> regions = regionsAt(whole, at);
    std::vector<std::vector<Glyph>> glyphs(regions.size());
    const auto all = [&](std::size_t first, std::size_t last) {
        Paths paths;
        for (std::size_t i = first; i < last; ++i) {
            for (const Glyph &glyph : glyphs[i])
                paths.push_back(glyph.at);
        }
        return paths;
    };
    const auto joined = [](Paths first, Paths second) {
        std::ranges::move(second, std::back_inserter(first));
        return first;
    };
    for (std::size_t i = 0; i < regions.size(); ++i)
        collectGlyphs(regions[i].part, regions[i].at, regions[i].inherited, glyphs[i]);
    Paths several;
    int number = 0;
    for (std::size_t i = 0; i < regions.size(); ++i) {
        for (const SourceRange range : occurrences(regions[i].text, wanted.phrase)) {
            Paths found = glyphsIn(glyphs[i], range);
            if (found.empty())
                continue;
            if (++number != wanted.number && wanted.number != 0)
                continue;
            switch (wanted.reach) {
            case Reach::Before: return joined(all(0, i), glyphsWithin(glyphs[i], 0, range.start));
            case Reach::After:
                return joined(glyphsWithin(glyphs[i], range.end, std::numeric_limits<int>::max()),
                              all(i + 1, regions.size()));
            case Reach::WordBefore: return lastWordBefore(regions, glyphs, i, range.start);
            case Reach::Itself: break;
            }
            if (wanted.number != 0)
                return found;
            std::ranges::move(found, std::back_inserter(several));
        }
    }
    return several.empty() ? std::nullopt : std::optional(several);
}

QString phraseText(const Shape &whole, const IndexPath &at)
{
    QStringList texts;
    for (const Region &region : regionsAt(whole, at))
        texts.append(region.text.simplified());
    return texts.join(QLatin1String(" / "));
}

} // namespace lectograph::shape
