// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/select.h"
#include "shape/shape.h"

#include <algorithm>
#include <vector>

namespace lectograph::typeset {

/// The leaves of a shape in drawing order, each in the space of the shape's parent.
inline std::vector<shape::Shape> leavesOf(const shape::Shape &whole)
{
    std::vector<shape::Shape> leaves;
    const auto paths = shape::select(whole, QStringLiteral("leaves"));
    if (!paths)
        return leaves;
    std::transform(paths->begin(), paths->end(), std::back_inserter(leaves),
                   [&](const shape::IndexPath &path) { return shape::partInSpace(whole, path); });
    return leaves;
}

/// The number of parts matching a pattern.
inline int countOf(const shape::Shape &whole, const QString &pattern)
{
    const auto paths = shape::select(whole, pattern);
    return paths ? static_cast<int>(paths->size()) : 0;
}

/// The source characters of the leaves, concatenated.
inline QString sourcesOf(const shape::Shape &whole)
{
    QString sources;
    for (const shape::Shape &leaf : leavesOf(whole))
        sources += whole->sourceText.mid(leaf->source.start, leaf->source.end - leaf->source.start);
    return sources;
}

/// Whether two leaves share one outline object.
inline bool shareOutline(const shape::Shape &a, const shape::Shape &b)
{
    return !a->path.isEmpty() && &a->path.contours() == &b->path.contours();
}

} // namespace lectograph::typeset
