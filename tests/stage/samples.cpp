// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"

#include "shape/outlines.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>

#include <cmath>
#include <map>
#include <numbers>

namespace lectograph::test {

using namespace Qt::StringLiterals;
using base::Color;
using base::Transform;
using picture::Item;
using picture::Picture;
using shape::Path;
using shape::Style;

namespace {

constexpr Color blue = Color::fromRgb(0x58c4dd);
constexpr Color yellow = Color::fromRgb(0xf0ac5f);
constexpr Color red = Color::fromRgb(0xfc6255);
constexpr Color green = Color::fromRgb(0x83c167);
constexpr Color white{1, 1, 1, 1};

Style filled(const Color &color)
{
    Style style;
    style.fill = color;
    return style;
}

Style stroked(const Color &color, double width, shape::Join join = shape::Join::Miter,
              shape::Cap cap = shape::Cap::Butt)
{
    Style style;
    style.stroke = color;
    style.strokeWidth = width;
    style.join = join;
    style.cap = cap;
    return style;
}

Item &add(Picture &picture, const Path &path, const Style &style, const Transform &place = {})
{
    Item item;
    item.path = path;
    item.style = style;
    item.place = place;
    picture.items.push_back(std::move(item));
    return picture.items.back();
}

Picture sealed(Picture picture)
{
    for (Item &item : picture.items)
        item.hash = picture::hashOf(item);
    seal(picture);
    return picture;
}

Transform at(double x, double y, double scale = 1)
{
    return Transform::translation({x, y, 0}) * Transform::scaling(scale, scale);
}

struct Glyph
{
    Path path; ///< em units, y up, on the baseline
    double advance = 0;
};

const Glyph &glyphOf(QChar character)
{
    static std::map<QChar, Glyph> glyphs;
    Glyph &glyph = glyphs[character];
    if (glyph.advance == 0) {
        QFont font(u"Noto Sans CJK SC"_s);
        font.setPixelSize(100);
        font.setHintingPreference(QFont::PreferNoHinting);
        QPainterPath path;
        path.addText(0, 0, font, character);
        path.setFillRule(Qt::WindingFill);
        glyph.path = shape::fromPainterPath(QTransform::fromScale(0.01, -0.01).map(path));
        glyph.advance = QFontMetricsF(font).horizontalAdvance(character) / 100;
    }
    return glyph;
}

void addText(Picture &picture, const QString &text, double x, double y, double em, const Style &style)
{
    for (const QChar character : text) {
        const Glyph &glyph = glyphOf(character);
        if (!glyph.path.isEmpty())
            add(picture, glyph.path, style, at(x, y, em));
        x += glyph.advance * em;
    }
}

Picture fills()
{
    Picture picture;
    add(picture, shape::circle(1.1), filled(blue), at(-5.03, 2.02));
    add(picture, shape::rectangle(2, 1.4, 0.3), filled(yellow.withAlpha(0.6)), at(-2.1, 2.3));
    add(picture, shape::star(7, 1.2, 0.5), filled(red), at(1.07, 2.1));
    add(picture, shape::speechBubble(2.4, 1.4, 0.3, {0.7, -1.2}), filled(green), at(4.6, 2.4));
    add(picture, shape::brace(5, 0.5), filled(white), at(-3.5, -0.8));
    add(picture, shape::filledArrow({0, 0}, {3, 1.3}, 0.12, 0.5, 0.45), filled(yellow), at(0.6, -1.2));
    // Even-odd and winding rule over the same crossing outline, and a ring
    const double step = 4 * std::numbers::pi / 5;
    std::vector<QPointF> pentagram;
    for (int k = 0; k < 5; ++k)
        pentagram.emplace_back(std::sin(step * k), std::cos(step * k));
    const Path crossing = shape::polygon(pentagram);
    add(picture, crossing, filled(blue.withAlpha(0.7)), at(-5, -2.6));
    add(picture, Path(crossing.contours(), shape::FillRule::EvenOdd), filled(red), at(-2.6, -2.6));
    add(picture, shape::sector(0.6, 1.1, 0.3, 4.4), filled(green), at(0, -2.6));
    Transform sheared = at(3.2, -2.4);
    sheared.x = {1.3, 0.5, 0};
    sheared.y = {-0.2, 0.4, 0};
    add(picture, shape::circle(1), filled(yellow), sheared);
    for (int k = 0; k < 40; ++k)
        add(picture, shape::circle(0.02 + 0.003 * k), filled(white), at(-6.8 + 0.33 * k, -3.8 + 0.006 * k));
    return picture;
}

Picture strokes()
{
    using shape::Cap;
    using shape::Join;
    Picture picture;
    const std::vector<QPointF> zigzag{{-1, -0.5}, {-0.5, 0.6}, {0, -0.5}, {0.2, 0.6}, {1, 0}};
    int column = 0;
    for (const Join join : {Join::Miter, Join::Bevel, Join::Round}) {
        for (const Cap cap : {Cap::Butt, Cap::Square, Cap::Round}) {
            add(picture, shape::polygon(zigzag, false), stroked(blue, 4 + 3 * column, join, cap),
                at(-5.6 + 1.4 * column, 2.8, 0.6));
            add(picture, shape::polygon(zigzag, true), stroked(yellow, 2 + column, join, cap),
                at(-5.6 + 1.4 * column, 1.6, 0.6));
            ++column;
        }
    }
    add(picture, shape::circle(0.8), stroked(red, 4), at(-5.5, -0.2));
    add(picture, shape::rectangle(1.7, 1.2, 0.25), stroked(white, 2), at(-3.2, -0.2));
    add(picture, shape::rectangle(1.7, 1.2), stroked(white.withAlpha(0.5), 12), at(-0.9, -0.2));
    const std::vector<QPointF> wave{{-1, 0}, {-0.5, 0.8}, {0, -0.8}, {0.5, 0.8}, {1, 0}};
    add(picture, shape::smoothCurve(wave), stroked(green, 6), at(1.5, -0.2));
    Item &screen = add(picture, shape::smoothCurve(wave), stroked(blue, 3), at(4, -0.2));
    screen.style.screenWidth = true;
    add(picture, shape::line({-6.5, 0}, {6.5, 0.3}), stroked(white, 1), at(0, -1.4));
    add(picture, shape::line({-6.5, 0}, {6.5, 0}), stroked(white, 0.4), at(0, -1.7));
    add(picture, shape::line({0, -1}, {0, 1}, 0.7), stroked(white, 30), at(6.3, -0.4));
    // Translucent and self-overlapping
    const std::vector<QPointF> loop{{-1, -0.8}, {1, 0.8}, {1, -0.8}, {-1, 0.8}};
    add(picture, shape::smoothCurve(loop, true), stroked(yellow.withAlpha(0.5), 20), at(-5, -2.8));
    add(picture, shape::cross(1.5, 1.5), stroked(red.withAlpha(0.5), 16), at(-2.5, -2.8));
    add(picture, shape::polygon(loop, true), stroked(blue.withAlpha(0.6), 10, Join::Round), at(0, -2.8, 0.8));
    // Variable width along the line
    Item &taper = add(picture, shape::smoothCurve(wave), stroked(green, 24), at(2.6, -2.8));
    taper.style.widthProfile = std::make_shared<const std::vector<double>>(std::vector{0.0, 1.0, 0.3, 1.0});
    // Non-uniform scale: the line width stays constant
    add(picture, shape::circle(1), stroked(white, 8), at(5.3, -2.8) * Transform::scaling(1.4, 0.4));
    // Text on top of its outline
    Style outlined = filled(white);
    outlined.backStroke = red;
    outlined.backStrokeWidth = 8;
    addText(picture, u"Query 键"_s, -1, 0.7, 0.6, outlined);
    return picture;
}

Picture gradients()
{
    const auto colors = [](double degrees) {
        shape::Gradient gradient;
        gradient.stops = {blue, red, yellow};
        gradient.directionDegrees = degrees;
        return std::make_shared<const shape::Gradient>(gradient);
    };
    Picture picture;
    for (int k = 0; k < 5; ++k) {
        Item &item = add(picture, shape::rectangle(2, 1.6, 0.2), filled(white.withAlpha(k == 4 ? 0.5 : 1)),
                         at(-5.4 + 2.6 * k, 2.2));
        item.style.fillGradient = colors(45 * k);
    }
    Item &turned = add(picture, shape::star(5, 1.2, 0.5), filled(white),
                       at(-4.5, -0.6) * Transform::rotation(0.4) * Transform::scaling(1.3, 0.7));
    turned.style.fillGradient = colors(30);
    const std::vector<QPointF> wave{{-1, 0}, {-0.5, 0.8}, {0, -0.8}, {0.5, 0.8}, {1, 0}};
    Item &curve = add(picture, shape::smoothCurve(wave), stroked(white, 8), at(0, -0.6, 1.6));
    curve.style.strokeGradient = colors(0);
    Item &ring = add(picture, shape::circle(1), stroked(white.withAlpha(0.7), 14), at(4.5, -0.6));
    ring.style.strokeGradient = colors(0);
    for (int k = 0; k < 12; ++k) {
        Item &dot = add(picture, shape::circle(0.15), filled(white), at(-6 + k, -3));
        dot.style.fillGradient = colors(30 * k);
    }
    return picture;
}

std::shared_ptr<const shape::Raster> photograph(int width, int height)
{
    QImage image(width, height, QImage::Format_RGBA8888_Premultiplied);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const double u = static_cast<double>(x) / width;
            const double v = static_cast<double>(y) / height;
            image.setPixelColor(x, y, QColor::fromHsvF(static_cast<float>(u), 0.7f, static_cast<float>(0.4 + 0.6 * v)));
        }
    }
    return std::make_shared<const shape::Raster>(
        shape::Raster{image, static_cast<quint64>(width) * 100000 + static_cast<quint64>(height)});
}

Picture images()
{
    Picture picture;
    const auto show = [&](const std::shared_ptr<const shape::Raster> &image, const Transform &place, double opacity) {
        Item item;
        item.image = image;
        item.place = place;
        item.opacity = opacity;
        picture.items.push_back(item);
    };
    add(picture, shape::rectangle(3, 3), filled(blue), at(-4.5, 1));
    show(photograph(300, 200), at(-4, 1) * Transform::scaling(3, 2), 1);
    add(picture, shape::circle(0.7), filled(yellow.withAlpha(0.8)), at(-3, 0.4));
    show(photograph(64, 64), at(0.5, 1) * Transform::rotation(0.5) * Transform::scaling(2, 2), 0.6);
    add(picture, shape::rectangle(1.5, 0.6), stroked(red, 6), at(0.5, 1));
    show(photograph(300, 200), at(4.5, 1.2) * Transform::scaling(1.2, 0.8), 1);
    show(photograph(8, 8), at(4, -2) * Transform::scaling(3, 3), 1);
    addText(picture, u"图像 above"_s, -6, -2, 0.8, filled(white));
    return picture;
}

/// Heat maps: an image with one pixel for each cell, enlarged, turned and smaller than the pixels of the picture.
Picture cells()
{
    Picture picture;
    const auto show = [&](int width, int height, const Transform &place) {
        auto raster = std::make_shared<shape::Raster>(*photograph(width, height));
        raster->isSmooth = false;
        raster->hash += 1;
        for (int y = 0; y < height; ++y) { // neighbours differ
            for (int x = y % 2; x < width; x += 2)
                raster->image.setPixelColor(x, y, raster->image.pixelColor(x, y).darker(140));
        }
        Item item;
        item.image = raster;
        item.place = place;
        picture.items.push_back(item);
    };
    show(60, 50, at(-4, 1) * Transform::scaling(4, 4));
    show(9, 7, at(1, 1.5) * Transform::rotation(0.4) * Transform::scaling(3, 2));
    show(2048, 2048, at(5, 0) * Transform::scaling(3, 3));
    return picture;
}

Picture zoomedWithCaption()
{
    Picture picture = strokes();
    picture.camera.centre = {1.3, -0.4, 0};
    picture.camera.height = 4.4;
    picture.background = Color::fromRgb(0x202830);
    addText(picture, u"Fixed in the frame 固定的"_s, -6.5, -3.5, 0.5, filled(yellow));
    for (Item &item : picture.items)
        item.pinned = item.style.fill == yellow;
    return picture;
}

Picture inSpace()
{
    Picture picture;
    const double phi = 1.1;
    const double theta = -0.7;
    const Transform turn = Transform::rotation(theta, {0, 0, 1}) * Transform::rotation(phi, {1, 0, 0});
    picture.camera.right = turn.x;
    picture.camera.up = turn.y;
    for (int z = 0; z < 4; ++z) {
        Transform place = Transform::translation({0, 0, -1.5 + z});
        Item &plate = add(picture, shape::rectangle(5, 4, 0.4), filled(Color{0.1f, 0.25f, 0.35f, 0.7f}), place);
        plate.style.stroke = blue;
        plate.style.strokeWidth = 4;
        for (int k = 0; k < 9; ++k)
            add(picture, shape::circle(0.3), filled(k % 2 ? yellow : red),
                place * at(k % 3 * 1.3 - 1.3, k / 3 * 1.1 - 1.1));
    }
    Transform upright = Transform::translation({3.5, 0, 0}) * Transform::rotation(std::numbers::pi / 2, {1, 0, 0});
    add(picture, shape::star(5, 1, 0.5), filled(green), upright);
    Item &screen = add(picture, shape::circle(1.3), stroked(white, 5), upright);
    screen.style.screenWidth = true;
    addText(picture, u"Layer 层"_s, -6.5, 3, 0.7, filled(white));
    for (std::size_t k = picture.items.size() - 6; k < picture.items.size(); ++k)
        picture.items[k].pinned = true;
    return picture;
}

/// A grazing view: most of it is in front of the eye, some of it behind.
Picture floorUnderTheEye()
{
    Picture picture;
    const Transform turn = Transform::rotation(1.35, {1, 0, 0});
    picture.camera.right = turn.x;
    picture.camera.up = turn.y;
    picture.camera.centre = {0, 0, 1.5};
    for (int row = -20; row < 12; ++row) {
        for (int column = -6; column < 6; ++column)
            add(picture, shape::rectangle(0.9, 0.9, 0.2), filled((row + column) % 2 ? blue : yellow), at(column, row));
    }
    add(picture, shape::rectangle(9, 40), stroked(red, 6), at(0, 0));
    add(picture, shape::line({-3, -30}, {3, 20}), stroked(white, 5));
    return picture;
}

/// A triangle with a colour at each corner.
void addFace(Picture &picture, const std::array<base::Vec3, 3> &corners, const std::array<Color, 3> &colors)
{
    const base::Vec3 along = corners[1] - corners[0];
    const base::Vec3 x = along * (1 / base::length(along));
    const base::Vec3 across = corners[2] - corners[0] - x * dot(corners[2] - corners[0], x);
    const base::Vec3 y = across * (1 / base::length(across));
    std::array<QPointF, 3> flat;
    for (std::size_t i = 0; i < 3; ++i)
        flat[i] = {dot(corners[i] - corners[0], x), dot(corners[i] - corners[0], y)};
    Item &face = add(picture, shape::polygon(flat), filled(colors[0]), Transform{x, y, cross(x, y), corners[0]});
    face.style.isFace = true;
    face.style.shading = std::make_shared<const shape::Shading>(shape::Shading{flat, colors});
}

/// A wave of faces, opaque on the left and translucent on the right, and lines drawn on tilted planes.
Picture facesInTheLight()
{
    Picture picture;
    picture.background = red;
    const Transform turn = Transform::rotation(-0.5, {0, 1, 0}) * Transform::rotation(-0.5, {1, 0, 0});
    picture.camera.right = turn.x;
    picture.camera.up = turn.y;
    constexpr int count = 14;
    const auto pointAt = [](int row, int column) {
        const double x = -5 + 10.0 * column / count;
        const double z = -3 + 6.0 * row / count;
        return base::Vec3{x, std::sin(x) * std::cos(z), z};
    };
    const auto colorAt = [&](int row, int column) {
        const auto height = static_cast<float>(0.5 + 0.5 * pointAt(row, column).y);
        return Color{0.2f + 0.3f * height, height, 1 - height, 1};
    };
    for (int row = 0; row < count; ++row) {
        for (int column = 0; column < count; ++column) {
            for (const auto &half : {std::array{0, 1, 2}, std::array{0, 2, 3}}) {
                std::array<base::Vec3, 3> corners;
                std::array<Color, 3> colors;
                for (std::size_t i = 0; i < 3; ++i) {
                    const int r = row + (half[i] == 1 || half[i] == 2);
                    const int c = column + (half[i] == 2 || half[i] == 3);
                    corners[i] = pointAt(r, c);
                    colors[i] = colorAt(r, c);
                }
                addFace(picture, corners, colors);
                if (column > count / 2)
                    picture.items.back().style.fill.a = 0.7f;
            }
        }
    }
    const auto onPlane = [&](const Path &path, const Style &style, const Transform &place) {
        add(picture, path, style, place).style.strokeInPlane = true;
    };
    const Transform wall = Transform::translation({0, 2.6, -3}) * Transform::rotation(1.2, {0, 1, 0});
    onPlane(shape::circle(1), stroked(white, 30), wall);
    onPlane(shape::rectangle(3, 1.6), stroked(yellow, 20, shape::Join::Round), wall);
    onPlane(shape::circle(0.5), stroked(blue, 12), wall * Transform::scaling(1.5, 0.4));
    onPlane(shape::smoothCurve(std::vector<QPointF>{{-4, 0}, {-2, 1}, {0, -1}, {2, 1}, {4, 0}}),
            stroked(white, 25, shape::Join::Miter, shape::Cap::Round),
            Transform::translation({0, -2.5, 2}) * Transform::rotation(-1.4, {1, 0, 0}));
    return picture;
}

/// Cards with content, a ring and a line, which all cut each other.
Picture cutting()
{
    Picture picture;
    const Transform turn = Transform::rotation(0.7, {0, 1, 0}) * Transform::rotation(-0.4, {1, 0, 0});
    picture.camera.right = turn.x;
    picture.camera.up = turn.y;
    const auto card = [&](const Color &color, const Transform &place) {
        Item &plate = add(picture, shape::rectangle(6, 5, 0.4), filled(color), place);
        plate.style.stroke = white;
        for (int k = 0; k < 9; ++k)
            add(picture, shape::circle(0.5), filled(k % 2 ? yellow : red),
                place * at(k % 3 * 2 - 2, k / 3 * 1.6 - 1.6));
    };
    card(blue, {});
    card(green, Transform::rotation(std::numbers::pi / 2, {0, 1, 0}));
    card(Color{0.4f, 0.3f, 0.6f, 0.6f}, Transform::rotation(-1.3, {1, 0, 0}));
    add(picture, shape::line({-4, 0}, {4, 0}), stroked(white, 10), Transform::rotation(0.8, {0, 1, 0.6}));
    return picture;
}

} // namespace

Picture orbited(double degrees)
{
    Picture picture;
    const Transform turn = Transform::rotation(degrees * std::numbers::pi / 180, {0, 1, 0})
        * Transform::rotation(-0.2, {1, 0, 0});
    picture.camera.right = turn.x;
    picture.camera.up = turn.y;
    Item &plate = add(picture, shape::rectangle(9, 5, 0.4), filled(Color{0.15f, 0.3f, 0.45f, 1}));
    plate.style.stroke = blue;
    plate.style.strokeWidth = 6;
    for (int k = 0; k < 32; ++k)
        add(picture, shape::circle(0.35), filled(k % 3 ? yellow : red), at(k % 8 - 3.5, k / 8 - 1.9));
    addText(picture, u"Query 键 질의"_s, -3.2, 1.55, 0.8, filled(white));
    return sealed(std::move(picture));
}

Picture textPicture(const QString &text, double pixels, int lines)
{
    Picture picture;
    const double em = pixels * 8 / 1080;
    for (int line = 0; line < lines; ++line)
        addText(picture, text, -6.9 + 0.0013 * line, 3.7 - (line + 0.5) * em * 1.5, em,
                filled(line % 3 == 2 ? yellow : white));
    return sealed(std::move(picture));
}

Picture crowd(int items, double shift)
{
    Picture picture;
    const QString letters = u"Attention is all you need 注意力机制 어텐션 0.123456789"_s;
    const int columns = static_cast<int>(std::ceil(std::sqrt(items * 16.0 / 9 / 3)));
    const double cell = 14.0 / columns;
    for (int k = 0; k < items; ++k) {
        const int place = k / 3;
        const Transform here = at(-7 + (place % columns + 0.5) * cell + shift, 3.9 - (place / columns + 0.5) * cell);
        if (k % 3 == 0) {
            Item &box = add(picture, shape::rectangle(0.9 * cell, 0.9 * cell, 0.1 * cell),
                            filled(Color{0.1f, 0.2f, 0.3f, 0.8f}), here);
            box.style.stroke = blue;
            box.style.strokeWidth = 1.5;
        } else if (k % 3 == 1) {
            add(picture, shape::circle(0.25 * cell), filled(place % 2 ? green : red), here);
        } else {
            const Path &glyph = glyphOf(letters[place % letters.size()]).path;
            if (!glyph.isEmpty())
                add(picture, glyph, filled(white), here * at(-0.25 * cell, -0.2 * cell, 0.5 * cell));
        }
    }
    return sealed(std::move(picture));
}

std::vector<Sample> samples()
{
    const QString mixed = u"The query asks 每个词都在寻找它的语境 질의와 키 0.62 attention"_s;
    std::vector<Sample> all{
        {"fills", sealed(fills())},
        {"strokes", sealed(strokes())},
        {"gradients", sealed(gradients())},
        {"images", sealed(images())},
        {"a zoom with a caption", sealed(zoomedWithCaption())},
        {"flat shapes in space", sealed(inSpace())},
        {"a floor that runs under the eye", sealed(floorUnderTheEye())},
        {"text of 48 pixels", textPicture(mixed, 48, 12)},
        {"text of 24 pixels", textPicture(mixed, 24, 24)},
        {"text of 18 pixels", textPicture(mixed, 18, 30)},
        {"text of 12 pixels", textPicture(mixed, 12, 40)},
        {"text of 9 pixels", textPicture(mixed, 9, 40)},
        {"a thousand things", crowd(1100)},
        {"cells", sealed(cells())},
        {"faces in the light", sealed(facesInTheLight())},
        {"cards that cut each other", sealed(cutting())},
    };
    return all;
}

} // namespace lectograph::test
