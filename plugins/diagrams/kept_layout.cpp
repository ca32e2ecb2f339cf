// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_layout.h"

#include "base/hash.h"
#include "base/keeper.h"

namespace lectograph::diagrams {

namespace {

using diagram::Diagram;

void add(base::Hash &hash, const QSizeF &size)
{
    hash.add(size.width()).add(size.height());
}

/// 0: none.
template <class Choice>
int numberOf(const std::optional<Choice> &choice)
{
    return choice ? 1 + static_cast<int>(*choice) : 0;
}

void add(base::Hash &hash, const std::optional<QPointF> &point)
{
    hash.add(point.has_value());
    if (point)
        hash.add(point->x()).add(point->y());
}

// The names of all members: one that is added to a struct does not compile until it is added here.

void add(base::Hash &hash, const diagram::Block &block)
{
    const auto &[size, ports, keepsPortOrder, place, offset, group] = block;
    add(hash, size);
    hash.add(keepsPortOrder).add(group).add(ports.size());
    add(hash, place);
    add(hash, offset);
    for (const auto &[side] : ports)
        hash.add(numberOf(side));
}

void add(base::Hash &hash, const diagram::Group &group)
{
    const auto &[parent, title, padding, direction, offset] = group;
    hash.add(parent).add(padding).add(numberOf(direction));
    add(hash, title);
    add(hash, offset);
}

void add(base::Hash &hash, const diagram::End &end)
{
    const auto &[block, port] = end;
    hash.add(block).add(port);
}

void add(base::Hash &hash, const diagram::Link &link)
{
    const auto &[from, to, label] = link;
    add(hash, from);
    add(hash, to);
    add(hash, label);
}

template <class Element>
void addAll(base::Hash &hash, const std::vector<Element> &list)
{
    hash.add(list.size());
    for (const Element &one : list)
        add(hash, one);
}

quint64 hashOf(const Diagram &whole)
{
    base::Hash hash;
    const auto &[blocks, groups, links, direction, spacing, maxBreadth] = whole;
    addAll(hash, blocks);
    addAll(hash, groups);
    addAll(hash, links);
    hash.add(static_cast<int>(direction)).add(maxBreadth.value_or(-1));
    const auto &[ofBlocks, ofLayers, linkBlock, ofLinks, label, tip] = spacing;
    for (const double distance : {ofBlocks, ofLayers, linkBlock, ofLinks, label, tip})
        hash.add(distance);
    return hash.value();
}

} // namespace

std::shared_ptr<const tl::expected<diagram::Layout, diagram::Refusal>> keptLayout(const Diagram &diagram)
{
    constexpr qsizetype mostElements = 20'000; ///< blocks, groups and links of all diagrams
    static base::Keeper<quint64, tl::expected<diagram::Layout, diagram::Refusal>> kept(mostElements);
    return kept.of(hashOf(diagram),
                   1 + std::ssize(diagram.blocks) + std::ssize(diagram.groups) + std::ssize(diagram.links),
                   [&] { return diagram::layout(diagram); });
}

} // namespace lectograph::diagrams
