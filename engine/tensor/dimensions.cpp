// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/dimensions.h"

#include "base/sentence.h"

using namespace Qt::StringLiterals;

namespace lectograph::tensor {

QString shapeText(const Tensor &tensor)
{
    const QString matrix = QStringLiteral("%1×%2").arg(tensor.rowsOfHead()).arg(tensor.columns());
    return tensor.heads() > 1 ? QStringLiteral("%1×%2").arg(tensor.heads()).arg(matrix) : matrix;
}

base::Result<void> checkSize(qint64 rows, qint64 columns)
{
    if (rows >= 0 && columns >= 0 && (columns == 0 || rows <= mostNumbers / columns))
        return {};
    return base::failure(base::Sentence::tr("A tensor of %1×%2 numbers cannot be made.").arg(rows).arg(columns),
                         base::Sentence::tr("Take no negative size and at most %1 numbers.").arg(mostNumbers));
}

} // namespace lectograph::tensor
