// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/edits/stage_guides.h"
#include "editor/settings/settings.h"
#include "editor/stage/rulers.h"
#include "editor/widgets/decimalspinbox.h"
#include "testmain.h"

#include <QApplication>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

/// The sample with the rulers on.
struct GuideBench : Bench
{
    GuideBench() { session.actions.find(u"stage.rulers"_s)->setChecked(true); }

    StageRuler &ruler(const char *name) { return *panel.findChild<StageRuler *>(QString::fromLatin1(name)); }
    std::vector<StageGuide> guides() { return guidesOf(session.document.lecture()); }
    /// From the middle of a ruler to a point of the stage, with the events that the ruler receives.
    void dragOut(const char *name, const QPoint &to, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        StageRuler &from = ruler(name);
        QTest::mousePress(&from, Qt::LeftButton, {}, from.rect().center());
        const QPoint end = from.mapFromGlobal(overlay().mapToGlobal(to));
        for (const QPoint &at : {(from.rect().center() + end) / 2, end})
            test::moveTo(from, at, modifiers);
        QTest::mouseRelease(&from, Qt::LeftButton, modifiers, end);
    }
    void add(const StageGuide &guide)
    {
        session.document.edit(u"Add"_s, [&](const lecture::Lecture &lecture) { return withGuide(lecture, guide); });
    }
};

bool isNearTo(double one, double other)
{
    return std::abs(one - other) < 0.02; // a pixel
}

} // namespace

class StageGuidesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void rulersAreRememberedAndLeaveRoom()
    {
        {
            Bench bench;
            QVERIFY(!bench.panel.findChild<StageRuler *>()->isVisible());
            const QRect before = bench.overlay().geometry();
            bench.press(Qt::Key_R, Qt::ShiftModifier);
            QVERIFY(bench.panel.findChild<StageRuler *>()->isVisible());
            QCOMPARE(bench.overlay().geometry(), before.adjusted(StageRuler::thickness, StageRuler::thickness, 0, 0));
            QCOMPARE(bench.panel.picture()->geometry(), bench.overlay().geometry());
        }
        Bench again;
        QVERIFY(again.panel.findChild<StageRuler *>()->isVisible());
    }

    void ticksHaveRoomAtEveryZoom()
    {
        for (double pixels = 0.01; pixels < 1e5; pixels *= 1.3) {
            const RulerTicks ticks = rulerTicks(pixels);
            QVERIFY(ticks.step * pixels >= 56);
            QVERIFY(ticks.step * pixels < 56 * 2.6);
            QVERIFY(ticks.step * pixels / ticks.parts >= 5);
        }
        QCOMPARE(rulerTicks(70).step, 1);
        QCOMPARE(rulerTicks(700).step, 0.1);
    }

    void theRulerMeasuresSceneUnits()
    {
        GuideBench bench;
        const auto across = rulerScale(bench.overlay().projection(), Qt::Horizontal);
        const auto up = rulerScale(bench.overlay().projection(), Qt::Vertical);
        QVERIFY(across && up);
        QVERIFY(std::abs(across->zero + across->unit * 3 - bench.at(3, 0).x()) <= 1);
        QVERIFY(std::abs(up->zero + up->unit * 2 - bench.at(0, 2).y()) <= 1);
        QVERIFY(up->unit < 0);
    }

    void aGuideIsDraggedOutOfARuler()
    {
        GuideBench bench;
        bench.dragOut("leftRuler", bench.at(-5, 1));
        QCOMPARE(bench.guides().size(), std::size_t(1));
        QVERIFY(bench.guides()[0].along == Qt::Vertical && isNearTo(bench.guides()[0].at, -5));
        bench.dragOut("topRuler", bench.at(0, 3));
        QVERIFY(bench.guides()[1].along == Qt::Horizontal && isNearTo(bench.guides()[1].at, 3));
        QCOMPARE(bench.steps(), 2);
        bench.session.document.history().undo();
        QCOMPARE(bench.guides().size(), std::size_t(1));
    }

    void aNewGuideSnapsToBlocksAndIsDroppedOnTheRulerAgain()
    {
        GuideBench bench;
        bench.dragOut("leftRuler", bench.at(1, 2) + QPoint(3, 0), {}); // the right edge of the disc
        QCOMPARE(bench.guides()[0].at, 1);
        StageRuler &ruler = bench.ruler("leftRuler");
        QTest::mousePress(&ruler, Qt::LeftButton, {}, ruler.rect().center());
        test::moveTo(ruler, ruler.rect().center() + QPoint(200, 0));
        QCOMPARE(bench.guides().size(), std::size_t(2));
        test::moveTo(ruler, ruler.rect().center());
        QTest::mouseRelease(&ruler, Qt::LeftButton, {}, ruler.rect().center());
        QCOMPARE(bench.guides().size(), std::size_t(1));
        QCOMPARE(bench.steps(), 1);
    }

    void escapeCancelsADrag()
    {
        GuideBench bench;
        StageRuler &ruler = bench.ruler("topRuler");
        QTest::mousePress(&ruler, Qt::LeftButton, {}, ruler.rect().center());
        test::moveTo(ruler, ruler.rect().center() + QPoint(0, 200));
        QCOMPARE(bench.guides().size(), std::size_t(1));
        bench.press(Qt::Key_Escape);
        QVERIFY(bench.guides().empty());
        test::moveTo(ruler, ruler.rect().center() + QPoint(0, 210));
        QTest::mouseRelease(&ruler, Qt::LeftButton, {}, ruler.rect().center() + QPoint(0, 210));
        QVERIFY(bench.guides().empty());
        QVERIFY(!bench.session.document.history().canRedo());
    }

    void aGuideIsMovedAndRemovedByHand()
    {
        GuideBench bench;
        bench.add({Qt::Vertical, -5});
        bench.drag(bench.at(-5, 2), bench.at(-4, 2));
        QVERIFY(isNearTo(bench.guides()[0].at, -4));
        QCOMPARE(bench.steps(), 2);
        bench.drag(bench.at(-4, 2), {-8, bench.at(0, 2).y()}); // onto the ruler
        QVERIFY(bench.guides().empty());
        bench.session.document.history().undo();
        bench.click(bench.at(-4, 2));
        QVERIFY(bench.overlay().guides().selected());
        QVERIFY(bench.overlay().accessibleDescription().contains(u"-4.0"_s));
        bench.press(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(isNearTo(bench.guides()[0].at, -3));
        bench.press(Qt::Key_Delete);
        QVERIFY(bench.guides().empty());
        QCOMPARE(bench.scene().actors.size(), std::size_t(3));
    }

    void blocksSnapToGuides()
    {
        GuideBench bench;
        bench.add({Qt::Vertical, -4.3});
        const int reach = 4;
        const QPoint by(static_cast<int>(std::lround(-3.3 * bench.unit())) + reach, 0); // its left edge is at −1
        bench.drag(bench.at(0, 0), bench.at(0, 0) + by, {});
        QVERIFY2(isNear(bench.position(u"disc"_s), {-3.3, 0}),
                 qPrintable(QString::number(bench.position(u"disc"_s).x())));
        bench.session.document.history().undo();
        bench.run("stage.guides"); // hidden guides attract nothing
        bench.drag(bench.at(0, 0), bench.at(0, 0) + by, {});
        QVERIFY(!isNear(bench.position(u"disc"_s), {-3.3, 0}));
    }

    void lockedGuidesAreNotTouched()
    {
        GuideBench bench;
        bench.add({Qt::Horizontal, 3});
        bench.run("stage.lock-guides");
        bench.drag(bench.at(-5, 3), bench.at(-5, 2));
        QCOMPARE(bench.guides()[0].at, 3);
        QVERIFY(setting::locksGuides.value());
    }

    void aGuideIsTypedWithoutTheMouse()
    {
        GuideBench bench;
        bench.run("stage.add-guide");
        QWidget *popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        auto *position = popup->findChild<DecimalSpinBox *>();
        for (QToolButton *button : popup->findChildren<QToolButton *>()) {
            if (!button->isChecked())
                QTest::keyClick(button, Qt::Key_Space);
        }
        QTest::keyClicks(position, u"2.25"_s);
        QTest::keyClick(position, Qt::Key_Return);
        QVERIFY((bench.guides() == std::vector<StageGuide>{{Qt::Horizontal, 2.25}}));
        QCOMPARE(bench.steps(), 1);

        bench.run("stage.next-guide");
        bench.press(Qt::Key_Return);
        popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        position = popup->findChild<DecimalSpinBox *>();
        QTest::keyClicks(position, u"-1"_s);
        QCOMPARE(bench.guides()[0].at, -1);
        QTest::keyClick(position, Qt::Key_Escape);
        QCOMPARE(bench.guides()[0].at, 2.25);
        bench.run("stage.clear-guides");
        QVERIFY(bench.guides().empty());
    }
};

LECTOGRAPH_TEST_MAIN(StageGuidesTest)
#include "tst_editor_stage_guides.moc"
