// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/camera_edits.h"
#include "editor/edits/clipspans.h"
#include "editor/operations/animating.h"
#include "editor/operations/camera.h"
#include "testmain.h"

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using base::Vec3;

namespace {

/// A stage with the sample's camera, which is selected.
struct CameraBench : Bench
{
    CameraBench() { run("stage.add-camera"); }

    QPoint corner(double x, double y, bool isTurn = false)
    {
        return overlay().cameraFrame().at({{x, y}, isTurn}).toPoint();
    }
    QPointF centre()
    {
        const QJsonArray array = written(u"camera"_s, u"centre"_s).toArray();
        return {array.at(0).toDouble(), array.at(1).toDouble()};
    }
    /// What is exported at a time.
    picture::Picture exported(double seconds = 0)
    {
        return picture::Show(session.document.lecture(), registry(), u"en"_s).at(Time::fromSeconds(seconds));
    }
    std::vector<ClipSpan> clips() { return clipSpans(scene(), registry().animations, base::Dialect::Gl); }
};

} // namespace

class StageCameraTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void aCameraIsAddedAndUsedInOneStep()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        bench.run("stage.add-camera");
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(cameraOf(bench.scene()), u"camera"_s);
        QCOMPARE(bench.selected(), QStringList{u"camera"_s});
        bench.session.selection.setNodes({u"disc"_s});
        bench.run("stage.add-camera"); // there is one
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.selected(), QStringList{u"camera"_s});
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
    }

    void theWorldIsShownOnlyOnTheStageAndOnlyWhileTheCameraIsEdited()
    {
        CameraBench bench;
        QVERIFY(bench.overlay().camera().isOn());
        QVERIFY(bench.session.actions.find(u"stage.camera-frame"_s)->isChecked());
        const picture::Picture world = bench.overlay().picture();
        QVERIFY(world.camera.height > 8); // with room around the frame
        QVERIFY(bench.overlay().rect().contains(bench.corner(1, 1)));
        QVERIFY(bench.overlay().rect().contains(bench.corner(-1, -1)));
        QCOMPARE(bench.session.preview.picture().hash, bench.exported().hash); // what is presented, too
        QCOMPARE(bench.exported().camera.height, 8.0);

        bench.session.playhead.play();
        QVERIFY(!bench.overlay().camera().isOn());
        QCOMPARE(bench.overlay().picture().hash, bench.session.preview.picture().hash);
        bench.session.playhead.stop();
        QVERIFY(bench.overlay().camera().isOn());
        bench.press(Qt::Key_Escape);
        QVERIFY(!bench.overlay().camera().isOn());
        QVERIFY(!bench.session.actions.find(u"stage.camera-frame"_s)->isChecked());
        QCOMPARE(bench.overlay().picture().hash, bench.exported().hash);
        bench.press(Qt::Key_C);
        QVERIFY(bench.overlay().camera().isOn());
        bench.press(Qt::Key_C);
        QVERIFY(!bench.overlay().camera().isOn());
    }

    void itsFrameIsDraggedAsOneStep()
    {
        CameraBench bench;
        const double unit = bench.unit();
        const QPoint from = bench.corner(0, 0) + QPoint(30, 20);
        bench.drag(from, from + QPoint(60, -30));
        QCOMPARE(bench.steps(), 2);
        QVERIFY(std::abs(bench.centre().x() - 60 / unit) < 0.01);
        QVERIFY(std::abs(bench.centre().y() - 30 / unit) < 0.01);
        QVERIFY(bench.written(u"camera"_s, u"height"_s).isUndefined());
        QCOMPARE(bench.unit(), unit); // the world stays where it is
        QCOMPARE(bench.exported().camera.centre.x, bench.centre().x());
        bench.session.document.history().undo();
        QVERIFY(bench.written(u"camera"_s, u"centre"_s).isUndefined());
    }

    void aCornerZoomsAndTheOppositeOneStays()
    {
        CameraBench bench;
        const QPoint still = bench.corner(-1, -1);
        const QPoint from = bench.corner(1, 1);
        bench.drag(from, (from + still) / 2);
        const picture::Camera camera = bench.exported().camera;
        QVERIFY(std::abs(camera.height - 4) < 0.05);
        QVERIFY((bench.corner(-1, -1) - still).manhattanLength() <= 2);
        QVERIFY(std::abs(camera.centre.x + 128.0 / 9 / 4) < 0.05 && std::abs(camera.centre.y + 2) < 0.05);

        const QPoint again = bench.corner(1, 1);
        QTest::mousePress(&bench.overlay(), Qt::LeftButton, {}, again);
        bench.moveTo(again + QPoint(50, -30));
        QVERIFY(bench.exported().camera.height > camera.height);
        bench.press(Qt::Key_Escape);
        QTest::mouseRelease(&bench.overlay(), Qt::LeftButton, {}, again + QPoint(50, -30));
        QVERIFY(bench.exported().camera == camera);
        QCOMPARE(bench.steps(), 2);
    }

    void itIsTurnedAboutItsCentre()
    {
        CameraBench bench;
        const QPoint centre = bench.corner(0, 0);
        const QPoint from = bench.corner(0, 1, true);
        bench.drag(from, centre + QPoint(from.y() - centre.y(), 0)); // a quarter to the left
        QVERIFY(std::abs(bench.written(u"camera"_s, u"gamma"_s).toDouble() - 90) < 0.5);
        QVERIFY(base::length(bench.exported().camera.centre) < 1e-9);
    }

    void keysMoveAndZoomIt()
    {
        CameraBench bench;
        bench.press(Qt::Key_Right);
        bench.press(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(bench.centre(), QPointF(0.1, 1));
        bench.press(Qt::Key_Plus);
        QCOMPARE(bench.exported().camera.height, 7.6);
        bench.press(Qt::Key_Minus);
        QCOMPARE(bench.exported().camera.height, 8.0);
    }

    void withAutoKeyItsFrameIsAnimated()
    {
        CameraBench bench;
        bench.run("stage.auto-key");
        bench.press(Qt::Key_Right);
        bench.session.playhead.setTime(Time::fromSeconds(2));
        bench.press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(keysOf(bench.written(u"camera"_s, u"centre"_s)).size(), 2);
        QVERIFY(std::abs(bench.exported(2).camera.centre.x - 1.1) < 1e-9);
        bench.run("stage.auto-key");
        const QPoint from = bench.corner(0, 0) + QPoint(30, 20);
        bench.drag(from, from + QPoint(60, 0)); // what has keyframes gets them in any case
        QCOMPARE(keysOf(bench.written(u"camera"_s, u"centre"_s)).size(), 2);
        QVERIFY(bench.exported(2).camera.centre.x > 1.2);
        QCOMPARE(bench.exported(0).camera.centre.x, 0.1);
    }

    void aClickSelectsABlockAndShowsThePictureAgain()
    {
        CameraBench bench;
        bench.click(bench.at(3.4, 1.1));
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
        QVERIFY(!bench.overlay().camera().isOn());
        bench.session.selection.setNodes({u"camera"_s});
        const QPoint outside = bench.corner(-1, 0) - QPoint(20, 0);
        bench.click(outside);
        QVERIFY(bench.selected().isEmpty());
    }

    void theCameraZoomsToWhatIsSelectedAndBack()
    {
        CameraBench bench;
        bench.session.selection.setNodes({u"box"_s});
        bench.press(Qt::Key_Z);
        QCOMPARE(bench.steps(), 2);
        QCOMPARE(bench.clips().size(), 1U);
        QCOMPARE(bench.session.selection.clips(), ClipIds{bench.clips().front().id()});
        QVERIFY(base::length(bench.exported(1).camera.centre - Vec3{3.37, 1.13, 0}) < 0.01);
        QVERIFY(bench.exported(1).camera.height < 3);
        QCOMPARE(bench.exported(0).camera.height, 8.0);
        // The frame is shown where the zoom leads, and dragged there.
        QVERIFY(bench.overlay().camera().isOn());
        QVERIFY(base::length(bench.overlay().camera().frame().centre - Vec3{3.37, 1.13, 0}) < 0.01);
        bench.press(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(bench.exported(1).camera.centre.x < 3.3);
        QVERIFY(bench.written(u"camera"_s, u"centre"_s).isUndefined());

        bench.session.selection.setNodes({u"words"_s});
        bench.run("stage.zoom-to-selection"); // after the first
        bench.session.playhead.setTime(Time::fromSeconds(3));
        bench.run("stage.zoom-to-whole-frame");
        QCOMPARE(bench.clips().size(), 3U);
        QVERIFY(std::abs(bench.exported(2).camera.centre.x + 3) < 0.5);
        QCOMPARE(bench.exported(4).camera.height, 8.0);
        bench.session.selection.setNodes({u"camera"_s}); // as dragged at a time after a zoom
        QVERIFY(bench.overlay().camera().owner().clip);
    }

    void aZoomLeadsToWhereABlockStandsWhenItArrives()
    {
        CameraBench bench;
        timeline::Clip clip;
        clip.type = u"motion.shift"_s;
        clip.target = u"disc"_s;
        clip.duration = Time::fromSeconds(1);
        clip.properties = {{u"by"_s, QJsonArray{-3, 2}}};
        timeline::Track track;
        track.clips = {std::make_shared<const timeline::Clip>(clip)};
        bench.session.document.edit(u"animate"_s, [&](const lecture::Lecture &lecture) {
            return lecture::withTrack(lecture, u"scene1"_s, 0, track);
        });
        QVERIFY(addAnimation(bench.session, u"motion.zoom"_s, {u"disc"_s}, {})); // as if dropped on it
        QVERIFY(base::length(bench.exported(1).camera.centre - Vec3{-3, 2, 0}) < 0.01);
    }

    void whatCannotBeZoomedToIsToldAndChangesNothing()
    {
        Bench bench;
        base::Error error;
        connect(&bench.session.document, &Document::refused, this, [&](const base::Error &told) { error = told; });
        zoomToSelected(bench.session);
        QVERIFY(!error.what.isEmpty() && !error.remedy.isEmpty());
        QCOMPARE(bench.steps(), 0);
    }
};

LECTOGRAPH_TEST_MAIN(StageCameraTest)
#include "tst_editor_stage_camera.moc"
