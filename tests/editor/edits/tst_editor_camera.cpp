// SPDX-License-Identifier: GPL-3.0-or-later
#include "../onescene.h"
#include "editor/edits/camera_edits.h"
#include "editor/edits/clipspans.h"
#include "editor/edits/lookup.h"
#include "picture/show.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;
using base::Time;
using base::Vec3;

namespace {

/// A disc that moves from (−4, 0) to (4, 0) in the second second.
lecture::Lecture movingDisc()
{
    const lecture::Lecture lecture = with(
        emptyLecture(u"en"_s), {u"shapes.circle"_s, u"disc"_s, {{u"radius"_s, 1}, {u"position"_s, QJsonArray{-4, 0}}}});
    auto moved = *withNewClip(lecture, sceneId, {u"motion.shift"_s, u"disc"_s, Time::fromSeconds(1)}, registry());
    return *withProperty(moved.lecture, {sceneId, {}, moved.clip, u"by"_s}, QJsonArray{8, 0});
}

picture::Camera seenAt(const lecture::Lecture &lecture, double seconds)
{
    return picture::Show(lecture, registry()).at(Time::fromSeconds(seconds)).camera;
}

const PropertyPlace cameraPlace{sceneId, u"camera"_s, {}, {}};

PropertyWriteMode writingAt(double seconds, bool isAutoKeying = false)
{
    return {sceneId, Time::fromSeconds(seconds), isAutoKeying, {u"en"_s}};
}

} // namespace

class TestEditorCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void throughTheFirstCameraTheSceneIsSeenAndThroughNoOther()
    {
        const lecture::Lecture one = with(movingDisc(), {u"scene.camera"_s, u"eye"_s, {{u"height"_s, 4}}});
        QCOMPARE(cameraOf(sceneIn(one)), u"eye"_s);
        QCOMPARE(seenAt(one, 0).height, 4.0);
        const lecture::Lecture two = with(one, {u"scene.camera"_s, u"other"_s, {{u"height"_s, 2}}});
        QCOMPARE(cameraOf(sceneIn(two)), u"eye"_s);
        const lecture::Lecture used = *withCameraUsed(two, sceneId, u"other"_s);
        QCOMPARE(seenAt(used, 0).height, 2.0);
        QCOMPARE(withCameraUsed(used, sceneId, u"other"_s)->scenes, used.scenes); // no undo step
    }

    void aSceneGetsOnlyOneCamera()
    {
        const SceneWithCamera first = *withCamera(movingDisc(), sceneId, registry());
        QCOMPARE(first.camera, u"camera"_s);
        QCOMPARE(cameraOf(sceneIn(first.lecture)), first.camera);
        const SceneWithCamera again = *withCamera(first.lecture, sceneId, registry());
        QCOMPARE(again.camera, first.camera);
        QCOMPARE(again.lecture.scenes, first.lecture.scenes);
    }

    void aFrameIsWrittenAsAConstantOrAsAKeyframeWhereThereAreSome()
    {
        lecture::Lecture lecture = withCamera(movingDisc(), sceneId, registry())->lecture;
        const FrameChange change{.shift = {1, 0.5, 0}, .factor = 0.5};
        lecture = *withFrameChanged(lecture, cameraPlace, change, writingAt(0), registry());
        QCOMPARE(written(lecture, u"camera"_s, u"centre"_s), QJsonValue(QJsonArray{1, 0.5}));
        QCOMPARE(written(lecture, u"camera"_s, u"height"_s), QJsonValue(4));
        QCOMPARE(seenAt(lecture, 0).height, 4.0);

        lecture = *withFrameChanged(lecture, cameraPlace, {.factor = 0.5}, writingAt(2, true), registry());
        QCOMPARE(keysOf(written(lecture, u"camera"_s, u"height"_s)).size(), 1);
        lecture = *withFrameChanged(lecture, cameraPlace, {.factor = 2}, writingAt(3), registry());
        QCOMPARE(keysOf(written(lecture, u"camera"_s, u"height"_s)).size(), 2);
        QCOMPARE(kindOf(written(lecture, u"camera"_s, u"centre"_s)), PropertyKind::Constant);
        QCOMPARE(seenAt(lecture, 2).height, 2.0);
        QCOMPARE(seenAt(lecture, 3).height, 4.0);
    }

    void aLinkedFrameIsRefusedWithItsSource()
    {
        lecture::Lecture lecture = with(movingDisc(), {u"values.vector"_s, u"place"_s});
        lecture = with(lecture,
                       {u"scene.camera"_s, u"camera"_s, {{u"centre"_s, QJsonObject{{u"link"_s, u"place"_s}}}}});
        const auto refused = withFrameChanged(lecture, cameraPlace, {.shift = {1, 0, 0}}, writingAt(0), registry());
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"Place"_s), qPrintable(refused.error().what));
        QVERIFY(!refused.error().remedy.isEmpty());
    }

    void aFrameAroundABoxHasItsMarginAndTheAspectRatio()
    {
        const double aspect = 16.0 / 9;
        base::Box tall;
        tall.add(Vec3{2, -1, 0});
        tall.add(Vec3{3, 3, 0});
        const picture::Camera high = frameAround(tall, {}, aspect);
        QCOMPARE(high.centre, (Vec3{2.5, 1, 0}));
        QCOMPARE(high.height, 5.0);
        base::Box wide;
        wide.add(Vec3{-4, 0, 0});
        wide.add(Vec3{4, 1, 0});
        QVERIFY(std::abs(frameAround(wide, {}, aspect).height - 10 / aspect) < 1e-9);
        picture::Camera rolled;
        rolled.right = {0, 1, 0};
        rolled.up = {-1, 0, 0};
        const picture::Camera around = frameAround(wide, rolled, aspect);
        QVERIFY(base::length(around.centre - Vec3{0, 0.5, 0}) < 1e-9);
        QCOMPARE(around.height, 10.0); // the long side stands upright in the picture
    }

    void zoomsFollowEachOtherFromWhereTheCameraIs()
    {
        const lecture::Lecture before = movingDisc();
        QCOMPARE(zoomStart(before, sceneIn(before), Time::fromSeconds(0.5), registry()), Time::fromSeconds(0.5));
        const NewZoom near{.centre = {2, 1, 0}, .height = 2, .start = {}};
        const AddedClip first = *withZoom(before, sceneId, near, registry());
        const Time next = zoomStart(first.lecture, sceneIn(first.lecture), Time::fromSeconds(0.5), registry());
        QCOMPARE(next, Time::fromSeconds(1));
        const AddedClip second = *withZoom(first.lecture, sceneId, {.centre = {-4, 0, 0}, .height = 4, .start = next},
                                           registry());
        const AddedClip back = *withZoom(second.lecture, sceneId, {.start = Time::fromSeconds(3)}, registry());
        QCOMPARE(clipSpans(sceneIn(back.lecture), registry().animations, base::Dialect::Gl).size(), 4U);
        QCOMPARE(sceneIn(back.lecture).tracks.size(), 2U); // all zooms on one track

        QCOMPARE(seenAt(back.lecture, 0).height, 8.0);
        QCOMPARE(seenAt(back.lecture, 1).centre, (Vec3{2, 1, 0}));
        QCOMPARE(seenAt(back.lecture, 1).height, 2.0);
        const picture::Camera onTheWay = seenAt(back.lecture, 1.5);
        QVERIFY(onTheWay.height > 2 && onTheWay.height < 4 && onTheWay.centre.x < 2 && onTheWay.centre.x > -4);
        QCOMPARE(seenAt(back.lecture, 2.5).centre, (Vec3{-4, 0, 0}));
        QCOMPARE(seenAt(back.lecture, 4).centre, Vec3());
        QCOMPARE(seenAt(back.lecture, 4).height, 8.0);
        QVERIFY(picture::Show(back.lecture, registry()).problems().empty());

        const auto zoom = [&](double seconds) {
            return zoomAt(back.lecture, sceneIn(back.lecture), u"camera"_s, Time::fromSeconds(seconds), registry());
        };
        QCOMPARE(zoom(0), std::nullopt);
        QCOMPARE(zoom(0.5), std::optional(first.clip));
        QCOMPARE(zoom(2.5), std::optional(second.clip));
    }

    void aZoomThatHasArrivedIsWhatAChangeOfTheFrameChanges()
    {
        const AddedClip zoom = *withZoom(movingDisc(), sceneId, {.centre = {2, 1, 0}, .height = 2, .start = {}},
                                         registry());
        const PropertyPlace owner{sceneId, {}, zoom.clip, {}};
        const auto changed = withFrameChanged(zoom.lecture, owner, {.shift = {1, 0, 0}, .factor = 2},
                                              writingAt(2, true), registry());
        QCOMPARE(seenAt(*changed, 2).centre, (Vec3{3, 1, 0}));
        QCOMPARE(seenAt(*changed, 2).height, 4.0);
        QCOMPARE(seenAt(*changed, 0).height, 8.0);
        QCOMPARE(frameOfZoom(*changed, owner, {}, writingAt(2), registry())->centre, (Vec3{3, 1, 0}));
    }

    void aFlightIsAZoomInADirectionOfItsOwn()
    {
        const AddedClip zoom = *withZoom(movingDisc(), sceneId, {.start = {}}, registry());
        const QString camera = cameraOf(sceneIn(zoom.lecture));
        const AddedClip flight = *withNewClip(zoom.lecture, sceneId,
                                              {u"motion.fly"_s, camera, Time::fromSeconds(2), {}}, registry());
        QCOMPARE(zoomAt(flight.lecture, sceneIn(flight.lecture), camera, Time::fromSeconds(3), registry()),
                 std::optional(flight.clip));
        const PropertyPlace owner{sceneId, {}, flight.clip, {}};
        auto changed = withFrameChanged(flight.lecture, owner, {.shift = {1, 0, 0}, .degrees = 90}, writingAt(4),
                                        registry());
        QVERIFY(changed);
        QCOMPARE(seenAt(*changed, 4).centre, (Vec3{1, 0, 0}));
        const picture::Camera frame = *frameOfZoom(*changed, owner, {}, writingAt(4), registry());
        QVERIFY(base::length(frame.right - seenAt(*changed, 4).right) < 1e-9);
        QVERIFY(base::length(frame.right - Vec3{0, 1, 0}) < 1e-9);
    }

    void aCameraThatWasLinkedByHandFollowsItsZooms()
    {
        lecture::Lecture lecture = with(movingDisc(), {u"scene.camera"_s, u"eye"_s});
        lecture = *lecture::withSceneProperty(lecture, sceneId, u"camera"_s, QJsonObject{{u"link"_s, u"eye"_s}});
        const AddedClip zoom = *withZoom(lecture, sceneId, {.height = 2, .start = {}}, registry());
        QCOMPARE(seenAt(zoom.lecture, 1).height, 2.0);
    }
};

LECTOGRAPH_TEST_MAIN(TestEditorCamera)
#include "tst_editor_camera.moc"
