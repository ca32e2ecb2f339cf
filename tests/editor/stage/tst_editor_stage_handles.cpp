// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "testmain.h"

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageHandlesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void aCornerScalesAndTheOppositeOneStays()
    {
        Bench bench;
        bench.click(bench.at(3.4, 1.1));
        const QRectF before = bench.overlay().rectOf(u"box"_s);
        const QPoint corner = bench.grip(1, 1);
        const QPoint along(static_cast<int>(before.width() / 2), static_cast<int>(-before.height() / 2));
        bench.drag(corner, corner + along);
        QVERIFY(std::abs(bench.written(u"box"_s, u"scale"_s).toDouble() - 1.5) < 0.02);
        const QRectF after = bench.overlay().rectOf(u"box"_s);
        QVERIFY(std::abs(after.left() - before.left()) < 0.5);
        QVERIFY(std::abs(after.bottom() - before.bottom()) < 0.5);
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.written(u"box"_s, u"width"_s).toDouble(), 2.0);
    }

    void aSideChangesTheLengthOfABlockThatHasOne()
    {
        Bench bench;
        bench.click(bench.at(3.4, 1.1));
        const QRectF before = bench.overlay().rectOf(u"box"_s);
        const QPoint side = bench.grip(1, 0);
        bench.drag(side, side + QPoint(static_cast<int>(before.width() / 2), 0));
        QVERIFY(std::abs(bench.written(u"box"_s, u"width"_s).toDouble() - 3) < 0.03);
        QCOMPARE(bench.written(u"box"_s, u"height"_s).toDouble(), 1.0);
        const QRectF after = bench.overlay().rectOf(u"box"_s);
        QVERIFY(std::abs(after.left() - before.left()) < 0.5);
        QVERIFY(std::abs(after.width() - 1.5 * before.width()) < 1.5);
    }

    void aSideOfATextWrapsItAndTheOtherStays()
    {
        Bench bench(withNodes(sample(),
                              {{u"sentence"_s,
                                u"text.text"_s,
                                {{u"text"_s, u"Each token looks at every other token"_s},
                                 {u"position"_s, QJsonArray{0, 2.5}},
                                 {u"scale"_s, 0.5}}}}));
        bench.session.selection.setNodes({u"sentence"_s});
        const QRectF before = bench.overlay().rectOf(u"sentence"_s);
        const QPoint side = bench.grip(1, 0);
        bench.drag(side, side - QPoint(static_cast<int>(before.width() * 0.4), 0));
        const double width = bench.written(u"sentence"_s, u"wrapWidth"_s).toDouble();
        QVERIFY(std::abs(width * 0.5 * bench.unit() - 0.6 * before.width()) < 0.06 * before.width());
        QCOMPARE(bench.written(u"sentence"_s, u"scale"_s).toDouble(), 0.5);
        const QRectF after = bench.overlay().rectOf(u"sentence"_s);
        QVERIFY(after.height() > 1.8 * before.height());
        QVERIFY(after.width() < 0.65 * before.width());
        QVERIFY(std::abs(after.left() - before.left()) < 1);
        QVERIFY(std::abs(after.top() - before.top()) < 1);
        QCOMPARE(bench.steps(), 1);

        const QPoint again = bench.grip(1, 0); // beyond its old width: one line
        bench.drag(again, again + QPoint(static_cast<int>(before.width() * 0.7), 0));
        const QRectF wide = bench.overlay().rectOf(u"sentence"_s);
        QVERIFY(std::abs(wide.width() - before.width()) < 1);
        QVERIFY(std::abs(wide.left() - before.left()) < 1);
        QCOMPARE(bench.steps(), 2);

        const QPoint corner = bench.grip(1, -1);
        bench.drag(corner, corner + QPoint(60, 60));
        QVERIFY(bench.written(u"sentence"_s, u"scale"_s).toDouble() > 0.5);
    }

    void aLimitedSizeGrowsWithItsLimit()
    {
        Bench bench(withNodes(sample(),
                              {{u"limited"_s,
                                u"shapes.circle"_s,
                                {{u"radius"_s, 3},
                                 {u"fitHeight"_s, 1},
                                 {u"position"_s, QJsonArray{-4, 2}},
                                 {u"fill"_s, u"RED"_s},
                                 {u"fillOpacity"_s, 1}}}}));
        bench.click(bench.at(-4, 2));
        QCOMPARE(bench.selected(), QStringList{u"limited"_s});
        const QRectF before = bench.overlay().rectOf(u"limited"_s);
        const QPoint corner = bench.grip(1, -1);
        const int half = static_cast<int>(before.width() / 2);
        bench.drag(corner, corner + QPoint(half, half));
        const QRectF after = bench.overlay().rectOf(u"limited"_s);
        QVERIFY(std::abs(after.width() / before.width() - 1.5) < 0.03);
        QVERIFY(std::abs(after.left() - before.left()) < 0.5);
    }

    void aHandleSnapsToOthers()
    {
        Bench bench;
        bench.click(bench.at(3.4, 1.1));
        const QPoint side = bench.grip(0, 1);
        const int away = static_cast<int>((4 - 1.63) * bench.unit());
        bench.drag(side, side + QPoint(0, 4 - away), Qt::NoModifier); // almost to the edge of the frame
        QCOMPARE(bench.written(u"box"_s, u"height"_s).toDouble(), 4 - 0.63);
    }

    void theTopHandleTurns()
    {
        Bench bench;
        bench.click(bench.at(3.4, 1.1));
        const QPoint top = bench.grip(0, 1, true);
        const QPoint middle = bench.at(3.37, 1.13);
        bench.drag(top, middle + QPoint(middle.y() - top.y(), 0), Qt::NoModifier); // to the right: clockwise
        QCOMPARE(bench.written(u"box"_s, u"turn"_s).toDouble(), -90.0);
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(bench.position(u"box"_s), QPointF(3.37, 1.13));
        const QRectF turned = bench.overlay().rectOf(u"box"_s);
        QVERIFY(turned.height() > 1.9 * turned.width());
    }

    void severalScaleAboutOneCorner()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s, u"box"_s});
        const QRectF disc = bench.overlay().rectOf(u"disc"_s);
        const QRectF box = bench.overlay().rectOf(u"box"_s);
        const QRectF around = disc | box;
        const QPoint corner = bench.grip(1, 1);
        bench.drag(corner,
                   corner + QPoint(static_cast<int>(-around.width() / 2), static_cast<int>(around.height() / 2)));
        QVERIFY(std::abs(bench.written(u"disc"_s, u"scale"_s).toDouble() - 0.5) < 0.01);
        QVERIFY(std::abs(bench.written(u"box"_s, u"scale"_s).toDouble() - 0.5) < 0.01);
        const QRectF after = bench.overlay().rectOf(u"disc"_s) | bench.overlay().rectOf(u"box"_s);
        QVERIFY(std::abs(after.left() - around.left()) < 1);
        QVERIFY(std::abs(after.bottom() - around.bottom()) < 1);
        QCOMPARE(bench.steps(), 1);
    }
};

LECTOGRAPH_TEST_MAIN(StageHandlesTest)
#include "tst_editor_stage_handles.moc"
