// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

// How an entry of the result of each block was computed, in words: what follows “0.42 =”.
namespace lectograph::tensors {

QString explainProduct(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);
QString explainSum(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);
QString explainMap(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);
QString explainMask(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);
QString explainSoftmax(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);
QString explainShares(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);
QString explainAttention(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);
QString explainNormalize(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);
QString explainPosition(const graph::Inputs &in, const graph::Outputs &out, const graph::AskedEntry &entry);

} // namespace lectograph::tensors
