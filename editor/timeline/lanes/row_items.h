// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/lanes/rows.h"
#include "editor/widgets/paintedaccess.h"

namespace lectograph::editor {

/// Stable while it is the same row.
QString idOf(const TimeRow &row);
QString idOf(const TimelineItem &item);
const TimeRow *rowOfId(const std::vector<TimeRow> &rows, const QString &id);
/// The clip or sound with this id; nothing if there is none.
std::optional<TimelineItem> barOfId(const std::vector<TimeRow> &rows, const QString &id);

} // namespace lectograph::editor
