// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/view.h"
#include "sample_pictures.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <numbers>

using namespace lectograph;
using base::Transform;
using base::Vec3;
using picture::Item;
using picture::Picture;
using picture::View;
using test::dotAt;
using test::number;
using test::turned;

namespace {

const QSize fullHd(1920, 1080);

bool isAt(const std::optional<QPointF> &p, double x, double y)
{
    return p && std::abs(p->x() - x) < 1e-6 && std::abs(p->y() - y) < 1e-6;
}

} // namespace

class TestPictureView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSeenAtAPixelIsThePointThatFallsThere()
    {
        rc::check("pointAt() is the way back from pixel()", [] {
            Picture picture = turned(number(-1, 1), {1, 0, 0});
            picture.camera.centre = {number(-2, 2), number(-2, 2), 0};
            picture.camera.height = number(2, 12);
            const Vec3 point{number(-2, 2), number(-2, 2), number(-0.5, 0.5)};
            const View view(picture, fullHd, false);
            const Vec3 seen = view.seen(point);
            RC_PRE(seen.z > view.nearest());
            const auto back = view.pointAt(view.pixel(seen), point.z);
            RC_ASSERT(back.has_value());
            RC_ASSERT(length(*back - point) < 1e-6);
        });
    }

    void aPlaneSeenEdgeOnHasNoPointAtAPixel()
    {
        const View view(turned(std::numbers::pi / 2, {1, 0, 0}), fullHd, false);
        const auto point = view.pointAt({960, 540});
        QVERIFY(!point || length(*point) > 1e6);
    }

    void theFrameFillsThePicture()
    {
        const Picture picture;
        QVERIFY(isAt(project(picture, {}, false, fullHd), 960, 540));
        QVERIFY(isAt(project(picture, {-64.0 / 9, 4, 0}, false, fullHd), 0, 0));
        QVERIFY(isAt(project(picture, {64.0 / 9, -4, 0}, false, fullHd), 1920, 1080));
    }

    void anotherShapeOfPictureGetsBars()
    {
        const Picture picture;
        QVERIFY(View(picture, {1000, 1000}, false).frame() == QRect(0, 218, 1000, 564));
        QVERIFY(isAt(project(picture, {64.0 / 9, 0, 0}, false, {1000, 1000}), 1000, 500));
        QVERIFY(View(picture, {2000, 450}, false).frame() == QRect(600, 0, 800, 450));
        QVERIFY(isAt(project(picture, {0, 4, 0}, false, {2000, 450}), 1000, 0));
        QVERIFY(View(picture, {854, 480}, false).frame() == QRect(0, 0, 854, 480));
    }

    void zoomingShowsLess()
    {
        Picture picture;
        picture.camera.height = 4;
        picture.camera.centre = {1, 0, 0};
        QVERIFY(isAt(project(picture, {2, 1, 0}, false, fullHd), 960 + 270, 540 - 270));
        QVERIFY(isAt(project(picture, {2, 1, 0}, true, fullHd), 960 + 270, 540 - 135));
    }

    void nothingBehindTheEyeHasAPixel()
    {
        const Picture picture;
        const double eye = 4 / std::tan(std::numbers::pi / 8);
        QVERIFY(project(picture, {0, 0, eye - 0.5}, false, fullHd));
        QVERIFY(!project(picture, {0, 0, eye - 0.01}, false, fullHd));
        QVERIFY(!project(picture, {0, 0, eye + 3}, false, fullHd));
    }

    void aTurnedSquareIsSeenInPerspective()
    {
        const Picture picture;
        const double eye = 4 / std::tan(std::numbers::pi / 8);
        const Transform place = Transform::rotation(std::numbers::pi / 3, {0, 1, 0});
        // The corner (1, 1) is mapped to x = cos 60°, z = −sin 60°, away from the eye.
        const double k = 135 * eye / (eye + std::sqrt(3) / 2);
        QVERIFY(isAt(project(picture, place.map(QPointF(1, 1)), false, fullHd), 960 + 0.5 * k, 540 - k));
    }

    void flatPlacementsAgreeWithPerspective()
    {
        QVERIFY(rc::check([] {
            Picture picture = turned(number(-3, 3), {0, 0, 1});
            picture.camera.centre = {number(-5, 5), number(-5, 5), 0};
            picture.camera.height = number(0.5, 20);
            Item item = dotAt({number(-9, 9), number(-9, 9), number(-5, 0)});
            item.place = item.place * Transform::rotation(number(-3, 3)) * Transform::scaling(number(0.1, 3), 2);
            item.pinned = *rc::gen::arbitrary<bool>();
            const QPointF point(number(-1, 1), number(-1, 1));
            RC_ASSERT(isFlat(View(picture, fullHd, item.pinned), item));
            const Vec3 flat = toPixels(picture, item, fullHd).map(point);
            const auto pixel = project(picture, item.place.map(point), item.pinned, fullHd);
            RC_ASSERT(pixel.has_value());
            RC_ASSERT(std::abs(pixel->x() - flat.x) < 1e-6);
            RC_ASSERT(std::abs(pixel->y() - flat.y) < 1e-6);
        }));
    }

    void strokesGrowWithTheZoomUnlessToldNotTo()
    {
        Picture picture;
        Item item = dotAt({});
        QCOMPARE(strokeUnit(picture, item, fullHd), 1.35);
        picture.camera.height = 2;
        QCOMPARE(strokeUnit(picture, item, fullHd), 5.4);
        item.style.screenWidth = true;
        QCOMPARE(strokeUnit(picture, item, fullHd), 1.35);
        item.style.screenWidth = false;
        item.pinned = true;
        QCOMPARE(strokeUnit(picture, item, fullHd), 1.35);
    }

    void strokesFarAwayAreThin()
    {
        const Picture picture;
        const double eye = 4 / std::tan(std::numbers::pi / 8);
        QCOMPARE(strokeUnit(picture, dotAt({3, 2, -eye}), fullHd), 1.35 / 2);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestPictureView)
#include "tst_picture_view.moc"
