// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/geometry.h"
#include "shape/census.h"
#include "shape/path.h"
#include "shape/style.h"
#include "shape/text_lines.h"
#include "shape/value_colors.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lectograph::shape {

class Shape;

/// The range [start, end) of a text or formula that produced a part, in UTF-16 units; start −1: no source.
struct SourceRange
{
    int start = -1;
    int end = -1;

    bool isValid() const { return start >= 0 && end > start; }
    friend bool operator==(SourceRange, SourceRange) = default;
};

/// A raster image, drawn into the unit square around the origin and sized by the placement.
struct Raster
{
    QImage image;         ///< Format_RGBA8888_Premultiplied
    quint64 hash = 0;     ///< of the content
    bool isSmooth = true; ///< false: each of its pixels stays a square of one colour, however much it is enlarged
};

/// The number shown by a part, kept so that an animation can count. The typeset room draws it.
struct Numeral
{
    double value = 0;
    int decimals = 0;
    bool plusSign = false;
    bool thousands = false;
    double size = 48;  ///< font size, as for text
    QString unit;      ///< set after the number
    QString font;      ///< font family; empty: the formula font
    double anchor = 0; ///< the edge that stays in place when the number of digits changes: −1 left, 0 centre, 1 right
    /// Its colour at every value; null: its own. The alpha of its own colour applies.
    std::shared_ptr<const ValueColors> colors = {};

    friend bool operator==(const Numeral &a, const Numeral &b);
};

/// The letters in which a text is set, for fields that show its words as they are drawn.
struct Lettering
{
    QString family; ///< empty: the default for its language
    int weight = 400;
    bool italic = false;
};

/// How a part stands in a scene that is seen from anywhere.
enum class Facing : quint8 {
    Scene,    ///< as its placement says
    Viewer,   ///< turned about its pivot until it is parallel to the picture
    SameSize, ///< the same, and as large as it would be in the middle of the camera's frame at rest
};

/// A node of the tree. Its path lies in its own plane; `placement` maps it into its parent's space.
struct Part
{
    QString name;     ///< a segment of a part path ("entries/3/2"); siblings have different names
    QStringList tags; ///< found by ".tag" anywhere below ("masked")
    /// Tags that no part of it may have at present: what a mask hides, a triangle of a grid. To find none is an answer.
    QStringList optionalTags;
    SourceRange source;
    base::Transform placement;
    Path path;
    Style style;
    std::shared_ptr<const Raster> image;
    std::vector<Shape> children; ///< drawn in order, over the path
    std::optional<Numeral> numeral;
    QString sourceText; ///< the string that `source` of descendants refers to; only on a text's or formula's root
    std::shared_ptr<const Lettering> lettering; ///< only on a text's root; its outlines say the same, so it has no hash
    std::shared_ptr<const TextLines> textLines; ///< only on a text's root; its glyphs' places say the same: no hash
    double opacity = 1;                         ///< multiplies the opacity of all descendants
    double revealFrom = 0;                      ///< the share of each contour's length that is drawn
    double revealTo = 1;
    double z = 0; ///< drawing order among the actors, then document order
    bool hidden = false;
    bool pinned = false; ///< fixed in the frame: the camera does not move it
    bool isCopy = false; ///< lies on what it was copied from, and is not drawn where that is seen
    Facing facing = Facing::Scene;
    base::Vec3 pivot; ///< the point in its own plane about which it turns to face the viewer
};

/// An immutable tree of parts, shared between copies. The default one is an empty group.
class Shape
{
public:
    Shape();
    Shape(Part part); // NOLINT(google-explicit-constructor): a part is a shape

    const Part &operator*() const;
    const Part *operator->() const { return &**this; }

    /// Returns a copy with `edit(Part &)` applied to its root.
    template <class Edit>
    Shape edited(Edit &&edit) const;

    /// Hash of everything that is drawn or addressed; cached, the same on every machine.
    quint64 hash() const;
    /// Bounds of paths and images without strokes, excluding hidden parts, in the parent's space; cached.
    const base::Box &bounds() const;
    /// The number of parts with a path or an image, including hidden ones; cached. Saturates at INT_MAX.
    int leafCount() const;
    /// The amount to draw and its extent; cached, and cheap for any tree.
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

/// A copy with an unshared root that can still be modified in place.
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

/// Takes over the drawing order of `other` and how it stands towards the camera.
void standLike(Part &part, const Part &other);

inline bool isLeaf(const Part &part)
{
    return !part.path.isEmpty() || part.image;
}

Shape leaf(Path path, Style style, QString name = {});
/// Unnamed children are named by their position.
Shape group(std::vector<Shape> children, QString name = {});

/// Applies `by` after the current placement.
Shape transformed(const Shape &shape, const base::Transform &by);
Shape shifted(const Shape &shape, const base::Vec3 &by);
/// Scales about the centre of its bounds.
Shape scaled(const Shape &shape, double factor);

/// Applies `edit(Part &)` to every part that has a path or an image.
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
