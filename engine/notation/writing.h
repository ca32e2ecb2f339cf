// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/model.h"
#include "notation/scanner.h"

#include <vector>

namespace lectograph::notation {

/// Where a text says what a model has, so that it can be changed there and nowhere else.

/// A place that names an item.
struct Mention
{
    int item = -1;
    Span span = {};         ///< with all that describes the item there
    Span name = {};         ///< with the port behind it
    Span label = {};        ///< with its brackets
    Span inner = {};        ///< without them
    Span className = {};    ///< “:::BLUE”
    Span dims = {};         ///< “: [2, 16]”
    Span repeat = {};       ///< “× 6”
    Span offset = {};       ///< “at (1, 2)”
    bool describes = false; ///< says more than the name
};

/// An arrow between operands of a statement, with its text.
struct Arrow
{
    Span span;
    std::vector<int> links; ///< in the model: of each source to each target; −1: none
};

/// Items with arrows between them, “a -> b & c -> d”.
struct Statement
{
    int line = 0;   ///< counted from 0
    int group = -1; ///< that is open there
    Span span;
    std::vector<std::vector<int>> operands; ///< mentions
    std::vector<Arrow> arrows;              ///< one less than operands
};

/// A group from its name to its end.
struct GroupText
{
    int item = -1;
    Span span;
    int firstLine = 0;
    int lastLine = -1; ///< −1: it has no end
};

/// A line that names items, “class a, b norm” or “ports a: q, k”.
struct Listing
{
    int line = 0;
    std::vector<int> items;
    std::vector<Span> names;
};

/// “direction right”, or the header of a flowchart.
struct DirectionText
{
    Span word; ///< “right”; empty behind “flowchart” alone
    qsizetype end = 0;
    int group = -1;
};

struct Writing
{
    std::vector<Span> lines;       ///< without their ends
    std::vector<int> groupsAtEnd;  ///< for each line, the group that is open behind it; −1: none
    std::vector<Mention> mentions; ///< in the order of the text
    std::vector<Statement> statements;
    std::vector<GroupText> groups;
    std::vector<Listing> listings;
    std::vector<DirectionText> directions;

    const Span &line(int index) const { return lines[static_cast<std::size_t>(index)]; }
    const Mention &mention(int index) const { return mentions[static_cast<std::size_t>(index)]; }
};

struct Written
{
    Model model;
    Writing writing;
};

Written readWritten(const QString &text);

} // namespace lectograph::notation
