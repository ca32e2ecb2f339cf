// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/sharing.h"
#include "editor/manipulation/manipulation.h"
#include "editor/stage/stagetool.h"
#include "testmain.h"

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageMovingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void aDragMovesByWhatThePointerDoesAsOneStep()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        const QPoint from = bench.at(0, 0);
        const QPoint by(120, -60);
        bench.drag(from, from + by);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(std::abs(bench.position(u"disc"_s).x() - by.x() / bench.unit()) < 0.002);
        QVERIFY(std::abs(bench.position(u"disc"_s).y() + by.y() / bench.unit()) < 0.002);
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
        bench.session.document.history().redo();
        QCOMPARE(bench.steps(), 1);
    }

    void whatTheMasterDrawsIsSelectedAndMovedInAllScenes()
    {
        Bench bench(withMaster(sample(), u"scene1"_s, {u"box"_s}, true, registry().animations)->lecture);
        const lecture::Files before = bench.files();
        const QPoint from = bench.at(3.37, 1.13);
        bench.click(from);
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
        const QPoint by(60, 40);
        bench.drag(from, from + by);
        QCOMPARE(bench.steps(), 1);
        QVERIFY(std::abs(bench.position(u"box"_s).x() - 3.37 - by.x() / bench.unit()) < 0.002);
        QVERIFY(bench.scene().actors.size() == 2U);
        QCOMPARE(bench.session.document.lecture().nodes.size(), std::size_t(1));
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
        // A box around everything means what belongs to the scene.
        bench.session.selection.clear();
        bench.drag(bench.at(-6.9, 3.9), bench.at(6.9, -3.9), {});
        QVERIFY(!bench.selected().contains(u"box"_s));
        QCOMPARE(bench.selected().size(), 2);
    }

    void aSceneWithoutTheMasterHasNothingOfItToSelect()
    {
        lecture::Lecture lecture = withMaster(sample(), u"scene1"_s, {u"box"_s}, true, registry().animations)->lecture;
        lecture = *lecture::withSceneProperty(lecture, u"scene1"_s, u"master"_s, false);
        Bench bench(lecture);
        bench.click(bench.at(3.37, 1.13));
        QVERIFY(bench.selected().isEmpty());
    }

    void aCancelledDragLeavesNothing()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        const QPoint from = bench.at(0, 0);
        QTest::mousePress(&bench.overlay(), Qt::LeftButton, {}, from);
        bench.moveTo(from + QPoint(40, 40));
        QVERIFY(bench.files() != before);
        bench.press(Qt::Key_Escape);
        QCOMPARE(bench.files(), before);
        bench.moveTo(from + QPoint(80, 80));
        QTest::mouseRelease(&bench.overlay(), Qt::LeftButton, {}, from + QPoint(80, 80));
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.steps(), 0);
        QVERIFY(!bench.session.document.history().canUndo());

        bench.drag(from, from + QPoint(1, 1)); // a click with a slight movement
        QCOMPARE(bench.steps(), 0);
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
    }

    void aDragSnapsToTheFrameAndToOthers()
    {
        const SnapTargets targets{QRectF(-7, -4, 14, 8), {QRectF(2, 0, 2, 1)}, 0};
        const Snapped onCentre = snapped(QRectF(-0.95, -3, 2, 2), targets, 0.1);
        QCOMPARE(onCentre.shift.x(), -0.05);
        QCOMPARE(onCentre.lines.size(), 1U);
        const Snapped onEdge = snapped(QRectF(4.06, 2.5, 1, 1), targets, 0.1);
        QVERIFY(std::abs(onEdge.shift.x() + 0.06) < 1e-9);
        QVERIFY(snapped(QRectF(5.06, 2.4, 0.7, 0.7), targets, 0.05).lines.empty());
        const SnapTargets grid{QRectF(-7, -4, 14, 8), {}, 0.5};
        QVERIFY(std::abs(snapped(QRectF(5.04, 2.2, 0.3, 0.3), grid, 0.05).shift.x() + 0.04) < 1e-9);

        Bench bench;
        const QPoint from = bench.at(3.37, 1.13);
        bench.drag(from, bench.at(0.03, 2.2), Qt::NoModifier);
        QCOMPARE(bench.position(u"box"_s).x(), 0.0);
        bench.session.document.history().undo();
        bench.drag(from, bench.at(0.03, 2.2), Qt::ControlModifier);
        QVERIFY(bench.position(u"box"_s).x() != 0.0);
    }

    void whatStandsBesideWhatIsMovedIsMovedOnce()
    {
        const QJsonObject label{{u"text"_s, u"r"_s}, {u"beside"_s, QJsonObject{{u"link"_s, u"disc"_s}}}};
        Bench bench(withNodes(sample(), {{u"label"_s, u"text.text"_s, label}}));
        bench.session.selection.setNodes({u"disc"_s, u"label"_s});
        const base::Vec3 before = findActor(bench.overlay().cast(), u"label"_s)->centre();
        const QPoint from = bench.at(0, 0);
        bench.drag(from, from + QPoint(70, 0));
        const base::Vec3 after = findActor(bench.overlay().cast(), u"label"_s)->centre();
        QVERIFY(std::abs(after.x - before.x - 70 / bench.unit()) < 0.002);
        QVERIFY(bench.written(u"label"_s, u"position"_s).isUndefined());
    }

    void whatOthersPlaceIsMovedOnce_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QJsonObject>("properties");
        const auto link = [](const QString &to) { return QJsonObject{{u"link"_s, to}}; };
        const QJsonObject ends{{u"fromShape"_s, link(u"disc"_s)}, {u"toShape"_s, link(u"box"_s)}};
        const QJsonObject marking{{u"shape"_s, link(u"disc"_s)}};
        QTest::newRow("connector") << u"shapes.connector"_s << ends;
        QTest::newRow("arrow") << u"shapes.arrow"_s << ends;
        QTest::newRow("line with a free end")
            << u"shapes.line"_s << QJsonObject{{u"fromShape"_s, link(u"disc"_s)}, {u"to"_s, QJsonArray{-4, 2}}};
        QTest::newRow("line with the default end") << u"shapes.line"_s << QJsonObject{{u"toShape"_s, link(u"box"_s)}};
        QTest::newRow("brace") << u"shapes.brace"_s << marking;
        QTest::newRow("brackets") << u"shapes.bracket"_s << marking;
        QTest::newRow("surrounding") << u"shapes.surround"_s << marking;
        QTest::newRow("underline") << u"shapes.underline"_s << marking;
        QTest::newRow("cross") << u"shapes.cross"_s << marking;
        QTest::newRow("label beside") << u"text.text"_s << QJsonObject{{u"beside"_s, link(u"disc"_s)}};
        QTest::newRow("group") << u"layout.group"_s
                               << QJsonObject{{u"children"_s, QJsonArray{link(u"disc"_s), link(u"box"_s)}}};
        QTest::newRow("row, which stands by itself")
            << u"layout.row"_s << QJsonObject{{u"children"_s, QJsonArray{link(u"disc"_s), link(u"box"_s)}}};
        QTest::newRow("bubble, to which its content is brought")
            << u"shapes.speech-bubble"_s << QJsonObject{{u"content"_s, link(u"disc"_s)}};
        QTest::newRow("as large as another")
            << u"shapes.circle"_s << QJsonObject{{u"radius"_s, link(u"measure.width"_s)}};
        QTest::newRow("where another is measured")
            << u"shapes.dot"_s << QJsonObject{{u"position"_s, link(u"measure.point"_s)}};
    }

    void whatOthersPlaceIsMovedOnce()
    {
        QFETCH(QString, type);
        QFETCH(QJsonObject, properties);
        const QJsonObject measured{{u"shape"_s, QJsonObject{{u"link"_s, u"disc"_s}}}};
        Bench bench(withNodes(sample(), {{u"measure"_s, u"values.measure"_s, measured}, {u"it"_s, type, properties}}));
        const QStringList all{u"it"_s, u"disc"_s, u"box"_s};
        const auto boxes = [&] {
            std::vector<base::Box> found;
            for (const QString &id : all)
                found.push_back(findActor(bench.overlay().cast(), id)->shape.bounds());
            return found;
        };
        const auto areMoved = [&](const std::vector<base::Box> &before, const base::Vec3 &by) {
            const std::vector<base::Box> after = boxes();
            for (std::size_t i = 0; i < before.size(); ++i) {
                if (base::length(after[i].min - before[i].min - by) > 0.003
                    || base::length(after[i].max - before[i].max - by) > 0.003)
                    return qPrintable(all.at(static_cast<qsizetype>(i)));
            }
            return "";
        };
        bench.session.selection.setNodes(all);
        std::vector<base::Box> before = boxes();
        const QPoint from = bench.at(0.1, 0.3);
        bench.drag(from, from + QPoint(70, -35));
        QCOMPARE(bench.selected(), all);
        QCOMPARE(areMoved(before, {70 / bench.unit(), 35 / bench.unit(), 0}), "");
        QCOMPARE(bench.steps(), 1);

        before = boxes();
        bench.press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(areMoved(before, {-1, 0, 0}), "");

        // All copies have the same offset, unless the position comes from the measure, which is not copied.
        if (properties.contains(u"position"_s))
            return;
        before = boxes();
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QStringList copies = bench.selected();
        QCOMPARE(copies.size(), 3);
        for (std::size_t i = 0; i < before.size(); ++i) {
            const base::Box copy =
                findActor(bench.overlay().cast(), copies.at(static_cast<qsizetype>(i)))->shape.bounds();
            QVERIFY2(base::length(copy.min - before[i].min - base::Vec3{0.25, -0.25, 0}) < 0.003,
                     qPrintable(copies.at(static_cast<qsizetype>(i))));
            QVERIFY(base::length(copy.max - before[i].max - base::Vec3{0.25, -0.25, 0}) < 0.003);
        }
    }

    void aConnectorBetweenOthersIsMovedByItself()
    {
        const QJsonObject ends{{u"fromShape"_s, QJsonObject{{u"link"_s, u"disc"_s}}},
                               {u"toShape"_s, QJsonObject{{u"link"_s, u"box"_s}}}};
        Bench bench(withNodes(sample(), {{u"arrow"_s, u"shapes.arrow"_s, ends}}));
        bench.session.selection.setNodes({u"arrow"_s, u"words"_s}); // the blocks that it connects stay
        bench.press(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(bench.position(u"arrow"_s), QPointF(0, 1));
        QCOMPARE(bench.position(u"words"_s), QPointF(-3, -1));
    }

    void aConnectorIsScaledAndTurnedByWhatItConnects()
    {
        const QJsonObject ends{{u"fromShape"_s, QJsonObject{{u"link"_s, u"disc"_s}}}, {u"to"_s, QJsonArray{-4, 0}}};
        Bench bench(withNodes(sample(), {{u"line"_s, u"shapes.line"_s, ends}}));
        const QStringList selected{u"disc"_s, u"line"_s};
        Manipulation manipulation(bench.session, bench.overlay().cast(), selected);
        const base::Vec3 corner = manipulation.box().at({1, 1, 0});
        const base::Vec3 other = manipulation.box().at({-1, -1, 0});
        QVERIFY(manipulation.scale({1, 1, 0}, other + (corner - other) * 2, false));
        const QJsonArray to = bench.written(u"line"_s, u"to"_s).toArray();
        QVERIFY(std::abs(to.at(0).toDouble() - (other.x + (-4 - other.x) * 2)) < 0.002);
        QVERIFY(std::abs(to.at(1).toDouble() - (other.y - other.y * 2)) < 0.002);
        QVERIFY(bench.written(u"line"_s, u"scale"_s).isUndefined());
        QCOMPARE(bench.written(u"disc"_s, u"scale"_s).toDouble(), 2.0);
    }

    void aLineWithFreeEndsIsMovedByThem()
    {
        Bench bench(withNodes(
            sample(), {{u"line"_s, u"shapes.line"_s, {{u"from"_s, QJsonArray{-5, 2}}, {u"to"_s, QJsonArray{-3, 2}}}}}));
        bench.session.selection.setNodes({u"line"_s});
        bench.press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(bench.written(u"line"_s, u"from"_s).toArray(), (QJsonArray{-4, 2}));
        QCOMPARE(bench.written(u"line"_s, u"to"_s).toArray(), (QJsonArray{-2, 2}));
        QVERIFY(bench.written(u"line"_s, u"position"_s).isUndefined());
    }

    void anEndOfALineIsDragged()
    {
        const QJsonObject free{{u"from"_s, QJsonArray{-5, 2}}, {u"to"_s, QJsonArray{-3, 2}}};
        const QJsonObject bound{{u"from"_s, QJsonArray{-5, -1}}, {u"toShape"_s, QJsonObject{{u"link"_s, u"disc"_s}}}};
        Bench bench(withNodes(sample(), {{u"line"_s, u"shapes.line"_s, free}, {u"arrow"_s, u"shapes.arrow"_s, bound}}));
        bench.session.selection.setNodes({u"line"_s});
        QCOMPARE(bench.overlay().handles().all().size(), 2U);
        bench.drag(bench.at(-3, 2), bench.at(-3, 3));
        const QJsonArray to = bench.written(u"line"_s, u"to"_s).toArray();
        QVERIFY(std::abs(to.at(1).toDouble() - 3) < 0.02);
        QCOMPARE(bench.written(u"line"_s, u"from"_s).toArray(), (QJsonArray{-5, 2}));
        QCOMPARE(bench.steps(), 1);
        bench.session.selection.setNodes({u"arrow"_s});
        const std::vector<Handle> handles = bench.overlay().handles().all();
        QCOMPARE(handles.size(), 2U);
        QCOMPARE(handles.front().point->key, u"from"_s);
        QVERIFY(!handles.front().point->isAtBlock);
        QVERIFY(handles.back().point->isAtBlock);
    }

    void aLinkedPlaceIsRefusedWithItsReason()
    {
        Bench bench(withNodes(
            sample(),
            {{u"spot"_s, u"values.vector"_s, {{u"x"_s, -5}, {u"y"_s, 2}}},
             {u"dot"_s, u"shapes.dot"_s, {{u"position"_s, QJsonObject{{u"link"_s, u"spot"_s}}}, {u"radius"_s, 0.3}}}}));
        QStringList reasons;
        QObject::connect(&bench.session.document, &Document::refused, &bench.panel,
                         [&](const base::Error &error) { reasons.append(error.text()); });
        const lecture::Files before = bench.files();
        bench.drag(bench.at(-5, 2), bench.at(-4, 1));
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.steps(), 0);
        QCOMPARE(reasons.size(), 1); // once, not for every pixel
        QVERIFY(reasons.first().contains(u"spot"_s, Qt::CaseInsensitive));
        QCOMPARE(bench.selected(), QStringList{u"dot"_s});
    }

    void whatIsNotSeenYetCanBeMovedWhenSelected()
    {
        lecture::Lecture lecture = sample();
        timeline::Clip clip;
        clip.type = u"motion.fade-in"_s;
        clip.target = u"disc"_s;
        clip.start = base::Time::fromSeconds(2);
        timeline::Track track;
        track.clips = {std::make_shared<const timeline::Clip>(clip)};
        Bench bench(*lecture::withTrack(lecture, u"scene1"_s, 0, track));
        bench.click(bench.at(0, 0));
        QVERIFY(bench.selected().isEmpty()); // nothing is visible there
        bench.session.selection.setNodes({u"disc"_s});
        const QPoint from = bench.at(0.2, 0.2);
        bench.drag(from, from + QPoint(50, 0));
        QVERIFY(std::abs(bench.position(u"disc"_s).x() - 50 / bench.unit()) < 0.002);
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
    }

    void pinnedThingsAreMovedInTheFrame()
    {
        lecture::Lecture lecture = withNodes(
            sample(), {{u"camera"_s, u"scene.camera"_s, {{u"centre"_s, QJsonArray{1, 0}}, {u"height"_s, 4}}}});
        lecture = *lecture::withSceneProperty(lecture, u"scene1"_s, u"camera"_s, QJsonObject{{u"link"_s, u"camera"_s}});
        lecture = *lecture::withNodeProperty(lecture, u"scene1"_s, u"words"_s, u"pinned"_s, true);
        Bench bench(lecture);
        const QPointF from = bench.overlay().rectOf(u"words"_s).center();
        bench.drag(from.toPoint(), from.toPoint() + QPoint(60, 0));
        QCOMPARE(bench.selected(), QStringList{u"words"_s});
        QVERIFY(std::abs(bench.position(u"words"_s).x() + 3 - 60 / bench.overlay().projection().unit(true)) < 0.002);
    }

    void anActorThatAClipHasMovedKeepsThatDistance()
    {
        lecture::Lecture lecture = sample();
        timeline::Clip clip;
        clip.type = u"motion.shift"_s;
        clip.target = u"disc"_s;
        clip.duration = base::Time::fromSeconds(1);
        clip.properties = {{u"by"_s, QJsonArray{-3, 2}}};
        timeline::Track track;
        track.clips = {std::make_shared<const timeline::Clip>(clip)};
        Bench bench(*lecture::withTrack(lecture, u"scene1"_s, 0, track));
        bench.session.playhead.setTime(base::Time::fromSeconds(2));
        const base::Vec3 before = findActor(bench.overlay().cast(), u"disc"_s)->centre();
        QVERIFY(base::length(before) > 0.5);
        const QPoint from = bench.at(before.x, before.y);
        bench.drag(from, from + QPoint(60, 30));
        const base::Vec3 after = findActor(bench.overlay().cast(), u"disc"_s)->centre();
        QVERIFY(std::abs(after.x - before.x - 60 / bench.unit()) < 0.002);
        QVERIFY(std::abs(bench.position(u"disc"_s).x() - 60 / bench.unit()) < 0.002);
    }

    void aTinyThingCanStillBeMoved()
    {
        Bench bench(withNodes(
            sample(), {{u"dot"_s, u"shapes.dot"_s, {{u"radius"_s, 0.04}, {u"position"_s, QJsonArray{-4, 2}}}}}));
        bench.click(bench.at(-4, 2));
        QCOMPARE(bench.selected(), QStringList{u"dot"_s});
        const QPoint from = bench.at(-4, 2);
        bench.drag(from, from + QPoint(40, 0));
        QVERIFY(std::abs(bench.position(u"dot"_s).x() + 4 - 40 / bench.unit()) < 0.002);
        QVERIFY(bench.written(u"dot"_s, u"scale"_s).isUndefined());
    }

    void underAMovedCameraDragsMeanTheSame()
    {
        lecture::Lecture lecture = withNodes(
            sample(), {{u"camera"_s, u"scene.camera"_s, {{u"centre"_s, QJsonArray{1, 0}}, {u"height"_s, 4}}}});
        if (!registry().nodes.find(u"scene.camera"_s))
            QSKIP("no camera block");
        lecture = *lecture::withSceneProperty(lecture, u"scene1"_s, u"camera"_s, QJsonObject{{u"link"_s, u"camera"_s}});
        Bench bench(lecture);
        const QPoint from = bench.at(0, 0);
        bench.click(from);
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
        const QPoint to = bench.at(0.5, 0.25);
        bench.drag(from, to);
        QVERIFY(std::abs(bench.position(u"disc"_s).x() - (to.x() - from.x()) / bench.unit()) < 0.002);
        QVERIFY(std::abs(bench.position(u"disc"_s).x() - 0.5) < 0.02);
    }

    void arrowsNudge()
    {
        Bench bench;
        bench.click(bench.at(3.4, 1.1));
        bench.press(Qt::Key_Right);
        bench.press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(bench.position(u"box"_s), QPointF(3.47, 0.13));
        QCOMPARE(bench.steps(), 2);
    }

    void autoKeyWritesKeyframesAtThePlayhead()
    {
        Bench bench;
        bench.run("stage.auto-key");
        QVERIFY(bench.session.isAutoKeying);
        bench.session.playhead.setTime(base::Time::fromSeconds(2));
        const QPoint from = bench.at(0, 0);
        bench.drag(from, from + QPoint(50, 0));
        const QJsonArray keys = keysOf(bench.written(u"disc"_s, u"position"_s));
        QCOMPARE(keys.size(), 2); // the place before is kept at the beginning
        QCOMPARE(keys.at(0)["at"_L1].toDouble(), 0.0);
        QCOMPARE(keys.at(0)["value"_L1][0].toDouble(), 0.0);
        QCOMPARE(keys.at(1)["at"_L1].toDouble(), 2.0);
        QVERIFY(std::abs(keys.at(1)["value"_L1][0].toDouble() - 50 / bench.unit()) < 0.002);
        QCOMPARE(bench.steps(), 1);
        bench.session.playhead.setTime(base::Time::fromSeconds(3));
        bench.press(Qt::Key_Up);
        QCOMPARE(keysOf(bench.written(u"disc"_s, u"position"_s)).size(), 3);
    }

    void whatHasKeyframesGetsThemWithoutAutoKey()
    {
        const QJsonObject keys{
            {u"keys"_s,
             QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, 1}}, QJsonObject{{u"at"_s, 4}, {u"value"_s, 2}}}}};
        Bench bench(*lecture::withNodeProperty(sample(), u"scene1"_s, u"disc"_s, u"scale"_s, keys));
        bench.session.playhead.setTime(base::Time::fromSeconds(4));
        bench.click(bench.at(0, 0));
        const QRectF before = bench.overlay().rectOf(u"disc"_s);
        const QPoint corner = bench.grip(1, 1);
        const int part = static_cast<int>(before.width() / 4);
        bench.drag(corner, corner + QPoint(part, -part));
        const QJsonArray after = keysOf(bench.written(u"disc"_s, u"scale"_s));
        QCOMPARE(after.size(), 2);
        QVERIFY(std::abs(after.at(1)["value"_L1].toDouble() - 2.5) < 0.03);
    }
};

LECTOGRAPH_TEST_MAIN(StageMovingTest)
#include "tst_editor_stage_moving.moc"
