// SPDX-License-Identifier: GPL-3.0-or-later
#include "../gestures.h"
#include "../pointsof.h"
#include "../prepare.h"
#include "../registry.h"
#include "editor/edits/blocks.h"
#include "editor/edits/lookup.h"
#include "editor/edits/mime.h"
#include "editor/edits/timeline_edits.h"
#include "editor/manipulation/gizmopainter.h"
#include "editor/session/session.h"
#include "editor/space/actoritems.h"
#include "editor/space/cameraway.h"
#include "editor/space/spaceoverlay.h"
#include "editor/space/spacepanel.h"
#include "editor/space/spacepoints.h"
#include "testmain.h"

#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <cmath>
#include <map>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::editor;

namespace {

/// A box in the middle and a camera that looks at it from the side, seen from outside.
struct Outside
{
    explicit Outside(const QString &type = u"space.solid"_s, const QJsonObject &properties = {})
        : session(test::registry()), view(session, nullptr)
    {
        lecture::Lecture lecture = emptyLecture(u"en"_s);
        lecture = *withBlock(lecture, u"scene1"_s, {type, u"box"_s, properties}, test::registry());
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
    QJsonValue written(const QString &key) const
    {
        return session.document.node(u"scene1"_s, u"box"_s)->properties.value(key);
    }
    base::Vec3 vector(const QString &key) const
    {
        const QJsonArray numbers = written(key).toArray();
        return {numbers.at(0).toDouble(), numbers.at(1).toDouble(), numbers.at(2).toDouble()};
    }
    QPoint middle() const { return view.projection().toWidget({}, false)->toPoint(); }
    void drag(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        press(from, to, modifiers);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }
    /// Leaves the button down.
    void press(const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        test::moveTo(view, (from + to) / 2, modifiers);
        test::moveTo(view, to, modifiers);
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

    void theHeadOfAnArrowEndsInAPoint()
    {
        Outside outside(u"space.vector"_s, {{u"to"_s, QJsonArray{0, 0, 4}}, {u"unit"_s, 1}});
        const picture::Picture &picture = outside.session.preview.picture();
        const std::vector<SpaceItem> items = actorItems(u"box"_s, picture.items);
        std::map<int, double> radius; // by tenths along the arrow: how far from its middle the mesh reaches
        for (const SpaceItem &item : items) {
            const auto *floats = reinterpret_cast<const float *>(item.vertices.constData());
            const auto count = static_cast<std::size_t>(item.vertices.size()) / sizeof(float) / SpaceMesh::stride;
            for (std::size_t i = 0; i < count; ++i) {
                const float *at = floats + i * SpaceMesh::stride;
                double &most = radius[static_cast<int>(std::lround(at[2] * 10))];
                most = std::max(most, std::hypot(double(at[0]), double(at[1])));
            }
        }
        QVERIFY(radius.size() > 2);
        QCOMPARE(radius.rbegin()->first, 40);
        QVERIFY(radius.rbegin()->second < 0.01);            // the tip
        QVERIFY(std::next(radius.rbegin())->second > 0.04); // the back of the head
    }

    void aClickOnAnotherBlockPassesThroughTheGizmo()
    {
        Outside outside(u"space.vector"_s, {{u"to"_s, QJsonArray{2, 0, 0}}, {u"unit"_s, 1}});
        QVERIFY(outside.session.document.edit(u"b"_s, [](const lecture::Lecture &lecture) {
            return withBlock(lecture, u"scene1"_s,
                             {u"space.vector"_s,
                              u"b"_s,
                              {{u"from"_s, QJsonArray{1, 0, 0}}, {u"to"_s, QJsonArray{0, 3, 0}}, {u"unit"_s, 1}}},
                             test::registry());
        }));
        outside.view.forget(); // as the panel does after a change
        outside.session.selection.setNodes({u"box"_s});
        const QPoint on = outside.view.projection().toWidget({1.0, 0.6, 0}, false)->toPoint();
        QVERIFY(outside.view.gizmo()->under(on));
        QTest::mouseClick(&outside.view, Qt::LeftButton, Qt::ControlModifier, on);
        QCOMPARE(outside.session.selection.nodes(), (QStringList{u"box"_s, u"b"_s}));
        outside.session.selection.setNodes({u"box"_s});
        QTest::mouseClick(&outside.view, Qt::LeftButton, {}, on);
        QCOMPARE(outside.session.selection.nodes(), QStringList{u"b"_s});
    }

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

    void allOfTheSceneFillsTheView_data()
    {
        QTest::addColumn<bool>("isSeen");
        QTest::newRow("seen") << true;
        QTest::newRow("not seen yet") << false;
    }
    void allOfTheSceneFillsTheView()
    {
        QFETCH(bool, isSeen);
        Outside outside(u"shapes.rectangle"_s, {{u"width"_s, 12}, {u"height"_s, 1}});
        if (!isSeen) {
            outside.session.document.edit(u"Later"_s, [](const lecture::Lecture &lecture) {
                return withNewClip(lecture, u"scene1"_s, {u"motion.fade-in"_s, u"box"_s, base::Time::fromSeconds(2)},
                                   test::registry())
                    .map([](const auto &edit) { return edit.lecture; });
            });
            outside.view.forget();
        }
        outside.view.frameAll();
        const Actor *box = findActor(outside.view.cast(), u"box"_s);
        QVERIFY(box && box->isSeen == isSeen);
        const QRectF drawn = box->corners(outside.view.projection()).boundingRect();
        QVERIFY(QRectF(outside.view.rect()).contains(drawn));
        QVERIFY2(drawn.width() > 0.7 * outside.view.width(), qPrintable(QString::number(drawn.width())));
    }

    void anEmptySceneIsLookedAtAgainWithItsFirstBlock()
    {
        Session session(test::registry());
        session.document.open(emptyLecture(u"en"_s), {});
        SpaceOverlay view(session, nullptr);
        view.resize(640, 480);
        view.startScene(u"scene1"_s, UpAxis::Y);
        const double far = view.orbit().distance;
        const auto add = [&](const QString &id, double x) {
            session.document.edit(u"Add"_s, [&](const lecture::Lecture &lecture) {
                return withBlock(lecture, u"scene1"_s,
                                 {u"shapes.circle"_s, id, {{u"radius"_s, 0.5}, {u"position"_s, QJsonArray{x, 0}}}},
                                 test::registry());
            });
            view.forget();
            view.startScene(u"scene1"_s, UpAxis::Y);
        };
        add(u"first"_s, 0);
        QVERIFY(view.orbit().distance < far / 2);
        const Orbit close = view.orbit();
        add(u"second"_s, 5); // who works there is not moved about
        QVERIFY(view.orbit() == close);
    }

    /// Until the pointer comes near, what is selected is not crossed by rings.
    void aGizmoCoversLittleUntilThePointerIsNear()
    {
        const QSize size(640, 480);
        const Gizmo gizmo({viewOf(cameraOf(Orbit()), size), QRect(QPoint(), size)}, {});
        const auto ink = [&](bool isNear) {
            QImage image(size, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintGizmo(painter, gizmo, {{}, {}, isNear});
            painter.end();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += qAlpha(image.pixel(x, y)) > 0;
            }
            return count;
        };
        QVERIFY(ink(false) > 100);
        QVERIFY(ink(false) * 3 < ink(true));
        QVERIFY(gizmo.isNear(*gizmo.middle() + QPointF(60, 0)));
        QVERIFY(!gizmo.isNear(*gizmo.middle() + QPointF(160, 0)));
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

    void theTipOfAVectorIsDraggedAndItsTailStays()
    {
        Outside outside(u"space.vector"_s, {{u"to"_s, QJsonArray{2, 1, -1}}, {u"unit"_s, 1}});
        outside.session.selection.setNodes({u"box"_s});
        const QPoint tip = outside.view.projection().toWidget({2, 1, -1}, false)->toPoint();
        outside.drag(tip, tip + QPoint(40, -30));
        const base::Vec3 to = outside.vector(u"to"_s);
        const QPoint now = outside.view.projection().toWidget(to, false)->toPoint();
        QVERIFY((now - tip - QPoint(40, -30)).manhattanLength() <= 2);
        QVERIFY(outside.written(u"from"_s).isUndefined());
        QVERIFY(outside.written(u"position"_s).isUndefined());
        outside.session.document.history().undo();
        QCOMPARE(outside.vector(u"to"_s), (base::Vec3{2, 1, -1}));
    }

    void anArrowMovesTheTailOfAVectorInUnitsOfItsAxes()
    {
        Outside outside(u"space.vector"_s, {{u"to"_s, QJsonArray{3, 2, -2}}, {u"unit"_s, 0.8}});
        outside.session.selection.setNodes({u"box"_s});
        const QPointF tip = *outside.view.gizmo()->tip(1);
        const QPointF middle = *outside.view.gizmo()->middle();
        outside.drag(tip.toPoint(), (tip + (tip - middle) * 0.9).toPoint(), {}); // with the magnet
        const base::Vec3 from = outside.vector(u"from"_s);
        QVERIFY2(from.y > 0.2 && std::abs(from.y * 2 - std::round(from.y * 2)) < 1e-6,
                 qPrintable(QString::number(from.y)));
        QCOMPARE(outside.vector(u"to"_s), (base::Vec3{3, 2, -2}));
        QVERIFY(outside.written(u"position"_s).isUndefined());
    }

    void everyBlockIsMovedByAnArrow_data()
    {
        QTest::addColumn<QString>("type");
        for (const auto &[id, type] : test::registry().nodes.types()) {
            if (type.placed && id != u"scene.camera"_s)
                QTest::newRow(qPrintable(id)) << id;
        }
    }
    void everyBlockIsMovedByAnArrow()
    {
        QFETCH(QString, type);
        for (const double seconds : {0.0, 3.0}) {
            for (const bool isAutoKeying : {false, true}) {
                Outside outside(type, {});
                outside.session.isAutoKeying = isAutoKeying;
                outside.session.playhead.setTime(base::Time::fromSeconds(seconds));
                outside.session.selection.setNodes({u"box"_s});
                const auto before = outside.session.preview.stateOf(u"box"_s);
                const auto gizmo = outside.view.gizmo();
                if (!before || before->bounds().isEmpty() || !gizmo || !gizmo->tip(1)
                    || !outside.view.rect().contains(gizmo->tip(1)->toPoint()))
                    return; // nothing to take hold of
                const std::optional<QPointF> tip = gizmo->tip(1);
                const QPointF up = (*tip - *gizmo->middle()) * 0.3;
                const auto by = gizmo->moved({GizmoPart::Kind::Axis, 1}, tip->toPoint(), (*tip + up).toPoint());
                outside.drag(tip->toPoint(), (*tip + up).toPoint());
                const base::Box was = before->bounds();
                const base::Box is = outside.session.preview.stateOf(u"box"_s)->bounds();
                QVERIFY(base::length(is.min - was.min - *by) < 0.01);
                QVERIFY(base::length(is.max - was.max - *by) < 0.01);
                outside.session.playhead.setTime({});
                const base::Box first = outside.session.preview.stateOf(u"box"_s)->bounds();
                const bool isKept = isAutoKeying && seconds > 0;
                QVERIFY(base::length(first.min - was.min - (isKept ? base::Vec3{} : *by)) < 0.01);
                QCOMPARE(outside.session.document.history().count(), 1);
            }
        }
    }

    void everyBlockIsTurnedByARing_data() { everyBlockIsMovedByAnArrow_data(); }
    void everyBlockIsTurnedByARing()
    {
        QFETCH(QString, type);
        for (int axis = 0; axis < 3; ++axis) {
            for (const bool isAutoKeying : {false, true}) {
                Outside outside(type, {});
                outside.session.isAutoKeying = isAutoKeying;
                outside.session.playhead.setTime(base::Time::fromSeconds(3));
                outside.session.selection.setNodes({u"box"_s});
                const auto gizmo = outside.view.gizmo();
                const auto before = outside.session.preview.stateOf(u"box"_s);
                if (!before || !gizmo)
                    return; // nothing to take hold of
                const std::vector<base::Vec3> points = test::pointsOf(*before);
                const QPolygonF ring = gizmo->ring(axis);
                const qsizetype far = ring.size() / 10;
                for (qsizetype i = 0; i + far < ring.size(); ++i) {
                    const QPoint from = ring.at(i).toPoint();
                    const QPoint to = ring.at(i + far).toPoint();
                    if (gizmo->under(from) != GizmoPart{GizmoPart::Kind::Ring, axis}
                        || pointUnder(pointsInSpace(outside.session, StageCast(outside.session)),
                                      outside.view.projection(), from))
                        continue;
                    const auto degrees = gizmo->turned(axis, from, to);
                    outside.drag(from, to);
                    const base::Transform by = base::about(
                        gizmo->centre(), base::Transform::rotation(*degrees * std::numbers::pi / 180, axisOf(axis)));
                    QVERIFY(test::areNear(test::mapped(points, by),
                                          test::pointsOf(*outside.session.preview.stateOf(u"box"_s)), 0.01));
                    QCOMPARE(outside.session.document.history().count(), 1);
                    outside.session.playhead.setTime({});
                    QVERIFY(test::areNear(isAutoKeying ? points : test::mapped(points, by),
                                          test::pointsOf(*outside.session.preview.stateOf(u"box"_s)), 0.01));
                    break;
                }
            }
        }
    }

    void animationsDroppedInSpaceGoToTheBlockUnderThePointerOrSayWhatTheyNeed()
    {
        Outside outside;
        const auto clips = [&] {
            std::size_t count = 0;
            for (const auto &track : outside.session.document.scene(u"scene1"_s)->tracks)
                count += track->clips.size();
            return count;
        };
        const QSignalSpy said(&outside.session.document, &Document::statusMessage);
        QVERIFY(test::drop(outside.view, mime::animation, u"motion.indicate"_s, {5, 5}));
        QCOMPARE(clips(), 0U);
        QCOMPARE(said.size(), 1);
        QVERIFY(test::drop(outside.view, mime::animation, u"motion.indicate"_s, outside.middle()));
        QCOMPARE(clips(), 1U);
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
