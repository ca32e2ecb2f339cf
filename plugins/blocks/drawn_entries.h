// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/explanation.h"
#include "graph/property.h"

#include <functional>
#include <optional>

namespace lectograph::blocks {

/// The numbers in “entries/ROW/COLUMN”; also of parts of that.
struct EntryPart
{
    int row = 0;
    int column = 0;
};
std::optional<EntryPart> entryPart(const QString &part);

using DrawnEntryOf = std::function<std::optional<graph::DrawnEntry>(const graph::Inputs &, const QString &part)>;
/// For blocks that draw every entry of the property "tensor" as the part with its row and column.
DrawnEntryOf drawnEntries();

} // namespace lectograph::blocks
