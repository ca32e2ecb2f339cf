// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/graph/diagram.h"

namespace lectograph::editor::diagram {

/// Whether a property follows other blocks, as a whole or in an element.
bool hasLink(const QJsonValue &written);

/// The links between the cards, and the names in expressions. By node; collapsed groups change the card indices later.
std::vector<Link> linksOf(const lecture::Scene &scene, const timeline::Registry &registry, const Diagram &diagram);

} // namespace lectograph::editor::diagram
