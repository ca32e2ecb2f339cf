// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/camera.h"
#include "picture/view.h"
#include "shape/camera_frame.h"
#include "stage.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;

namespace {

/// A camera with some properties, a dot at (2, 1, −1) and one that is moved by keyframes.
QByteArray cameraAndDots(const QByteArray &camera)
{
    return "{'it': {'type': 'scene.camera'" + camera
        + "}, 'dot': {'type': 'shapes.dot', 'position': [2, 1, -1]},"
          " 'car': {'type': 'shapes.dot', 'position': {'keys': [{'at': 1, 'value': [0, 0, 0], 'ease': 'linear'}, "
          "{'at': 3, 'value': [4, 2, 0]}]}}}";
}

QByteArray cameraClip(const QByteArray &type, const QByteArray &properties, double duration = 1)
{
    return linearClip(type, properties, ", 'duration': " + QByteArray::number(duration));
}

picture::Picture seenBy(Stage &stage, double seconds, double fov = 45)
{
    picture::Picture picture;
    picture.camera = picture::cameraOf(stage.at(seconds), picture.frameHeight, fov);
    return picture;
}

/// In units of the frame at rest, from the middle of the picture.
QPointF inPicture(const picture::Picture &picture, const Vec3 &point)
{
    const QSize size(1280, 720);
    const auto pixel = picture::project(picture, point, false, size);
    return pixel ? (*pixel - QPointF(640, 360)) / 90 : QPointF(1e9, 1e9);
}

Vec3 eyeOf(const picture::Picture &picture)
{
    const picture::Camera &camera = picture.camera;
    return camera.centre + cross(camera.right, camera.up) * picture::eyeDistance(camera);
}

int degrees()
{
    return *rc::gen::inRange(-180, 180);
}

QByteArray angles()
{
    return "'theta': " + QByteArray::number(degrees()) + ", 'phi': " + QByteArray::number(degrees())
        + ", 'gamma': " + QByteArray::number(degrees());
}

} // namespace

class MotionCameraTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnKeepsWhatIsLookedAtInTheMiddleAndInItsSize()
    {
        QVERIFY(rc::check("from any direction to any other", [] {
            Stage stage(cameraAndDots(", 'centre': [2, 1, -1], 'height': 5, " + angles()),
                        cameraClip("fly", "{'centre': [2, 1, -1], 'height': 5, " + angles() + "}"));
            for (const double t : {0.0, 0.25, 0.5, 0.9, 1.0}) {
                const picture::Camera camera = seenBy(stage, t).camera;
                RC_ASSERT(isAbout(camera.centre, {2, 1, -1}));
                RC_ASSERT(isAbout(camera.height, 5));
                RC_ASSERT(isAbout(length(camera.right), 1) && isAbout(dot(camera.right, camera.up), 0));
            }
        }));
    }

    void halfOfATurnIsHalfOfItsAngle()
    {
        Stage stage(cameraAndDots(", 'floor': 'xz'"), cameraClip("fly", "{'theta': -47, 'floor': 'xz'}"));
        const picture::Camera camera = seenBy(stage, 0.5).camera;
        QVERIFY(isAbout(camera.right.x, std::cos(23.5 * 3.14159265358979 / 180)));
        QVERIFY(isAbout(camera.height, 8));
    }

    void aFlightEndsAsACameraWithTheseProperties()
    {
        const QByteArray goal =
            "'centre': [1, -2, 3], 'height': 3, 'theta': 40, 'phi': -20, 'gamma': 5, 'floor': 'xz', "
            "'fov': 20";
        Stage flown(cameraAndDots(", 'theta': -30, 'height': 6"), cameraClip("fly", "{" + goal + "}"));
        Stage stands(cameraAndDots(", " + goal));
        const picture::Camera a = seenBy(flown, 1).camera;
        const picture::Camera b = seenBy(stands, 1).camera;
        QVERIFY(isAbout(a.centre, b.centre) && isAbout(a.right, b.right) && isAbout(a.up, b.up));
        QVERIFY(isAbout(a.height, b.height) && isAbout(a.fovDegrees, b.fovDegrees) && isAbout(a.fovDegrees, 20));
    }

    void anotherFieldOfViewAloneKeepsThePlaneThatIsLookedAt()
    {
        Stage stage(cameraAndDots(""), cameraClip("fly", "{'fov': 5}"));
        for (const double t : {0.0, 0.3, 1.0})
            QVERIFY(isAbout(inPicture(seenBy(stage, t, 60), {3, 2, 0}), QPointF(3, -2)));
        QVERIFY(inPicture(seenBy(stage, 0, 60), {3, 2, 1}).x() > 3.4); // strong perspective
        QVERIFY(inPicture(seenBy(stage, 1, 60), {3, 2, 1}).x() < 3.04);
    }

    void theFieldOfViewOfACameraCanBeKeyed()
    {
        Stage stage(
            cameraAndDots(", 'fov': {'keys': [{'at': 0, 'value': 10, 'ease': 'linear'}, {'at': 1, 'value': 60}]}"));
        QVERIFY(isAbout(seenBy(stage, 0).camera.fovDegrees, 10));
        QVERIFY(isAbout(seenBy(stage, 0.5).camera.fovDegrees, 35));
        Stage without(cameraAndDots(""));
        QVERIFY(isAbout(seenBy(without, 0, 33).camera.fovDegrees, 33));
        QVERIFY(without.at(0)->children.empty());
    }

    void anOrbitKeepsItsMiddleWhereItIsInThePicture()
    {
        QVERIFY(rc::check("from any direction", [] {
            Stage stage(cameraAndDots(", 'height': 6, " + angles()),
                        cameraClip("orbit",
                                   "{'angle': " + QByteArray::number(degrees())
                                       + ", 'tilt': 20, 'around': {'link': 'dot'}, 'floor': 'xz'}"));
            const QPointF start = inPicture(seenBy(stage, 0), {2, 1, -1});
            for (const double t : {0.2, 0.5, 1.0})
                RC_ASSERT(isAbout(inPicture(seenBy(stage, t), {2, 1, -1}), start));
        }));
    }

    void onceAroundIsBack()
    {
        Stage stage(cameraAndDots(", 'theta': 30, 'phi': -14, 'floor': 'xz'"), cameraClip("orbit", "{'angle': 360}"));
        QVERIFY(isAbout(stage.at(1)->placement.x, stage.at(0)->placement.x));
        QVERIFY(isAbout(stage.at(0.5)->placement.z,
                        {-stage.at(0)->placement.z.x, stage.at(0)->placement.z.y, -stage.at(0)->placement.z.z}));
    }

    void ambientRotationStartsAndStopsSmoothly()
    {
        Stage stage(cameraAndDots(""), cameraClip("ambient-rotation", "{'speed': 6, 'ramp': 2}", 10));
        const auto turned = [&](double seconds) {
            const Vec3 x = stage.at(seconds)->placement.x;
            return std::atan2(-x.z, x.x) * 180 / 3.14159265358979;
        };
        QVERIFY(isAbout(turned(10), 6 * 8)); // each ramp counts half
        QVERIFY(isAbout(turned(6) - turned(5), 6));
        QVERIFY(turned(0.01) < 1e-3 && turned(10) - turned(9.99) < 1e-3);
        QVERIFY(isAbout(turned(12), turned(10)));
        double last = 0;
        for (int i = 1; i <= 100; ++i) { // never faster than it says, never backwards
            const double now = turned(i / 10.0);
            QVERIFY(now >= last && now - last < 0.6 + 1e-9);
            last = now;
        }
    }

    void aDollyGoesTowardsAThing()
    {
        Stage stage(cameraAndDots(", 'theta': 20, 'floor': 'xz', 'fov': 30"),
                    cameraClip("dolly", "{'towards': {'link': 'dot'}, 'closer': 4}"));
        const Vec3 dot{2, 1, -1};
        const Vec3 from = eyeOf(seenBy(stage, 0)) - dot;
        QVERIFY(isAbout(eyeOf(seenBy(stage, 1)) - dot, from * 0.25));
        QVERIFY(isAbout(eyeOf(seenBy(stage, 0.5)) - dot, from * 0.625));
        QVERIFY(isAbout(inPicture(seenBy(stage, 0.7), dot), inPicture(seenBy(stage, 0), dot)));
    }

    void lookingAtAThingTurnsTheCameraWhereItStands()
    {
        Stage stage(cameraAndDots(", 'theta': 20, 'phi': -10, 'floor': 'xz', 'fov': 30"),
                    cameraClip("look-at", "{'at': {'link': 'dot'}}"));
        const Vec3 eye = eyeOf(seenBy(stage, 0));
        for (const double t : {0.3, 0.5, 1.0})
            QVERIFY(isAbout(eyeOf(seenBy(stage, t)), eye));
        QVERIFY(isAbout(inPicture(seenBy(stage, 1), {2, 1, -1}), QPointF(0, 0)));
        QVERIFY(isAbout(seenBy(stage, 1).camera.right.y, 0)); // the horizon stays level
    }

    void aCameraThatFollowsGoesAlong()
    {
        Stage follow(cameraAndDots(""), cameraClip("go-along", "{'thing': {'link': 'car'}}"));
        Stage look(cameraAndDots(", 'fov': 30"), cameraClip("look-at", "{'at': {'link': 'car'}}"));
        for (const double t : {1.0, 1.7, 2.4, 5.0}) {
            const double way = std::clamp((t - 1) / 2, 0.0, 1.0);
            QVERIFY(isAbout(seenBy(follow, t).camera.centre, {4 * way, 2 * way, 0}));
            QVERIFY(isAbout(inPicture(seenBy(look, t), {4 * way, 2 * way, 0}), QPointF(0, 0)));
        }
    }

    void aCameraLooksAtAShape()
    {
        Stage stage(cameraAndDots(", 'target': {'link': 'car'}, 'centre': [0, 0, 1], 'theta': 30, 'floor': 'xz'"));
        QVERIFY(isAbout(seenBy(stage, 2).camera.centre, {2, 1, 1}));
    }

    void aCameraThatBecomesAnotherTurnsAsAWhole()
    {
        const QByteArray two = "{'it': {'type': 'scene.camera'}, 'other': {'type': 'scene.camera', 'theta': 90}}";
        Stage stage(two, cameraClip("become", "{'to': {'link': 'other'}}"));
        QVERIFY(isAbout(seenBy(stage, 0.5).camera.height, 8));
        QVERIFY(isAbout(seenBy(stage, 0.5).camera.right.x, std::sqrt(0.5)));
    }

    void jumpingToAnyTimeGivesTheSameAsPlaying()
    {
        const QByteArray moves =
            "{'clips': [{'type': 'motion.orbit', 'target': 'it', 'duration': 2},"
            " {'type': 'motion.ambient-rotation', 'target': 'it', 'start': 1, 'duration': 4},"
            " {'type': 'motion.dolly', 'target': 'it', 'start': 1.5, 'properties': {'towards': {'link': 'dot'}}},"
            " {'type': 'motion.fly', 'target': 'it', 'start': 3, 'properties': {'phi': 30, 'fov': 10}},"
            " {'type': 'motion.look-at', 'target': 'it', 'start': 4, 'properties': {'at': {'link': 'car'}}}]}";
        Stage playing(cameraAndDots(""), moves);
        std::vector<quint64> played;
        for (int i = 0; i <= 60; ++i)
            played.push_back(playing.at(i / 10.0).hash());
        for (const int i : {60, 7, 33, 34, 12, 51, 0, 45}) {
            Stage jumping(cameraAndDots(""), moves);
            QCOMPARE(jumping.at(i / 10.0).hash(), played[static_cast<std::size_t>(i)]);
            QCOMPARE(playing.at(i / 10.0).hash(), played[static_cast<std::size_t>(i)]);
        }
    }
};

LECTOGRAPH_TEST_MAIN(MotionCameraTest)
#include "tst_motion_camera.moc"
