// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "diagram/layout.h"

#include <algorithm>
#include <random>

namespace lectograph::diagram {

struct Wishes
{
    int blocks = 20;
    int links = 30;
    int groups = 0;
    bool hasPorts = false;
    bool hasCircles = false;
    int places = 0;
    Direction direction = Direction::Up;
};

inline Block blockOf(double width, double height, int group = -1)
{
    Block block;
    block.size = {width, height};
    block.group = group;
    return block;
}

inline Link linkOf(int from, int to, const QSizeF &label = {0, 0})
{
    return {{from, -1}, {to, -1}, label};
}

/// The same for a seed on every machine. Links are mostly short; without circles they go to higher numbers.
inline Diagram anyDiagram(unsigned seed, const Wishes &wishes)
{
    std::mt19937 generator(seed);
    const auto below = [&](int limit) { return static_cast<int>(generator() % static_cast<unsigned>(limit)); };
    Diagram diagram;
    diagram.direction = wishes.direction;
    for (int i = 0; i < wishes.groups; ++i) {
        Group group;
        group.parent = i > 0 && below(2) == 0 ? below(i) : -1;
        if (below(3) > 0)
            group.title = {40.0 + below(80), 14};
        if (below(4) == 0)
            group.direction = static_cast<Direction>(below(4));
        diagram.groups.push_back(group);
    }
    for (int i = 0; i < wishes.blocks; ++i) {
        Block block = blockOf(60 + below(80), 30 + below(40));
        if (wishes.groups > 0)
            block.group = std::min(i * (wishes.groups + 1) / wishes.blocks, wishes.groups) - 1;
        if (wishes.hasPorts && below(2) == 0) {
            for (int port = 1 + below(4); port > 0; --port) {
                Port added;
                if (below(3) > 0)
                    added.side = static_cast<Side>(below(4));
                block.ports.push_back(added);
            }
            block.keepsPortOrder = below(2) == 0;
        }
        diagram.blocks.push_back(block);
    }
    const auto end = [&](int block) {
        const auto ports = static_cast<int>(diagram.blocks[static_cast<std::size_t>(block)].ports.size());
        return End{block, ports > 0 ? below(ports) : -1};
    };
    for (int i = 0; i < wishes.links; ++i) {
        const int from = below(wishes.blocks - 1);
        const int to = std::min(wishes.blocks - 1, from + 1 + (below(4) > 0 ? below(4) : below(12)));
        Link link{end(from), end(to), {0, 0}};
        if (below(5) == 0)
            link.label = {20.0 + below(30), 12};
        if (wishes.hasCircles && below(8) == 0)
            std::swap(link.from, link.to);
        if (wishes.hasCircles && below(30) == 0)
            link.to = end(link.from.block);
        diagram.links.push_back(link);
    }
    for (int i = 0; i < wishes.places; ++i) {
        auto &block = diagram.blocks[static_cast<std::size_t>(below(wishes.blocks))];
        block.place = QPointF(400.0 * i + below(200), below(600));
    }
    return diagram;
}

} // namespace lectograph::diagram
