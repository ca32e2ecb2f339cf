// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/picture.h"
#include "shape/outlines.h"

#include <rapidcheck.h>

namespace lectograph::test {

inline picture::Item itemOf(const shape::Path &path, const base::Transform &place)
{
    picture::Item item;
    item.path = path;
    item.place = place;
    return item;
}

inline picture::Item dotAt(const base::Vec3 &at)
{
    return itemOf(shape::circle(0.1), base::Transform::translation(at));
}

/// Any number of the range, within a law.
inline double number(double from, double to)
{
    return from + (to - from) * (*rc::gen::inRange(0, 10001)) / 10000.0;
}

inline void turn(picture::Picture &picture, const base::Transform &by)
{
    picture.camera.right = by.x;
    picture.camera.up = by.y;
}

/// An empty picture seen by a turned camera.
inline picture::Picture turned(double radians, const base::Vec3 &axis)
{
    picture::Picture picture;
    turn(picture, base::Transform::rotation(radians, axis));
    return picture;
}

} // namespace lectograph::test
