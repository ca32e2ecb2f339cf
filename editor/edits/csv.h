// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

#include <vector>

namespace lectograph::editor {

/// Rows of equal length; at least one number.
using Numbers = std::vector<std::vector<double>>;

/// Reads the numbers of a table as exported by spreadsheets: cells separated by commas, semicolons or tabs, quoted or
/// not; with semicolons the decimal separator may be a comma. A header row and a header column of text are skipped. An
/// error names line and column (RFC 4180 otherwise).
base::Result<Numbers> parseCsv(const QByteArray &text);

} // namespace lectograph::editor
