// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <functional>

namespace lectograph::shape {

/// Where a part is: the index of the child to take at each level. Empty: the whole shape.
using IndexPath = std::vector<int>;

/// The parts that `pattern` names, in drawing order, none inside another.
///
/// A pattern is a path of segments: a name ("entries/3/2"), "*" (every child), "a..b" (children number a to b, counted
/// from 0, negative from the end), ".tag" (every part below with that tag), "\"phrase\"" (the glyphs that a piece of
/// the text or formula made, its first occurrence; "\"phrase\"#2" the second, "\"phrase\"#*" all), "leaves" (every leaf
/// below). White space in a phrase stands for any white space, and lines may break anywhere within it. A part that is
/// named so is meant before anything else. Empty: the whole shape. An error if nothing matches; it says what there is.
base::Result<std::vector<IndexPath>> select(const Shape &shape, const QString &pattern);

/// The part at `path`, in its parent's space, and the same in the space of `shape`'s parent.
Shape partAt(const Shape &shape, const IndexPath &path);
Shape partInSpace(const Shape &shape, const IndexPath &path);
/// What `pattern` names as one shape in the space of `shape`'s parent (a group, if it is several parts), as it stands
/// there: with the opacity, pinning and drawing order that it has from the parts around it.
base::Result<Shape> selected(const Shape &shape, const QString &pattern);

/// The tree with `edit(part, index)` in place of every part that `paths` names; `index` counts them from 0.
/// `edit` sees and returns the part in the space of `shape`'s parent, so that parts of different groups can be moved
/// alike.
Shape withParts(const Shape &shape, const std::vector<IndexPath> &paths,
                const std::function<Shape(const Shape &part, int index)> &edit);

} // namespace lectograph::shape
