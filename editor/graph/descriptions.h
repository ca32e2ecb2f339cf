// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/nodepreviewcache.h"
#include "editor/graph/showngraph.h"

namespace lectograph::editor::diagram {

/// Describes the card and its links in a sentence.
QString descriptionOf(const NodeCard &card, const Diagram &diagram, const NodePreviewCache &previews);
/// As rich text; empty if there is no tool tip.
QString toolTipOf(const Hit &hit, const Diagram &diagram, const NodePreviewCache &previews);

} // namespace lectograph::editor::diagram
