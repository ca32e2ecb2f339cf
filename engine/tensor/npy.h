// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/stored_numbers.h"

namespace lectograph::tensor {

/// The array of a NumPy file (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html), versions 1 to 3.
/// Checks the header completely, and that the file has all numbers. Arrays of Python objects, texts and complex numbers
/// are refused: nothing in the file is executed.
base::Result<StoredNumbers> readNpy(const base::FileContent &content);

bool isNpy(const QByteArray &start); ///< by the first bytes

} // namespace lectograph::tensor
