// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/draw.h"

#include "raster/bands.h"

namespace lectograph::raster {

void draw(QImage &onto, const picture::Picture &picture)
{
    carryOut(planFor(picture, onto.size()), picture, onto, onto.rect());
}

void draw(QImage &onto, const picture::Picture &picture, const QRegion &clip)
{
    carryOut(planFor(picture, onto.size()), picture, onto, clip);
}

void drawInBands(QImage &onto, const picture::Picture &picture, QThreadPool &pool)
{
    carryOut(planFor(picture, onto.size()), picture, onto, onto.rect(), pool);
}

QImage drawn(const picture::Picture &picture, const QSize &size)
{
    QImage image(size, imageFormat);
    draw(image, picture);
    return image;
}

} // namespace lectograph::raster
