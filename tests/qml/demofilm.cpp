// SPDX-License-Identifier: GPL-3.0-or-later
#include "demofilm.h"

#include "shape/outlines.h"

#include <cmath>
#include <numbers>

namespace lectograph::test {

using namespace Qt::StringLiterals;
using base::Color;
using base::Transform;

namespace {

void add(picture::Picture &picture, const shape::Path &path, const Color &fill, const Color &stroke,
         const Transform &place)
{
    picture::Item item;
    item.path = path;
    item.style.fill = fill;
    item.style.stroke = stroke;
    item.place = place;
    item.hash = picture::hashOf(item);
    picture.items.push_back(std::move(item));
}

picture::Picture pictureAt(base::Time time)
{
    const double t = time.seconds();
    const double turn = 2 * std::numbers::pi * t / 5;
    picture::Picture picture;
    picture.background = Color::fromRgb(0x0b0d10);
    static const shape::Path circle = shape::circle(0.8);
    static const shape::Path star = shape::star(5, 1.2, 0.5);
    static const shape::Path frame = shape::rectangle(13, 7, 0.4);
    add(picture, frame, {0, 0, 0, 0}, Color::fromRgb(0x343941), {});
    add(picture, circle, Color::fromRgb(0x58c4dd), {1, 1, 1, 0},
        Transform::translation({4.5 * std::cos(turn), 2.2 * std::sin(turn), 0}));
    add(picture, star, Color::fromRgb(0xf0ac5f), {1, 1, 1, 1}, Transform::rotation(-turn));
    for (int k = 0; k < 10; ++k) // one more bar per second
        add(picture, shape::rectangle(0.6, 0.3, 0.1), Color{0.5f, 0.76f, 0.4f, k <= t ? 1.0f : 0.2f}, {1, 1, 1, 0},
            Transform::translation({-3.6 + 0.8 * k, -2.9, 0}));
    seal(picture);
    return picture;
}

} // namespace

player::Film demoFilm()
{
    player::Film film;
    film.title = u"A few shapes"_s;
    film.duration = base::Time::fromSeconds(10);
    film.scenes = {{u"1 Going round"_s, {}},
                   {u"2 어텐션 패턴"_s, base::Time::fromSeconds(4)},
                   {u"3 注意力模式"_s, base::Time::fromSeconds(7.5)}};
    film.picture = pictureAt;
    return film;
}

} // namespace lectograph::test
