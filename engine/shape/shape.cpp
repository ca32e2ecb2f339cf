// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/shape.h"

#include "base/hash.h"
#include "shape/bezier.h"
#include "shape/recycler.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <atomic>
#include <limits>
#include <mutex>
#include <tuple>

namespace lectograph::shape {

struct Shape::Node
{
    explicit Node(Part &&p) : part(std::move(p)) {}
    explicit Node(const Part &p) : part(p) {}

    Part part;
    mutable std::atomic<quint64> hash = 0;   ///< 0: not computed yet
    mutable std::atomic<int> leafCount = -1; ///< −1: not computed yet
    mutable std::atomic<quint64> parts = 0;  ///< of the census, 0: not computed yet; written last
    mutable std::atomic<quint64> points = 0;
    mutable std::atomic<double> reach = 0;
    mutable std::once_flag boundsMade;
    mutable base::Box bounds;
};

namespace {

using base::Box;
using base::Hash;
using base::Transform;
using base::Vec3;

// Independent chains for instruction-level parallelism: a changed leaf is hashed for every frame.
quint64 hashOf(const Vec3 &v)
{
    return Hash().add(v.x).add(v.y).add(v.z).value();
}

quint64 hashOf(const Transform &t)
{
    return Hash().add(hashOf(t.x)).add(hashOf(t.y)).add(hashOf(t.z)).add(hashOf(t.origin)).value();
}

quint64 hashOf(const Numeral &numeral)
{
    Hash hash;
    hash.add(numeral.value)
        .add(numeral.decimals)
        .add(numeral.plusSign)
        .add(numeral.thousands)
        .add(numeral.size)
        .add(numeral.unit)
        .add(numeral.font)
        .add(numeral.anchor);
    if (numeral.colors)
        hash.add(hashOf(*numeral.colors));
    return hash.value();
}

quint64 hashOf(const Part &part)
{
    Hash address;
    address.add(part.name).add(part.source.start).add(part.source.end).add(part.sourceText).add(part.tags.size());
    for (const QString &tag : part.tags)
        address.add(tag);
    if (!part.optionalTags.isEmpty())
        address.add(part.optionalTags.join(u' '));
    Hash look;
    look.add(part.opacity).add(part.revealFrom).add(part.revealTo).add(part.z);
    look.add((part.hidden ? 1 : 0) + (part.pinned ? 2 : 0) + 4 * static_cast<int>(part.facing)
             + (part.isCopy ? 16 : 0));
    if (part.facing != Facing::Scene)
        look.add(part.pivot.x).add(part.pivot.y).add(part.pivot.z);
    Hash hash;
    hash.add(address.value()).add(look.value()).add(hashOf(part.placement)).add(part.path.hash());
    hash.add(isLeaf(part) ? shape::hashOf(part.style) : 0); // style is irrelevant without a path
    hash.add(part.image ? part.image->hash : 0).add(part.numeral ? hashOf(*part.numeral) : 0);
    hash.add(part.children.size());
    for (const Shape &child : part.children)
        hash.add(child.hash());
    return hash.value();
}

/// Whether axis-aligned boxes stay axis-aligned.
bool keepsBoxes(const Transform &t)
{
    return t.x.y == 0 && t.x.z == 0 && t.y.x == 0 && t.y.z == 0 && t.z.x == 0 && t.z.y == 0;
}

Box mapped(const Box &box, const Transform &by)
{
    Box result;
    if (!box.isEmpty()) {
        result.add(by.map(box.min));
        result.add(by.map(box.max));
    }
    return result;
}

void addPath(Box &box, const Path &path, const Transform &by)
{
    if (keepsBoxes(by)) {
        const QRectF &bounds = path.bounds();
        box.add(mapped({{bounds.left(), bounds.top(), 0}, {bounds.right(), bounds.bottom(), 0}}, by));
        return;
    }
    for (const Contour &contour : path.contours()) {
        for (int i = 0; i < contour.curveCount(); ++i) {
            const Cubic flat = curve(contour, i);
            const Vec3 a = by.map(flat.a);
            const Vec3 b = by.map(flat.b);
            const Vec3 c = by.map(flat.c);
            const Vec3 d = by.map(flat.d);
            extend(a.x, b.x, c.x, d.x, box.min.x, box.max.x);
            extend(a.y, b.y, c.y, d.y, box.min.y, box.max.y);
            extend(a.z, b.z, c.z, d.z, box.min.z, box.max.z);
        }
    }
}

/// Tight for rotations too: boxes of parts would grow, so the curves themselves are measured.
void addPart(Box &box, const Part &part, const Transform &outer)
{
    if (part.hidden)
        return;
    const Transform by = outer * part.placement;
    if (!part.path.isEmpty())
        addPath(box, part.path, by);
    if (part.image) {
        for (const double x : {-0.5, 0.5}) {
            for (const double y : {-0.5, 0.5})
                box.add(by.map(Vec3{x, y, 0}));
        }
    }
    for (const Shape &child : part.children) {
        if (keepsBoxes(by))
            box.add(mapped(child.bounds(), by));
        else
            addPart(box, *child, by);
    }
}

} // namespace

bool operator==(const Numeral &a, const Numeral &b)
{
    const auto parts = [](const Numeral &n) {
        return std::tie(n.value, n.decimals, n.plusSign, n.thousands, n.size, n.unit, n.font, n.anchor);
    };
    return parts(a) == parts(b) && (a.colors == b.colors || (a.colors && b.colors && *a.colors == *b.colors));
}

Shape::Shape()
{
    static const std::shared_ptr<const Node> empty = std::make_shared<Node>(Part{});
    m_node = empty;
}

Shape::Shape(Part part) : m_node(std::allocate_shared<Node>(Recycler<Node>(), std::move(part))) {}

Shape::Fresh Shape::fresh() const
{
    auto node = std::allocate_shared<Node>(Recycler<Node>(), m_node->part);
    Part &part = node->part;
    return {Shape(std::move(node)), part};
}

const Part &Shape::operator*() const
{
    return m_node->part;
}

quint64 Shape::hash() const
{
    if (const quint64 made = m_node->hash.load(std::memory_order_relaxed))
        return made;
    const quint64 made = std::max<quint64>(hashOf(m_node->part), 1);
    m_node->hash.store(made, std::memory_order_relaxed);
    return made;
}

const Box &Shape::bounds() const
{
    std::call_once(m_node->boundsMade, [this] { addPart(m_node->bounds, m_node->part, {}); });
    return m_node->bounds;
}

int Shape::leafCount() const
{
    if (const int made = m_node->leafCount.load(std::memory_order_relaxed); made >= 0)
        return made;
    qint64 count = isLeaf(m_node->part) ? 1 : 0;
    for (const Shape &child : m_node->part.children)
        count = std::min<qint64>(count + child.leafCount(), std::numeric_limits<int>::max());
    m_node->leafCount.store(static_cast<int>(count), std::memory_order_relaxed);
    return static_cast<int>(count);
}

Census Shape::census() const
{
    if (const quint64 parts = m_node->parts.load(std::memory_order_acquire))
        return {parts, m_node->points.load(std::memory_order_relaxed), m_node->reach.load(std::memory_order_relaxed)};
    const Census made = censusOf(m_node->part);
    m_node->points.store(made.points, std::memory_order_relaxed);
    m_node->reach.store(made.reach, std::memory_order_relaxed);
    m_node->parts.store(made.parts, std::memory_order_release);
    return made;
}

void standLike(Part &part, const Part &other)
{
    part.z = other.z;
    part.pinned = other.pinned;
    part.facing = other.facing;
    part.pivot = part.placement.inverted().map(other.placement.map(other.pivot));
}

Shape leaf(Path path, Style style, QString name)
{
    Part part;
    part.name = std::move(name);
    part.path = std::move(path);
    part.style = std::move(style);
    return part;
}

Shape group(std::vector<Shape> children, QString name)
{
    QSet<QString> taken;
    std::vector<std::size_t> unnamed; // also those with the name of an earlier sibling
    for (std::size_t i = 0; i < children.size(); ++i) {
        const QString &wish = children[i]->name;
        if (wish.isEmpty() || taken.contains(wish))
            unnamed.push_back(i);
        else
            taken.insert(wish);
    }
    const bool areNamed = !taken.isEmpty(); // else their positions suffice
    QHash<QString, int> reached;            // the number of the last sibling of a name: those before it are taken
    for (const std::size_t i : unnamed) {
        const QString wish = children[i]->name.isEmpty() ? QString::number(i) : children[i]->name;
        QString unique = wish;
        if (areNamed && taken.contains(wish)) {
            int number = reached.value(wish, 1);
            do {
                ++number;
                unique = wish + QLatin1Char('-') + QString::number(number);
            } while (taken.contains(unique));
            reached.insert(wish, number);
        }
        if (areNamed)
            taken.insert(unique);
        children[i] = children[i].edited([&](Part &part) { part.name = unique; });
    }
    Part part;
    part.name = std::move(name);
    part.children = std::move(children);
    return part;
}

Shape transformed(const Shape &shape, const Transform &by)
{
    if (by.isIdentity())
        return shape;
    return shape.edited([&](Part &part) { part.placement = by * part.placement; });
}

Shape shifted(const Shape &shape, const Vec3 &by)
{
    return transformed(shape, Transform::translation(by));
}

Shape scaled(const Shape &shape, double factor)
{
    return transformed(shape, base::about(shape.bounds().centre(), Transform::scaling(factor, factor, factor)));
}

} // namespace lectograph::shape
