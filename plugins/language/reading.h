// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/setting.h"
#include "run.h"

namespace lectograph::language {

/// What of all that a model computes is asked for. Counted from 1; beyond the last: the last.
struct Choice
{
    int layer = 1;
    int head = 1;
    int token = -1; ///< to continue, counted from 0; −1 is the last
};

/// What a model makes of a sentence.
struct Reading
{
    Run run; ///< in the layer
    std::size_t head = 0;
    HeadWeights matrices; ///< of that head
    std::vector<Share> next;
    std::vector<Share> meant; ///< nothing in a model that was not trained to tell
};

/// With the model of "en", "ko" or "zh" that belongs to the program; warns of words that it does not know.
base::Result<Reading> readByOwnModel(const QString &language, const QString &sentence, const Choice &choice,
                                     const graph::Context &context);
/// With a model of the GPT-2 family in a folder beside the lecture. The model is read once, and a text computed once for
/// all blocks that show layers and heads of it: only the model that was used last is kept, because it is large.
base::Result<Reading> readByFolder(const QString &folder, const QString &sentence, const Choice &choice,
                                   const graph::Context &context);

} // namespace lectograph::language
