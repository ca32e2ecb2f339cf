// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_content.h"
#include "tensor/tensor.h"

#include <optional>
#include <vector>

namespace lectograph::tensor {

/// How a file stores a number.
enum class NumberFormat { F64, F32, F16, BF16, I64, I32, I16, I8, U64, U32, U16, U8, Bool };

qint64 bytesOf(NumberFormat format);

enum class ByteOrder { LittleEndian, BigEndian };
/// The order of the dimensions: the last one, or the first one, changes from number to number.
enum class DimensionOrder { LastFastest, FirstFastest };

/// An array in a file.
struct StoredNumbers
{
    base::FileContent content;
    qint64 begin = 0; ///< of the first byte
    NumberFormat format = NumberFormat::F64;
    std::vector<qint64> shape;
    ByteOrder bytes = ByteOrder::LittleEndian;
    DimensionOrder order = DimensionOrder::LastFastest;
};

/// The bytes of an array of this shape; nullopt if there is no such number.
std::optional<qint64> bytesOf(const std::vector<qint64> &shape, NumberFormat format);

/// A single number as 1×1, a vector as one column, a matrix as it is, three dimensions as heads of rows and columns;
/// leading dimensions of size 1 are dropped. Infinite numbers and NaN stay what they are. Fails if there are more
/// dimensions or numbers than a Tensor holds, or if the file is too short.
base::Result<Tensor> readNumbers(const StoredNumbers &stored);

} // namespace lectograph::tensor
