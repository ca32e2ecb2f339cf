// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"

#include <QStringList>

#include <vector>

namespace lectograph::networks {

/// One column of a network: how many nodes it has, and which of them are drawn.
struct Column
{
    QString name;  ///< of its part: as it is called, or its number, counted from 1
    QString label; ///< below it; may be empty
    qint64 count = 0;
    std::vector<qint64> shown; ///< indices; −1 are the dots that stand for all others
    QStringList nodeNames;     ///< of the nodes, in order; there may be fewer
    QStringList nodeParts;     ///< names of the parts of those nodes that are named

    /// The name of a node's part: its own or else its number, counted from 1.
    QString partOf(qint64 node) const;
    QString nameOf(qint64 node) const;
};

/// More columns than these are too narrow to be seen.
inline constexpr qsizetype mostColumns = 40;
/// Into how many columns weights can be given.
inline constexpr std::size_t mostLayers = 6;

/// "columns", "names", "nodeNames", "ends".
graph::PropertyTable columnProperties();

/// "784-16-16-10": numbers with anything but letters between them.
base::Result<std::vector<qint64>> countsIn(QStringView notation);

/// The first `ends` of a column and the last, with dots between them where more than the room of one node is saved.
std::vector<qint64> shownNodes(qint64 count, int ends);

/// What the properties say; `counts` are used where "columns" is empty.
base::Result<std::vector<Column>> columnsOf(const graph::Inputs &in, const graph::Context &context,
                                            const std::vector<qint64> &counts);

} // namespace lectograph::networks
