// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random_picture.h"

#include <limits>

/// Invalid pictures: extreme and out-of-range numbers in every field.
namespace lectograph {

inline double hostileNumber()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return *rc::gen::element(0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 1e-3, 1e-12, 1e-300, 5e-324, 50.0, 1e3, -1e4, 1e6, 1e9,
                             -1e12, 1e18, 1e38, 1e150, 1e300, std::numeric_limits<double>::max(),
                             std::numeric_limits<double>::lowest(), infinity, -infinity,
                             std::numeric_limits<double>::quiet_NaN());
}

inline void makeHostile(double &number)
{
    if (oneIn(12))
        number = hostileNumber();
}

inline void makeHostile(base::Vec3 &v)
{
    for (double *number : {&v.x, &v.y, &v.z})
        makeHostile(*number);
}

inline shape::Path hostilePath(const shape::Path &path)
{
    std::vector<shape::Contour> contours = path.contours();
    for (shape::Contour &contour : contours) {
        for (QPointF &point : contour.points) {
            makeHostile(point.rx());
            makeHostile(point.ry());
        }
    }
    return shape::Path(std::move(contours), path.fillRule());
}

inline picture::Item hostileItem()
{
    picture::Item item = randomItem(oneIn(2));
    if (oneIn(2))
        item.path = hostilePath(item.path);
    for (base::Vec3 *v : {&item.place.x, &item.place.y, &item.place.z, &item.place.origin})
        makeHostile(*v);
    for (double *number : {&item.opacity, &item.style.strokeWidth, &item.style.backStrokeWidth})
        makeHostile(*number);
    for (base::Color *color : {&item.style.fill, &item.style.stroke, &item.style.backStroke}) {
        if (oneIn(8))
            color->r = color->a = static_cast<float>(hostileNumber());
    }
    if (oneIn(4))
        item.style.widthProfile = std::make_shared<const std::vector<double>>(std::vector{1.0, hostileNumber(), 0.5});
    if (oneIn(8))
        item.style.strokeGradient =
            std::make_shared<const shape::Gradient>(shape::Gradient{{randomColor()}, hostileNumber()});
    if (oneIn(8))
        item.style.fillGradient = std::make_shared<const shape::Gradient>(
            shape::Gradient{{randomColor(), {static_cast<float>(hostileNumber()), 0, 0, 1}}, hostileNumber()});
    if (oneIn(6)) {
        const auto color = [] { return base::Color{static_cast<float>(hostileNumber()), 0, 1, 1}; };
        item.style.shading = std::make_shared<const shape::Shading>(
            shape::Shading{{QPointF(hostileNumber(), 0), QPointF(0, hostileNumber()), QPointF(1, hostileNumber())},
                           {color(), color(), randomColor()}});
    }
    item.hash = hashOf(item);
    return item;
}

inline picture::Picture hostilePicture()
{
    picture::Picture picture = randomPicture(oneIn(2));
    for (double *number :
         {&picture.camera.height, &picture.camera.fovDegrees, &picture.frameWidth, &picture.frameHeight})
        makeHostile(*number);
    for (base::Vec3 *v : {&picture.camera.centre, &picture.camera.right, &picture.camera.up})
        makeHostile(*v);
    const int count = *rc::gen::inRange(1, 6);
    for (int i = 0; i < count; ++i)
        picture.items.push_back(hostileItem());
    seal(picture);
    return picture;
}

} // namespace lectograph
