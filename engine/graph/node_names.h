// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <QStringList>

#include <map>

// Names to suggest in errors.
namespace lectograph::graph {

/// The names that sort next to `name`: comparing every broken link with all names would be too slow.
QStringList namesAround(const std::map<QString, int> &index, const QString &name);
/// The outputs of a type.
QStringList portsOf(const NodeType &type);

} // namespace lectograph::graph
