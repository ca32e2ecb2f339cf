// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagram/checked.h"

#include <algorithm>
#include <cmath>

namespace lectograph::diagram {

namespace {

bool isLength(double length)
{
    return std::isfinite(length) && length >= 0;
}

bool isSize(const QSizeF &size)
{
    return isLength(size.width()) && isLength(size.height());
}

bool isNumberOf(int number, std::size_t count)
{
    return number >= 0 && static_cast<std::size_t>(number) < count;
}

/// Whether walking outwards from a group comes back to it.
bool containsItself(const std::vector<Group> &groups, int start)
{
    int group = groups[static_cast<std::size_t>(start)].parent;
    for (std::size_t steps = 0; group >= 0 && steps < groups.size(); ++steps) {
        if (group == start)
            return true;
        group = groups[static_cast<std::size_t>(group)].parent;
    }
    return false;
}

} // namespace

Checked checked(const Diagram &diagram)
{
    using Kind = Problem::Kind;
    Checked result{diagram, {}};
    auto &[blocks, groups, links, direction, spacing, maxBreadth] = result.diagram;
    const auto report = [&](Kind kind, int link, int block, int group) {
        result.problems.push_back({kind, link, block, group});
    };
    for (double *length :
         {&spacing.blocks, &spacing.layers, &spacing.linkBlock, &spacing.links, &spacing.label, &spacing.tip})
        *length = isLength(*length) ? *length : 0;
    if (maxBreadth && !isLength(*maxBreadth))
        maxBreadth.reset();
    for (int i = 0; i < static_cast<int>(groups.size()); ++i) {
        Group &group = groups[static_cast<std::size_t>(i)];
        if (group.parent >= 0 && !isNumberOf(group.parent, groups.size())) {
            report(Kind::NoGroup, -1, -1, i);
            group.parent = -1;
        }
        if (!isSize(group.title)) {
            report(Kind::NoSize, -1, -1, i);
            group.title = {0, 0};
        }
        group.padding = isLength(group.padding) ? group.padding : 0;
    }
    for (int i = 0; i < static_cast<int>(groups.size()); ++i) {
        if (containsItself(groups, i)) {
            report(Kind::GroupInItself, -1, -1, i);
            groups[static_cast<std::size_t>(i)].parent = -1;
        }
    }
    for (int i = 0; i < static_cast<int>(blocks.size()); ++i) {
        Block &block = blocks[static_cast<std::size_t>(i)];
        if (!isSize(block.size)) {
            report(Kind::NoSize, -1, i, -1);
            block.size = {0, 0};
        }
        if (block.group >= 0 && !isNumberOf(block.group, groups.size())) {
            report(Kind::NoGroup, -1, i, -1);
            block.group = -1;
        }
        if (block.place && !(std::isfinite(block.place->x()) && std::isfinite(block.place->y())))
            block.place.reset();
        if (block.offset && !(std::isfinite(block.offset->x()) && std::isfinite(block.offset->y())))
            block.offset.reset();
    }
    for (int i = 0; i < static_cast<int>(links.size()); ++i) {
        Link &link = links[static_cast<std::size_t>(i)];
        if (!isNumberOf(link.from.block, blocks.size()) || !isNumberOf(link.to.block, blocks.size())) {
            report(Kind::NoBlock, i, -1, -1);
            link.from = link.to = {};
            continue;
        }
        for (End *end : {&link.from, &link.to}) {
            const Block &block = blocks[static_cast<std::size_t>(end->block)];
            if (end->port >= 0 && !isNumberOf(end->port, block.ports.size())) {
                report(Kind::NoPort, i, end->block, -1);
                end->port = -1;
            }
        }
        if (!isSize(link.label))
            link.label = {0, 0};
    }
    return result;
}

} // namespace lectograph::diagram
