// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostile_picture.h"
#include "raster/canvas.h"
#include "raster/draw.h"
#include "raster/svg.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;

class RasterHostileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPictureIsDrawn()
    {
        QVERIFY(rc::check("drawn whole and after another", [] {
            const picture::Picture first = hostilePicture();
            const picture::Picture second = hostilePicture();
            const QSize size(160, 90);
            RC_ASSERT(raster::drawn(first, size).size() == size);
            raster::Canvas canvas(size, 1);
            canvas.show(first);
            canvas.show(second);
            RC_ASSERT(canvas.image().size() == size);
            RC_ASSERT(!raster::toSvg(first, size).isEmpty());
        }));
    }

    void anEndlesslyWideStrokeIsDrawn()
    {
        for (const double width : {1e6, 1e9, 1e15, 1e300, std::numeric_limits<double>::infinity()}) {
            for (const shape::Cap cap : {shape::Cap::Butt, shape::Cap::Round, shape::Cap::Square}) {
                picture::Picture picture;
                picture::Item item;
                item.path = shape::circle(2);
                item.style.stroke = {1, 1, 1, 1};
                item.style.strokeWidth = width;
                item.style.cap = cap;
                item.style.join = shape::Join::Round;
                item.hash = hashOf(item);
                picture.items = {item};
                seal(picture);
                QCOMPARE(raster::drawn(picture, {320, 180}).size(), QSize(320, 180));
            }
        }
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(RasterHostileTest)
#include "tst_raster_hostile.moc"
