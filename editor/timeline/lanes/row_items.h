// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/paintedaccess.h"
#include "editor/timeline/lanes/rows.h"

namespace lectograph::editor {

/// The same for as long as it is the same row.
QString idOf(const TimeRow &row);
QString idOf(const lecture::ClipPlace &clip);
const TimeRow *rowOfId(const std::vector<TimeRow> &rows, const QString &id);
const Bar *barOfId(const std::vector<TimeRow> &rows, const QString &id);

} // namespace lectograph::editor
