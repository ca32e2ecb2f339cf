// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "anydiagram.h"

namespace lectograph::diagram {

// Drawings of models that people know.

inline Group titled(Direction direction)
{
    Group group;
    group.title = {80, 14};
    group.direction = direction;
    return group;
}

/// Vaswani et al., “Attention Is All You Need” (2017), figure 1: input, attention, add, feed-forward in two, add.
inline Diagram encoderLayer()
{
    const QSizeF label(80, 12);
    Diagram encoder;
    encoder.blocks = {blockOf(90, 30),  blockOf(150, 40), blockOf(110, 26), blockOf(150, 40),
                      blockOf(110, 40), blockOf(110, 26), blockOf(90, 30)};
    encoder.links = {linkOf(0, 1, label), linkOf(0, 2, label), linkOf(1, 2, label), linkOf(2, 3, label),
                     linkOf(2, 5, label), linkOf(3, 4, label), linkOf(4, 5, label), linkOf(5, 6, label)};
    return encoder;
}

/// The same figure: what the encoder gives goes to each layer of the decoder.
inline Diagram encoderAndDecoder(Direction direction)
{
    Diagram both;
    both.direction = direction;
    both.groups = {titled(Direction::Up), titled(Direction::Up)};
    for (int i = 0; i < 12; ++i)
        both.blocks.push_back(blockOf(110, 36, i / 6));
    for (int i = 0; i < 5; ++i) {
        both.links.push_back(linkOf(i, i + 1));
        both.links.push_back(linkOf(i + 6, i + 7));
    }
    for (int i = 0; i < 6; ++i)
        both.links.push_back(linkOf(5, 6 + i));
    return both;
}

/// The same paper, figure 2: query, key and value leave one block.
inline Diagram attentionOfOneBlock()
{
    Diagram attention;
    attention.blocks.assign(6, blockOf(100, 30));
    attention.blocks[0] = blockOf(180, 30);
    attention.blocks[0].ports.resize(3);
    attention.blocks[0].keepsPortOrder = true;
    attention.links = {{{0, 0}, {1, -1}, {}}, {{0, 1}, {1, -1}, {}}, linkOf(1, 2),         linkOf(2, 3),
                       linkOf(3, 4),          linkOf(4, 5),          {{0, 2}, {5, -1}, {}}};
    return attention;
}

/// The same with three blocks.
inline Diagram attentionOfThreeBlocks()
{
    Diagram attention;
    attention.blocks.assign(3, blockOf(60, 30));
    attention.blocks.resize(8, blockOf(100, 30));
    attention.links = {linkOf(0, 3), linkOf(1, 3), linkOf(2, 7), linkOf(3, 4),
                       linkOf(4, 5), linkOf(5, 6), linkOf(6, 7)};
    return attention;
}

/// Ronneberger, Fischer and Brox, “U-Net” (2015), drawn as a line.
inline Diagram uNet()
{
    Diagram net;
    net.direction = Direction::Right;
    for (const double height : {150, 120, 90, 60, 40, 60, 90, 120, 150})
        net.blocks.push_back(blockOf(36, height));
    for (int i = 0; i < 8; ++i)
        net.links.push_back(linkOf(i, i + 1));
    for (int i = 0; i < 4; ++i)
        net.links.push_back(linkOf(i, 8 - i));
    return net;
}

/// One input, eight heads, one concatenation.
inline Diagram eightHeads()
{
    Diagram heads;
    heads.blocks.assign(10, blockOf(60, 30));
    heads.blocks[9] = blockOf(220, 30);
    for (int head = 1; head <= 8; ++head) {
        heads.links.push_back(linkOf(0, head));
        heads.links.push_back(linkOf(head, 9));
    }
    return heads;
}

/// A state that comes back.
inline Diagram recurrence()
{
    Diagram loop;
    loop.direction = Direction::Right;
    loop.blocks.assign(3, blockOf(80, 40));
    loop.links = {linkOf(0, 1), linkOf(1, 2), linkOf(2, 0, {120, 12})};
    return loop;
}

inline std::vector<Diagram> knownDiagrams()
{
    return {encoderLayer(),
            encoderAndDecoder(Direction::Up),
            attentionOfOneBlock(),
            attentionOfThreeBlocks(),
            uNet(),
            eightHeads(),
            recurrence()};
}

} // namespace lectograph::diagram
