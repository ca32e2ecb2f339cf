// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

#include <QPolygonF>

#include <vector>

namespace lectograph::editor {

/// A part that shows something of a tensor, in pixels of the overlay.
struct EntryPart
{
    QString part;
    QPolygonF outline; ///< top left, top right, bottom right, bottom left
};

/// The parts of an actor that show entries, also those of items and of blocks inside.
struct EntryParts
{
    std::vector<EntryPart> entries; ///< “entries/3/2”, “0/entries/3/2”
    std::vector<EntryPart> images;  ///< of all cells, named by what comes before “entries”: “”, “0/”
};
EntryParts entryParts(const Actor &actor, const Projection &by);

} // namespace lectograph::editor
