// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/morph.h"

#include "shape/alignments.h"
#include "shape/transition.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace lectograph::shape {

namespace {

using base::Transform;

bool isInvertible(const Transform &t)
{
    return std::abs(base::dot(t.x, base::cross(t.y, t.z))) > 1e-18;
}

double meanOf(const std::vector<double> &progress)
{
    double sum = 0;
    for (const double t : progress)
        sum += t;
    return progress.empty() ? 0 : sum / static_cast<double>(progress.size());
}

} // namespace

bool isStillThere(double way, double share)
{
    constexpr double unseen = 0.004; // scene units: half a pixel
    constexpr double leastWay = 0.1;
    return share <= 0 || (way > leastWay && way * share < unseen);
}

double wayBetween(const base::Box &from, const base::Box &to)
{
    return from.isEmpty() || to.isEmpty() ? 0
                                          : std::max(base::length(to.min - from.min), base::length(to.max - from.max));
}

/// The target's tree with a transition for every leaf. Groups keep the target's placement, so that a finished part is
/// identical to the target's.
struct Morph::Plan
{
    struct Node
    {
        Part part; ///< of a group, without children
        Shape target;
        bool isTarget = true;  ///< may be replaced by the target itself when its leaves are finished
        bool isLeaf = false;   ///< a single transition
        std::size_t first = 0; ///< range [first, last) of its own and its descendants' transitions
        std::size_t own = 0;   ///< how many of these, from the first, are its own
        std::size_t last = 0;
        std::vector<Node> children;
        Shape start; ///< the state before any transition starts
    };

    Shape from;
    Shape to;
    std::vector<Transition> transitions;
    Node root;
    bool isCopy = false;

    Plan(const Shape &source, const Shape &target, const MorphOptions &options, Alignments &alignments);
    Shape at(const std::vector<double> &progress) const;

private:
    struct Making
    {
        std::vector<PlacedLeaf> fromLeaves;
        std::vector<PlacedLeaf> toLeaves;
        std::vector<LeafPair> pairs;
        MorphOptions options;
        Alignments &alignments;
        int leaf = 0; ///< leaf index in the target during traversal
        std::size_t pair = 0;
    };

    Node made(const Shape &shape, const Transform &outer, bool isTarget, bool isRoot, Making &making);
    void addTransition(const Shape &shape, const QString &name, const Transform &outer, Making &making);
    Shape built(const Node &node, const std::vector<double> &progress) const;
    static bool allAre(std::span<const double> progress, const Node &node, double t);
};

Morph::Plan::Plan(const Shape &source, const Shape &target, const MorphOptions &options, Alignments &alignments)
    : from(source), to(target), isCopy(options.isCopy)
{
    Making making{leavesOf(source), leavesOf(target), {}, options, alignments};
    making.pairs = paired(making.fromLeaves, making.toLeaves, options.matching);
    transitions.reserve(making.pairs.size());
    root = made(target, {}, true, true, making);
}

/// `outer` maps the parent space of the node in the morph's tree to the parent space of the whole shape.
Morph::Plan::Node Morph::Plan::made(const Shape &shape, const Transform &outer, bool isTarget, bool isRoot,
                                    Making &making)
{
    Node node;
    node.target = shape;
    node.part = *shape;
    node.part.children.clear();
    node.part.path = {};
    node.part.image.reset();
    node.part.opacity = 1; // leaves carry the product of their ancestors' opacities
    node.part.hidden = false;
    node.isTarget = isTarget && shape->opacity == 1 && !shape->hidden;
    if (!isInvertible(shape->placement)) {
        node.part.placement = {};
        node.isTarget = false;
    }
    node.first = transitions.size();

    std::size_t own = 0;
    if (shape::isLeaf(*shape)) {
        while (making.pair + own < making.pairs.size() && making.pairs[making.pair + own].to == making.leaf)
            ++own;
        ++making.leaf;
    }
    const bool exits = isRoot
        && std::any_of(making.pairs.begin(), making.pairs.end(), [](const LeafPair &pair) { return pair.to < 0; });
    node.isLeaf = own == 1 && shape->children.empty() && !exits;
    const Transform inside = outer * node.part.placement;
    for (std::size_t i = 0; i < own; ++i)
        addTransition(shape, node.isLeaf ? shape->name : QLatin1Char('~') + QString::number(i),
                      node.isLeaf ? outer : inside, making);
    node.own = transitions.size();
    if (node.isLeaf) {
        if (isTarget && !making.pairs[making.pair - 1].toLent)
            transitions.back().finishAs(shape);
    } else {
        for (const Shape &child : shape->children)
            node.children.push_back(made(child, inside, node.isTarget, false, making));
    }
    if (exits) {
        const std::size_t vanishing = transitions.size();
        while (making.pair < making.pairs.size())
            addTransition(Shape(Part{}), QLatin1Char('~') + QString::number(making.pair), inside, making);
        Node ghosts;
        ghosts.part.name = QStringLiteral("~");
        ghosts.isTarget = false;
        ghosts.first = vanishing;
        ghosts.own = ghosts.last = transitions.size();
        ghosts.start = built(ghosts, std::vector<double>(transitions.size(), 0));
        node.children.push_back(std::move(ghosts));
        node.isTarget = false;
    }
    node.last = transitions.size();
    if (node.last > node.first)
        node.start = built(node, std::vector<double>(transitions.size(), 0));
    return node;
}

void Morph::Plan::addTransition(const Shape &shape, const QString &name, const Transform &outer, Making &making)
{
    const LeafPair &pair = making.pairs[making.pair++];
    const PlacedLeaf *a = pair.from < 0 ? nullptr : &making.fromLeaves[static_cast<std::size_t>(pair.from)];
    const PlacedLeaf *b = pair.to < 0 ? nullptr : &making.toLeaves[static_cast<std::size_t>(pair.to)];
    Part addressed = *shape;
    addressed.children.clear();
    if (addressed.name != name) { // a copy inside the part, which became a group
        addressed.tags.clear();
        addressed.numeral.reset();
        addressed.sourceText.clear();
        addressed.name = name;
    }
    std::shared_ptr<const Alignment> alignment;
    if (a && b && !a->shape->path.isEmpty() && !b->shape->path.isEmpty())
        alignment = making.alignments.of(*a, *b);
    transitions.emplace_back(a, b, pair, std::move(addressed), outer.inverted(), std::move(alignment), making.options);
}

bool Morph::Plan::allAre(std::span<const double> progress, const Node &node, double t)
{
    const auto own = progress.subspan(node.first, node.last - node.first);
    return std::all_of(own.begin(), own.end(), [t](double each) { return each == t; });
}

Shape Morph::Plan::built(const Node &node, const std::vector<double> &progress) const
{
    if (node.isLeaf)
        return transitions[node.first].at(progress[node.first]);
    if (node.isTarget && allAre(progress, node, 1))
        return node.target;
    Part part = node.part;
    part.children.reserve(node.own - node.first + node.children.size());
    for (std::size_t i = node.first; i < node.own; ++i)
        part.children.push_back(transitions[i].at(progress[i]));
    for (const Node &child : node.children) {
        const bool waiting = child.last > child.first && allAre(progress, child, 0);
        part.children.push_back(waiting ? child.start : built(child, progress));
    }
    return part;
}

Shape Morph::Plan::at(const std::vector<double> &progress) const
{
    if (!isCopy && std::all_of(progress.begin(), progress.end(), [](double t) { return t == 0; }))
        return from;
    if (std::all_of(progress.begin(), progress.end(), [](double t) { return t == 1; }))
        return to;
    const Shape shape = built(root, progress);
    const double share = std::clamp(meanOf(progress), 0.0, 1.0);
    if (from->z == to->z)
        return shape;
    return shape.edited([&](Part &part) { part.z = std::lerp(from->z, to->z, share); });
}

/// The plan is made when a state between the ends is asked for: many morphs are only asked for an end.
struct Morph::Ends
{
    Ends(const Shape &a, const Shape &b, const MorphOptions &given, std::shared_ptr<Alignments> shared)
        : from(a), to(b), options(given), alignments(std::move(shared))
    {}

    Shape from;
    Shape to;
    MorphOptions options;
    std::shared_ptr<Alignments> alignments;
    std::once_flag planned;
    std::unique_ptr<const Plan> plan = nullptr;

    const Plan &made()
    {
        std::call_once(planned, [this] {
            Alignments own;
            plan = std::make_unique<const Plan>(from, to, options, alignments ? *alignments : own);
        });
        return *plan;
    }
};

Morph::Morph(const Shape &from, const Shape &to, MorphOptions options, std::shared_ptr<Alignments> alignments)
    : m_ends(std::make_shared<Ends>(from, to, options, std::move(alignments)))
{}

Shape Morph::at(double t) const
{
    if (t == 0 && !m_ends->options.isCopy)
        return m_ends->from;
    if (t == 1)
        return m_ends->to;
    const Plan &plan = m_ends->made();
    return plan.at(std::vector<double>(plan.transitions.size(), t));
}

Shape Morph::at(const LeafProgress &progress) const
{
    const Plan &plan = m_ends->made();
    const int count = static_cast<int>(plan.transitions.size());
    std::vector<double> all(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        all[static_cast<std::size_t>(i)] = progress(i, count);
    return plan.at(all);
}

} // namespace lectograph::shape
