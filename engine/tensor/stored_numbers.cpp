// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/stored_numbers.h"

#include "base/memory.h"
#include "base/sentence.h"
#include "tensor/dimensions.h"

#include <QFloat16>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>

namespace lectograph::tensor {

using base::failure;
using base::Result;
using base::Sentence;

namespace {

constexpr std::array<qint64, 13> sizes{8, 4, 2, 2, 8, 4, 2, 1, 8, 4, 2, 1, 1};

struct Extent
{
    qint64 heads = 1;
    qint64 rows = 1;
    qint64 columns = 1;
};

Result<Extent> extentOf(std::vector<qint64> shape)
{
    constexpr std::size_t most = 3;
    while (shape.size() > most && shape.front() == 1)
        shape.erase(shape.begin());
    if (shape.size() > most)
        return failure(Sentence::tr("The tensor has %1 dimensions.").arg(shape.size()),
                       Sentence::tr("Save a part of it: a matrix, or matrices of several heads."));
    Extent extent;
    if (shape.size() == most)
        extent.heads = shape.front();
    if (shape.size() == 1)
        extent.rows = shape.front();
    if (shape.size() > 1) {
        extent.rows = shape[shape.size() - 2];
        extent.columns = shape.back();
    }
    qint64 rows = 0;
    if (extent.heads < 0 || extent.rows < 0 || extent.columns < 0 || qMulOverflow(extent.heads, extent.rows, &rows))
        rows = -1;
    // Also an empty tensor has a number of rows that fits.
    if (const auto size = checkSize(rows < 0 ? rows : std::max<qint64>(rows, 1), std::max<qint64>(extent.columns, 1));
        !size)
        return tl::unexpected(size.error());
    return extent;
}

template <class Stored>
Stored storedAt(const uchar *bytes, ByteOrder order)
{
    return order == ByteOrder::LittleEndian ? qFromLittleEndian<Stored>(bytes) : qFromBigEndian<Stored>(bytes);
}

double numberAt(const uchar *bytes, NumberFormat format, ByteOrder order)
{
    switch (format) {
    case NumberFormat::F64: return std::bit_cast<double>(storedAt<quint64>(bytes, order));
    case NumberFormat::F32: return static_cast<double>(std::bit_cast<float>(storedAt<quint32>(bytes, order)));
    case NumberFormat::F16:
        return static_cast<double>(static_cast<float>(std::bit_cast<qfloat16>(storedAt<quint16>(bytes, order))));
    case NumberFormat::BF16: // the upper half of a 32-bit number
        return static_cast<double>(std::bit_cast<float>(static_cast<quint32>(storedAt<quint16>(bytes, order)) << 16));
    case NumberFormat::I64: return static_cast<double>(storedAt<qint64>(bytes, order));
    case NumberFormat::I32: return storedAt<qint32>(bytes, order);
    case NumberFormat::I16: return storedAt<qint16>(bytes, order);
    case NumberFormat::I8: return static_cast<qint8>(*bytes);
    case NumberFormat::U64: return static_cast<double>(storedAt<quint64>(bytes, order));
    case NumberFormat::U32: return storedAt<quint32>(bytes, order);
    case NumberFormat::U16: return storedAt<quint16>(bytes, order);
    case NumberFormat::U8: return *bytes;
    case NumberFormat::Bool: return *bytes != 0 ? 1 : 0;
    }
    return 0;
}

} // namespace

qint64 bytesOf(NumberFormat format)
{
    return sizes[static_cast<std::size_t>(format)];
}

std::optional<qint64> bytesOf(const std::vector<qint64> &shape, NumberFormat format)
{
    qint64 result = bytesOf(format);
    for (const qint64 size : shape) {
        if (size < 0 || qMulOverflow(result, size, &result))
            return std::nullopt;
    }
    return result;
}

Result<Tensor> readNumbers(const StoredNumbers &stored)
{
    const auto extent = extentOf(stored.shape);
    if (!extent)
        return tl::unexpected(extent.error());
    const auto size = bytesOf(stored.shape, stored.format);
    if (!size)
        return failure(Sentence::tr("The shape of the tensor is no shape."));
    const auto read = base::withinMemory([&] { return stored.content.part(stored.begin, *size); });
    if (!read)
        return tl::unexpected(read.error());
    const auto *bytes = reinterpret_cast<const uchar *>(read->constData());
    const qint64 width = bytesOf(stored.format);
    const auto [heads, rows, columns] = *extent;
    const bool isTurned = stored.order == DimensionOrder::FirstFastest;
    const bool isEmpty = heads == 0 || rows == 0 || columns == 0;
    return base::withinMemory([&]() -> Result<Tensor> {
        return Tensor::written(
            static_cast<int>(heads * rows), static_cast<int>(columns),
            [&](auto to) {
                using T = typename decltype(to)::value_type;
                for (qint64 i = 0; T & number : to) {
                    const qint64 head = i / (rows * columns);
                    const qint64 row = i / columns % rows;
                    const qint64 at = isTurned ? head + heads * (row + rows * (i % columns)) : i;
                    number = static_cast<T>(numberAt(bytes + at * width, stored.format, stored.bytes));
                    ++i;
                }
            },
            isEmpty ? 1 : static_cast<int>(heads));
    });
}

} // namespace lectograph::tensor
