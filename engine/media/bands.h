// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegion>

#include <vector>

namespace lectograph::media {

/// A range of adjacent rows.
struct Rows
{
    int first = 0;
    int count = 0;

    friend bool operator==(const Rows &, const Rows &) = default;
};

/// The changed bands of a picture, each 16 rows high (a row of macroblocks).
class Bands
{
public:
    static constexpr int rowsInBand = 16;

    /// No bands of a picture with `height` rows.
    explicit Bands(int height = 0);
    static Bands all(int height);

    /// Marks all bands that intersect the region.
    void add(const QRegion &region);
    void add(const Bands &other);
    void clear();

    int count() const;
    /// The marked rows, with adjacent bands merged.
    std::vector<Rows> spans() const;

private:
    int m_height = 0;
    std::vector<bool> m_marked;
};

} // namespace lectograph::media
