// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "testmain.h"

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

const QString line = u"connector"_s; ///< the id of the first one

/// Where the dot is after the pointer has gone there from the middle of the block.
QPoint dotOf(Bench &bench, const QPoint &block, const QString &side)
{
    bench.moveTo(block);
    for (const ConnectDot &dot : bench.overlay().dots().all()) {
        if (dot.side != side)
            continue;
        const QPoint at = dot.at.toPoint();
        bench.moveTo((block + at) / 2);
        bench.moveTo(at);
        return at;
    }
    return {};
}

std::optional<QPoint> endOf(Bench &bench, const QString &key)
{
    for (const Handle &handle : bench.overlay().handles().all()) {
        if (handle.point && handle.point->key == key)
            return bench.overlay().handles().at(handle)->toPoint();
    }
    return std::nullopt;
}

QString linkOf(Bench &bench, const QString &key, const QString &node = line)
{
    return bench.written(node, key)[u"link"_s].toString();
}

} // namespace

class StageConnectingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void aConnectorIsDraggedFromADotToABlock()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        bench.session.selection.setNodes({u"words"_s});
        const QPoint dot = dotOf(bench, bench.at(0, 0), u"right"_s);
        QVERIFY(dot.x() > bench.at(1, 0).x()); // outside the block
        bench.drag(dot, bench.at(3.37, 1.13), Qt::NoModifier);
        QCOMPARE(bench.scene().actors.back(), line);
        QCOMPARE(linkOf(bench, u"fromShape"_s), u"disc"_s);
        QCOMPARE(bench.written(line, u"fromSide"_s), QJsonValue(u"right"_s));
        QCOMPARE(linkOf(bench, u"toShape"_s), u"box"_s);
        QVERIFY(bench.written(line, u"toSide"_s).isUndefined()); // its middle: whichever faces the disc
        QCOMPARE(bench.selected(), QStringList{line});
        QVERIFY(bench.scene().tracks.empty());
        QCOMPARE(bench.steps(), 1);
        bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.selected(), QStringList{u"words"_s});
    }

    void aConnectorMeetsTheEdgeThatIsNearestToThePointer()
    {
        Bench bench;
        const QPoint dot = dotOf(bench, bench.at(0, 0), u"up"_s);
        bench.drag(dot, bench.at(4.3, 1.1), Qt::NoModifier);
        QCOMPARE(bench.written(line, u"toSide"_s), QJsonValue(u"right"_s));
    }

    void aConnectorEndsWhereNothingIs()
    {
        Bench bench;
        const QPoint dot = dotOf(bench, bench.at(0, 0), u"left"_s);
        bench.drag(dot, bench.at(-4, 2));
        QVERIFY(bench.written(line, u"toShape"_s).isUndefined());
        const QJsonArray to = bench.written(line, u"to"_s).toArray();
        QVERIFY(std::abs(to.at(0).toDouble() + 4) < 0.02);
        QVERIFY(std::abs(to.at(1).toDouble() - 2) < 0.02);
    }

    void aCancelledConnectorLeavesNothing()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        const QPoint dot = dotOf(bench, bench.at(0, 0), u"right"_s);
        QTest::mousePress(&bench.overlay(), Qt::LeftButton, {}, dot);
        bench.moveTo(bench.at(3.37, 1.13));
        QVERIFY(bench.files() != before);
        bench.press(Qt::Key_Escape);
        QCOMPARE(bench.files(), before);
        QTest::mouseRelease(&bench.overlay(), Qt::LeftButton, {}, bench.at(3.37, 1.13));
        QCOMPARE(bench.files(), before);

        bench.drag(dotOf(bench, bench.at(0, 0), u"right"_s), bench.at(0, 0)); // back where it began
        QCOMPARE(bench.files(), before);
        QVERIFY(!bench.session.document.history().canUndo());
    }

    void dotsDoNotDisturbOtherEditing()
    {
        Bench bench(withNodes(sample(),
                              {{u"near"_s,
                                u"shapes.square"_s,
                                {{u"position"_s, QJsonArray{-1.55, 0}}, {u"size"_s, 1}, {u"fillOpacity"_s, 1}}}}));
        const auto shown = [&] { return bench.overlay().dots().all().size(); };
        bench.moveTo(bench.at(3.37, 1.13));
        QCOMPARE(shown(), 4U);
        bench.moveTo(bench.at(0, 0));
        QCOMPARE(shown(), 3U); // the fourth would lie on the square
        bench.moveTo(bench.at(5, -3));
        QCOMPARE(shown(), 0U);

        bench.click(bench.at(3.37, 1.13));
        bench.moveTo(bench.at(3.37, 1.13));
        QCOMPARE(shown(), 4U);
        for (const ConnectDot &dot : bench.overlay().dots().all())
            QVERIFY(!bench.overlay().handles().under(dot.at));

        bench.session.selection.setNodes({u"box"_s, u"disc"_s});
        bench.moveTo(bench.at(3.37, 1.13));
        QCOMPARE(shown(), 0U);
        bench.run("stage.connect"); // a line does not take the place of a dot
        bench.session.selection.clear();
        bench.moveTo(bench.at(3.37, 1.13));
        QCOMPARE(shown(), 4U);
    }

    void anEndIsDraggedToAnotherBlockAndOffIt()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s, u"box"_s});
        bench.run("stage.connect");
        QCOMPARE(bench.selected(), QStringList{line});
        const int steps = bench.steps();
        const auto to = endOf(bench, u"to"_s);
        QVERIFY(to);
        QVERIFY(endOf(bench, u"from"_s));
        bench.drag(*to, bench.at(-3, -2), Qt::NoModifier);
        QCOMPARE(linkOf(bench, u"toShape"_s), u"words"_s);
        QCOMPARE(linkOf(bench, u"fromShape"_s), u"disc"_s);
        QCOMPARE(bench.steps(), steps + 1);

        bench.drag(endOf(bench, u"to"_s).value_or(QPoint()), bench.at(-4, 2));
        QVERIFY(bench.written(line, u"toShape"_s).isUndefined());
        const QPoint off = endOf(bench, u"to"_s).value_or(QPoint()) - bench.at(-4, 2);
        QVERIFY(off.manhattanLength() <= 2);
        bench.session.document.history().undo();
        QCOMPARE(linkOf(bench, u"toShape"_s), u"words"_s);
    }

    void anEndIsReachedWhereAClipHasMovedItsBlock()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s, u"box"_s});
        bench.run("stage.connect");
        const NewClip move{u"motion.shift"_s, u"box"_s, {}};
        bench.session.document.edit(u"test"_s, [&](const lecture::Lecture &lecture) {
            return withNewClip(lecture, u"scene1"_s, move, registry()).and_then([](const AddedClip &added) {
                return lecture::withClipProperty(added.lecture, u"scene1"_s, {0, {0}}, u"by"_s, QJsonArray{0, -3});
            });
        });
        bench.session.playhead.setTime(base::Time::fromSeconds(3));
        const auto to = endOf(bench, u"to"_s);
        QVERIFY(to);
        QVERIFY((*to - bench.at(2.37, -1.87)).manhattanLength() <= 2);
    }

    void theEndsOfABlockThatMovesGoWithIt()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s, u"box"_s});
        bench.run("stage.connect");
        bench.drag(bench.at(3.37, 1.13), bench.at(3.37, -1.87));
        bench.session.selection.setNodes({line});
        const auto to = endOf(bench, u"to"_s);
        QVERIFY(to);
        QVERIFY(std::abs(to->y() - bench.at(0, -1.87).y()) <= 2);
    }

    void blocksAreConnectedByKeyboardAlone()
    {
        Bench bench;
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
        bench.press(Qt::Key_Tab, Qt::ControlModifier);
        bench.press(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(bench.selected(), QStringList{u"disc"_s}); // passing by selects nothing
        bench.press(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(bench.selected(), (QStringList{u"disc"_s, u"words"_s}));
        bench.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(linkOf(bench, u"fromShape"_s), u"disc"_s);
        QCOMPARE(linkOf(bench, u"toShape"_s), u"words"_s);
    }
};

LECTOGRAPH_TEST_MAIN(StageConnectingTest)
#include "tst_editor_stage_connecting.moc"
