// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"
#include "shape/outlines.h"

#include <rapidcheck.h>

#include <QImage>

/// Random pictures that use every feature of the pens.
namespace lectograph {

inline double number(double from, double to)
{
    return from + (to - from) * (*rc::gen::inRange(0, 10001)) / 10000.0;
}

inline bool oneIn(int n)
{
    return *rc::gen::inRange(0, n) == 0;
}

inline base::Color randomColor()
{
    const auto part = [] { return static_cast<float>(number(0, 1)); };
    return {part(), part(), part(), oneIn(2) ? 1.0f : part()};
}

inline std::shared_ptr<const shape::Gradient> randomGradient()
{
    return std::make_shared<const shape::Gradient>(
        shape::Gradient{{randomColor(), randomColor(), randomColor()}, number(0, 360)});
}

inline std::shared_ptr<const shape::Raster> randomRaster()
{
    auto raster = std::make_shared<shape::Raster>();
    raster->image = QImage(37, 21, QImage::Format_RGBA8888_Premultiplied);
    const auto seed = *rc::gen::inRange(1, 1000);
    for (int y = 0; y < 21; ++y) {
        for (int x = 0; x < 37; ++x)
            raster->image.setPixelColor(x, y, QColor(x * seed % 256, y * seed % 256, seed % 256, 128 + x));
    }
    raster->hash = static_cast<quint64>(seed);
    return raster;
}

inline shape::Path randomPath()
{
    switch (*rc::gen::inRange(0, 6)) {
    case 0: return shape::circle(number(0.02, 3));
    case 1: return shape::rectangle(number(0.1, 5), number(0.1, 5), oneIn(2) ? 0.2 : 0);
    case 2: return shape::line({number(-3, 0), number(-3, 3)}, {number(0, 3), number(-3, 3)}, oneIn(2) ? 1.5 : 0);
    case 3: return shape::star(5, number(0.5, 2), number(0.1, 0.5));
    case 4: return shape::cross(number(0.2, 2), number(0.2, 2));
    default: {
        std::vector<QPointF> corners;
        for (int i = 0; i < 6; ++i)
            corners.emplace_back(number(-2, 2), number(-2, 2));
        return shape::Path(shape::smoothCurve(corners, oneIn(2)).contours(), shape::FillRule::EvenOdd);
    }
    }
}

inline shape::Style randomStyle()
{
    shape::Style style;
    if (!oneIn(3))
        style.fill = randomColor();
    if (!oneIn(2) || style.fill.a == 0) {
        style.stroke = randomColor();
        style.strokeWidth = number(0.5, 30);
    }
    if (oneIn(4)) {
        style.backStroke = randomColor();
        style.backStrokeWidth = number(1, 40);
    }
    if (oneIn(4))
        style.fillGradient = randomGradient();
    if (oneIn(4))
        style.strokeGradient = randomGradient();
    if (oneIn(4))
        style.widthProfile = std::make_shared<const std::vector<double>>(std::vector{0.0, 1.0, number(0, 2), 0.3});
    style.cap = static_cast<shape::Cap>(*rc::gen::inRange(0, 3));
    style.join = static_cast<shape::Join>(*rc::gen::inRange(0, 3));
    style.screenWidth = oneIn(3);
    style.strokeInPlane = oneIn(3);
    style.isFace = oneIn(3);
    if (oneIn(4))
        style.shading = std::make_shared<const shape::Shading>(
            shape::Shading{{QPointF(number(-2, 2), 0), QPointF(0, number(-2, 2)), QPointF(1, 1)},
                           {randomColor(), randomColor(), randomColor()}});
    return style;
}

inline picture::Item randomItem(bool inSpace)
{
    picture::Item item;
    item.path = randomPath();
    item.style = randomStyle();
    if (oneIn(8)) {
        item.image = randomRaster();
        item.opacity = number(0, 1);
    }
    item.place = base::Transform::translation({number(-8, 8), number(-5, 5), inSpace ? number(-6, 8) : 0})
        * base::Transform::rotation(number(-3, 3), inSpace ? base::Vec3{1, 0, 0} : base::Vec3{0, 0, 1})
        * base::Transform::scaling(number(0.2, 2), number(0.2, 2));
    item.pinned = oneIn(6);
    item.hash = hashOf(item);
    return item;
}

inline picture::Picture randomPicture(bool inSpace)
{
    picture::Picture picture;
    picture.background = oneIn(3) ? randomColor() : base::Color{0, 0, 0, 1};
    if (oneIn(2))
        picture.camera.height = oneIn(6) ? 0.001 : number(1, 20);
    if (inSpace) {
        const base::Transform turn = base::Transform::rotation(number(-1, 1), {0, 1, 0});
        picture.camera.right = turn.x;
        picture.camera.up = turn.y;
    }
    const int count = *rc::gen::inRange(0, 12);
    for (int i = 0; i < count; ++i)
        picture.items.push_back(randomItem(inSpace));
    seal(picture);
    return picture;
}

} // namespace lectograph
