// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <QString>

#include <vector>

namespace lectograph::editor {

/// What belongs together in the inspector.
struct RowGroup
{
    enum Kind { Content, Look, Place };
    Kind kind = Content;
    std::vector<graph::PropertySpec> rows;   ///< always to be seen
    std::vector<graph::PropertySpec> seldom; ///< behind "More"
};

/// The rows of a block or an animation: what it is about, how it looks, where it stands. In a long group those that are not
/// `written` and stand behind the first ones are seldom wanted.
std::vector<RowGroup> grouped(const graph::PropertyTable &table, const QStringList &written);

} // namespace lectograph::editor
