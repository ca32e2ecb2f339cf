// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content.h"

namespace lectograph::tables {

/// A row, a column or a cell as authors name it: “base” is a row or else a column, “base/BLEU” a cell, “/BLEU” or “/2” a
/// column only, “3” the third row. Numbers count from 1, without the head.
struct CellPlace
{
    QString written;
    std::optional<int> row;    ///< with those of the head; none: all below it
    std::optional<int> column; ///< none: all

    bool has(const Content &content, int ofRow, int ofColumn) const
    {
        if (row)
            return *row == ofRow && (!column || *column == ofColumn);
        return column == ofColumn && !content.isHead(ofRow);
    }
};

/// What is not found is a warning.
std::vector<CellPlace> cellPlaces(const Content &content, const QStringList &written, const graph::Context &context);

/// A column by its name, also one of those that name rows, or by its number.
std::optional<int> columnNamed(const Content &content, const QString &written);

} // namespace lectograph::tables
