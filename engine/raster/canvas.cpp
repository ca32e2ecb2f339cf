// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/canvas.h"

#include "picture/transition.h"
#include "raster/bands.h"
#include "raster/blend.h"
#include "raster/damage.h"

namespace lectograph::raster {

struct Canvas::Sides
{
    Sides(const QSize &size, int threads) : before(size, threads), after(size, threads) {}

    Canvas before;
    Canvas after;
};

Canvas::Canvas(const QSize &size, int threads) : m_image(size, imageFormat)
{
    m_pool.setMaxThreadCount(std::max(threads, 1));
}

Canvas::~Canvas() = default;

QRegion Canvas::show(const picture::Picture &picture)
{
    const bool isFirst = m_shown.size != m_image.size() && !m_sides;
    if (!isFirst && picture.hash == m_hash)
        return {};
    m_hash = picture.hash;
    if (!picture.transition) {
        m_sides.reset();
        return showAlone(picture);
    }
    if (!m_sides)
        m_sides = std::make_unique<Sides>(m_image.size(), m_pool.maxThreadCount());
    m_sides->before.showAlone(picture.transition->before);
    m_sides->after.showAlone(picture);
    m_shown = {};
    blend(m_image, m_sides->before.image(), m_sides->after.image(), *picture.transition,
          backgroundOf(*picture.transition, picture), m_pool);
    return m_image.rect();
}

QRegion Canvas::showAlone(const picture::Picture &picture)
{
    Plan plan = planFor(picture, m_image.size());
    const bool isFirst = m_shown.size != m_image.size();
    const QRegion damage = isFirst ? QRegion(m_image.rect()) : changed(m_shown, plan);
    if (!damage.isEmpty())
        carryOut(plan, picture, m_image, damage, m_pool);
    m_shown = std::move(plan);
    return damage;
}

} // namespace lectograph::raster
