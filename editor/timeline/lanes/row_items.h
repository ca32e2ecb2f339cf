// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/timeline/lanes/rows.h"
#include "editor/widgets/paintedaccess.h"

namespace lectograph::editor {

/// The same for as long as it is the same row.
QString idOf(const TimeRow &row);
QString idOf(const TimelineItem &item);
const TimeRow *rowOfId(const std::vector<TimeRow> &rows, const QString &id);
/// The clip or sound with this idOf(); nothing if the id is none of them.
std::optional<TimelineItem> barOfId(const std::vector<TimeRow> &rows, const QString &id);

} // namespace lectograph::editor
