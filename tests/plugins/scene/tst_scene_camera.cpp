// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "picture/camera.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;

namespace {

/// The camera's frame at these angles.
base::Transform frameOf(double theta, double phi, double gamma, const QString &floor = u"xy"_s, double height = 0)
{
    BlockBench bench(QJsonObject{{u"it"_s,
                                  QJsonObject{{u"type"_s, u"scene.camera"_s},
                                              {u"theta"_s, theta},
                                              {u"phi"_s, phi},
                                              {u"gamma"_s, gamma},
                                              {u"floor"_s, floor},
                                              {u"height"_s, height},
                                              {u"centre"_s, QJsonArray{1, 2, 3}}}}});
    return bench.shape(u"it"_s)->placement;
}

bool isNear(const Vec3 &a, const Vec3 &b)
{
    return base::length(a - b) < 1e-12;
}

} // namespace

class CameraTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void atRestItIsTheFrame()
    {
        BlockBench bench(R"({"it": {"type": "scene.camera"}})");
        const shape::Shape frame = bench.shape(u"it"_s);
        QVERIFY(frame->placement.isIdentity());
        QCOMPARE(frame.bounds().height(), 8.0);
        QCOMPARE(frame.bounds().width(), 128.0 / 9);
        QVERIFY(!frame->style.hasFill() && !frame->style.hasStroke());
    }

    void heightScalesTheFrame()
    {
        const base::Transform frame = frameOf(0, 0, 0, u"xy"_s, 4);
        QVERIFY(isNear(frame.x, {0.5, 0, 0}));
        QVERIFY(isNear(frame.y, {0, 0.5, 0}));
        QVERIFY(isNear(frame.origin, {1, 2, 3}));
    }

    void phiTiltsUntilZIsUp()
    {
        const base::Transform frame = frameOf(0, 90, 0);
        QVERIFY(isNear(frame.x, {1, 0, 0}));
        QVERIFY(isNear(frame.y, {0, 0, 1}));
        QVERIFY(isNear(frame.z, {0, -1, 0})); // the eye stands on the negative y axis
    }

    void thetaTurnsAroundTheUprightAxis()
    {
        const base::Transform frame = frameOf(90, 90, 0);
        QVERIFY(isNear(frame.x, {0, 1, 0}));
        QVERIFY(isNear(frame.y, {0, 0, 1}));
    }

    void gammaRollsThePicture() { QVERIFY(isNear(frameOf(0, 0, 90).x, {0, 1, 0})); }

    void onTheOtherFloorYIsUp()
    {
        const base::Transform frame = frameOf(90, 0, 0, u"xz"_s);
        QVERIFY(isNear(frame.y, {0, 1, 0}));
        QVERIFY(isNear(frame.x, {0, 0, -1}));
    }

    void aFollowedShapeStaysInThePicture()
    {
        const auto originAt = [](double x, double margin) {
            BlockBench bench(QJsonObject{
                {u"car"_s,
                 QJsonObject{{u"type"_s, u"shapes.square"_s}, {u"position"_s, QJsonArray{x, 0}}, {u"size"_s, 2}}},
                {u"it"_s,
                 QJsonObject{{u"type"_s, u"scene.camera"_s},
                             {u"height"_s, 6},
                             {u"follow"_s, QJsonObject{{u"link"_s, u"car"_s}}},
                             {u"followMargin"_s, margin}}}});
            return bench.shape(u"it"_s)->placement.origin;
        };
        const double half = 6.0 * 8 / 9; // of the frame's width
        QVERIFY(isNear(originAt(half - 2, 1), {0, 0, 0}));
        QVERIFY(isNear(originAt(half + 3, 1), {5, 0, 0}));
        QVERIFY(isNear(originAt(-half - 3, 1), {-5, 0, 0}));
        QVERIFY(isNear(originAt(1.25, 100), {1.25, 0, 0})); // always in the middle
    }

    void whatIsFixedInTheFrameLooksTheSameInTheWorld()
    {
        BlockBench bench(
            R"({"camera": {"type": "scene.camera", "theta": 40, "phi": 20, "height": 3, "centre": [1, 2, 3]},
                             "label": {"type": "shapes.square", "position": [5, -2, 0], "size": 1, "pinned": true},
                             "it": {"type": "scene.in-world", "shape": {"link": "label"}, "camera": {"link": "camera"}}})");
        const auto seen = [&](const QString &node) {
            picture::Picture picture;
            picture.camera = picture::cameraOf(bench.shape(u"camera"_s), picture.frameHeight);
            picture::append(picture, bench.shape(node));
            const picture::Item &item = picture.items.front();
            return *picture::project(picture, item.place.map(QPointF(0.5, 0.5)), item.pinned, {1920, 1080});
        };
        QVERIFY(!bench.shape(u"it"_s)->pinned);
        QVERIFY(base::length(
                    base::Vec3{seen(u"it"_s).x() - seen(u"label"_s).x(), seen(u"it"_s).y() - seen(u"label"_s).y(), 0})
                < 1e-6);
    }
};

LECTOGRAPH_TEST_MAIN(CameraTest)
#include "tst_scene_camera.moc"
