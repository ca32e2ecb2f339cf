// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"

namespace lectograph::graph {

/// An entry of a tensor: of an output of a node, or of a property that is no link.
struct TensorEntry
{
    QString node;
    QStringList inside; ///< from the node inwards: ids of nodes in instances, numbers of the items of repetitions
    int port = -1;
    QString key = {}; ///< of the property; empty for an output
    int row = 0;
    int column = 0;

    friend bool operator==(const TensorEntry &, const TensorEntry &) = default;
};

/// What a part of a shape shows.
struct ShownEntry
{
    TensorEntry entry;
    int rows = 0; ///< of the tensor that the block draws
    int columns = 0;
};

/// Whether parts of its shapes show entries of tensors: drawn by itself, by the items of a repetition, or inside.
bool drawsEntries(const NodeType &type);

/// The entries that parts of the shape of a node show, such as “entries/3/2”, or “0/entries/3/2” of the first item of a
/// repetition and “weights/entries/3/2” of an instance: where they come from, through the links of the block that draws
/// them, of the instances around that, and inside of those that give them. One for each part.
std::vector<std::optional<ShownEntry>> shownEntries(Evaluator &evaluator, int node, base::Time time,
                                                    const QStringList &parts);

/// An entry with the names of its row and column: their tokens, as the nearest list of so many texts that the tensor is
/// computed from has them.
struct EntryExplanation
{
    double value = 0;
    QString row;
    QString column;
    QString how; ///< it was computed: what follows “0.42 =”; empty if its block cannot say
};
/// Nothing if there is no such entry at that time.
std::optional<EntryExplanation> explained(Evaluator &evaluator, const TensorEntry &entry, base::Time time);

} // namespace lectograph::graph
