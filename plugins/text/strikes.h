// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"
#include "graph/setting.h"

namespace lectograph::text {

/// "struck", "strikeColour": lines that cross a text out.
graph::PropertyTable strikeProperties();

/// The text with these lines, one after the other as far as "struck" says. They are no wider than the letters, so that
/// nothing moves when a text is crossed out.
shape::Shape withStrikes(const shape::Shape &letters, const graph::Inputs &inputs, const graph::Context &context);

} // namespace lectograph::text
