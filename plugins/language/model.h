// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/tensor.h"
#include "tokenizer.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace lectograph::language {

/// The matrices of one attention head: d×k, and d×k, d×k, k×d.
struct HeadWeights
{
    tensor::Tensor query;
    tensor::Tensor key;
    tensor::Tensor value;
    tensor::Tensor output;
};

struct NormWeights
{
    tensor::Tensor gain; ///< 1×d
    tensor::Tensor bias; ///< 1×d
};

/// A transformer of one block with post-norm (Vaswani et al. 2017), as tools/model trains it.
struct Model
{
    Tokenizer tokenizer;
    QStringList vocabulary;
    QStringList senses;       ///< "mole=animal": what the third head can tell of an ambiguous word
    int positions = 0;        ///< tokens that a sentence may have
    tensor::Tensor embedding; ///< words×d
    std::vector<HeadWeights> heads;
    tensor::Tensor inner; ///< the MLP's first layer, d×f
    tensor::Tensor innerBias;
    tensor::Tensor outer; ///< its second layer, f×d
    tensor::Tensor outerBias;
    NormWeights attentionNorm;
    NormWeights mlpNorm;
    tensor::Tensor unembedding;  ///< d×words
    tensor::Tensor senseReadout; ///< d×senses
};

using ModelPtr = std::shared_ptr<const Model>;

/// Number of words that are no words: padding, and the stand-ins of unknown words. No prediction names them.
inline constexpr int specialWords = 6;

/// The model of "en", "ko" or "zh" that belongs to the program. Read once.
base::Result<ModelPtr> modelOf(const QString &language);

} // namespace lectograph::language
