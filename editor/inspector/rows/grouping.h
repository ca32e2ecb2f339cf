// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"
#include "editor/session/session.h"

#include <QString>

#include <vector>

namespace lectograph::editor {

/// A group of related properties in the inspector.
struct RowGroup
{
    QString name; ///< the same in all languages
    QString title;
    graph::PropertyTable rows;   ///< always shown
    graph::PropertyTable seldom; ///< shown under "More"
};

/// Groups the properties that all of these blocks or clips have into content, look and placement. In a long group,
/// properties after the first ones that are not written go to `seldom`.
std::vector<RowGroup> groupedProperties(Session &session, const std::vector<PropertyPlace> &owners);

} // namespace lectograph::editor
