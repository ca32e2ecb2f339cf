// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// The blocks of this plugin; each is specified in its source file.
namespace lectograph::tensors {

graph::NodeType matrix();
graph::NodeType random();
graph::NodeType relations();
graph::NodeType positionalEncoding();
graph::NodeType rotaryEncoding();
graph::NodeType fromFile();

graph::NodeType product();
graph::NodeType sum();
graph::NodeType join();
graph::NodeType map();
graph::NodeType slice();
graph::NodeType entry();
graph::NodeType transposed();
graph::NodeType choice();
graph::NodeType fit();

graph::NodeType mask();
graph::NodeType softmax();
graph::NodeType attention();
graph::NodeType pairs();

graph::NodeType paddingMask();
graph::NodeType shares();
graph::NodeType splitHeads();
graph::NodeType joinHeads();

graph::NodeType normalize();
graph::NodeType feedForward();
graph::NodeType logits();
graph::NodeType nextTokens();
graph::NodeType parameters();

graph::NodeType reduction();
graph::NodeType runningSum();
graph::NodeType noise();
graph::NodeType principalComponents();
graph::NodeType lowRank();
graph::NodeType convolution();

/// The only output of a block.
inline base::Result<graph::Outputs> asOutput(const base::Result<tensor::Tensor> &tensor)
{
    return tensor.map([](const tensor::Tensor &value) { return graph::Outputs{value}; });
}

} // namespace lectograph::tensors
