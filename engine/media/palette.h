// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/surface.h"

#include <QImage>
#include <QRgb>

#include <array>
#include <vector>

namespace lectograph::media {

/// Counts colours, to choose the few that stand for them all best.
class ColorCount
{
public:
    ColorCount();
    /// Premultiplied or opaque, as convert() takes it.
    void add(const QImage &image);
    /// At most `size` opaque colours: the cells of a cut through colour space along the widest spread (Heckbert's median
    /// cut, with the mean as the place of the cut).
    std::vector<QRgb> palette(int size) const;

private:
    struct Bin
    {
        quint64 count = 0;
        std::array<quint64, 3> sum{};
    };
    std::vector<Bin> m_bins; ///< by the upper five bits of red, green, blue
};

/// The nearest colours of a palette; what is not near to any is mixed from two or more by an ordered pattern, which stands
/// still where the picture does.
class Quantizer
{
public:
    explicit Quantizer(std::vector<QRgb> palette);
    const std::vector<QRgb> &palette() const { return m_palette; }
    /// Index of the palette for a colour at a place.
    uchar indexAt(int x, int y, const uchar *rgba);

private:
    uchar nearest(int red, int green, int blue);

    std::vector<QRgb> m_palette;
    std::vector<qint16> m_known; ///< by colour; −1: not looked for yet
};

} // namespace lectograph::media
