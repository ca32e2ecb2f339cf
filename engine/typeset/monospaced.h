// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/hbox.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace lectograph::typeset {

// Text in cells of one width, as code is written: Chinese and Korean characters and emoji have two cells, whatever font they
// come from, and a tab goes to the next stop. Letters are not joined.

struct CellStyle
{
    QString family;   ///< empty: the default one of this kind
    QString language; ///< how ideographs are written
    int tab = 4;      ///< cells from stop to stop
};

/// A line in cells, in ems.
struct CellLine
{
    HBox box;                 ///< its sources count in the line
    std::vector<int> columns; ///< the cell in which every UTF-16 unit begins, and the end
};

/// The width of a cell, in ems.
double cellWidth(const CellStyle &style);
/// The cells of a line without line breaks.
std::vector<int> cellColumns(const QString &line, int tab);
CellLine cellLine(const QString &line, const CellStyle &style);

} // namespace lectograph::typeset
