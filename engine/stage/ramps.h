// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/style.h"

#include <QByteArray>

#include <unordered_map>

namespace lectograph::stage {

/// The gradients of a picture as rows of a texture for the fragment shader.
class Ramps
{
public:
    static constexpr int width = 256;

    void clear();
    /// The row of this gradient (at least one stop), added on first use.
    int rowOf(const shape::Gradient &gradient);

    /// Premultiplied RGBA, one byte per component, row by row.
    const QByteArray &bytes() const { return m_bytes; }
    int height() const { return static_cast<int>(m_bytes.size() / (4 * width)); }

private:
    std::unordered_map<quint64, int> m_rows;
    QByteArray m_bytes;
};

} // namespace lectograph::stage
