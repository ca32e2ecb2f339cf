// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/node.h"
#include "lecture/lecture.h"

namespace lectograph::editor {

/// The properties of a new block while `selected` are selected: the shape that the block requires is the first of
/// these, so that a frame, for example, surrounds the selection.
QJsonObject propertiesFor(const graph::NodeType &type, const lecture::Scene &scene, const QStringList &selected);

} // namespace lectograph::editor
