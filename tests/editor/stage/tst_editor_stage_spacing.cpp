// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/mime.h"
#include "editor/manipulation/snapping.h"
#include "editor/stage/arrangetools.h"
#include "editor/widgets/decimalspinbox.h"
#include "testmain.h"

#include <QApplication>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

const QStringList boxes{u"a"_s, u"b"_s, u"c"_s};

/// Three boxes that are 1, 2 and 1 units wide, at −5, −1 and 4.
lecture::Lecture threeBoxes()
{
    const auto box = [](double x, double y, double width) {
        return QJsonObject{{u"width"_s, width},
                           {u"height"_s, 1},
                           {u"position"_s, QJsonArray{x, y}},
                           {u"fill"_s, u"#58C4DD"_s},
                           {u"fillOpacity"_s, 1}};
    };
    return withNodes(emptyLecture(u"en"_s),
                     {{u"a"_s, u"shapes.rectangle"_s, box(-5, 0, 1)},
                      {u"b"_s, u"shapes.rectangle"_s, box(-1, 0.25, 2)},
                      {u"c"_s, u"shapes.rectangle"_s, box(4, -0.25, 1)}});
}

QWidget *popup()
{
    return QApplication::activePopupWidget();
}

} // namespace

class StageSpacingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void distributingMakesTheGapsEqual()
    {
        Bench bench(threeBoxes());
        bench.session.selection.setNodes(boxes);
        bench.press(Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(bench.position(u"a"_s), QPointF(-5, 0));
        QVERIFY(isNear(bench.position(u"b"_s), {-0.5, 0.25}));
        QCOMPARE(bench.position(u"c"_s), QPointF(4, -0.25));
        QCOMPARE(bench.steps(), 1);
        bench.run("stage.distribute-horizontally"); // they are already
        QCOMPARE(bench.steps(), 1);
    }

    void whatFollowsIsNotDistributedItself()
    {
        const QJsonObject beside{{u"beside"_s, QJsonObject{{u"link"_s, u"b"_s}}}};
        Bench bench(withNodes(threeBoxes(), {{u"label"_s, u"shapes.dot"_s, beside}}));
        bench.session.selection.setNodes(boxes + QStringList{u"label"_s});
        bench.run("stage.distribute-horizontally");
        QVERIFY(isNear(bench.position(u"b"_s), {-0.5, 0.25}));
        QVERIFY(bench.written(u"label"_s, u"position"_s).isUndefined());
        QStringList reasons;
        QObject::connect(&bench.session.document, &Document::refused, &bench.panel,
                         [&](const base::Error &error) { reasons.append(error.text()); });
        bench.session.selection.setNodes({u"a"_s, u"b"_s, u"label"_s});
        bench.run("stage.distribute-horizontally");
        QCOMPARE(reasons.size(), 1);
        QCOMPARE(bench.steps(), 1);
    }

    void animatedPositionsGetKeyframesAtThePlayhead()
    {
        const QJsonObject keys{{u"keys"_s,
                                QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, QJsonArray{0, 0}}},
                                           QJsonObject{{u"at"_s, 4}, {u"value"_s, QJsonArray{-2, 0.25}}}}}};
        Bench bench(*lecture::withNodeProperty(threeBoxes(), u"scene1"_s, u"b"_s, u"position"_s, keys));
        bench.session.playhead.setTime(base::Time::fromSeconds(4));
        bench.session.selection.setNodes(boxes);
        bench.run("stage.distribute-horizontally");
        const QJsonArray after = keysOf(bench.written(u"b"_s, u"position"_s));
        QCOMPARE(after.at(0)["value"_L1].toArray(), (QJsonArray{0, 0}));
        QVERIFY(std::abs(after.at(1)["value"_L1][0].toDouble() + 0.5) < 0.0025);
    }

    void theSpacingIsSeenWhileItIsChosen()
    {
        Bench bench(threeBoxes());
        const lecture::Files before = bench.files();
        bench.session.selection.setNodes(boxes);
        const auto open = [&] {
            bench.run("stage.space");
            return popup() ? popup()->findChild<DecimalSpinBox *>() : nullptr;
        };
        DecimalSpinBox *gap = open();
        QVERIFY(gap);
        QVERIFY(isNear(bench.position(u"b"_s), {-3, 0.25})); // half a unit by default
        gap->setValue(1.5);
        QVERIFY(isNear(bench.position(u"b"_s), {-2, 0.25}));
        QVERIFY(isNear(bench.position(u"c"_s), {1, -0.25}));
        QTest::keyClick(popup(), Qt::Key_Escape);
        QTRY_VERIFY(!popup());
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.steps(), 0);

        gap = open();
        QVERIFY(gap);
        QCOMPARE(gap->value(), 1.5); // remembered
        QTest::keyClick(popup(), Qt::Key_Return);
        QTRY_VERIFY(!popup());
        QVERIFY(isNear(bench.position(u"b"_s), {-2, 0.25}));
        QCOMPARE(bench.steps(), 1);
    }

    void theyAreStackedInARowOrAColumn()
    {
        Bench bench(threeBoxes());
        bench.session.selection.setNodes(boxes);
        bench.run("stage.stack-row");
        QVERIFY(isNear(bench.position(u"b"_s), {-3, 0}));
        QVERIFY(isNear(bench.position(u"c"_s), {-1, 0}));
        bench.session.document.history().undo();
        bench.run("stage.stack-column"); // b is the topmost
        QVERIFY(isNear(bench.position(u"b"_s), {-0.5, 0.25}));
        QVERIFY(isNear(bench.position(u"a"_s), {-0.5, -1.25}));
        QVERIFY(isNear(bench.position(u"c"_s), {-0.5, -2.75}));
        QCOMPARE(bench.steps(), 1);
    }

    void theToolsAreShownForSeveral()
    {
        Bench bench(threeBoxes());
        const auto *tools = bench.panel.findChild<ArrangeTools *>();
        QVERIFY(tools && tools->isHidden());
        bench.session.selection.setNodes({u"a"_s, u"b"_s});
        QVERIFY(tools->isVisible());
        QVERIFY(!bench.session.actions.find(u"stage.distribute-vertically"_s)->isEnabled());
        bench.session.selection.setNodes(boxes);
        QVERIFY(bench.session.actions.find(u"stage.distribute-vertically"_s)->isEnabled());
        for (const QToolButton *button : tools->findChildren<QToolButton *>())
            QVERIFY(!button->toolTip().isEmpty());
        bench.panel.resize(300, 300);
        QTRY_VERIFY(tools->isHidden()); // no room
        bench.panel.resize(1000, 600);
        QTRY_VERIFY(tools->isVisible());
        bench.session.selection.setNodes({u"a"_s});
        QVERIFY(tools->isHidden());
    }

    void gapsSnapToEqualOnes()
    {
        const SnapTargets targets{QRectF(-70, -40, 140, 80), {QRectF(0, 0, 2, 2), QRectF(3, 0.5, 2, 2)}, 0};
        // The gap between the two is 1.
        const Snapped after = snapped(QRectF(6.05, 0.27, 1.3, 1.3), targets, 0.1);
        QVERIFY(std::abs(after.shift.x() + 0.05) < 1e-9);
        QCOMPARE(after.gaps.size(), 2U);
        for (const QLineF &gap : after.gaps)
            QVERIFY(std::abs(gap.dx() - 1) < 0.01 && gap.dy() == 0);
        QVERIFY(std::abs(snapped(QRectF(-2.26, 0.27, 1.3, 1.3), targets, 0.1).shift.x() + 0.04) < 1e-9);
        // In another row there is none.
        QVERIFY(snapped(QRectF(6.05, 9.27, 1.3, 1.3), targets, 0.1).gaps.empty());
        // In the middle between two.
        const SnapTargets apart{QRectF(-70, -40, 140, 80), {QRectF(0, 0, 1, 2), QRectF(9, 0, 1, 2)}, 0};
        const Snapped between = snapped(QRectF(4.56, 0.3, 1, 1.3), apart, 0.1);
        QVERIFY(std::abs(between.shift.x() + 0.06) < 1e-9);
        QCOMPARE(between.gaps.size(), 2U);
        // In a column.
        const SnapTargets column{QRectF(-70, -40, 140, 80), {QRectF(0, 0, 2, 2), QRectF(0.5, 3, 2, 2)}, 0};
        const Snapped above = snapped(QRectF(0.27, 6.05, 1.3, 1.3), column, 0.1);
        QVERIFY(std::abs(above.shift.y() + 0.05) < 1e-9);
        QCOMPARE(above.gaps.size(), 2U);
        QCOMPARE(above.gaps.front().dx(), 0.0);
    }

    void aDragSnapsToAnEqualGap()
    {
        Bench bench(threeBoxes());
        bench.session.selection.setNodes({u"c"_s});
        // The gap between a and b is 2.5.
        bench.drag(bench.at(4, -0.25), bench.at(3.04, -0.33), Qt::NoModifier);
        QVERIFY(isNear({bench.position(u"c"_s).x(), 0}, {3, 0}));
    }

    void aSizeSnapsToThatOfAnother()
    {
        Bench bench(threeBoxes());
        bench.session.selection.setNodes({u"a"_s});
        const QPoint side = bench.grip(1, 0);
        const int wider = static_cast<int>(std::lround(0.96 * bench.unit()));
        bench.drag(side, side + QPoint(wider, 0), Qt::NoModifier);
        QVERIFY(std::abs(bench.written(u"a"_s, u"width"_s).toDouble() - 2) < 0.002);
    }

    void aDroppedBlockSnaps()
    {
        Bench bench(threeBoxes());
        bench.drop(mime::block, u"shapes.square"_s, bench.at(4.03, 2));
        QCOMPARE(bench.position(u"square"_s).x(), 4.0); // above c
        QCOMPARE(bench.steps(), 1);
    }

    void whereABlockWouldBeDroppedIsShown()
    {
        Bench bench(threeBoxes());
        QMimeData data;
        data.setData(QString::fromLatin1(mime::block), "shapes.square");
        const auto image = [&] { return bench.overlay().grab().toImage(); };
        const QImage before = image();
        QDragEnterEvent enter(bench.at(0, 2), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&bench.overlay(), &enter);
        QDragMoveEvent over(bench.at(0, 2), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&bench.overlay(), &over);
        QVERIFY(image() != before);
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(&bench.overlay(), &leave);
        QCOMPARE(image(), before);
    }
};

LECTOGRAPH_TEST_MAIN(StageSpacingTest)
#include "tst_editor_stage_spacing.moc"
