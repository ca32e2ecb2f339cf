// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/binding.h"

#include <QJsonObject>

#include <memory>

namespace lectograph::graph {

/// A change of properties of a node over time, from what they are to `properties`: constants, links or expressions, but
/// no keyframes.
struct Change
{
    base::Time start;
    base::Time end;
    std::function<double(base::Time)>
        progress; ///< eased: 0 is what they were, 1 what they become; asked from `start` on
    QJsonObject properties;
    QString place; ///< of `properties` in the document
    int group = 0; ///< whose nodes they may link to, and those of earlier ones
};

/// A change, compiled for its node.
struct Drive
{
    base::Time start;
    base::Time end;
    std::function<double(base::Time)> progress;
    std::shared_ptr<const PropertyTable> table; ///< the properties that change
    std::vector<std::size_t> rows;              ///< their places in the table of the node
    Bindings bindings;                          ///< what they become
};

} // namespace lectograph::graph
