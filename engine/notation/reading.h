// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/model.h"

namespace lectograph::notation {

/// Reads a diagram: links in lines such as “input -> encoder * 6 -> output”, blocks with a text, “attn [Multi-head
/// attention]”, groups, “encoder [Encoder] { … }”, and the common part of Mermaid's flowcharts. What cannot be read is
/// left out, and stands in the remarks.
Model readDiagram(const QString &text);

/// The names of a path, “a -> b -> c”, or of several items with commas between them.
QStringList readPath(const QString &text);

} // namespace lectograph::notation
