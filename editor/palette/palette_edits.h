// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"
#include "lecture/lecture.h"

namespace lectograph::editor {

/// The properties of a new block that was asked for while `selected` are selected: a shape that the block requires is the first
/// of them, so that a frame goes around what the author has in mind.
QJsonObject propertiesFor(const graph::NodeType &type, const lecture::Scene &scene, const QStringList &selected);

} // namespace lectograph::editor
