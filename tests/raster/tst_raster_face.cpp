// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/draw.h"
#include "shape/outlines.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace lectograph;
using base::Color;
using base::Transform;
using picture::Item;
using picture::Picture;

namespace {

/// A floor of faces around the middle, seen by a camera that has been turned by some degrees, on red.
Picture floorOf(double opacity, double around, double tilt)
{
    Picture picture;
    picture.background = {1, 0, 0, 1};
    const double degree = 3.14159265358979 / 180;
    const Transform turn = Transform::rotation(around * degree, {0, 0, 1})
        * Transform::rotation(tilt * degree, {1, 0, 0});
    picture.camera.right = turn.x;
    picture.camera.up = turn.y;
    for (int row = -8; row < 8; ++row) {
        for (int column = -8; column < 8; ++column) {
            for (const auto &corners : {std::array<QPointF, 3>{{{0, 0}, {1, 0}, {1, 1}}}, {{{0, 0}, {1, 1}, {0, 1}}}}) {
                Item item;
                item.path = shape::polygon(corners);
                item.style.fill = Color{0, 0, 1, static_cast<float>(opacity)};
                item.style.isFace = true;
                item.place = Transform::translation({column * 0.9, row * 0.9, 0}) * Transform::scaling(0.9, 0.9);
                item.hash = hashOf(item);
                picture.items.push_back(item);
            }
        }
    }
    seal(picture);
    return picture;
}

/// The largest difference in red of a pixel in the middle of the picture from what one face alone gives.
int worstSeam(const Picture &picture, double opacity)
{
    const QImage image = raster::drawn(picture, {320, 180});
    const auto expected = static_cast<int>(std::lround(255 * (1 - opacity)));
    int worst = 0;
    for (int y = 60; y < 120; ++y) {
        for (int x = 100; x < 220; ++x)
            worst = std::max(worst, std::abs(image.pixelColor(x, y).red() - expected));
    }
    return worst;
}

} // namespace

class RasterFaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void facesLeaveNoSeamBetweenThem()
    {
        QVERIFY(rc::check("that could be seen, between opaque ones", [] {
            const Picture picture = floorOf(1, *rc::gen::inRange(-180, 180), *rc::gen::inRange(1, 45));
            RC_ASSERT(worstSeam(picture, 1) <= 12);
        }));
    }

    void withoutThisThereIsOne()
    {
        Picture picture = floorOf(1, 20, 30);
        for (Item &item : picture.items) {
            item.style.isFace = false;
            item.hash = hashOf(item);
        }
        QVERIFY(worstSeam(picture, 1) > 30);
    }

    void translucentFacesHardlyShowWhereTheyMeet()
    {
        for (const double opacity : {0.3, 0.6, 0.9})
            QVERIFY2(worstSeam(floorOf(opacity, 20, 30), opacity) < 40,
                     qPrintable(QString::number(worstSeam(floorOf(opacity, 20, 30), opacity))));
    }

    void aStrokeInThePlaneGetsNarrowWithIt()
    {
        const auto lit = [](bool isInPlane, double degrees) {
            Picture picture;
            picture.background = {0, 0, 0, 1};
            Item item;
            item.path = shape::line({0, -2}, {0, 2});
            item.style.stroke = {1, 1, 1, 1};
            item.style.strokeWidth = 80;
            item.style.strokeInPlane = isInPlane;
            item.place = Transform::rotation(degrees * 3.14159265358979 / 180, {0, 1, 0});
            item.hash = hashOf(item);
            picture.items = {item};
            seal(picture);
            const QImage image = raster::drawn(picture, {320, 180});
            double sum = 0;
            for (int x = 0; x < 320; ++x)
                sum += image.pixelColor(x, 90).redF();
            return sum;
        };
        const double wide = lit(true, 0);
        QVERIFY(std::abs(wide - 0.8 * 22.5) < 0.5);
        QVERIFY(std::abs(lit(true, 60) - wide / 2) < 0.5);
        QVERIFY(std::abs(lit(false, 60) - wide) < 0.5);
        QVERIFY(lit(true, 90) < 0.5);
    }

    void coloursChangeEvenlyOverAFace()
    {
        Picture picture;
        Item item;
        item.path = shape::rectangle(8, 8);
        item.style.fill = {1, 1, 1, 1};
        item.style.shading = std::make_shared<const shape::Shading>(
            shape::Shading{{QPointF(-4, 0), QPointF(4, 0), QPointF(-4, 4)},
                           {Color{0, 0, 1, 1}, Color{1, 0, 1, 1}, Color{0, 1, 1, 1}}});
        item.hash = hashOf(item);
        picture.items = {item};
        seal(picture);
        const QImage image = raster::drawn(picture, {320, 180});
        for (const double x : {-3.0, 0.0, 3.0}) {
            for (const double y : {0.5, 2.0, 3.5}) {
                const QColor color = image.pixelColor(static_cast<int>(160 + x * 22.5),
                                                      static_cast<int>(90 - y * 22.5));
                QVERIFY(std::abs(color.redF() - (x + 4) / 8) < 0.02);
                QVERIFY(std::abs(color.greenF() - y / 4) < 0.02);
                QCOMPARE(color.blue(), 255);
            }
        }
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(RasterFaceTest)
#include "tst_raster_face.moc"
