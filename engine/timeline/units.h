// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/select.h"
#include "timeline/animation.h"

#include <functional>
#include <optional>

namespace lectograph::timeline {

/// The number of units in the parts at `targets`: the parts themselves, their children or their leaves. A part without
/// children is one unit.
int unitCount(const shape::Shape &shape, const std::vector<shape::IndexPath> &targets, Over over);

using UnitEdit = std::function<shape::Shape(const shape::Shape &unit, int index)>;

/// The tree with every unit replaced by `edit`, indexed across all targets, after `prepare` ran on each target's root.
/// `inSpace`: units are passed and returned in the space of `shape`'s parent, for edits that move things.
shape::Shape withUnits(const shape::Shape &shape, const std::vector<shape::IndexPath> &targets, Over over, bool inSpace,
                       const std::function<void(shape::Part &)> &prepare, const UnitEdit &edit);

/// Parts that move as one, such as the glyphs of a phrase.
using Wholes = std::vector<std::vector<shape::IndexPath>>;
/// The phrases that `pattern` names; none if it names other parts.
Wholes phrasesIn(const shape::Shape &shape, const shape::Pattern &pattern);

/// The tree with the parts of each of `wholes` edited together, as children of a group in the space of `shape`'s parent:
/// where the group goes, they go, and what `edit` adds to it is added to `shape`. Nothing if it does not keep them, as a
/// morph does not; with `staysInForm`, if it changes any of them.
std::optional<shape::Shape> withWholes(const shape::Shape &shape, const Wholes &wholes, bool staysInForm,
                                       const std::function<void(shape::Part &)> &prepare, const UnitEdit &edit);

} // namespace lectograph::timeline
