// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/properties.h"
#include "editor/operations/animating.h"
#include "editor/operations/copying.h"
#include "editor/stage/commands.h"
#include "testmain.h"

#include <QApplication>
#include <QClipboard>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

/// Presses and drags with Alt, without releasing.
void pull(Bench &bench, const QPoint &from, const QPoint &to, Qt::KeyboardModifiers more = Qt::ControlModifier)
{
    QTest::mousePress(&bench.overlay(), Qt::LeftButton, Qt::AltModifier, from);
    bench.moveTo((from + to) / 2, Qt::AltModifier | more);
    bench.moveTo(to, Qt::AltModifier | more);
}

void release(Bench &bench, const QPoint &at)
{
    QTest::mouseRelease(&bench.overlay(), Qt::LeftButton, Qt::AltModifier, at);
}

} // namespace

class StageDuplicatingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void aCopyOfANamedBlockHasANameOfItsOwn()
    {
        Bench bench;
        const auto name = [&](const QString &node) {
            return bench.session.document.node(u"scene1"_s, node)->extra.value(u"label"_s).toString();
        };
        bench.session.document.edit(u"Rename"_s, [](const lecture::Lecture &lecture) {
            return withLabel(lecture, u"scene1"_s, u"box"_s, u"Large box"_s, u"en"_s);
        });
        for (const QString &expected : {u"Large box 2"_s, u"Large box 3"_s}) {
            bench.session.selection.setNodes({u"box"_s});
            bench.run("stage.duplicate");
            QCOMPARE(name(bench.selected().front()), expected);
        }
        bench.run("stage.copy");
        bench.run("stage.paste");
        QCOMPARE(name(bench.selected().front()), u"Large box 4"_s);
        QCOMPARE(name(u"box"_s), u"Large box"_s);
    }

    void copiesStayInTheFrameHoweverManyThereAre()
    {
        Bench bench;
        const lecture::Lecture lecture = bench.session.document.lecture();
        const double width = lecture.frameWidth / 2 + 0.01;
        const double height = lecture.frameHeight / 2 + 0.01;
        for (const QStringList &originals : {QStringList{u"box"_s}, QStringList{u"disc"_s, u"words"_s}}) {
            bench.session.selection.setNodes(originals);
            std::vector<QPointF> taken{bench.position(originals.front())};
            constexpr int copies = 60; // 15 units
            for (int i = 0; i < copies; ++i) {
                bench.run("stage.duplicate");
                for (const QString &copy : bench.selected()) {
                    const base::Box box = findActor(bench.overlay().cast(), copy)->shape.bounds();
                    QVERIFY(box.min.x >= -width && box.max.x <= width && box.min.y >= -height && box.max.y <= height);
                }
                const QPointF now = bench.position(bench.selected().front());
                for (const QPointF &other : taken)
                    QVERIFY2(QLineF(other, now).length() > 0.15, qPrintable(QString::number(i)));
                taken.push_back(now);
            }
        }
    }

    void blocksPastedAgainAndAgainStayInTheFrameAndOffEachOther()
    {
        Bench bench;
        const double width = bench.session.document.lecture().frameWidth / 2 + 0.01;
        const double height = bench.session.document.lecture().frameHeight / 2 + 0.01;
        bench.session.selection.setNodes({u"box"_s});
        bench.run("stage.copy");
        std::vector<QPointF> taken{bench.position(u"box"_s)};
        constexpr int copies = 40; // 10 units
        for (int i = 0; i < copies; ++i) {
            bench.run("stage.paste");
            const QString copy = bench.selected().front();
            const base::Box box = findActor(bench.overlay().cast(), copy)->shape.bounds();
            QVERIFY(box.min.x >= -width && box.max.x <= width && box.min.y >= -height && box.max.y <= height);
            for (const QPointF &other : taken)
                QVERIFY2(QLineF(other, bench.position(copy)).length() > 0.15, qPrintable(QString::number(i)));
            taken.push_back(bench.position(copy));
        }
    }

    void copiesBesideEachOtherBeginANewRowAtTheEdge()
    {
        Bench bench(withNodes(emptyLecture(u"en"_s),
                              {{u"square"_s,
                                u"shapes.rectangle"_s,
                                {{u"width"_s, 2}, {u"height"_s, 2}, {u"position"_s, QJsonArray{-6, 3}}}}}));
        bench.session.selection.setNodes({u"square"_s});
        bench.run("stage.duplicate");
        QVERIFY(bench.session.document.edit(u"Move"_s, [&](const lecture::Lecture &lecture) {
            return withProperty(lecture, {u"scene1"_s, bench.selected().front(), {}, u"position"_s},
                                QJsonArray{-3.75, 3});
        }));
        std::vector<base::Box> boxes;
        constexpr int copies = 12;
        for (int i = 0; i < copies; ++i) {
            const base::Box box = findActor(bench.overlay().cast(), bench.selected().front())->shape.bounds();
            for (const base::Box &other : boxes)
                QVERIFY2(box.min.x >= other.max.x - 0.01 || box.max.x <= other.min.x + 0.01
                             || box.min.y >= other.max.y - 0.01 || box.max.y <= other.min.y + 0.01,
                         qPrintable(QString::number(i)));
            boxes.push_back(box);
            bench.run("stage.duplicate");
        }
    }

    void anAltDragMovesACopyAndTheOriginalStays()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        const QPoint to = bench.at(0, 0) + QPoint(-120, 60);
        pull(bench, bench.at(0, 0), to);
        release(bench, to);
        QCOMPARE(bench.selected(), QStringList{u"disc2"_s});
        QVERIFY(bench.written(u"disc"_s, u"position"_s).isUndefined());
        QVERIFY(isNear(bench.position(u"disc2"_s), QPointF(-120, -60) / bench.unit()));
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.session.document.history().undoText(), u"Duplicate"_s);
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
    }

    void severalAreDuplicatedTogether()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s, u"box"_s});
        const QPoint from = bench.at(3.37, 1.13);
        pull(bench, from, from + QPoint(0, 100));
        release(bench, from + QPoint(0, 100));
        QCOMPARE(bench.selected(), (QStringList{u"disc2"_s, u"box2"_s}));
        const double down = -100 / bench.unit();
        QVERIFY(isNear(bench.position(u"disc2"_s), {0, down}));
        QVERIFY(isNear(bench.position(u"box2"_s), {3.37, 1.13 + down}));
        QCOMPARE(bench.steps(), 1);
    }

    void shiftKeepsTheCopyOnAnAxis()
    {
        Bench bench;
        const QPoint from = bench.at(0, 0);
        pull(bench, from, from + QPoint(-120, 20), Qt::ShiftModifier | Qt::ControlModifier);
        release(bench, from + QPoint(-120, 20));
        QVERIFY(isNear(bench.position(u"disc2"_s), {-120 / bench.unit(), 0}));
    }

    void escapeRemovesTheCopy()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        const QPoint from = bench.at(0, 0);
        pull(bench, from, from + QPoint(80, 80));
        QCOMPARE(bench.scene().nodes.size(), 4U);
        bench.moveTo(from, Qt::AltModifier); // back to the beginning the copy is still there
        QCOMPARE(bench.scene().nodes.size(), 4U);
        bench.press(Qt::Key_Escape);
        release(bench, from);
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.steps(), 0);
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
    }

    void anAltClickStillSelectsAPart()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s, u"words"_s});
        bench.click(bench.overlay().rectOf(u"words"_s).center().toPoint(), Qt::AltModifier);
        QCOMPARE(bench.selected(), QStringList{u"words"_s});
        QCOMPARE(bench.steps(), 0);
    }

    void duplicatingAgainContinuesWithTheSameOffset()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s});
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.position(u"disc2"_s), QPointF(0.25, -0.25));
        bench.press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(bench.position(u"disc2"_s), QPointF(1.25, -0.25));
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.position(u"disc3"_s), QPointF(2.5, -0.5));
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.position(u"disc4"_s), QPointF(3.75, -0.75));
        // Another selection in between ends the series.
        bench.session.selection.setNodes({u"words"_s});
        bench.session.selection.setNodes({u"disc4"_s});
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.position(u"disc5"_s), QPointF(4, -1));
        QCOMPARE(bench.steps(), 5);
    }

    void duplicatingContinuesAnAltDrag()
    {
        Bench bench;
        const QPoint from = bench.at(0, 0);
        pull(bench, from, from + QPoint(-90, 0));
        release(bench, from + QPoint(-90, 0));
        const QPointF offset = bench.position(u"disc2"_s);
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(isNear(bench.position(u"disc3"_s), 2 * offset));
    }

    void duplicatingAfterUndoBeginsAgain()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s});
        bench.press(Qt::Key_D, Qt::ControlModifier);
        bench.press(Qt::Key_Right, Qt::ShiftModifier);
        bench.session.document.history().undo();
        bench.session.document.history().undo();
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.position(u"disc2"_s), QPointF(0.25, -0.25));
    }

    void copiesAreAnimatedLikeTheOriginal()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s});
        bench.session.playhead.setTime(base::Time::fromSeconds(2));
        animateSelected(bench.session, u"motion.fade-in"_s);
        bench.session.selection.setNodes({u"disc"_s});
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.scene().tracks.size(), 2U);
        QCOMPARE(bench.scene().tracks[1]->clips.front()->target, u"disc2"_s);
        bench.session.playhead.setTime(base::Time::fromSeconds(1));
        QVERIFY(!findActor(bench.overlay().cast(), u"disc2"_s)->isSeen);
        bench.session.playhead.setTime(base::Time::fromSeconds(4));
        QVERIFY(findActor(bench.overlay().cast(), u"disc2"_s)->isSeen);
    }

    void pastingAvoidsOnlyTheOriginals()
    {
        Bench bench;
        bench.session.selection.setNodes({u"box"_s});
        bench.press(Qt::Key_C, Qt::ControlModifier);
        bench.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.position(u"box2"_s), QPointF(3.62, 0.88));
        bench.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.position(u"box3"_s), QPointF(3.87, 0.63)); // not on the last one
        bench.press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.position(u"box4"_s), QPointF(3.37, 1.13));
        QCOMPARE(bench.steps(), 3);

        bench.session.document.edit(u"Scene"_s, [](const lecture::Lecture &lecture) {
            lecture::Scene scene;
            scene.id = u"other"_s;
            return lecture::withScene(lecture, std::move(scene));
        });
        bench.session.preview.enter(u"other"_s);
        bench.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
        QCOMPARE(writtenAt(bench.session.document.lecture(), {u"other"_s, u"box"_s, {}, u"position"_s}),
                 bench.written(u"box"_s, u"position"_s));
    }

    void repeatedArrowsAreOneStep()
    {
        Bench bench;
        bench.session.selection.setNodes({u"box"_s});
        const lecture::Files before = bench.files();
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up})
            bench.press(key);
        QCOMPARE(bench.position(u"box"_s), QPointF(3.57, 1.23));
        QCOMPARE(bench.steps(), 1);
        bench.session.selection.setNodes({u"disc"_s});
        bench.press(Qt::Key_Right);
        QCOMPARE(bench.steps(), 2);
        bench.run("stage.front"); // another action
        bench.press(Qt::Key_Right);
        QCOMPARE(bench.steps(), 4);
        QTest::qWait(1100); // a pause
        bench.press(Qt::Key_Right);
        QCOMPARE(bench.steps(), 5);
        for (int i = 0; i < 5; ++i)
            bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
    }
};

LECTOGRAPH_TEST_MAIN(StageDuplicatingTest)
#include "tst_editor_stage_duplicating.moc"
