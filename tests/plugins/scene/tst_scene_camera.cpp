// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "picture/camera.h"
#include "shape/morph.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

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

bool isExactly(const Vec3 &a, const Vec3 &b)
{
    return base::length(a - b) < 1e-12;
}

/// A vector in space, and one on a plane that is fixed in the frame of a camera at this angle.
QJsonObject crossing(double theta)
{
    const auto vector = [](const QJsonArray &to) { return QJsonObject{{u"type"_s, u"space.vector"_s}, {u"to"_s, to}}; };
    QJsonObject flat = vector({-2, -1, 0});
    flat.insert(u"position"_s, QJsonArray{4.9, -1.75, 0});
    flat.insert(u"pinned"_s, true);
    const QJsonObject camera{{u"type"_s, u"scene.camera"_s},
                             {u"floor"_s, u"xz"_s},
                             {u"theta"_s, theta},
                             {u"height"_s, 4.5},
                             {u"centre"_s, QJsonArray{2.13, 1.11, 0.27}}};
    const QJsonObject crossed{{u"type"_s, u"scene.in-world"_s},
                              {u"shape"_s, QJsonObject{{u"link"_s, u"flat"_s}}},
                              {u"camera"_s, QJsonObject{{u"link"_s, u"it"_s}}}};
    return {{u"vector"_s, vector({3, 2, -2})}, {u"flat"_s, flat}, {u"it"_s, camera}, {u"crossed"_s, crossed}};
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
        QVERIFY(isExactly(frame.x, {0.5, 0, 0}));
        QVERIFY(isExactly(frame.y, {0, 0.5, 0}));
        QVERIFY(isExactly(frame.origin, {1, 2, 3}));
    }

    void phiTiltsUntilZIsUp()
    {
        const base::Transform frame = frameOf(0, 90, 0);
        QVERIFY(isExactly(frame.x, {1, 0, 0}));
        QVERIFY(isExactly(frame.y, {0, 0, 1}));
        QVERIFY(isExactly(frame.z, {0, -1, 0})); // the eye stands on the negative y axis
    }

    void thetaTurnsAroundTheUprightAxis()
    {
        const base::Transform frame = frameOf(90, 90, 0);
        QVERIFY(isExactly(frame.x, {0, 1, 0}));
        QVERIFY(isExactly(frame.y, {0, 0, 1}));
    }

    void gammaRollsThePicture() { QVERIFY(isExactly(frameOf(0, 0, 90).x, {0, 1, 0})); }

    void onTheOtherFloorYIsUp()
    {
        const base::Transform frame = frameOf(90, 0, 0, u"xz"_s);
        QVERIFY(isExactly(frame.y, {0, 1, 0}));
        QVERIFY(isExactly(frame.x, {0, 0, -1}));
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
        QVERIFY(isExactly(originAt(half - 2, 1), {0, 0, 0}));
        QVERIFY(isExactly(originAt(half + 3, 1), {5, 0, 0}));
        QVERIFY(isExactly(originAt(-half - 3, 1), {-5, 0, 0}));
        QVERIFY(isExactly(originAt(1.25, 100), {1.25, 0, 0})); // always in the middle
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

    void aPointOfTheFrameLiesWhereTheCameraSeesIt()
    {
        BlockBench bench(
            R"json({"camera": {"type": "scene.camera", "theta": 40, "phi": 20, "height": 3, "centre": [1, 2, 3]},
                "label": {"type": "shapes.square", "position": [5, -2, 0], "size": 1, "pinned": true},
                "there": {"type": "scene.in-world", "shape": {"link": "label"}, "camera": {"link": "camera"}},
                "it": {"type": "shapes.dot", "position": {"expression": "inWorld(camera, label.centre)"}},
                "wrong": {"type": "shapes.dot", "position": {"expression": "inWorld(label.centre, camera)"}}})json");
        QVERIFY(isExactly(bench.shape(u"it"_s).bounds().centre(), bench.shape(u"there"_s).bounds().centre()));
        QVERIFY(bench.errorOf(u"wrong"_s).contains(u"A camera and a point"_s));
    }

    /// Frame by frame, while the camera turns: nothing of it leaps.
    void aVectorInSpaceCrossesToAPinnedPlaneSmoothly()
    {
        constexpr int frames = 120;
        const auto tipAt = [](int frame) {
            const double t = frame / double(frames);
            BlockBench bench(crossing(-32 + 30 * t));
            picture::Picture picture;
            picture.camera = picture::cameraOf(bench.shape(u"it"_s), picture.frameHeight);
            const shape::Shape between = shape::Morph(bench.shape(u"vector"_s), bench.shape(u"crossed"_s)).at(t);
            picture::append(picture, frame == frames ? bench.shape(u"flat"_s) : between);
            const picture::Item &tip = picture.items.back();
            const std::vector<QPointF> &points = tip.path.contours().front().points;
            return *picture::project(picture, tip.place.map(points.back()), tip.pinned, {1920, 1080});
        };
        // The whole way is some hundred pixels; the last step goes from the world to the frame.
        for (int frame = 0; frame < frames; ++frame) {
            const QPointF step = tipAt(frame + 1) - tipAt(frame);
            QVERIFY2(std::hypot(step.x(), step.y()) < 20, qPrintable(QString::number(frame)));
        }
        const QPointF last = tipAt(frames) - tipAt(frames - 1);
        const QPointF before = tipAt(frames - 1) - tipAt(frames - 2);
        QVERIFY(std::hypot(last.x() - before.x(), last.y() - before.y()) < 2);
    }
};

LECTOGRAPH_TEST_MAIN(CameraTest)
#include "tst_scene_camera.moc"
