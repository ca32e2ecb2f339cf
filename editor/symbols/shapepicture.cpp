// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbols/shapepicture.h"

#include "raster/draw.h"

#include <QPainter>

#include <algorithm>

namespace lectograph::editor {

QImage pictureOf(const shape::Shape &shape, const base::Box &box, const QSize &pixels, const QColor &color)
{
    constexpr double least = 1e-3; // of a box, in scene units
    const double aspect = static_cast<double>(pixels.width()) / pixels.height();
    picture::Picture picture;
    picture.background = picture.background.withAlpha(0);
    picture.frameHeight = std::max({box.height(), box.width() / aspect, least});
    picture.frameWidth = picture.frameHeight * aspect;
    picture.camera.centre = {box.centre().x, box.centre().y, 0};
    picture.camera.height = picture.frameHeight;
    picture::append(picture, shape);
    picture::seal(picture);
    QImage image = raster::drawn(picture, pixels);
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), color);
    return image;
}

} // namespace lectograph::editor
