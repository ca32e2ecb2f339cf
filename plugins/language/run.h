// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model.h"
#include "tensor/attention.h"

#include <memory>
#include <vector>

namespace lectograph::language {

/// What one head computes. One row for each token; scores and weights have the queries in rows.
struct HeadRun
{
    tensor::Tensor query;
    tensor::Tensor key;
    tensor::Tensor value;
    tensor::Tensor scores;
    tensor::Tensor masked;
    tensor::Tensor weights;
    tensor::Tensor added; ///< to the embeddings: what the weighted values become through the output matrix
};

/// Every number of the model for one sentence. One row for each token.
struct Run
{
    std::vector<Token> tokens;
    tensor::Tensor embeddings; ///< of the words alone
    tensor::Tensor positions;
    tensor::Tensor input; ///< their sum
    std::vector<HeadRun> heads;
    tensor::Tensor attended; ///< input and what all heads add, normalized
    tensor::Tensor mlp;      ///< what the MLP adds
    tensor::Tensor output;   ///< attended and what the MLP adds, normalized
    tensor::Tensor logits;   ///< a column for each word of the vocabulary
    tensor::Tensor probabilities;
};

using RunPtr = std::shared_ptr<const Run>;

/// A layer without an activation: one row for each token.
base::Result<tensor::Tensor> linear(const tensor::Tensor &x, const tensor::Tensor &weights, const tensor::Tensor &bias);

base::Result<RunPtr> run(const Model &model, const QString &sentence);

/// The same, remembered for the sentences that were asked for last: blocks that show several heads of one sentence share
/// one computation. Callable from any thread.
base::Result<RunPtr> rememberedRun(const QString &language, const QString &sentence);

struct Share
{
    QString word;
    double share = 0;
};

/// Those of the words from `first` to before `end` that are the likeliest after a token, the likeliest first.
std::vector<int> likeliestWords(const Run &run, int token, int first, int end, int count);
/// The likeliest words after a token, the likeliest first.
std::vector<Share> nextWords(const Model &model, const Run &run, int token, int count);
/// The meanings that the third head tells of a token, with shares that sum to one; none if it is not ambiguous.
base::Result<std::vector<Share>> meanings(const Model &model, const Run &run, int token);

} // namespace lectograph::language
