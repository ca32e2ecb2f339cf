// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_picture.h"
#include "raster/canvas.h"
#include "raster/damage.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using picture::Item;
using picture::Picture;

namespace {

const QSize canvasSize(160, 90);

/// A few edits: items added, removed, reordered and changed; sometimes the camera moves.
Picture edited(Picture picture, bool inSpace)
{
    const int edits = *rc::gen::inRange(0, 4);
    for (int i = 0; i < edits; ++i) {
        std::vector<Item> &items = picture.items;
        const auto any = [&] { return static_cast<size_t>(*rc::gen::inRange<size_t>(0, items.size())); };
        switch (items.empty() ? 0 : *rc::gen::inRange(0, 6)) {
        case 0:
            items.insert(items.begin() + *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(items) + 1),
                         randomItem(inSpace));
            break;
        case 1: items.erase(items.begin() + static_cast<std::ptrdiff_t>(any())); break;
        case 2: std::swap(items[any()], items[any()]); break;
        case 3:
            items.push_back(items[any()]); // a duplicate
            break;
        case 4: {
            Item &item = items[any()];
            item.place.origin = item.place.origin + base::Vec3{0.01, 0.1, 0};
            item.hash = hashOf(item);
            break;
        }
        default:
            if (oneIn(3))
                picture.camera.centre.x += 0.05;
        }
    }
    seal(picture);
    return picture;
}

Item dotAt(double x, double y)
{
    Item item;
    item.path = shape::circle(0.2);
    item.style.fill = {1, 1, 1, 1};
    item.place = base::Transform::translation({x, y, 0});
    item.hash = hashOf(item);
    return item;
}

Picture pictureOf(std::vector<Item> items)
{
    Picture picture;
    picture.items = std::move(items);
    seal(picture);
    return picture;
}

} // namespace

class TestRasterCanvas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatChangedIsEnough_data()
    {
        QTest::addColumn<bool>("inSpace");
        QTest::addRow("flat") << false;
        QTest::addRow("in space") << true;
    }
    void whatChangedIsEnough()
    {
        QFETCH(const bool, inSpace);
        QVERIFY(rc::check([inSpace] {
            raster::Canvas canvas(canvasSize, *rc::gen::inRange(1, 4));
            Picture picture = randomPicture(inSpace);
            for (int frame = 0; frame < 5; ++frame) {
                canvas.show(picture);
                RC_ASSERT(canvas.image() == raster::drawn(picture, canvasSize));
                picture = oneIn(5) ? randomPicture(inSpace) : edited(picture, inSpace);
            }
        }));
    }

    void aStillPictureIsNotDrawnAgain()
    {
        raster::Canvas canvas(canvasSize);
        QCOMPARE(canvas.show(pictureOf({dotAt(0, 0)})), QRegion(0, 0, 160, 90));
        QVERIFY(canvas.show(pictureOf({dotAt(0, 0)})).isEmpty());
    }

    void onlyWhereSomethingMovedIsDrawn()
    {
        std::vector<Item> items;
        for (int i = 0; i < 40; ++i)
            items.push_back(dotAt(i % 8 - 4, i / 8 - 2));
        const Picture before = pictureOf(items);
        items[0] = dotAt(-6, 3);
        const QRegion region = raster::changed(before, pictureOf(items), {1920, 1080});
        int pixels = 0;
        for (const QRect &rect : region)
            pixels += rect.width() * rect.height();
        QVERIFY(region.contains(QPoint(960 - 4 * 135, 540 + 2 * 135))); // old position
        QVERIFY(region.contains(QPoint(960 - 6 * 135, 540 - 3 * 135))); // new position
        QVERIFY(pixels < 3 * 60 * 60);
    }

    void anInsertionLeavesTheOthersAlone()
    {
        std::vector<Item> items{dotAt(-3, 0), dotAt(0, 0), dotAt(3, 0)};
        const Picture before = pictureOf(items);
        items.insert(items.begin(), dotAt(0, 2));
        const QRegion region = raster::changed(before, pictureOf(items), {1920, 1080});
        QVERIFY(QRect(920, 230, 80, 80).contains(region.boundingRect()));
    }

    void aMovedCameraLeavesPinnedThingsAlone()
    {
        Item pinned = dotAt(5, 3);
        pinned.pinned = true;
        pinned.hash = hashOf(pinned);
        Picture picture = pictureOf({dotAt(0, 0), pinned});
        const Picture before = picture;
        picture.camera.centre.x = 0.1;
        seal(picture);
        const QRegion region = raster::changed(before, picture, {1920, 1080});
        QVERIFY(region.contains(QPoint(960, 540)));
        QVERIFY(!region.contains(QPoint(960 + 5 * 135, 540 - 3 * 135)));
    }

    void manyChangesMakeFewRectangles()
    {
        std::vector<Item> before;
        std::vector<Item> now;
        for (int i = 0; i < 1000; ++i) {
            before.push_back(dotAt(i % 40 * 0.3 - 6, i / 40 * 0.3 - 3.5));
            now.push_back(dotAt(i % 40 * 0.3 - 6.01, i / 40 * 0.3 - 3.5));
        }
        const QRegion region = raster::changed(pictureOf(before), pictureOf(now), {1920, 1080});
        QVERIFY(!region.isEmpty());
        QVERIFY(region.rectCount() <= 64);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestRasterCanvas)
#include "tst_raster_canvas.moc"
