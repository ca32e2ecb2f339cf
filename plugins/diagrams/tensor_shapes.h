// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "written.h"

namespace lectograph::diagrams {

/// What flows, as far as it is declared or follows from what is: sizes of axes, numbers or names.
struct TensorShapes
{
    std::vector<std::optional<QStringList>> ofItems; ///< what each gives
    std::vector<std::optional<QStringList>> ofLinks;
    std::vector<bool> isWrong; ///< of items: what arrives does not fit what they do
    std::vector<Remark> remarks;
};

/// Follows the links from where shapes are declared. What a block does is said by its operation, otherwise by
/// words in its name and label, such as “norm” or “attention”; behind a block that is not known, nothing is.
TensorShapes tensorShapes(const Model &model);

/// “[2, 16, 512]”.
QString writtenDims(const QStringList &dims);

} // namespace lectograph::diagrams
