// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/layout.h"

#include <memory>

namespace lectograph::diagrams {

/// diagram::layout(), kept for the diagrams of the last pictures: most frames change only how one is drawn.
std::shared_ptr<const tl::expected<diagram::Layout, diagram::Refusal>> keptLayout(const diagram::Diagram &diagram);

} // namespace lectograph::diagrams
