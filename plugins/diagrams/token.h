// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

namespace lectograph::diagrams {

struct TokenLook
{
    base::Color color;
    base::Color ink;
    double corner = 0.1; ///< of the links
    double pause = 0;    ///< at each block, as a length of way
    double size = 20;    ///< type size of its labels
};

struct DrawnToken
{
    shape::Shape shape;
    double reached = 1; ///< how many blocks, the first one counted, with the share of the way to the next
};

/// A token at a share of the way along links, from the middle of the first block to that of the last one, at constant
/// speed along the line. At each block it has the next label; without labels it is a dot. Nothing without a way.
std::optional<DrawnToken> drawnToken(const Model &model, const Placed &placed, const std::vector<int> &links,
                                     const QStringList &labels, double progress, const TokenLook &look,
                                     const graph::Context &context);

} // namespace lectograph::diagrams
