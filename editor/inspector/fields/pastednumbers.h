// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

#include <vector>

class QMimeData;

/// Numbers in what was copied elsewhere: in cells of a spreadsheet with names, or in blocks such as bars.
namespace lectograph::editor {

struct PastedNumbers
{
    std::vector<std::vector<double>> rows; ///< of equal length
    QStringList notes = {};                ///< sentences on what was left out
};
/// The error is one sentence.
base::Result<PastedNumbers> numbersPasted(const QMimeData &data);
/// Of a table with several columns a list takes the first; of one row, all of it.
PastedNumbers asList(PastedNumbers numbers);

} // namespace lectograph::editor
