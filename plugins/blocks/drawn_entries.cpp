// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks/drawn_entries.h"

#include <QStringList>

namespace lectograph::blocks {

std::optional<EntryPart> entryPart(const QString &part)
{
    const QStringList names = part.split(u'/');
    bool isRow = false;
    bool isColumn = false;
    const EntryPart entry{names.value(1).toInt(&isRow), names.value(2).toInt(&isColumn)};
    return names.front() == QLatin1String("entries") && isRow && isColumn ? std::optional(entry) : std::nullopt;
}

DrawnEntryOf drawnEntries()
{
    return [](const graph::Inputs &, const QString &part) -> std::optional<graph::DrawnEntry> {
        const auto entry = entryPart(part);
        if (!entry)
            return std::nullopt;
        return graph::DrawnEntry{"tensor", entry->row, entry->column};
    };
}

} // namespace lectograph::blocks
