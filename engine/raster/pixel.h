// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/color.h"

#include <QSysInfo>

#include <algorithm>
#include <cstring>

namespace lectograph::raster {

/// One pixel of QImage::Format_RGBA8888_Premultiplied: the bytes red, green, blue, alpha in this order.
using Pixel = quint32;

inline Pixel pixelOf(const base::Color &color)
{
    const float a = std::clamp(color.a, 0.0f, 1.0f);
    const auto byte = [](float v) { return static_cast<quint8>(std::clamp(v, 0.0f, 1.0f) * 255.0f + 0.5f); };
    const quint8 bytes[4] = {byte(color.r * a), byte(color.g * a), byte(color.b * a), byte(a)};
    Pixel pixel;
    std::memcpy(&pixel, bytes, sizeof pixel);
    return pixel;
}

constexpr unsigned alphaOf(Pixel pixel)
{
    return QSysInfo::ByteOrder == QSysInfo::LittleEndian ? pixel >> 24 : pixel & 255;
}

/// Multiplies by k/256, k in 0…256, rounded; two components at a time.
constexpr Pixel scaled(Pixel pixel, unsigned k)
{
    const Pixel low = (((pixel & 0xff00ffu) * k + 0x800080u) >> 8) & 0xff00ffu;
    const Pixel high = (((pixel >> 8) & 0xff00ffu) * k + 0x800080u) & 0xff00ff00u;
    return low | high;
}

/// Multiplies by k/255, k in 0…255, rounded.
constexpr Pixel faded(Pixel pixel, unsigned k)
{
    Pixel low = (pixel & 0xff00ffu) * k + 0x800080u;
    low = ((low + ((low >> 8) & 0xff00ffu)) >> 8) & 0xff00ffu;
    Pixel high = ((pixel >> 8) & 0xff00ffu) * k + 0x800080u;
    high = (high + ((high >> 8) & 0xff00ffu)) & 0xff00ff00u;
    return low | high;
}

/// Porter–Duff "over" for premultiplied pixels.
constexpr Pixel over(Pixel below, Pixel above)
{
    return above + faded(below, 255 - alphaOf(above));
}

/// The same for a run of pixels with one colour, written so that compilers vectorize it to 16 bytes at a time.
inline void overRun(Pixel *to, int count, Pixel above)
{
    const unsigned rest = 255 - alphaOf(above);
    if (rest == 0) {
        std::fill_n(to, count, above);
        return;
    }
    quint8 pattern[16];
    for (int i = 0; i < 4; ++i)
        std::memcpy(pattern + 4 * i, &above, sizeof above);
    auto *bytes = reinterpret_cast<quint8 *>(to);
    const auto k = static_cast<quint16>(rest);
    int i = 0;
    for (; i + 4 <= count; i += 4, bytes += 16) {
        for (int b = 0; b < 16; ++b) {
            const auto product = static_cast<quint16>(bytes[b] * k + 128);
            const auto share = static_cast<quint8>(static_cast<quint16>(product + (product >> 8)) >> 8);
            bytes[b] = static_cast<quint8>(pattern[b] + share);
        }
    }
    for (; i < count; ++i)
        to[i] = over(to[i], above);
}

} // namespace lectograph::raster
