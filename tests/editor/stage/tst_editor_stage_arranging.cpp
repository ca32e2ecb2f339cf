// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "stagemenu.h"

#include "editor/customblocks/customblock.h"
#include "editor/edits/clipboard.h"
#include "editor/edits/copied_nodes.h"
#include "editor/edits/groups.h"
#include "editor/edits/mime.h"
#include "editor/operations/animating.h"
#include "editor/session/actions.h"
#include "editor/stage/commands.h"
#include "editor/stage/inlinetexteditor.h"
#include "lecture/check.h"
#include "testmain.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageArrangingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void aRightClickOnNothingIsForTheStage()
    {
        Bench bench;
        bench.session.selection.setNodes({u"box"_s});
        QTest::mousePress(&bench.overlay(), Qt::RightButton, {}, bench.at(3.37, 1.13));
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
        QTest::mousePress(&bench.overlay(), Qt::RightButton, {}, bench.at(-5, 3));
        QCOMPARE(bench.selected(), QStringList());
    }

    void init() { QSettings().clear(); }

    void whatIsNotSeenNowIsOutlinedFaintly()
    {
        Bench bench;
        const auto strongest = [&](const QString &node) {
            bench.session.selection.setNodes({node});
            QImage image(bench.overlay().size(), QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            bench.overlay().render(&image, {}, {}, QWidget::RenderFlags());
            int most = 0; // along the top edge of the outline, between two handles
            const QPoint middle = (bench.grip(-1, 1) + bench.grip(0, 1)) / 2;
            for (int x = middle.x() - 12; x <= middle.x() + 12; ++x) {
                for (int y = middle.y() - 2; y <= middle.y() + 2; ++y)
                    most = std::max(most, qAlpha(image.pixel(x, y)));
            }
            return most;
        };
        QVERIFY(strongest(u"box"_s) > 200);
        bench.session.selection.setNodes({u"box"_s});
        bench.session.playhead.setTime(base::Time::fromSeconds(2));
        animateSelected(bench.session, u"motion.fade-in"_s);
        bench.session.playhead.setTime({});
        const int faint = strongest(u"box"_s);
        QVERIFY2(faint > 30 && faint < 130, qPrintable(QString::number(faint)));
    }

    void aCancelledDragLeavesNoStep()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        QTest::mousePress(&bench.overlay(), Qt::LeftButton, {}, bench.at(0, 0));
        bench.moveTo(bench.at(1, 1));
        bench.moveTo(bench.at(2, 1));
        QVERIFY(bench.files() != before);
        bench.press(Qt::Key_Escape);
        QTest::mouseRelease(&bench.overlay(), Qt::LeftButton, {}, bench.at(2, 1));
        QCOMPARE(bench.files(), before);
        QCOMPARE(bench.steps(), 0);
    }

    void editingKeysWork()
    {
        Bench bench;
        bench.press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(bench.selected().size(), 3);
        bench.click(bench.at(0, 0));
        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(bench.scene().nodes.size(), 4U);
        QCOMPARE(bench.selected(), QStringList{u"disc2"_s});
        QCOMPARE(bench.position(u"disc2"_s), QPointF(0.25, -0.25));
        bench.press(Qt::Key_Delete);
        QCOMPARE(bench.scene().nodes.size(), 3U);
        QCOMPARE(bench.scene().actors.size(), 3U);
        bench.session.selection.setNodes({u"box"_s});
        bench.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(bench.scene().nodes.size(), 2U);
        QVERIFY(bench.session.document.history().undoText().startsWith(u"Cut 1 block"_s));
        bench.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bench.scene().nodes.size(), 3U);
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
    }

    void alignedBlocksTakeAlongWhatHangsOnThem()
    {
        const QJsonObject ends{{u"fromShape"_s, QJsonObject{{u"link"_s, u"disc"_s}}},
                               {u"toShape"_s, QJsonObject{{u"link"_s, u"box"_s}}}};
        const QJsonObject marking{{u"shape"_s, QJsonObject{{u"link"_s, u"box"_s}}}};
        Bench bench(
            withNodes(sample(), {{u"arrow"_s, u"shapes.arrow"_s, ends}, {u"frame"_s, u"shapes.surround"_s, marking}}));
        bench.session.selection.setNodes({u"disc"_s, u"box"_s, u"arrow"_s, u"frame"_s});
        bench.run("stage.align-bottom");
        QVERIFY(bench.written(u"arrow"_s, u"position"_s).isUndefined());
        QVERIFY(bench.written(u"frame"_s, u"position"_s).isUndefined());
        const auto box = findActor(bench.overlay().cast(), u"box"_s)->shape.bounds();
        QVERIFY(base::length(findActor(bench.overlay().cast(), u"frame"_s)->shape.bounds().centre() - box.centre())
                < 1e-6);
    }

    void aGroupIsMadeSelectedAndCopiedOnStage()
    {
        Bench bench(withNodes(sample(), {{u"size"_s, u"values.number"_s, {{u"value"_s, 0.5}}}}));
        const auto offered = [&](const QPoint &at) {
            bench.click(at);
            return menuAt(bench, at);
        };
        QVERIFY(!offered(bench.at(0, 0)).contains(u"stage.group"_s)); // for a single block
        QVERIFY(!offered(bench.at(0, 0)).contains(u"stage.select-group"_s));
        bench.click(bench.at(3.4, 1.1), Qt::ShiftModifier);
        QVERIFY(menuAt(bench, bench.at(3.4, 1.1)).contains(u"stage.group"_s));
        bench.session.selection.setNodes({u"disc"_s, u"box"_s, u"size"_s}); // the number is not on stage
        bench.press(Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(groupsOf(bench.scene()).size(), 1);
        QCOMPARE(bench.steps(), 1);

        QVERIFY(!offered(bench.at(-3, -2)).contains(u"stage.select-group"_s));
        QVERIFY(offered(bench.at(3.4, 1.1)).contains(u"stage.select-group"_s));
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
        bench.run("stage.select-group");
        QCOMPARE(bench.selected(), (QStringList{u"disc"_s, u"box"_s}));
        bench.press(Qt::Key_Up);
        QCOMPARE(bench.position(u"disc"_s).y(), 0.1);
        QCOMPARE(bench.position(u"box"_s).y(), 1.23);

        bench.press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(groupsOf(bench.scene()).size(), 2);
        QCOMPARE(membersOf(groupsOf(bench.scene()).at(1), bench.scene()), bench.selected());
        bench.click(bench.at(-6, 3));
        bench.run("stage.select-group");
        QVERIFY(bench.selected().isEmpty());
    }

    void whatIsDeletedLeavesItsGroup()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s, u"box"_s});
        bench.run("stage.group");
        bench.press(Qt::Key_X, Qt::ControlModifier);
        QVERIFY(groupsOf(bench.scene()).isEmpty());
        bench.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(groupsOf(bench.scene()).size(), 1);
        QCOMPARE(membersOf(groupsOf(bench.scene()).at(0), bench.scene()), (QStringList{u"disc"_s, u"box"_s}));
    }

    void alignmentLinesUp()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s, u"box"_s});
        bench.run("stage.align-top");
        const auto bounds = [&](const QString &id) { return findActor(bench.overlay().cast(), id)->shape.bounds(); };
        QVERIFY(std::abs(bounds(u"disc"_s).max.y - bounds(u"box"_s).max.y) < 0.002);
        QCOMPARE(bench.steps(), 1);
        bench.run("stage.align-top"); // they are aligned already
        QCOMPARE(bench.steps(), 1);
        bench.session.selection.setNodes({u"disc"_s});
        bench.run("stage.align-left");
        QVERIFY(std::abs(bounds(u"disc"_s).min.x + bench.session.document.lecture().frameWidth / 2) < 0.02);
    }

    void orderAndHiding()
    {
        Bench bench;
        bench.session.selection.setNodes({u"disc"_s});
        bench.run("stage.front");
        QCOMPARE(bench.scene().actors, (std::vector<QString>{u"box"_s, u"words"_s, u"disc"_s}));
        bench.run("stage.back");
        QCOMPARE(bench.scene().actors.front(), u"disc"_s);
        bench.run("stage.hide");
        QCOMPARE(bench.scene().actors.size(), 2U);
        QCOMPARE(bench.scene().nodes.size(), 3U);
        const std::unique_ptr<QMenu> bring(bringMenu(bench.session, nullptr));
        QCOMPARE(bring->actions().size(), 1);
        bring->actions().front()->trigger();
        QCOMPARE(bench.scene().actors.back(), u"disc"_s);
        animateSelected(bench.session, u"motion.fade-in"_s);
        QCOMPARE(bench.session.selection.clips().size(), 1U);
    }

    void undoGivesBackTheSameBytes()
    {
        Bench bench;
        const lecture::Files before = bench.files();
        bench.drag(bench.at(0, 0), bench.at(-1, 1));
        bench.drag(bench.grip(1, 1), bench.grip(1, 1) + QPoint(30, -30));
        bench.drag(bench.grip(0, 1, true), bench.grip(0, 1, true) + QPoint(40, 20));
        bench.drop(mime::block, u"text.formula"_s, bench.at(2, -2));
        bench.panel.wordsEditor()->accept();
        bench.press(Qt::Key_D, Qt::ControlModifier);
        bench.press(Qt::Key_Up);
        QCOMPARE(bench.steps(), 6);
        while (bench.session.document.history().canUndo())
            bench.session.document.history().undo();
        QCOMPARE(bench.files(), before);
    }
};

LECTOGRAPH_TEST_MAIN(StageArrangingTest)
#include "tst_editor_stage_arranging.moc"
