// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/property.h"

#include <QStringList>

namespace lectograph::graph {

// PropertySpec::choices lists the values of a choice as in files, each with a display name if its own words do not read
// well: "left|right|loop=Loop around". Display names are translatable.

/// The values: "left", "right", "loop".
QStringList choiceValues(const PropertySpec &spec);
/// Whether `value` is one of them, without a list of all: every evaluation asks.
bool isChoice(const PropertySpec &spec, QStringView value);
/// A display name for each value, empty where the value reads well: "", "", "Loop around".
QStringList choiceTitles(const PropertySpec &spec);

} // namespace lectograph::graph
