// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegion>

#include <vector>

namespace lectograph::media {

/// Neighbouring rows of a picture.
struct Rows
{
    int first = 0;
    int count = 0;

    friend bool operator==(const Rows &, const Rows &) = default;
};

/// Which bands of 16 rows (a row of macroblocks) of a picture have changed.
class Bands
{
public:
    static constexpr int rowsInBand = 16;

    /// None of a picture with `height` rows.
    explicit Bands(int height = 0);
    static Bands all(int height);

    /// All bands that the region touches.
    void add(const QRegion &region);
    void add(const Bands &other);
    void clear();

    int count() const;
    /// The marked rows, neighbouring bands as one.
    std::vector<Rows> spans() const;

private:
    int m_height = 0;
    std::vector<bool> m_marked;
};

} // namespace lectograph::media
