// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/phrase.h"

#include <algorithm>
#include <limits>

namespace lectograph::shape {

namespace {

using Paths = std::vector<IndexPath>;

struct Wanted
{
    QString phrase;
    int number = 1; ///< occurrence, counted from 1; 0: all
};

Wanted parsed(const QString &segment)
{
    Wanted wanted;
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

Paths glyphsIn(const std::vector<Glyph> &glyphs, SourceRange range)
{
    Paths inside;
    for (const Glyph &glyph : glyphs) {
        if (glyph.source.start >= range.start && glyph.source.end <= range.end)
            inside.push_back(glyph.at);
    }
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

} // namespace

std::vector<SourceRange> occurrences(const QString &text, const QString &phrase)
{
    if (phrase.isEmpty())
        return {};
    std::vector<SourceRange> found = occurrences(text, phrase, false);
    return found.empty() ? occurrences(text, phrase, true) : found;
}

Paths phraseParts(const Shape &whole, const IndexPath &at, const QString &segment)
{
    const Wanted wanted = parsed(segment);
    Paths all;
    int number = 0;
    for (const Region &region : regionsAt(whole, at)) {
        std::vector<Glyph> glyphs;
        collectGlyphs(region.part, region.at, region.inherited, glyphs);
        for (const SourceRange range : occurrences(region.text, wanted.phrase)) {
            Paths found = glyphsIn(glyphs, range);
            if (found.empty())
                continue;
            if (++number == wanted.number)
                return found;
            if (wanted.number == 0)
                std::move(found.begin(), found.end(), std::back_inserter(all));
        }
    }
    return all;
}

QString phraseText(const Shape &whole, const IndexPath &at)
{
    QStringList texts;
    for (const Region &region : regionsAt(whole, at))
        texts.append(region.text.simplified());
    return texts.join(QLatin1String(" / "));
}

} // namespace lectograph::shape
