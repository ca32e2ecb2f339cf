// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/products.h"

#include "base/allowance.h"
#include "base/sentence.h"
#include "tensor/dimensions.h"
#include "tensor/kernel.h"
#include "tensor/lines.h"
#include "tensor/parallel.h"
#include "tensor/typed.h"

#include <algorithm>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;

namespace lectograph::tensor {

namespace {

tl::unexpected<base::Error> mismatch(const QString &sentence, const Tensor &a, const Tensor &b, const QString &remedy)
{
    return base::failure(sentence.arg(shapeText(a), shapeText(b)), remedy);
}

std::size_t indexIn(const Tensor &a, int row, int column)
{
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(a.columns()) + static_cast<std::size_t>(column);
}

/// Calls `visit` with the place of every number where heads stand side by side, and where they stand under one another.
void eachPlace(int rows, int heads, int columns, const auto &visit)
{
    const auto m = static_cast<std::size_t>(rows);
    const auto h = static_cast<std::size_t>(heads);
    const auto n = static_cast<std::size_t>(columns);
    for (std::size_t head = 0; head < h; ++head) {
        for (std::size_t row = 0; row < m; ++row) {
            for (std::size_t column = 0; column < n; ++column)
                visit((row * h + head) * n + column, (head * m + row) * n + column);
        }
    }
}

/// Applies `combine` to each number of `a` and its counterpart in `b`.
base::Result<Tensor> combined(const Tensor &a, const Tensor &b, auto combine, const char *sentence)
{
    const bool oneRow = b.rows() == 1;
    const bool oneColumn = b.columns() == 1;
    const bool sameColumns = b.columns() == a.columns();
    const bool ofEachHead = b.heads() == 1 && b.rows() == a.rowsOfHead() && sameColumns;
    const bool isSpread = (oneRow || b.rows() == a.rows()) && (oneColumn || sameColumns);
    if (!isSpread && !ofEachHead)
        return mismatch(base::Sentence::tr(sentence), a, b,
                        base::Sentence::tr("Give both the same shape, or the second one row or column."));
    const auto width = static_cast<std::size_t>(a.columns());
    return Tensor::written(
        a.rows(), a.columns(),
        [&](auto to) {
            using T = typename decltype(to)::value_type;
            const Numbers left = a.values();
            const Numbers right = b.values();
            std::size_t i = 0;
            for (int row = 0; row < a.rows(); ++row) {
                const std::size_t line = oneRow ? 0 : static_cast<std::size_t>(ofEachHead ? row % b.rows() : row);
                for (std::size_t column = 0; column < width; ++column, ++i)
                    to[i] = static_cast<T>(combine(left[i], right[oneColumn ? line : line * width + column]));
            }
        },
        a.heads());
}

/// Writes the product of one head, a row of `to` for each row of `a`.
template <class T>
void writeProduct(std::span<const T> a, int rows, const Panels<T> &b, std::span<T> to)
{
    constexpr int rowsOfTask = 64;
    const int depth = b.rows();
    const int columns = b.columns();
    const bool isLarge = double(rows) * depth * columns > manySteps;
    const int tasks = isLarge ? (rows + rowsOfTask - 1) / rowsOfTask : 1;
    inParallel(tasks, [&](int task) {
        const int first = task * rowsOfTask;
        const int count = isLarge ? std::min(rowsOfTask, rows - first) : rows;
        multiply<T>({a.data() + std::ptrdiff_t(first) * depth, depth}, count, depth, b, columns,
                    {to.data() + std::ptrdiff_t(first) * columns, columns});
    });
}

/// `a` and `b` head by head; a factor without heads is used for all of the other.
template <class T>
Tensor productOf(const Tensor &a, const Tensor &b)
{
    const int heads = std::max(a.heads(), b.heads());
    const int rows = a.heads() > 1 && b.heads() == 1 ? a.rows() : a.rowsOfHead(); // of one product
    const int products = b.heads();
    base::spend(workOfProduct(qint64(rows) * products, a.columns(), b.columns()));
    return Tensor::written(
        rows * products, b.columns(),
        [&](auto to) {
            const Typed<T> left(a);
            const Typed<T> right(b);
            const std::size_t size = static_cast<std::size_t>(rows) * static_cast<std::size_t>(b.columns());
            std::vector<T> product(size);
            for (int head = 0; head < products; ++head) {
                const auto factor = products == 1 ? left.all() : left.head(a.heads() == 1 ? 0 : head);
                writeProduct<T>(factor, rows, Panels<T>(right.head(head), b.rowsOfHead(), b.columns()), product);
                std::ranges::transform(product, to.begin() + static_cast<std::ptrdiff_t>(size) * head,
                                       [](T number) { return static_cast<typename decltype(to)::value_type>(number); });
            }
        },
        heads);
}

} // namespace

base::Result<Tensor> matmul(const Tensor &a, const Tensor &b)
{
    if (a.columns() != b.rowsOfHead())
        return mismatch(
            base::Sentence::tr("A %1 tensor cannot be multiplied with a %2 tensor."), a, b,
            base::Sentence::tr("%1 columns meet %2 rows: the first needs as many columns as the second has rows.")
                .arg(a.columns())
                .arg(b.rowsOfHead()));
    if (a.heads() > 1 && b.heads() > 1 && a.heads() != b.heads())
        return mismatch(base::Sentence::tr("A %1 tensor cannot be multiplied with a %2 tensor."), a, b,
                        base::Sentence::tr("Give both equally many heads, or one of them none."));
    const qint64 rows = a.heads() == 1 ? qint64(a.rows()) * b.heads() : a.rows();
    if (const auto size = checkSize(rows, b.columns()); !size)
        return tl::unexpected(size.error());
    const bool isLarge = std::max({qint64(a.size()), qint64(b.size()), rows * b.columns()}) > Tensor::mostDoubles;
    return isLarge ? productOf<float>(a, b) : productOf<double>(a, b);
}

Tensor transpose(const Tensor &a)
{
    const auto rows = static_cast<std::size_t>(a.rowsOfHead());
    const auto columns = static_cast<std::size_t>(a.columns());
    return Tensor::written(
        a.columns() * a.heads(), a.rowsOfHead(),
        [&](auto to) {
            a.values().visit([&](auto from) {
                using T = typename decltype(to)::value_type;
                constexpr std::size_t tile = 32; // both sides of it stay in the first cache
                for (std::size_t head = 0; head < static_cast<std::size_t>(a.heads()); ++head) {
                    const std::size_t start = head * rows * columns;
                    for (std::size_t top = 0; top < rows; top += tile) {
                        for (std::size_t column = 0; column < columns; ++column) {
                            for (std::size_t row = top; row < std::min(rows, top + tile); ++row)
                                to[start + column * rows + row] = static_cast<T>(from[start + row * columns + column]);
                        }
                    }
                }
            });
        },
        a.heads());
}

Tensor scale(const Tensor &a, double factor)
{
    return changedNumbers(a, [factor](double number) { return number * factor; });
}

base::Result<Tensor> splitHeads(const Tensor &a, int heads)
{
    if (heads < 1 || a.columns() % heads != 0)
        return base::failure(
            base::Sentence::tr("%1 columns cannot be divided into %2 heads.").arg(a.columns()).arg(heads),
            base::Sentence::tr("Choose a number of heads that divides the number of columns."),
            QStringLiteral("heads"));
    if (const auto size = checkSize(qint64(a.rows()) * heads, a.columns() / heads); !size)
        return tl::unexpected(size.error());
    return Tensor::written(
        a.rows() * heads, a.columns() / heads,
        [&](auto to) {
            using T = typename decltype(to)::value_type;
            const Numbers from = a.values();
            eachPlace(a.rows(), heads, a.columns() / heads,
                      [&](std::size_t besides, std::size_t below) { to[below] = static_cast<T>(from[besides]); });
        },
        heads);
}

Tensor joinHeads(const Tensor &a)
{
    return Tensor::written(a.rowsOfHead(), a.columns() * a.heads(), [&](auto to) {
        using T = typename decltype(to)::value_type;
        const Numbers from = a.values();
        eachPlace(a.rowsOfHead(), a.heads(), a.columns(),
                  [&](std::size_t besides, std::size_t below) { to[besides] = static_cast<T>(from[below]); });
    });
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
    const Numbers from = a.values();
    return Tensor::written(rows, columns, [&](auto to) {
        using T = typename decltype(to)::value_type;
        auto next = to.begin();
        for (int row = firstRow; row < firstRow + rows; ++row) {
            const auto line = from.subspan(indexIn(a, row, firstColumn), static_cast<std::size_t>(columns));
            next = std::ranges::transform(line, next, [](double number) { return static_cast<T>(number); }).out;
        }
    });
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
    return Tensor::written(static_cast<int>(rows), parts.front().columns(), [&](auto to) {
        using T = typename decltype(to)::value_type;
        auto next = to.begin();
        for (const Tensor &part : parts)
            next =
                std::ranges::transform(part.values(), next, [](double number) { return static_cast<T>(number); }).out;
    });
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
    return Tensor::written(parts.front().rows(), static_cast<int>(columns), [&](auto to) {
        using T = typename decltype(to)::value_type;
        auto next = to.begin();
        for (int row = 0; row < parts.front().rows(); ++row) {
            for (const Tensor &part : parts) {
                const auto line = part.values().subspan(indexIn(part, row, 0),
                                                        static_cast<std::size_t>(part.columns()));
                next = std::ranges::transform(line, next, [](double number) { return static_cast<T>(number); }).out;
            }
        }
    });
}

} // namespace lectograph::tensor
