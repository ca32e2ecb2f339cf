// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// The display order of the categories of blocks and animations: what a lecture starts with comes first. Unknown
/// categories of other plugins share the last rank. `category` is the English name from the plugin.
int categoryRank(const QString &category);

} // namespace lectograph::editor
