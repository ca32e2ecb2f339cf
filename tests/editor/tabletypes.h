// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/row.h"
#include "registry.h"

namespace lectograph::test {

/// All types, and empty ones that take cells, where no plugin has these.
inline const timeline::Registry &registryWithTables()
{
    static const timeline::Registry all = [] {
        timeline::Registry types = registry();
        for (const char *id : {"tables.table", "charts.columns"}) {
            if (types.nodes.find(QString::fromLatin1(id)))
                continue;
            graph::NodeType type;
            type.id = QString::fromLatin1(id);
            type.properties = {graph::row::table("cells", {"a\tb", "1\t2"}, "The rows"),
                               graph::row::boolean("headerRow", true, "The first row names the columns"),
                               graph::row::boolean("headerColumn", true, "The first column names the rows")};
            type.outputs = {{.key = "shape"}};
            type.placed = true;
            type.evaluate = [](const graph::Inputs &, const graph::Context &) {
                return graph::Outputs{shape::Shape()};
            };
            if (const auto added = types.nodes.add(std::move(type)); !added)
                qFatal("%s", qPrintable(added.error().text()));
        }
        return types;
    }();
    return all;
}

} // namespace lectograph::test
