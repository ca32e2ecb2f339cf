// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/draw.h"

#include "raster/bands.h"
#include "raster/blend.h"

namespace lectograph::raster {

namespace {

/// Draws both pictures of a transition with `draw`, a function of an image and a picture without one.
template <class Draw>
std::pair<QImage, QImage> bothOf(const picture::Picture &picture, const QSize &size, Draw draw)
{
    QImage before(size, imageFormat);
    QImage after(size, imageFormat);
    draw(before, picture.transition->before);
    draw(after, picture);
    return {std::move(before), std::move(after)};
}

} // namespace

void draw(QImage &onto, const picture::Picture &picture)
{
    draw(onto, picture, onto.rect());
}

void draw(QImage &onto, const picture::Picture &picture, const QRegion &clip)
{
    if (!picture.transition)
        return carryOut(planFor(picture, onto.size()), picture, onto, clip);
    const bool isMoved = picture.transition->kind == picture::Transition::Kind::Push;
    const auto [before, after] = bothOf(picture, onto.size(), [&](QImage &image, const picture::Picture &one) {
        carryOut(planFor(one, image.size()), one, image, isMoved ? QRegion(image.rect()) : clip);
    });
    blend(onto, before, after, *picture.transition, backgroundOf(*picture.transition, picture), clip);
}

void drawInBands(QImage &onto, const picture::Picture &picture, QThreadPool &pool)
{
    const auto plain = [&](QImage &image, const picture::Picture &one) {
        carryOut(planFor(one, image.size()), one, image, image.rect(), pool);
    };
    if (!picture.transition)
        return plain(onto, picture);
    const auto [before, after] = bothOf(picture, onto.size(), plain);
    blend(onto, before, after, *picture.transition, backgroundOf(*picture.transition, picture), pool);
}

QImage drawn(const picture::Picture &picture, const QSize &size)
{
    QImage image(size, imageFormat);
    draw(image, picture);
    return image;
}

} // namespace lectograph::raster
