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

void add(base::Hash &hash, const diagram::Block &block)
{
    add(hash, block.size);
    hash.add(block.keepsPortOrder).add(block.group).add(block.place.has_value());
    if (block.place)
        hash.add(block.place->x()).add(block.place->y());
    hash.add(block.ports.size());
    for (const diagram::Port &port : block.ports)
        hash.add(numberOf(port.side));
}

void add(base::Hash &hash, const diagram::Group &group)
{
    hash.add(group.parent).add(group.padding).add(numberOf(group.direction));
    add(hash, group.title);
}

void add(base::Hash &hash, const diagram::Link &link)
{
    hash.add(link.from.block).add(link.from.port).add(link.to.block).add(link.to.port);
    add(hash, link.label);
}

quint64 hashOf(const Diagram &diagram)
{
    base::Hash hash;
    const auto addAll = [&](const auto &list) {
        hash.add(list.size());
        for (const auto &one : list)
            add(hash, one);
    };
    addAll(diagram.blocks);
    addAll(diagram.groups);
    addAll(diagram.links);
    hash.add(static_cast<int>(diagram.direction)).add(diagram.maxBreadth.value_or(-1));
    const diagram::Spacing &spacing = diagram.spacing;
    for (const double distance : {spacing.blocks, spacing.layers, spacing.linkBlock, spacing.links, spacing.label})
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
