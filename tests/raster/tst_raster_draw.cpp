// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_picture.h"
#include "raster/bands.h"
#include "raster/draw.h"
#include "testmain.h"

#include <QTest>
#include <QThreadPool>

#include <numbers>

using namespace lectograph;
using base::Color;
using base::Transform;
using picture::Item;
using picture::Picture;

namespace {

using std::numbers::pi;

/// 10 units wide: 40 pixels a unit in 400 × 400.
Picture square(std::vector<Item> items, Color background = {0, 0, 0, 1})
{
    Picture picture;
    picture.frameWidth = picture.frameHeight = picture.camera.height = 10;
    picture.background = background;
    picture.items = std::move(items);
    for (Item &item : picture.items)
        item.hash = hashOf(item);
    seal(picture);
    return picture;
}

Item filled(shape::Path path, Color color)
{
    Item item;
    item.path = std::move(path);
    item.style.fill = color;
    return item;
}

Item imageItem(const QImage &image, const Transform &place)
{
    auto raster = std::make_shared<shape::Raster>();
    raster->image = image;
    raster->hash = qHashBits(image.constBits(), static_cast<size_t>(image.sizeInBytes()));
    Item item;
    item.image = raster;
    item.place = place;
    return item;
}

Item sharp(Item item)
{
    auto raster = std::make_shared<shape::Raster>(*item.image);
    raster->isSmooth = false;
    item.image = raster;
    return item;
}

QImage drawn(const Picture &picture)
{
    return raster::drawn(picture, {400, 400});
}

bool isClose(const QColor &a, const QColor &b, int tolerance)
{
    const bool close = std::abs(a.red() - b.red()) <= tolerance && std::abs(a.green() - b.green()) <= tolerance
        && std::abs(a.blue() - b.blue()) <= tolerance && std::abs(a.alpha() - b.alpha()) <= tolerance;
    if (!close)
        qWarning() << a << "instead of" << b;
    return close;
}

} // namespace

class TestRasterDraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bandsGiveTheBytesOfTheWhole_data() { spaces(); }
    void bandsGiveTheBytesOfTheWhole()
    {
        QFETCH(const bool, inSpace);
        QThreadPool pool;
        QVERIFY(rc::check([&] {
            pool.setMaxThreadCount(*rc::gen::inRange(1, 6));
            const Picture picture = randomPicture(inSpace);
            QImage image({320, 200}, raster::imageFormat);
            raster::drawInBands(image, picture, pool);
            RC_ASSERT(image == raster::drawn(picture, image.size()));
        }));
    }

    void aClipGivesTheBytesOfTheWholeAndNoMore_data() { spaces(); }
    void aClipGivesTheBytesOfTheWholeAndNoMore()
    {
        QFETCH(const bool, inSpace);
        QVERIFY(rc::check([inSpace] {
            const Picture picture = randomPicture(inSpace);
            const QImage whole = raster::drawn(picture, {320, 200});
            QRegion clip;
            for (int i = 0; i < 3; ++i)
                clip += QRect(*rc::gen::inRange(-10, 320), *rc::gen::inRange(-10, 200), *rc::gen::inRange(1, 90),
                              *rc::gen::inRange(1, 90));
            QImage image(whole.size(), raster::imageFormat);
            image.fill(QColor(1, 2, 3, 4));
            QImage expected = image;
            raster::draw(image, picture, clip);
            for (const QRect &rect : clip &whole.rect()) {
                for (int y = rect.top(); y <= rect.bottom(); ++y)
                    memcpy(expected.scanLine(y) + 4 * rect.left(), whole.constScanLine(y) + 4 * rect.left(),
                           4 * static_cast<size_t>(rect.width()));
            }
            RC_ASSERT(image == expected);
        }));
    }

    void boundsCutNothingOff_data() { spaces(); }
    void boundsCutNothingOff()
    {
        QFETCH(const bool, inSpace);
        QVERIFY(rc::check([inSpace] {
            const Picture picture = randomPicture(inSpace);
            QImage image({320, 200}, raster::imageFormat);
            raster::Plan plan = raster::planFor(picture, image.size());
            for (raster::Step &step : plan.steps)
                step.bounds = plan.frame;
            raster::carryOut(plan, picture, image, image.rect());
            RC_ASSERT(image == raster::drawn(picture, image.size()));
        }));
    }

    void theSameAgainAndAgain()
    {
        QVERIFY(rc::check([] {
            const Picture picture = randomPicture(oneIn(2));
            RC_ASSERT(raster::drawn(picture, {320, 200}) == raster::drawn(picture, {320, 200}));
        }));
    }

    void yPointsUp()
    {
        const QImage image = drawn(square({filled(shape::circle(1), {1, 0, 0, 1})}));
        QCOMPARE(image.pixelColor(200, 200), QColor(255, 0, 0));
        Item above = filled(shape::rectangle(1, 1), {0, 1, 0, 1});
        above.place = Transform::translation({2, 3, 0});
        QCOMPARE(drawn(square({above})).pixelColor(280, 80), QColor(0, 255, 0));
    }

    void laterThingsLieOverEarlierOnes()
    {
        const QImage image =
            drawn(square({filled(shape::circle(2), {1, 0, 0, 1}), filled(shape::circle(1), {0, 0, 1, 0.5f})}));
        QVERIFY(isClose(image.pixelColor(200, 200), QColor(127, 0, 128), 1));
        QCOMPARE(image.pixelColor(260, 200), QColor(255, 0, 0));
    }

    void aBackStrokeLiesBehindTheFillAndAStrokeOnTop()
    {
        Item item = filled(shape::rectangle(4, 4), {0, 1, 0, 1});
        item.style.backStroke = {1, 0, 0, 1};
        item.style.backStrokeWidth = 100; // 40 pixels
        item.style.stroke = {0, 0, 1, 1};
        item.style.strokeWidth = 25; // 10 pixels
        const QImage image = drawn(square({item}));
        QCOMPARE(image.pixelColor(200, 105), QColor(255, 0, 0)); // 15 outside the edge
        QCOMPARE(image.pixelColor(200, 122), QColor(0, 0, 255)); // 2 inside
        QCOMPARE(image.pixelColor(200, 130), QColor(0, 255, 0)); // 10 inside: back stroke covered
    }

    void backgroundsMayBeTransparent()
    {
        const QImage image = drawn(square({filled(shape::circle(1), {1, 1, 1, 0.5f})}, {0, 0, 0, 0}));
        QCOMPARE(image.pixelColor(10, 10).alpha(), 0);
        QVERIFY(isClose(image.pixelColor(200, 200), QColor(255, 255, 255, 128), 1));
        const QImage tinted = drawn(square({}, {1, 0, 0, 0.5f}));
        QVERIFY(isClose(tinted.pixelColor(10, 10), QColor(255, 0, 0, 128), 1));
    }

    void gradientsRunInTheirDirection_data()
    {
        QTest::addColumn<double>("degrees");
        QTest::addColumn<QPoint>("first");
        QTest::addColumn<QPoint>("last");
        QTest::addRow("left to right") << 0.0 << QPoint(121, 200) << QPoint(278, 200);
        QTest::addRow("bottom to top") << 90.0 << QPoint(200, 238) << QPoint(200, 161);
        QTest::addRow("corner to corner") << 180 / pi * std::atan2(1, 2) << QPoint(121, 238) << QPoint(278, 161);
    }
    void gradientsRunInTheirDirection()
    {
        QFETCH(const double, degrees);
        QFETCH(const QPoint, first);
        QFETCH(const QPoint, last);
        Item item = filled(shape::rectangle(4, 2), {1, 1, 1, 1});
        item.style.fillGradient = std::make_shared<const shape::Gradient>(
            shape::Gradient{{{1, 0, 0, 1}, {0, 1, 0, 1}, {0, 0, 1, 1}}, degrees});
        const QImage image = drawn(square({item}));
        QVERIFY(isClose(image.pixelColor(first), QColor(255, 0, 0), 14));
        QVERIFY(isClose(image.pixelColor(200, 200), QColor(0, 255, 0), 8));
        QVERIFY(isClose(image.pixelColor(last), QColor(0, 0, 255), 14));
    }

    void gradientsTurnWithTheirShape()
    {
        Item item = filled(shape::rectangle(4, 2), {1, 1, 1, 0.5f});
        item.style.fillGradient =
            std::make_shared<const shape::Gradient>(shape::Gradient{{{1, 0, 0, 1}, {0, 0, 1, 1}}, 0});
        item.place = Transform::rotation(pi / 2);
        const QImage image = drawn(square({item}, {0, 0, 0, 0}));
        QVERIFY(isClose(image.pixelColor(200, 277), QColor(255, 0, 0, 128), 4)); // its left end is at the bottom now
        QVERIFY(isClose(image.pixelColor(200, 122), QColor(0, 0, 255, 128), 4));
    }

    void aTurnedSquareStandsInPerspective()
    {
        Item item = filled(shape::rectangle(4, 4), {1, 1, 1, 1});
        item.place = Transform::rotation(pi / 3, {0, 1, 0});
        const QImage image = drawn(square({item}));
        // The left edge moves to the front: x = ∓2·cos 60°, z = ±2·sin 60°.
        const double eye = 5 / std::tan(pi / 8);
        const double nearer = 40 * eye / (eye - std::sqrt(3));
        const double farther = 40 * eye / (eye + std::sqrt(3));
        const auto isWhite = [&](double x, double y) {
            return image.pixelColor(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))).red() > 250;
        };
        const auto isBlack = [&](double x, double y) {
            return image.pixelColor(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y))).red() < 5;
        };
        for (const double side : {-1.0, 1.0}) {
            QVERIFY(isWhite(200 - nearer + 2, 200 + side * (2 * nearer - 4)));
            QVERIFY(isBlack(200 - nearer - 2, 200 + side * (2 * nearer - 4)));
            QVERIFY(isBlack(200 - nearer + 2, 200 + side * (2 * nearer + 2)));
            QVERIFY(isWhite(200 + farther - 2, 200 + side * (2 * farther - 4)));
            QVERIFY(isBlack(200 + farther + 2, 200 + side * (2 * farther - 4)));
            QVERIFY(isBlack(200 + farther - 2, 200 + side * (2 * farther + 4)));
        }
    }

    void whatPassesTheEyeIsCutOff()
    {
        Item floor = filled(shape::rectangle(400, 400), {1, 1, 1, 1});
        floor.place = Transform::translation({0, -2, 0}) * Transform::rotation(pi / 2, {1, 0, 0});
        const QImage image = drawn(square({floor}));
        QCOMPARE(image.pixelColor(200, 390), QColor(255, 255, 255)); // below the viewer
        QCOMPARE(image.pixelColor(200, 230), QColor(255, 255, 255)); // far away, below the horizon
        QCOMPARE(image.pixelColor(200, 190), QColor(0, 0, 0));
    }

    void imagesAtTheirOwnSizeKeepEveryPixel()
    {
        QImage image(80, 40, QImage::Format_RGBA8888_Premultiplied);
        for (int y = 0; y < 40; ++y) {
            for (int x = 0; x < 80; ++x)
                image.setPixelColor(x, y, QColor(x * 3, y * 6, (x * y) % 256));
        }
        const QImage result = drawn(square({imageItem(image, Transform::scaling(2, 1))}));
        QVERIFY(result.copy(160, 180, 80, 40) == image);
        QCOMPARE(result.pixelColor(159, 200), QColor(0, 0, 0));
    }

    void imagesAreMadeSmallerSmoothly()
    {
        QImage image(1600, 1600, QImage::Format_RGBA8888_Premultiplied);
        for (int y = 0; y < 1600; ++y) {
            for (int x = 0; x < 1600; ++x)
                image.setPixelColor(x, y, (x + y) % 2 ? Qt::white : Qt::black);
        }
        const QImage result = drawn(square({imageItem(image, Transform::scaling(2, 2))}));
        for (int x = 170; x < 230; ++x)
            QVERIFY(isClose(result.pixelColor(x, 200), QColor(128, 128, 128), 1));
    }

    void sharpImagesShowEachPixelAsASquare()
    {
        QImage image(7, 5, QImage::Format_RGBA8888_Premultiplied);
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 7; ++x)
                image.setPixelColor(x, y, QColor(x * 30, y * 50, 90));
        }
        const Item item = sharp(imageItem(image, Transform::scaling(3.5, 2.5))); // 20 pixels for each of its own
        const QImage result = drawn(square({item}));
        for (int y = 0; y < 100; ++y) {
            for (int x = 0; x < 140; ++x)
                QCOMPARE(result.pixelColor(130 + x, 150 + y), image.pixelColor(x / 20, y / 20));
        }
    }

    void sharpImagesAreMadeSmallerSmoothly()
    {
        QImage image(1600, 1600, QImage::Format_RGBA8888_Premultiplied);
        for (int y = 0; y < 1600; ++y) {
            for (int x = 0; x < 1600; ++x)
                image.setPixelColor(x, y, (x + y) % 2 ? Qt::white : Qt::black);
        }
        const Item item = sharp(imageItem(image, Transform::scaling(2, 2)));
        const QImage result = drawn(square({item}));
        for (int x = 170; x < 230; ++x)
            QVERIFY(isClose(result.pixelColor(x, 200), QColor(128, 128, 128), 1));
    }

    void imagesFade()
    {
        QImage image(8, 8, QImage::Format_RGBA8888_Premultiplied);
        image.fill(Qt::white);
        Item item = imageItem(image, Transform::scaling(2, 2));
        item.opacity = 0.25;
        QVERIFY(isClose(drawn(square({item})).pixelColor(200, 200), QColor(64, 64, 64), 1));
    }

    void barsHaveTheColourOfTheBackground()
    {
        Picture picture = square({filled(shape::rectangle(100, 100), {1, 1, 1, 1})}, {0, 0, 1, 1});
        const QImage image = raster::drawn(picture, {600, 400});
        QCOMPARE(image.pixelColor(99, 200), QColor(0, 0, 255));
        QCOMPARE(image.pixelColor(100, 200), QColor(255, 255, 255));
        QCOMPARE(image.pixelColor(499, 200), QColor(255, 255, 255));
        QCOMPARE(image.pixelColor(500, 200), QColor(0, 0, 255));
    }

    void degenerateThingsDrawNothing()
    {
        Item item = filled(shape::rectangle(4, 4), {1, 1, 1, 1});
        item.style.stroke = {1, 1, 1, 1};
        Item point = item;
        point.place = Transform::scaling(0, 0, 0);
        point.style.join = shape::Join::Round;
        Item lost = item;
        lost.place.origin.x = std::numeric_limits<double>::quiet_NaN();
        Item endless = item;
        endless.place.x.x = std::numeric_limits<double>::infinity();
        QVERIFY(drawn(square({point, lost, endless})) == drawn(square({})));
    }

private:
    static void spaces()
    {
        QTest::addColumn<bool>("inSpace");
        QTest::addRow("flat") << false;
        QTest::addRow("in space") << true;
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestRasterDraw)
#include "tst_raster_draw.moc"
