// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_listing.h"

#include "base/hash.h"
#include "typeset/monospaced.h"

#include <algorithm>

namespace lectograph::text {

namespace {

bool isWordUnit(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c.isSurrogate() || c.isMark();
}

/// Cuts a token at white space, and a plain one also between words and what is none.
void addWords(Listing &listing, const typeset::CodeToken &token)
{
    const QString &text = listing.text;
    const bool isPlain = token.kind == typeset::CodeKind::Plain;
    int start = -1;
    for (int i = token.range.start; i <= token.range.end; ++i) {
        const bool isEnd = i == token.range.end || text[i].isSpace();
        const bool isCut = isEnd
            || (isPlain && start >= 0 && start < i && isWordUnit(text[i]) != isWordUnit(text[i - 1]));
        if (isCut && start >= 0) {
            listing.tokens.push_back({{start, i}, token.kind, 0, 0});
            start = -1;
        }
        if (!isEnd && start < 0)
            start = i;
    }
}

void addLines(Listing &listing, int tab)
{
    const QString &text = listing.text;
    for (qsizetype from = 0; from <= text.size();) {
        const qsizetype found = text.indexOf(u'\n', from);
        const qsizetype end = found < 0 ? text.size() : found;
        const qsizetype to = end > from && text[end - 1] == u'\r' ? end - 1 : end;
        ListingLine line;
        line.range = {static_cast<int>(from), static_cast<int>(to)};
        line.columns = typeset::cellColumns(text.mid(from, to - from), tab);
        listing.lines.push_back(std::move(line));
        from = end + 1;
    }
}

void placeTokens(Listing &listing)
{
    std::size_t next = 0;
    for (int number = 0; number < listing.size(); ++number) {
        ListingLine &line = listing.lines[static_cast<std::size_t>(number)];
        line.first = next;
        while (next < listing.tokens.size() && listing.tokens[next].range.start < line.range.end) {
            ListingToken &token = listing.tokens[next++];
            token.line = number;
            token.column = line.columns[static_cast<std::size_t>(token.range.start - line.range.start)];
        }
        line.last = next;
    }
}

quint64 hashOf(const Listing &listing)
{
    base::Hash hash;
    hash.add(listing.text);
    for (const ListingToken &token : listing.tokens)
        hash.add(token.range.start).add(static_cast<int>(token.kind));
    return hash.value();
}

} // namespace

int Listing::columns() const
{
    int most = 0;
    for (const ListingLine &line : lines)
        most = std::max(most, line.width());
    return most;
}

int Listing::lineAt(int position) const
{
    const auto after = std::ranges::upper_bound(lines, position, {},
                                                [](const ListingLine &line) { return line.range.start; });
    return std::max(0, static_cast<int>(after - lines.begin()) - 1);
}

QString withinLimits(const QString &text)
{
    QString result;
    qsizetype from = 0;
    for (int number = 0; number < mostLines && from <= text.size(); ++number) {
        const qsizetype found = text.indexOf(u'\n', from);
        const qsizetype end = found < 0 ? text.size() : found;
        if (number > 0)
            result += u'\n';
        result += QStringView(text).mid(from, std::min<qsizetype>(end - from, mostColumns));
        from = end + 1;
    }
    return result;
}

Listing listingOf(const QString &text, const std::vector<typeset::CodeToken> &tokens, int tab)
{
    Listing listing;
    listing.text = text;
    for (const typeset::CodeToken &token : tokens)
        addWords(listing, token);
    addLines(listing, tab);
    placeTokens(listing);
    listing.hash = hashOf(listing);
    return listing;
}

} // namespace lectograph::text
