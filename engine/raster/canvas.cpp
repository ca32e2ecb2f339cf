// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/canvas.h"

#include "raster/bands.h"
#include "raster/damage.h"

namespace lectograph::raster {

Canvas::Canvas(const QSize &size, int threads) : m_image(size, imageFormat)
{
    m_pool.setMaxThreadCount(std::max(threads, 1));
}

QRegion Canvas::show(const picture::Picture &picture)
{
    const bool isFirst = m_shown.size != m_image.size();
    if (!isFirst && picture.hash == m_hash)
        return {};
    Plan plan = planFor(picture, m_image.size());
    const QRegion damage = isFirst ? QRegion(m_image.rect()) : changed(m_shown, plan);
    if (!damage.isEmpty())
        carryOut(plan, picture, m_image, damage, m_pool);
    m_shown = std::move(plan);
    m_hash = picture.hash;
    return damage;
}

} // namespace lectograph::raster
