// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/plugin.h"

namespace lectograph::test {

/// All block and animation types.
inline const timeline::Registry &registry()
{
    static const timeline::Registry all = [] {
        timeline::Registry loaded;
        for (const graph::Problem &problem : timeline::loadPlugins(loaded))
            qFatal("%s", qPrintable(problem.error.text()));
        if (loaded.nodes.types().empty())
            qFatal("No plugin is built.");
        return loaded;
    }();
    return all;
}

} // namespace lectograph::test
