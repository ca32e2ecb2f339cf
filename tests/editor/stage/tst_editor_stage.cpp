// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/stage/framewarnings.h"
#include "editor/stage/inlinetexteditor.h"
#include "editor/stage/pictureview.h"
#include "editor/stage/spacetools.h"
#include "editor/widgets/theme.h"
#include "testmain.h"

#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QWheelEvent>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

class StageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { QSettings().clear(); }

    void aClickSelectsTheFrontmostAndAnEmptyPlaceNothing()
    {
        Bench bench;
        bench.click(bench.at(0, 0));
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
        bench.click(bench.at(3.4, 1.1), Qt::ShiftModifier);
        QCOMPARE(bench.selected(), (QStringList{u"disc"_s, u"box"_s}));
        bench.click(bench.at(0, 0), Qt::ControlModifier);
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
        bench.click(bench.at(0.95, 0.95)); // in the disc's box but outside the disc, with no other actor there
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
        bench.click(bench.at(-6, 3));
        QVERIFY(bench.selected().isEmpty());
        QCOMPARE(bench.steps(), 0);

        QVERIFY(bench.session.document.edit(
            u"over"_s, [](const lecture::Lecture &lecture) -> base::Result<lecture::Lecture> {
                return withNodes(lecture,
                                 {{u"top"_s,
                                   u"shapes.circle"_s,
                                   {{u"radius"_s, 0.3}, {u"fill"_s, u"RED"_s}, {u"fillOpacity"_s, 1}}}});
            }));
        bench.click(bench.at(0, 0));
        QCOMPARE(bench.selected(), QStringList{u"top"_s});
    }

    void everyWayByKeyboardShowsTheFocus()
    {
        Bench bench;
        QLineEdit field;
        const auto showsFocusAfter = [&](Qt::FocusReason reason) {
            QFocusEvent out(QEvent::FocusOut, reason);
            QCoreApplication::sendEvent(&bench.overlay(), &out);
            QFocusEvent in(QEvent::FocusIn, reason);
            QCoreApplication::sendEvent(&bench.overlay(), &in);
            const QImage shown = bench.overlay().grab().toImage();
            return shown.pixelColor(1, shown.height() / 2) == theme().accent;
        };
        QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY(showsFocusAfter(Qt::OtherFocusReason)); // Enter on a card, Escape in a field
        QVERIFY(showsFocusAfter(Qt::PopupFocusReason)); // a menu that was left by Escape
        QTest::mouseClick(&field, Qt::LeftButton);
        QVERIFY(!showsFocusAfter(Qt::OtherFocusReason));
        QVERIFY(showsFocusAfter(Qt::TabFocusReason));
        QTest::keyClick(&field, Qt::Key_Control);
        QVERIFY(!showsFocusAfter(Qt::OtherFocusReason)); // held for a click
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(showsFocusAfter(Qt::OtherFocusReason));
        QVERIFY(!showsFocusAfter(Qt::MouseFocusReason));
    }

    void aBlockOutsideOfTheFrameIsNamedAndBroughtBack()
    {
        const auto circle = [](double x) { return QJsonObject{{u"radius"_s, 0.5}, {u"position"_s, QJsonArray{x, 1}}}; };
        const QJsonObject used{{u"expression"_s, u"used.centre"_s}};
        Bench bench(
            withNodes(sample(),
                      {{u"lost"_s, u"shapes.circle"_s, circle(12)},
                       {u"away"_s, u"text.text"_s, {{u"text"_s, u"Away"_s}, {u"position"_s, QJsonArray{-12, 0}}}},
                       {u"used"_s, u"shapes.circle"_s, circle(14)},
                       {u"line"_s, u"shapes.line"_s, {{u"from"_s, used}, {u"to"_s, QJsonArray{0, 0}}}},
                       {u"coming"_s,
                        u"shapes.circle"_s,
                        {{u"position"_s,
                          QJsonObject{{u"keys"_s,
                                       QJsonArray{QJsonObject{{u"at"_s, 0}, {u"value"_s, QJsonArray{12, 3}}},
                                                  QJsonObject{{u"at"_s, 1}, {u"value"_s, QJsonArray{0, 3}}}}}}}}}}));
        const auto outside = [&] {
            QStringList ids;
            for (const Actor &actor : bench.overlay().stageCast().outside())
                ids.append(actor.id);
            ids.sort();
            return ids;
        };
        QCOMPARE(outside(), (QStringList{u"away"_s, u"lost"_s}));
        const auto warnings = frameWarnings(bench.session, bench.overlay().stageCast(), bench.overlay().projection(),
                                            bench.overlay().rect());
        const auto lost = std::ranges::find(warnings, u"lost"_s, &FrameWarning::node);
        QVERIFY(lost != warnings.end() && lost->isOutside
                && bench.overlay().frame().contains(lost->rect.toAlignedRect()));
        bench.session.selection.clear();
        std::function<void()> bringBack;
        connect(&bench.session.document, &Document::offered, this,
                [&](const QString &, const QString &, const std::function<void()> &run) { bringBack = run; });
        bench.click(lost->rect.center().toPoint());
        QCOMPARE(bench.selected(), QStringList{u"lost"_s});
        QVERIFY(bringBack);
        bringBack();
        QCOMPARE(bench.steps(), 1);
        QCOMPARE(outside(), QStringList{u"away"_s});
        const base::Box box = findActor(bench.overlay().cast(), u"lost"_s)->shape.bounds();
        QVERIFY(box.max.x < 7.1 && box.min.x > 0);
    }

    /// Emphasis brings nothing into the frame.
    void whatIsOnlyEmphasisedOutsideOfTheFrameIsNamedToo()
    {
        lecture::Lecture lecture = withNodes(sample(),
                                             {{u"lost"_s, u"shapes.dot"_s, {{u"position"_s, QJsonArray{12, 1}}}},
                                              {u"moved"_s, u"shapes.dot"_s, {{u"position"_s, QJsonArray{12, 3}}}}});
        NewClip emphasis{u"motion.indicate"_s, u"lost"_s, base::Time::fromSeconds(1)};
        NewClip shift{u"motion.shift"_s, u"moved"_s, base::Time::fromSeconds(1)};
        shift.properties.insert(u"by"_s, QJsonArray{-8, 0});
        for (const NewClip &clip : {emphasis, shift})
            lecture = withNewClip(lecture, u"scene1"_s, clip, registry())->lecture;
        Bench bench(lecture);
        for (const double seconds : {0.0, 1.5, 2.0}) {
            bench.session.playhead.setTime(base::Time::fromSeconds(seconds));
            const std::vector<Actor> &outside = bench.overlay().stageCast().outside();
            QCOMPARE(outside.size(), std::size_t{1});
            QCOMPARE(outside.front().id, u"lost"_s);
        }
    }

    void aThinLineIsSelectedFromFivePixelsAway()
    {
        const auto line = [](double y, double from, double to) {
            return QJsonObject{{u"strokeWidth"_s, 1}, {u"from"_s, QJsonArray{from, y}}, {u"to"_s, QJsonArray{to, y}}};
        };
        Bench bench(withNodes(
            sample(),
            {{u"alone"_s, u"shapes.line"_s, line(3, -4, 4)}, {u"over"_s, u"shapes.line"_s, line(0, -0.8, 0.8)}}));
        const auto selectedAt = [&](const QPoint &at) {
            bench.click(at);
            return bench.selected();
        };
        const QPointF exact = *bench.overlay().projection().toWidget({0, 3, 0}, false);
        const int x = qRound(exact.x());
        for (const int y : {qCeil(exact.y() - 5), qRound(exact.y()), qFloor(exact.y() + 5)})
            QCOMPARE(selectedAt({x, y}), QStringList{u"alone"_s});
        for (const int away : {-8, 8})
            QVERIFY(selectedAt(bench.at(0, 3) + QPoint(0, away)).isEmpty());
        // Also in front of the disc, which would be an exact hit; further away the disc is hit.
        QCOMPARE(selectedAt(bench.at(0, 0) + QPoint(0, 4)), QStringList{u"over"_s});
        QCOMPARE(selectedAt(bench.at(0, 0) + QPoint(0, 12)), QStringList{u"disc"_s});
    }

    void aClickWithShiftPassesThroughHandles()
    {
        // The corner of the disc's handles lies on the square; so does an end of the line.
        Bench bench(withNodes(
            sample(),
            {{u"square"_s,
              u"shapes.square"_s,
              {{u"size"_s, 0.6}, {u"fill"_s, u"RED"_s}, {u"fillOpacity"_s, 1}, {u"position"_s, QJsonArray{1.1, 1.1}}}},
             {u"line"_s, u"shapes.line"_s, {{u"from"_s, QJsonArray{-2, 3}}, {u"to"_s, QJsonArray{1.1, 1.2}}}}}));
        bench.session.selection.setNodes({u"disc"_s});
        const QPoint corner = bench.grip(1, 1);
        QVERIFY(bench.overlay().handles().under(corner));
        bench.click(corner); // that is the handle's
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
        bench.click(corner, Qt::ShiftModifier);
        QCOMPARE(bench.selected(), (QStringList{u"disc"_s, u"square"_s}));
        QCOMPARE(bench.steps(), 0);
    }

    void aClickPassesThroughTheGizmo()
    {
        const lecture::Lecture lecture = withNodes(
            emptyLecture(u"en"_s),
            {{u"a"_s, u"space.vector"_s, {{u"to"_s, QJsonArray{4, 0, 0}}}},
             {u"b"_s, u"space.vector"_s, {{u"to"_s, QJsonArray{0, 4, 0}}, {u"from"_s, QJsonArray{2.2, -2, 0}}}},
             {u"camera"_s, u"scene.camera"_s, {{u"theta"_s, 10}, {u"floor"_s, u"xz"_s}}}});
        Bench bench(lecture);
        bench.session.selection.setNodes({u"a"_s});
        const auto gizmo = gizmoOf(bench.overlay());
        QVERIFY(gizmo);
        QPoint both; // a point of b that lies on the gizmo of a
        const QRect around = bench.overlay().rectOf(u"b"_s).toAlignedRect().adjusted(-3, 0, 3, 0);
        for (int y = around.top(); y <= around.bottom() && both.isNull(); ++y) {
            for (int x = around.left(); x <= around.right() && both.isNull(); ++x) {
                if (gizmo->under(QPoint(x, y)) && bench.overlay().nodeUnder(QPoint(x, y)) == u"b"_s
                    && !bench.overlay().handles().under(QPoint(x, y)))
                    both = {x, y};
            }
        }
        QVERIFY(!both.isNull());
        bench.click(both, Qt::ShiftModifier);
        QCOMPARE(bench.selected(), (QStringList{u"a"_s, u"b"_s}));
        bench.session.selection.setNodes({u"a"_s});
        bench.click(both);
        QCOMPARE(bench.selected(), QStringList{u"b"_s});
        QCOMPARE(bench.steps(), 0);
    }

    void auxiliaryLinesLeaveTheirEndsToTheLinesThatBeginThere()
    {
        const auto vector = [](double x, double y) {
            return QJsonObject{{u"to"_s, QJsonArray{x, y, 0}}, {u"unit"_s, 1}};
        };
        const auto of = [](const QString &node) { return QJsonObject{{u"link"_s, node + u".vector"_s}}; };
        Bench bench(withNodes(
            emptyLecture(u"en"_s),
            {{u"ground"_s,
              u"shapes.rectangle"_s,
              {{u"width"_s, 8}, {u"height"_s, 6}, {u"fill"_s, u"BLUE_E"_s}, {u"fillOpacity"_s, 1}}},
             {u"a"_s, u"space.vector"_s, vector(3, 0.5)},
             {u"b"_s, u"space.vector"_s, vector(0.5, 2)},
             {u"sum"_s, u"space.sum"_s, {{u"first"_s, of(u"a"_s)}, {u"second"_s, of(u"b"_s)}, {u"unit"_s, 1}}}}));
        const auto hit = [&](double x, double y) {
            bench.session.selection.clear();
            bench.click(bench.at(x, y));
            return bench.selected().value(0);
        };
        QCOMPARE(hit(3, 0.5), u"a"_s); // the tip, where a dashed line ends
        QCOMPARE(hit(2.97, 0.495), u"a"_s);
        QCOMPARE(hit(0.5, 2), u"b"_s);
        QCOMPARE(hit(3.25, 1.5), u"sum"_s); // the line itself belongs to the sum, also in front of the ground
        QCOMPARE(hit(2, 2.25), u"sum"_s);
        QCOMPARE(hit(3.5, 2.5), u"sum"_s);
        QCOMPARE(hit(3.5, -2), u"ground"_s);
    }

    void theHintOfAnEmptyStageIsNotInAPlayingPicture()
    {
        Bench bench(emptyLecture(u"en"_s));
        const auto ink = [&] {
            QImage image(bench.overlay().size(), QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            bench.overlay().render(&image, {}, {}, QWidget::RenderFlags());
            int count = 0;
            const QRect frame = bench.overlay().frame().adjusted(8, 8, -8, -8);
            for (int y = frame.top(); y < frame.bottom(); ++y) {
                for (int x = frame.left(); x < frame.right(); ++x)
                    count += qAlpha(image.pixel(x, y)) > 0;
            }
            return count;
        };
        QVERIFY(ink() > 100);
        bench.run("stage.auto-key");
        bench.session.playhead.play();
        QCOMPARE(ink(), 0);
        bench.session.playhead.stop();
        QVERIFY(ink() > 100);
    }

    void aRubberBandSelectsWhatItTouches()
    {
        Bench bench;
        bench.drag(bench.at(-1.5, 2), bench.at(3, -1.5), Qt::NoModifier);
        QCOMPARE(bench.selected(), (QStringList{u"disc"_s, u"box"_s}));
        QCOMPARE(bench.steps(), 0);
        bench.press(Qt::Key_Escape);
        QVERIFY(bench.selected().isEmpty());
    }

    void tabWalksTheActorsAndLeavesAtTheEnd()
    {
        Bench bench;
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
        bench.press(Qt::Key_Tab);
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.selected(), QStringList{u"words"_s});
        bench.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(bench.selected(), QStringList{u"box"_s});
    }

    void anAltClickSelectsAPart()
    {
        Bench bench;
        const QRectF words = bench.overlay().rectOf(u"words"_s);
        const Hit hit = [&] {
            for (double x = words.left(); x < words.right(); ++x) {
                const auto found = hitAt(bench.overlay().cast(), bench.overlay().projection(), {x, words.center().y()},
                                         0.5);
                if (found && !found->part.isEmpty()) {
                    bench.click(QPoint(static_cast<int>(x), static_cast<int>(words.center().y())), Qt::AltModifier);
                    return *found;
                }
            }
            return Hit{};
        }();
        QCOMPARE(hit.node, u"words"_s);
        QCOMPARE(bench.selected(), QStringList{u"words"_s});
        QVERIFY(!bench.session.selection.part().isEmpty());
        bench.press(Qt::Key_Escape);
        QVERIFY(bench.session.selection.part().isEmpty());
        QCOMPARE(bench.selected(), QStringList{u"words"_s});
    }

    void arrowsAreTheFilmsWhileNothingIsSelected()
    {
        Bench bench;
        int steps = 0;
        QAction step(&bench.panel);
        step.setShortcut(Qt::Key_Right);
        connect(&step, &QAction::triggered, &bench.panel, [&] { ++steps; });
        bench.panel.addAction(&step);
        bench.press(Qt::Key_Right);
        QCOMPARE(steps, 1);
        bench.click(bench.at(3.4, 1.1));
        bench.press(Qt::Key_Right);
        QCOMPARE(steps, 1);
        QCOMPARE(bench.position(u"box"_s), QPointF(3.47, 1.13));
    }

    void thePictureFollowsWhatIsDone()
    {
        Bench bench;
        const auto colorAt = [&](const QPoint &at) {
            return bench.panel.grab().toImage().pixelColor(at * bench.panel.devicePixelRatioF());
        };
        const QPoint middle = bench.at(0, 0);
        QCOMPARE(colorAt(middle), QColor(0x58c4dd));
        const QPoint to = bench.at(-4, 2);
        bench.drag(middle, to);
        bench.press(Qt::Key_Escape);
        QCOMPARE(colorAt(middle), QColor(Qt::black));
        QCOMPARE(colorAt(to), QColor(0x58c4dd));
        bench.session.document.history().undo();
        QCOMPARE(colorAt(middle), QColor(0x58c4dd));
        bench.overlay().zoomBy(20); // larger than the maximum render size
        QCOMPARE(colorAt(bench.at(0, 0)), QColor(0x58c4dd));
    }

    /// With a block that extends beyond the frame.
    void outlinesStayClearOfTheTools()
    {
        Bench bench(withNodes(sample(), {{u"wide"_s, u"shapes.rectangle"_s, {{u"width"_s, 9}, {u"height"_s, 8.4}}}}));
        const auto *tools = bench.panel.findChild<QWidget *>(u"stageTools"_s);
        QVERIFY(tools);
        const auto seen = [&] { return bench.panel.grab(tools->geometry()).toImage(); };
        const QImage before = seen();
        const QRect frame = bench.overlay().frame();
        for (double x = 3; x < 12; x += 0.25) { // its right edge moves past all tools
            bench.session.document.edit(u"Move"_s, [&](const lecture::Lecture &lecture) {
                return withProperty(lecture, {u"scene1"_s, u"wide"_s, {}, u"position"_s}, QJsonArray{x, 0});
            });
            bench.session.selection.setNodes({u"wide"_s});
            QVERIFY2(bench.overlay().rectOf(u"wide"_s).top() < frame.top(), "it reaches beyond the frame");
            QCOMPARE(seen(), before);
        }
    }

    void zoomingKeepsThePointUnderThePointer()
    {
        Bench bench;
        const QRect fit = bench.overlay().frame();
        const QPoint at = bench.at(3, 1);
        QWheelEvent wheel(at, bench.overlay().mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&bench.overlay(), &wheel);
        QVERIFY(bench.overlay().frame().width() > 1.3 * fit.width());
        QVERIFY((bench.at(3, 1) - at).manhattanLength() <= 2);
        QCOMPARE(bench.panel.picture()->frame(), bench.overlay().frame());
        bench.press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(std::abs(bench.overlay().percent() - 100) < 0.5);
        bench.press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(bench.overlay().frame(), fit);
    }

    void theStageTellsWhatIsSelected()
    {
        Bench bench;
        bench.click(bench.at(3.4, 1.1));
        QCOMPARE(bench.overlay().accessibleDescription().toLower(), u"box, 2 of 3, at 3.37, 1.13"_s);
        bench.press(Qt::Key_Right);
        QCOMPARE(bench.overlay().accessibleDescription().toLower(), u"box, 2 of 3, at 3.47, 1.13"_s);
    }

    void screenReadersFindWhoIsOnStage()
    {
        Bench bench;
        QAccessibleInterface *stage = QAccessible::queryAccessibleInterface(&bench.overlay());
        QCOMPARE(stage->role(), QAccessible::List);
        QCOMPARE(stage->childCount(), 3);
        QAccessibleInterface *disc = stage->child(0);
        QCOMPARE(disc->role(), QAccessible::Graphic);
        QVERIFY(!disc->text(QAccessible::Name).isEmpty());
        const QPoint middle = bench.overlay().mapToGlobal(bench.at(0, 0));
        QVERIFY(disc->rect().contains(middle));
        QCOMPARE(stage->childAt(middle.x(), middle.y()), disc);
        const QPoint empty = bench.overlay().mapToGlobal(bench.at(-3, 3));
        QVERIFY(!stage->childAt(empty.x(), empty.y()));
        disc->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(bench.selected(), QStringList{u"disc"_s});
        QVERIFY(disc->state().selected);
        QCOMPARE(stage->focusChild(), disc);
        // The rectangle follows edits.
        const QRect before = disc->rect();
        bench.drag(bench.at(0, 0), bench.at(1, 1));
        QVERIFY(disc->rect().center().x() > before.center().x() + 10);
        bench.press(Qt::Key_Delete);
        QVERIFY(!disc->isValid());
        QCOMPARE(stage->childCount(), 2);
    }

    void softwareRenderersAreKnown()
    {
        QVERIFY(isSoftware(u"llvmpipe (LLVM 15.0.7, 256 bits)"_s));
        QVERIFY(!isSoftware(u"Mesa Intel(R) UHD Graphics 620 (KBL GT2)"_s));
        if (QGuiApplication::platformName() == u"offscreen"_s)
            QCOMPARE(chosenRenderer(), Renderer::Raster);
    }

    /// Whether the ring of the focus is drawn: only then, the picture is another without the focus.
    static bool hasRing(Bench &bench, const QImage &without) { return bench.overlay().grab().toImage() != without; }

    void itsRingGoesWhereADialogPutsTheFocus()
    {
        Bench bench;
        QLineEdit field(&bench.panel);
        field.show();
        field.setFocus(Qt::TabFocusReason);
        QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
        const QImage without = bench.overlay().grab().toImage();
        bench.overlay().setFocus(Qt::TabFocusReason);
        QVERIFY(hasRing(bench, without));
        for (const bool isForField : {false, true}) {
            QDialog dialog(&bench.panel);
            dialog.open();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            if (isForField)
                field.setFocus(Qt::ShortcutFocusReason);
            dialog.close();
            QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
            QTRY_COMPARE(bench.panel.focusWidget(), isForField ? static_cast<QWidget *>(&field) : &bench.overlay());
            QTRY_COMPARE(hasRing(bench, without), !isForField);
        }
    }

    /// As with another theme, which is chosen by a key.
    void madeAnewItKnowsThatAKeyWasPressed()
    {
        for (const bool isByKey : {true, false}) {
            Bench before;
            if (isByKey)
                before.press(Qt::Key_Home);
            else
                before.click({5, 5});
            Bench bench;
            QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
            QTRY_VERIFY(bench.overlay().hasFocus());
            const QImage focused = bench.overlay().grab().toImage();
            bench.overlay().clearFocus();
            QCOMPARE(hasRing(bench, focused), isByKey);
        }
    }
};

LECTOGRAPH_TEST_MAIN(StageTest)
#include "tst_editor_stage.moc"
