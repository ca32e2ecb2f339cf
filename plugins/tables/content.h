// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "blocks/table.h"
#include "graph/setting.h"

namespace lectograph::tables {

/// What stands in a table. Rows and columns are counted with those of the head, which come first.
struct Content
{
    blocks::Table table;
    int headRows = 0;
    int headColumns = 0;
    QStringList rowKeys = {};    ///< names of parts, of the rows below the head
    QStringList columnKeys = {}; ///< of all columns

    int rows() const { return headRows + table.rows(); }
    int columns() const { return headColumns + table.columns(); }
    bool isHead(int row) const { return row < headRows; }
    const QString &text(int row, int column) const;
    /// None in the head.
    std::optional<double> number(int row, int column) const;
    /// Over how many columns an upper cell of the head stands: 0 if another one stands over it.
    int span(int row, int column) const;
};

/// By "cells", "headerRows", "headerColumns", "tensor" and "decimals". What is read otherwise than it may have been meant is
/// a warning.
base::Result<Content> contentOf(const graph::Inputs &in, const graph::Context &context);

} // namespace lectograph::tables
