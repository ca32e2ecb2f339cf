// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_content.h"
#include "byte_pairs.h"
#include "run.h"

#include <functional>

namespace lectograph::language {

/// One block of a model of the GPT-2 family: with pre-norm, and all heads in one matrix.
struct Gpt2Layer
{
    NormWeights attentionNorm;
    tensor::Tensor attention; ///< d×3d: queries, keys and values, in each the heads side by side
    tensor::Tensor attentionBias;
    tensor::Tensor outcome; ///< d×d, from the heads side by side
    tensor::Tensor outcomeBias;
    NormWeights mlpNorm;
    tensor::Tensor inner; ///< d×f
    tensor::Tensor innerBias;
    tensor::Tensor outer; ///< f×d
    tensor::Tensor outerBias;
};

/// Radford et al. 2019, "Language Models are Unsupervised Multitask Learners".
struct Gpt2
{
    std::shared_ptr<const BytePairs> pairs;
    int heads = 1;
    double epsilon = 1e-5;
    QString activation;
    tensor::Tensor embedding; ///< words×d
    tensor::Tensor positions; ///< learned, a row for each
    std::vector<Gpt2Layer> layers;
    NormWeights finalNorm;
    tensor::Tensor unembedding; ///< words×d
};
using Gpt2Ptr = std::shared_ptr<const Gpt2>;

/// A file of the model's folder by its name.
using ModelFile = std::function<base::Result<base::FileContent>(const QString &name)>;

/// Reads config.json, vocab.json, merges.txt and model.safetensors, and checks that they belong together.
base::Result<Gpt2Ptr> readGpt2(const ModelFile &file);

/// A text as the model reads it, in all layers: `input`, `heads`, `attended`, `mlp` and `output` are those of each
/// layer, everything else is the same in all. Tensors are computed when they are asked for.
base::Result<std::vector<Run>> runGpt2(const Gpt2 &model, const QString &text);

/// The matrices of one head, to which biases are added that are no part of them.
base::Result<HeadWeights> headWeights(const Gpt2 &model, std::size_t layer, std::size_t head);
/// The likeliest tokens after one, the likeliest first.
std::vector<Share> nextWords(const Gpt2 &model, const Run &run, int token, int count);

} // namespace lectograph::language
