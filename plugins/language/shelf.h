// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensor/safetensors.h"

#include <optional>

namespace lectograph::language {

/// Takes tensors of expected shapes from a file, and keeps the first error.
class Shelf
{
public:
    explicit Shelf(const tensor::Safetensors &file) : m_file(file) {}

    /// A size of 0 is free.
    tensor::Tensor take(const QString &name, qsizetype rows, qsizetype columns);
    /// A list of numbers, as one row.
    tensor::Tensor takeRow(const QString &name, qsizetype columns);
    const std::optional<base::Error> &error() const { return m_error; }

private:
    void keep(const base::Error &error)
    {
        if (!m_error)
            m_error = error;
    }

    const tensor::Safetensors &m_file;
    std::optional<base::Error> m_error;
};

} // namespace lectograph::language
