// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

#include <vector>

namespace lectograph::editor {

/// Rows of equal length; at least one number.
using Numbers = std::vector<std::vector<double>>;

/// Reads the numbers of a table as spreadsheets write them: cells between commas, semicolons or tabs, in quotes or not;
/// with semicolons a comma may stand for the decimal point. A first row and a first column of words are names, and left
/// out. An error names line and column (RFC 4180 otherwise).
base::Result<Numbers> parseCsv(const QByteArray &text);

} // namespace lectograph::editor
