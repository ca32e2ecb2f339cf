// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "mesh.h"
#include "tensor/tensor.h"

namespace lectograph::space {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

NodeType surface()
{
    return {
        .id = u"space.surface"_s,
        .title = u"Surface in space"_s,
        .category = u"Space"_s,
        .help = u"A matrix as heights over the floor: a loss over two weights, for example. Columns go along x, rows "
                u"along z towards the viewer. The parts are “ROW/COLUMN”."_s,
        .properties = graph::joined(
            row::matrix("tensor", {{1, 0.6, 0.8, 1.4}, {0.7, 0, 0.3, 1}, {0.9, 0.2, 0.1, 0.8}, {1.5, 0.9, 0.7, 1.2}},
                        "The height at every crossing")
                .titled("Heights"),
            meshProperties()),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .isInSpace = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &) -> Result<Shape> {
            const tensor::Tensor &heights = in.tensor("tensor");
            if (heights.rows() < 2 || heights.columns() < 2)
                return base::failure(base::Sentence::tr("A surface needs two rows and two columns."),
                                     base::Sentence::tr("Link a larger matrix."), u"tensor"_s);
            if (qsizetype(heights.rows() - 1) * (heights.columns() - 1) > mostMeshCells)
                return base::failure(base::Sentence::tr("A surface of %1 × %2 heights has too many faces.")
                                         .arg(heights.rows())
                                         .arg(heights.columns()),
                                     base::Sentence::tr("Link a smaller matrix, at most 51 × 51."), u"tensor"_s);
            return meshOf(heights, in);
        }),
    };
}

} // namespace lectograph::space
