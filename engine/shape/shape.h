// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/census.h"
#include "shape/path.h"
#include "shape/style.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lectograph::shape {

class Shape;

/// The piece [start, end) of a text or formula that made a part, in UTF-16 units; start −1: no source.
struct SourceRange
{
    int start = -1;
    int end = -1;

    bool isValid() const { return start >= 0 && end > start; }
    friend bool operator==(SourceRange, SourceRange) = default;
};

/// A picture from a file, drawn into the unit square around the origin and sized by the placement.
struct Raster
{
    QImage image;     ///< Format_RGBA8888_Premultiplied
    quint64 hash = 0; ///< of the content
};

/// What a part that shows a number keeps, so that an animation can count with it. How it is drawn is typeset's affair.
struct Numeral
{
    double value = 0;
    int decimals = 0;
    bool plusSign = false;
    bool thousands = false;
    double size = 48;  ///< type size, as for text
    QString unit;      ///< set after the number
    QString font;      ///< family; empty: the formula font
    double anchor = 0; ///< which edge stays when digits come and go: −1 left, 0 centre, 1 right

    friend bool operator==(const Numeral &, const Numeral &) = default;
};

/// One node of the tree. Its path lies in its own plane, `placement` puts it into its parent's space.
struct Part
{
    QString name;     ///< a segment of a part path ("entries/3/2"); siblings have different names
    QStringList tags; ///< found by ".tag" anywhere below ("masked")
    SourceRange source;
    base::Transform placement;
    Path path;
    Style style;
    std::shared_ptr<const Raster> image;
    std::vector<Shape> children; ///< drawn in order, over the path
    std::optional<Numeral> numeral;
    QString sourceText; ///< the string that `source` of the descendants counts in; only on a text's or formula's root
    double opacity = 1; ///< multiplies that of everything below
    double revealFrom = 0; ///< the share of each contour's length that is drawn
    double revealTo = 1;
    double z = 0; ///< drawing order among the actors, then document order
    bool hidden = false;
    bool pinned = false; ///< fixed in the frame: the camera does not move it
};

/// An immutable tree of parts, shared between copies. The default one is an empty group.
class Shape
{
public:
    Shape();
    Shape(Part part); // NOLINT(google-explicit-constructor): a part is a shape

    const Part &operator*() const;
    const Part *operator->() const { return &**this; }

    /// A copy with `edit(Part &)` applied to its root.
    template <class Edit>
    Shape edited(Edit &&edit) const;

    /// Of everything that is drawn or addressed; made once, the same on every machine.
    quint64 hash() const;
    /// Of paths and images without strokes, hidden parts left out, in the parent's space; made once.
    const base::Box &bounds() const;
    /// How many parts with a path or an image there are, hidden ones included; made once. At most what an int can hold.
    int leafCount() const;
    /// How much there is to draw and how far it reaches; made once, and cheap however large the tree.
    Census census() const;
    bool isSame(const Shape &other) const { return m_node == other.m_node; }

    friend bool operator==(const Shape &a, const Shape &b) { return a.isSame(b) || a.hash() == b.hash(); }

private:
    struct Node;
    struct Fresh;
    explicit Shape(std::shared_ptr<const Node> node) : m_node(std::move(node)) {}
    Fresh fresh() const;

    std::shared_ptr<const Node> m_node;
};

/// A copy whose root nobody else knows yet, so that it can still be changed where it lies.
struct Shape::Fresh
{
    Shape shape;
    Part &part;
};

template <class Edit>
Shape Shape::edited(Edit &&edit) const
{
    Fresh copy = fresh();
    edit(copy.part);
    return std::move(copy.shape);
}

inline bool isLeaf(const Part &part)
{
    return !part.path.isEmpty() || part.image;
}

Shape leaf(Path path, Style style, QString name = {});
/// Children without a name get their position as name.
Shape group(std::vector<Shape> children, QString name = {});

/// Moved from outside: `by` is applied after the present placement.
Shape transformed(const Shape &shape, const base::Transform &by);
Shape shifted(const Shape &shape, const base::Vec3 &by);
/// About the centre of its bounds.
Shape scaled(const Shape &shape, double factor);

/// The tree with `edit(Part &)` applied to every part that has a path or an image.
template <class Edit>
Shape withLeaves(const Shape &shape, Edit &&edit)
{
    return shape.edited([&](Part &part) {
        if (isLeaf(part))
            edit(part);
        for (Shape &child : part.children)
            child = withLeaves(child, edit);
    });
}

} // namespace lectograph::shape
