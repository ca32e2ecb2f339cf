// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/products.h"

#include "base/sentence.h"
#include "tensor/dimensions.h"

#include <Eigen/Core>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace lectograph::tensor {

namespace {

using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Eigen::Map<const Matrix> mapped(const Tensor &a)
{
    return {a.values().data(), a.rows(), a.columns()};
}

Tensor filled(int rows, int columns, const auto &write)
{
    std::vector<double> values(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    Eigen::Map<Matrix> target(values.data(), rows, columns);
    write(target);
    return {rows, columns, std::move(values)};
}

tl::unexpected<base::Error> mismatch(const QString &sentence, const Tensor &a, const Tensor &b, const QString &remedy)
{
    return base::failure(sentence.arg(shapeText(a), shapeText(b)), remedy);
}

/// Applies `combine` to each number of `a` and its counterpart in `b`.
base::Result<Tensor> combined(const Tensor &a, const Tensor &b, auto combine, const char *sentence)
{
    const bool oneRow = b.rows() == 1 && b.columns() == a.columns();
    const bool oneColumn = b.columns() == 1 && b.rows() == a.rows();
    const bool sameShape = b.rows() == a.rows() && b.columns() == a.columns();
    if (!sameShape && !oneRow && !oneColumn)
        return mismatch(base::Sentence::tr(sentence), a, b,
                        base::Sentence::tr("Give both the same shape, or the second one row or column."));
    const bool alongRows = sameShape || oneColumn;
    const bool alongColumns = sameShape || oneRow;
    return filled(a.rows(), a.columns(), [&](auto &target) {
        for (int i = 0; i < a.rows(); ++i) {
            for (int j = 0; j < a.columns(); ++j)
                target(i, j) = combine(a.at(i, j), b.at(alongRows ? i : 0, alongColumns ? j : 0));
        }
    });
}

} // namespace

base::Result<Tensor> matmul(const Tensor &a, const Tensor &b)
{
    if (a.columns() != b.rows())
        return mismatch(base::Sentence::tr("A %1 tensor cannot be multiplied with a %2 tensor."), a, b,
                        base::Sentence::tr("The first needs as many columns as the second has rows."));
    if (const auto size = checkSize(a.rows(), b.columns()); !size)
        return tl::unexpected(size.error());
    return filled(a.rows(), b.columns(), [&](auto &target) { target.noalias() = mapped(a) * mapped(b); });
}

Tensor transpose(const Tensor &a)
{
    return filled(a.columns(), a.rows(), [&](auto &target) { target = mapped(a).transpose(); });
}

Tensor scale(const Tensor &a, double factor)
{
    return filled(a.rows(), a.columns(), [&](auto &target) { target = mapped(a) * factor; });
}

base::Result<Tensor> add(const Tensor &a, const Tensor &b)
{
    return combined(a, b, std::plus<>(), QT_TRANSLATE_NOOP("Sentence", "A %1 tensor and a %2 tensor cannot be added."));
}

base::Result<Tensor> hadamard(const Tensor &a, const Tensor &b)
{
    return combined(
        a, b, std::multiplies<>(),
        QT_TRANSLATE_NOOP("Sentence", "A %1 tensor and a %2 tensor cannot be multiplied number by number."));
}

base::Result<Tensor> block(const Tensor &a, int firstRow, int firstColumn, int rows, int columns)
{
    const bool inside = firstRow >= 0 && firstColumn >= 0 && rows >= 0 && columns >= 0 && rows <= a.rows() - firstRow
        && columns <= a.columns() - firstColumn;
    if (!inside)
        return base::failure(base::Sentence::tr("A %1 tensor has no part of %2×%3 numbers at row %4, column %5.")
                                 .arg(shapeText(a))
                                 .arg(rows)
                                 .arg(columns)
                                 .arg(firstRow)
                                 .arg(firstColumn),
                             base::Sentence::tr("Rows and columns are counted from 0."));
    return filled(rows, columns, [&](auto &target) { target = mapped(a).block(firstRow, firstColumn, rows, columns); });
}

base::Result<Tensor> row(const Tensor &a, int index)
{
    return block(a, index, 0, 1, a.columns());
}

base::Result<Tensor> column(const Tensor &a, int index)
{
    return block(a, 0, index, a.rows(), 1);
}

base::Result<Tensor> concatRows(std::span<const Tensor> parts)
{
    if (parts.empty())
        return Tensor();
    qint64 rows = 0;
    for (const Tensor &part : parts) {
        if (part.columns() != parts.front().columns())
            return mismatch(base::Sentence::tr("A %1 tensor and a %2 tensor cannot stand under one another."),
                            parts.front(), part, base::Sentence::tr("Give all the same number of columns."));
        rows += part.rows();
    }
    if (const auto size = checkSize(rows, parts.front().columns()); !size)
        return tl::unexpected(size.error());
    std::vector<double> values;
    for (const Tensor &part : parts)
        values.insert(values.end(), part.values().begin(), part.values().end());
    return Tensor(static_cast<int>(rows), parts.front().columns(), std::move(values));
}

base::Result<Tensor> concatColumns(std::span<const Tensor> parts)
{
    if (parts.empty())
        return Tensor();
    qint64 columns = 0;
    for (const Tensor &part : parts) {
        if (part.rows() != parts.front().rows())
            return mismatch(base::Sentence::tr("A %1 tensor and a %2 tensor cannot stand side by side."), parts.front(),
                            part, base::Sentence::tr("Give all the same number of rows."));
        columns += part.columns();
    }
    if (const auto size = checkSize(parts.front().rows(), columns); !size)
        return tl::unexpected(size.error());
    return filled(parts.front().rows(), static_cast<int>(columns), [&](auto &target) {
        Eigen::Index at = 0;
        for (const Tensor &part : parts) {
            target.middleCols(at, part.columns()) = mapped(part);
            at += part.columns();
        }
    });
}

} // namespace lectograph::tensor
