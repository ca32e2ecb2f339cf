// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/properties.h"

#include <optional>
#include <vector>

namespace lectograph::editor {

struct Session;

/// The types of blocks that can compute a property from its value ("Softmax"), by title.
std::vector<const graph::NodeType *> computingBlocks(const Session &session, const graph::PropertySpec &property);
/// The property of a node that a new block of this type would compute, if there is one.
std::optional<PropertyPlace> computedProperty(const Session &session, const QString &node, const graph::NodeType &type);
/// Puts a new block between the property and its value, and selects it.
void computeWith(Session &session, const PropertyPlace &place, const QString &type);

/// What an expression makes of the property at the playhead.
base::Result<graph::Value> valueNow(Session &session, const PropertyPlace &place, const graph::PropertySpec &spec,
                                    const QJsonValue &expression);

} // namespace lectograph::editor
