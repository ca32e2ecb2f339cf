// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf.h"

#include "base/sentence.h"
#include "tensor/dimensions.h"
#include "tensor/products.h"

namespace lectograph::language {

using base::Sentence;
using tensor::Tensor;

Tensor Shelf::take(const QString &name, qsizetype rows, qsizetype columns)
{
    const auto tensor = m_file.tensor(name);
    if (!tensor) {
        keep(tensor.error());
        return {};
    }
    const bool fits = (rows == 0 || tensor->rows() == rows) && (columns == 0 || tensor->columns() == columns);
    if (!fits)
        keep({Sentence::tr("The tensor “%1” of the model has the shape %2.").arg(name, shapeText(*tensor)), {}, {}});
    return *tensor;
}

Tensor Shelf::takeRow(const QString &name, qsizetype columns)
{
    return tensor::transpose(take(name, columns, 1));
}

} // namespace lectograph::language
