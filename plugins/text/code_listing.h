// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/code_tokens.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace lectograph::text {

/// A token of a listing without white space, or one word of a longer one.
struct ListingToken
{
    shape::SourceRange range;
    typeset::CodeKind kind = typeset::CodeKind::Plain;
    int line = 0;
    int column = 0; ///< the cell in which it begins
};

struct ListingLine
{
    shape::SourceRange range; ///< without the line break
    std::vector<int> columns; ///< the cell in which every unit begins, and the end
    std::size_t first = 0;    ///< its tokens: [first, last)
    std::size_t last = 0;

    bool isBlank() const { return first == last; }
    int width() const { return columns.back(); }
};

/// A code, cut into lines and tokens.
struct Listing
{
    QString text;
    std::vector<ListingLine> lines; ///< at least one
    std::vector<ListingToken> tokens;
    quint64 hash = 0; ///< of the text and the kinds of its tokens

    int size() const { return static_cast<int>(lines.size()); }
    QStringView textOf(const ListingToken &token) const
    {
        return QStringView(text).mid(token.range.start, token.range.end - token.range.start);
    }
    QStringView textOf(const ListingLine &line) const
    {
        return QStringView(text).mid(line.range.start, line.range.end - line.range.start);
    }
    /// The column of the first token of a line; 0 where it has none.
    int indentOf(const ListingLine &line) const { return line.isBlank() ? 0 : tokens[line.first].column; }
    /// Of its longest line.
    int columns() const;
    /// The line that the position is in.
    int lineAt(int position) const;
};

inline constexpr int mostLines = 2000;
inline constexpr int mostColumns = 1000; ///< about; counted in characters

/// The text as far as it is drawn: the first mostLines lines, each with the first mostColumns characters.
QString withinLimits(const QString &text);

Listing listingOf(const QString &text, const std::vector<typeset::CodeToken> &tokens, int tab);

} // namespace lectograph::text
