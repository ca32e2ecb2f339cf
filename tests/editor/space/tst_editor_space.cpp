// SPDX-License-Identifier: GPL-3.0-or-later
#include "../gestures.h"
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/session/session.h"
#include "editor/space/cameraway.h"
#include "editor/space/spaceoverlay.h"
#include "editor/space/spacepanel.h"
#include "testmain.h"

#include <QJsonArray>
#include <QLabel>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::editor;

namespace {

/// A box in the middle and a camera that looks at it from the side, seen from outside.
struct Outside
{
    Outside() : session(test::registry()), view(session, nullptr)
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture = *withBlock(lecture, u"scene1"_s, {u"space.solid"_s, u"box"_s, {}}, test::registry());
        lecture = *withBlock(lecture, u"scene1"_s,
                             {u"scene.camera"_s, u"camera"_s, {{u"theta"_s, 40}, {u"floor"_s, u"xz"_s}}},
                             test::registry());
        session.document.open(lecture, {});
        view.resize(640, 480);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
        view.setFocus();
        Orbit orbit;
        orbit.around = 20;
        orbit.elevation = 25;
        view.setOrbit(orbit);
    }

    QJsonArray position() const
    {
        return session.document.node(u"scene1"_s, u"box"_s)->properties.value(u"position"_s).toArray();
    }
    QPoint middle() const { return view.projection().toWidget({}, false)->toPoint(); }
    void drag(const QPoint &from, const QPoint &to)
    {
        press(from, to);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }
    /// Leaves the button down.
    void press(const QPoint &from, const QPoint &to)
    {
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        test::moveTo(view, (from + to) / 2, Qt::ControlModifier);
        test::moveTo(view, to, Qt::ControlModifier);
    }

    Session session;
    SpaceOverlay view;
};

} // namespace

class SpaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::prepare(); }

    void aClickSelectsAndAnotherBesideItClears()
    {
        Outside outside;
        QTest::mouseClick(&outside.view, Qt::LeftButton, {}, outside.middle());
        QCOMPARE(outside.session.selection.nodes(), QStringList{u"box"_s});
        QTest::mouseClick(&outside.view, Qt::LeftButton, {}, {5, 5});
        QVERIFY(outside.session.selection.nodes().isEmpty());
    }

    void anArrowMovesAlongItsAxisInOneStep_data()
    {
        QTest::addColumn<int>("axis");
        QTest::newRow("x") << 0;
        QTest::newRow("y") << 1;
        QTest::newRow("z") << 2;
    }
    void anArrowMovesAlongItsAxisInOneStep()
    {
        QFETCH(int, axis);
        Outside outside;
        outside.session.selection.setNodes({u"box"_s});
        const QPointF tip = *outside.view.gizmo()->tip(axis);
        outside.drag(tip.toPoint(), (tip + (tip - QPointF(outside.middle())) * 0.5).toPoint());
        const QJsonArray after = outside.position();
        for (int other = 0; other < 3; ++other)
            QVERIFY2(other == axis ? after.at(other).toDouble() > 0.1 : std::abs(after.at(other).toDouble()) < 0.01,
                     qPrintable(QString::number(other)));
        outside.session.document.history().undo();
        QVERIFY(outside.position().isEmpty());
    }

    void escapeTakesBackADragAndAWalkAround()
    {
        Outside outside;
        outside.session.selection.setNodes({u"box"_s});
        const QPoint tip = outside.view.gizmo()->tip(0)->toPoint();
        outside.press(tip, tip + QPoint(60, 0));
        QVERIFY(!outside.position().isEmpty());
        QTest::keyClick(&outside.view, Qt::Key_Escape);
        QVERIFY(outside.position().isEmpty());
        QTest::mouseRelease(&outside.view, Qt::LeftButton, {}, tip);

        const Orbit before = outside.view.orbit();
        outside.press({20, 20}, {120, 60});
        QVERIFY(!(outside.view.orbit() == before));
        QTest::keyClick(&outside.view, Qt::Key_Escape);
        QVERIFY(outside.view.orbit() == before);
        QTest::mouseRelease(&outside.view, Qt::LeftButton, {}, {120, 60});
        QVERIFY(outside.view.orbit() == before);
        QCOMPARE(outside.session.selection.nodes(), QStringList{u"box"_s});
    }

    void keysLookAroundAndWithCtrlMove()
    {
        Outside outside;
        outside.session.selection.setNodes({u"box"_s});
        const Orbit before = outside.view.orbit();
        QTest::keyClick(&outside.view, Qt::Key_Left);
        QVERIFY(outside.view.orbit().around != before.around);
        QVERIFY(outside.position().isEmpty());
        QTest::keyClick(&outside.view, Qt::Key_PageUp, Qt::ControlModifier);
        QTest::keyClick(&outside.view, Qt::Key_PageUp, Qt::ControlModifier);
        QVERIFY(std::abs(outside.position().at(2).toDouble() - 0.2) < 1e-6);
    }

    void lookingThroughTheCameraShowsAllThatItFrames()
    {
        Outside outside;
        outside.view.resize(300, 480); // narrower than the frame
        QVERIFY(!outside.view.isBehindCamera());
        outside.view.lookThroughCamera();
        QVERIFY(outside.view.isBehindCamera());
        const picture::Camera camera = *outside.view.camera();
        const lecture::Lecture &lecture = outside.session.document.lecture();
        const base::Vec3 side = camera.right * (camera.height * lecture.frameWidth / lecture.frameHeight / 2);
        for (const base::Vec3 &edge : {camera.centre + side, camera.centre - side}) {
            const auto at = outside.view.projection().toWidget(edge, false);
            QVERIFY(at && at->x() > -1 && at->x() < 301);
        }
    }

    void theCameraIsPutWhereTheViewerIsAndKeyed()
    {
        Outside outside;
        outside.view.putCameraHere();
        const picture::Camera seen = cameraOf(outside.view.orbit());
        const auto put = cameraNow(outside.session);
        QVERIFY(put);
        QVERIFY(base::length(towardsEye(*put) - towardsEye(seen)) < 1e-3);
        QVERIFY(base::length(put->centre - seen.centre) < 1e-3);
        outside.view.keyCamera();
        const graph::Node *camera = outside.session.document.node(u"scene1"_s, u"camera"_s);
        QVERIFY(camera->properties.value(u"theta"_s).toObject().contains(u"keys"_s));
    }

    void withoutOpenGlThePanelSaysSo()
    {
        Session session(test::registry());
        session.document.open(emptyLecture(u"en"_s), {});
        SpacePanel panel(session);
        panel.resize(400, 400);
        panel.show(); // the platform of tests has no OpenGL
        const QList<QLabel *> labels = panel.findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->isVisible() && label->text().contains(u"needs OpenGL"_s);
        }));
        QVERIFY(!panel.findChild<SpaceOverlay *>()->isVisible());
    }
};

LECTOGRAPH_TEST_MAIN(SpaceTest)
#include "tst_editor_space.moc"
