// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "media/surface.h"

#include <QImage>
#include <QRgb>

#include <array>
#include <vector>

namespace lectograph::media {

/// Counts colours to choose a palette.
class ColorCount
{
public:
    ColorCount();
    /// Premultiplied or opaque, like the input of convert().
    void add(const QImage &image);
    /// At most `size` opaque colours: boxes in colour space split along the largest spread (Heckbert's median cut, but
    /// split at the mean).
    std::vector<QRgb> palette(int size) const;

private:
    struct Bin
    {
        quint64 count = 0;
        std::array<quint64, 3> sum{};
    };
    std::vector<Bin> m_bins; ///< indexed by the upper five bits of red, green and blue
};

/// Maps colours to the nearest palette entries; colours not near any entry are dithered from two or more with an
/// ordered pattern, which stays still where the picture does.
class Quantizer
{
public:
    explicit Quantizer(std::vector<QRgb> palette);
    const std::vector<QRgb> &palette() const { return m_palette; }
    /// The palette index of a colour at a pixel.
    uchar indexAt(int x, int y, const uchar *rgba);

private:
    uchar nearest(int red, int green, int blue);

    std::vector<QRgb> m_palette;
    std::vector<qint16> m_known; ///< cache by colour; −1: not computed yet
};

} // namespace lectograph::media
