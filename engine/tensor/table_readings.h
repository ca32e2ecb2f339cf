// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/table.h"

#include <vector>

namespace lectograph::tensor {

/// The ways in which the text can be read as numbers, the likeliest first; they differ in what they give. One if it is
/// clear.
std::vector<TableReading> readingsOf(const QString &text);

} // namespace lectograph::tensor
