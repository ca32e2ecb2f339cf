// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/blend.h"

#include "base/share.h"
#include "raster/pixel.h"

#include <atomic>

namespace lectograph::raster {

namespace {

using picture::Transition;

constexpr int rowsAtOnce = 16;

/// The sum of both, weighted with 256 − k and k, rounded; two components at a time.
constexpr Pixel weighted(Pixel a, Pixel b, unsigned k)
{
    const Pixel low = ((a & 0xff00ffu) * (256 - k) + (b & 0xff00ffu) * k + 0x800080u) >> 8 & 0xff00ffu;
    const Pixel high = ((a >> 8 & 0xff00ffu) * (256 - k) + (b >> 8 & 0xff00ffu) * k + 0x800080u) & 0xff00ff00u;
    return low | high;
}

unsigned weightOf(double share)
{
    return static_cast<unsigned>(std::clamp(share, 0.0, 1.0) * 256 + 0.5);
}

/// Combines the pixels of rectangles. May be used by several threads at once.
class Blender
{
public:
    Blender(QImage &onto, const QImage &before, const QImage &after, const Transition &transition,
            const base::Color &background)
        : m_bits(onto.bits()),
          m_bytesPerLine(onto.bytesPerLine()),
          m_before(before),
          m_after(after),
          m_kind(transition.kind),
          m_progress(transition.progress),
          m_background(pixelOf(background)),
          m_afterAt(cornerOf(transition, onto.size())),
          m_beforeAt(m_kind == Transition::Kind::Push ? cornerOfBefore(transition, onto.size()) : QPoint()),
          m_afterArea(m_afterAt, onto.size())
    {}

    void combine(const QRect &area) const
    {
        for (int y = area.top(); y <= area.bottom(); ++y) {
            Pixel *to = reinterpret_cast<Pixel *>(m_bits + y * m_bytesPerLine);
            switch (m_kind) {
            case Transition::Kind::CrossFade: mixRow(to, y, area, m_progress); break;
            case Transition::Kind::Fade: fadeRow(to, y, area); break;
            case Transition::Kind::Push:
            case Transition::Kind::Wipe: jointRow(to, y, area); break;
            }
        }
    }

private:
    static const Pixel *row(const QImage &image, int y)
    {
        return reinterpret_cast<const Pixel *>(image.constScanLine(y));
    }

    void mixRow(Pixel *to, int y, const QRect &area, double progress) const
    {
        const Pixel *before = row(m_before, y);
        const Pixel *after = row(m_after, y);
        const unsigned k = weightOf(progress);
        for (int x = area.left(); x <= area.right(); ++x)
            to[x] = weighted(before[x], after[x], k);
    }

    void fadeRow(Pixel *to, int y, const QRect &area) const
    {
        const bool isFirstHalf = m_progress < 0.5;
        const Pixel *from = row(isFirstHalf ? m_before : m_after, y);
        const unsigned k = weightOf(isFirstHalf ? 2 * m_progress : 2 - 2 * m_progress);
        for (int x = area.left(); x <= area.right(); ++x)
            to[x] = weighted(from[x], m_background, k);
    }

    /// The new picture where it is, and the old one elsewhere.
    void jointRow(Pixel *to, int y, const QRect &area) const
    {
        const QPoint afterAt = m_kind == Transition::Kind::Push ? m_afterAt : QPoint();
        for (int x = area.left(); x <= area.right(); ++x) {
            const bool isAfter = m_afterArea.contains(x, y);
            const QPoint at = QPoint(x, y) - (isAfter ? afterAt : m_beforeAt);
            to[x] = row(isAfter ? m_after : m_before, at.y())[at.x()];
        }
    }

    uchar *m_bits;
    qsizetype m_bytesPerLine;
    const QImage &m_before;
    const QImage &m_after;
    Transition::Kind m_kind;
    double m_progress;
    Pixel m_background;
    QPoint m_afterAt;
    QPoint m_beforeAt;
    QRect m_afterArea;
};

} // namespace

void blend(QImage &onto, const QImage &before, const QImage &after, const Transition &transition,
           const base::Color &background, const QRegion &clip)
{
    const Blender blender(onto, before, after, transition, background);
    for (const QRect &area : clip &onto.rect())
        blender.combine(area);
}

void blend(QImage &onto, const QImage &before, const QImage &after, const Transition &transition,
           const base::Color &background, QThreadPool &pool)
{
    const Blender blender(onto, before, after, transition, background);
    const QRect whole = onto.rect();
    std::atomic<int> next = 0;
    base::share(pool, whole.height() / rowsAtOnce, [&] {
        for (int y = next.fetch_add(rowsAtOnce); y < whole.height(); y = next.fetch_add(rowsAtOnce))
            blender.combine(QRect(0, y, whole.width(), rowsAtOnce) & whole);
    });
}

} // namespace lectograph::raster
