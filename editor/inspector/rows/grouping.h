// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <QString>

#include <vector>

namespace lectograph::editor {

/// A group of related properties in the inspector.
struct RowGroup
{
    enum Kind { Content, Look, Place };
    Kind kind = Content;
    std::vector<graph::PropertySpec> rows;   ///< always shown
    std::vector<graph::PropertySpec> seldom; ///< shown under "More"
};

/// Groups the properties of a block or an animation into content, look and placement. In a long group, properties after
/// the first ones that are not `written` go to `seldom`.
std::vector<RowGroup> grouped(const graph::PropertyTable &table, const QStringList &written);

} // namespace lectograph::editor
