// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// The order in which people meet the categories of blocks and animations: what a lecture begins with comes first. Those of
/// other plugins share the last rank. `category` is in English, as plugins say it.
int categoryRank(const QString &category);

} // namespace lectograph::editor
