// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "shape/shape.h"

#include <functional>

namespace lectograph::shape {

/// The path to a part: a child index per level. Empty: the whole shape.
using IndexPath = std::vector<int>;

/// Names parts of a shape; parsed once, for many shapes.
///
/// A pattern is a path of segments: a name ("entries/3/2"), "*" (every child), "a..b" (children a to b, counted from 0,
/// negative from the end), ".tag" (every part below with that tag), "\"phrase\"" (the glyphs made by the first
/// occurrence of the phrase in the text or formula; "\"phrase\"#2" the second, "\"phrase\"#*" all), "line 2" (the glyphs
/// of the second line as it is written), "leaves" (every leaf below). White space in a phrase matches any white space, and line breaks match anywhere within it. A part with
/// exactly that name takes precedence; a child with a tag of that name is found where no part has it. Empty: the whole shape.
class Pattern
{
public:
    struct Segment
    {
        enum class Kind { Name, All, Leaves, Span, Tag, Phrase, Line };
        Kind kind = Kind::Name;
        QString text;
        int first = 0; ///< of a span; negative: from the end
        int last = 0;
    };

    Pattern() = default;
    explicit Pattern(QString text);

    bool isEmpty() const { return m_text.isEmpty(); }
    const QString &text() const { return m_text; }
    const std::vector<Segment> &segments() const { return m_segments; }

private:
    QString m_text;
    std::vector<Segment> m_segments;
};

/// Returns the parts that match `pattern`, in drawing order; none is inside another. Fails if nothing matches, and lists
/// what exists; but where nothing stands before or after a phrase, no child is left for “1..3”, or no part has a
/// tag that the shape declares as optional, that is no part, and no failure.
base::Result<std::vector<IndexPath>> select(const Shape &shape, const Pattern &pattern);
base::Result<std::vector<IndexPath>> select(const Shape &shape, const QString &pattern);

/// The part at `path` in its parent's space, and the same part in the space of `shape`'s parent.
Shape partAt(const Shape &shape, const IndexPath &path);
Shape partInSpace(const Shape &shape, const IndexPath &path);
/// The parts matching `pattern` as one shape in the space of `shape`'s parent (a group if there are several), with the
/// opacity, pinning and drawing order they inherit from their ancestors.
base::Result<Shape> selected(const Shape &shape, const QString &pattern);

/// Replaces every part in `paths` with `edit(part, index)`; `index` counts from 0. `edit` receives and returns the part
/// in the space of `shape`'s parent, so that parts of different groups can be moved together.
Shape withParts(const Shape &shape, const std::vector<IndexPath> &paths,
                const std::function<Shape(const Shape &part, int index)> &edit);

} // namespace lectograph::shape
