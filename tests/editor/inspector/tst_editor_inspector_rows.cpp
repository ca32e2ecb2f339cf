// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/inspector/color/colorpicker.h"
#include "editor/settings/settings.h"
#include "testmain.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

class TestInspectorRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void differentKeyframesAreNotMadeTheSame()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.circle"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"circle2"_s, u"radius"_s, 3);
        Bench bench(lecture, {u"circle"_s, u"circle2"_s});
        QTest::mouseClick(bench.diamond(u"radius"_s), Qt::LeftButton);
        QCOMPARE(bench.diamond(u"radius"_s)->state(), KeyDiamond::State::Here);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).at(0)[u"value"_s].toDouble(), 1.0);
        QCOMPARE(keysOf(bench.written(u"circle2"_s, u"radius"_s)).at(0)[u"value"_s].toDouble(), 3.0);
        // If only one of them has a keyframe, the diamond does not claim that both do.
        bench.session.selection.setNodes({u"circle"_s});
        bench.session.playhead.setTime(Time::fromSeconds(2));
        QTest::mouseClick(bench.diamond(u"radius"_s), Qt::LeftButton);
        bench.session.selection.setNodes({u"circle"_s, u"circle2"_s});
        QCOMPARE(bench.diamond(u"radius"_s)->state(), KeyDiamond::State::Elsewhere);
        QVERIFY(bench.undoesToBytes());
    }

    void everyArrangementHasAnIcon()
    {
        Bench bench(lectureWith({u"layout.each"_s}), {u"each"_s});
        const auto *arrangements = bench.in<QComboBox>(u"arrange"_s);
        QVERIFY(arrangements->count() >= 6);
        for (int i = 0; i < arrangements->count(); ++i)
            QVERIFY2(!arrangements->itemIcon(i).isNull(), qPrintable(arrangements->itemText(i)));
    }

    void theDiamondSetsAndRemovesKeyframes()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        QCOMPARE(bench.diamond(u"radius"_s)->state(), KeyDiamond::State::None);
        QTest::mouseClick(bench.diamond(u"radius"_s), Qt::LeftButton);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 1);
        QCOMPARE(bench.diamond(u"radius"_s)->state(), KeyDiamond::State::Here);
        bench.session.playhead.setTime(Time::fromSeconds(2));
        QCOMPARE(bench.diamond(u"radius"_s)->state(), KeyDiamond::State::Elsewhere);
        bench.enter(u"radius"_s, u"3"_s);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 2);
        bench.session.playhead.setTime(Time::fromSeconds(1));
        QCOMPARE(bench.number(u"radius"_s)->text(), u"2"_s);
        bench.session.playhead.setTime(Time::fromSeconds(2));
        bench.number(u"radius"_s)->setFocus();
        QTest::keyClick(bench.number(u"radius"_s), Qt::Key_K, Qt::AltModifier);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 1);
        bench.session.playhead.setTime(Time());
        QTest::mouseClick(bench.diamond(u"radius"_s), Qt::LeftButton);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(1));
        QVERIFY(bench.undoesToBytes());
    }

    void theIconOfAResetIsAsLargeAsItShallBe()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"2"_s);
        auto *reset = bench.row(u"radius"_s)->findChild<QToolButton *>(u"reset"_s);
        QImage image(reset->size(), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        reset->render(&image, {}, {}, QWidget::DrawChildren);
        QRect drawn;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (qAlpha(image.pixel(x, y)) > 60)
                    drawn |= QRect(x, y, 1, 1);
            }
        }
        QVERIFY2(drawn.width() >= 9 && drawn.height() >= 9,
                 qPrintable(u"%1 × %2"_s.arg(drawn.width()).arg(drawn.height())));
    }

    void keyframesAndResetsHaveKeysInTheField()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"2"_s);
        const auto *reset = bench.row(u"radius"_s)->findChild<QToolButton *>(u"reset"_s);
        const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        };
        QVERIFY(bench.diamond(u"radius"_s)->accessibleName().contains(u"Radius"_s));
        QVERIFY(reset->accessibleName().contains(u"Radius"_s));
        bench.number(u"radius"_s)->setFocus();
        press(Qt::Key_R, Qt::AltModifier);
        QVERIFY(bench.isAsBefore());
        press(Qt::Key_K, Qt::AltModifier);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 1);
        press(Qt::Key_K, Qt::AltModifier);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(1));
        QVERIFY(bench.number(u"radius"_s)->hasFocus());

        // From property to property, and back.
        Row *radius = bench.row(u"radius"_s);
        press(Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(!radius->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(bench.panel->isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(bench.number(u"radius"_s)->hasFocus());
        QVERIFY(bench.undoesToBytes());
    }

    void whatTheButtonsOfARowDoIsInItsMenu()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s}, {u"en"_s, u"ko"_s});
        Bench bench(lecture, {u"circle"_s});
        const auto trigger = [&](const QString &key, const QString &text) {
            QMenu menu;
            bench.row(key)->fillMenu(menu);
            for (QAction *action : menu.actions()) {
                if (action->text() == text) {
                    action->trigger();
                    return true;
                }
            }
            return false;
        };
        QVERIFY(!bench.number(u"position"_s, 2)->isVisible());
        QVERIFY(trigger(u"position"_s, u"Show the depth (z)"_s));
        QVERIFY(bench.number(u"position"_s, 2)->isVisible());
        QVERIFY(trigger(u"stroke"_s, u"Pick a colour…"_s));
        QVERIFY(bench.panel->findChild<ColorPicker *>());
        bench.panel->findChild<ColorPicker *>()->close();
        bench.settle();
        auto *colour = bench.in<QLineEdit>(u"stroke"_s);
        colour->setFocus();
        QTest::keyClick(colour, Qt::Key_Down, Qt::AltModifier);
        QVERIFY(bench.panel->findChild<ColorPicker *>());
        bench.panel->findChild<ColorPicker *>()->close();
        bench.session.selection.clear();
        QVERIFY(trigger(u"languages"_s, u"Remove English"_s));
        QCOMPARE(bench.session.document.lecture().languages, QStringList{u"ko"_s});
        QVERIFY(bench.undoesToBytes());
    }

    void aSectionIsFoldedAwayByAKey()
    {
        const Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        NumberEdit *radius = bench.number(u"radius"_s);
        radius->setFocus();
        QTest::keyClick(radius, Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!radius->isVisible());
        auto *heading = qobject_cast<QToolButton *>(QApplication::focusWidget());
        QVERIFY(heading && heading->focusPolicy() & Qt::TabFocus);
        QTest::keyClick(heading, Qt::Key_Space);
        QVERIFY(radius->isVisible());
        QTest::keyClick(heading, Qt::Key_Tab);
        QVERIFY(bench.row(u"radius"_s)->parentWidget()->isAncestorOf(QApplication::focusWidget()));
    }

    void autoKeyWritesKeyframes()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.session.isAutoKeying = true;
        bench.enter(u"radius"_s, u"3"_s);
        QCOMPARE(keysOf(bench.written(u"circle"_s, u"radius"_s)).size(), 1);
        auto *check = bench.in<QCheckBox>(u"pinned"_s);
        check->click();
        QCOMPARE(bench.written(u"circle"_s, u"pinned"_s), QJsonValue(true));
        // Later, the value before is kept at the beginning.
        bench.session.playhead.setTime(Time::fromSeconds(2));
        bench.enter(u"strokeWidth"_s, u"9"_s);
        const QJsonArray keys = keysOf(bench.written(u"circle"_s, u"strokeWidth"_s));
        QCOMPARE(keys.size(), 2);
        QCOMPARE(keys.at(0)["at"_L1].toDouble(), 0.0);
        QCOMPARE(keys.at(0)["value"_L1].toDouble(), 4.0);
        QVERIFY(bench.undoesToBytes());
    }

    void aSearchForAPropertyThatFindsNoneSaysSo()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        auto *search = bench.panel->findChild<QLineEdit *>(u"findProperty"_s);
        const auto *nothing = bench.panel->findChild<QLabel *>(u"nothingFound"_s);
        QVERIFY(search && nothing && !nothing->isVisible());
        search->setText(u"none is called so"_s);
        QVERIFY(nothing->isVisible() && nothing->text().contains(u"another word"_s));
        search->setText(u"radius"_s);
        QVERIFY(!nothing->isVisible());
        search->setText(u"none is called so"_s);
        bench.session.selection.setNodes({}); // the search begins anew with what is shown then
        QVERIFY(!nothing->isVisible());
    }

    void aRowThatIsPointedAtIsUnfoldedSeenAndMarked_data()
    {
        QTest::addColumn<QString>("key");
        QTest::newRow("shown at once") << u"radius"_s;
        QTest::newRow("in a section that is folded away") << u"stroke"_s;
        QTest::newRow("behind “More”") << u"margin"_s;
    }
    void aRowThatIsPointedAtIsUnfoldedSeenAndMarked()
    {
        QFETCH(const QString, key);
        QSettings().clear();
        setting::isSectionOpen.of(u"look"_s).set(false);
        Bench bench(lectureWith({u"shapes.circle"_s, u"shapes.circle"_s}), {u"circle"_s});
        bench.panel->resize(280, 240);
        Q_EMIT bench.session.selection.pointedAt(u"no property"_s);
        bench.panel->findChild<QLineEdit *>(u"findProperty"_s)->setText(u"none is called so"_s);
        for (const bool isHidden : {false, true}) {
            bench.panel->setVisible(!isHidden);
            bench.session.selection.setNodes({isHidden ? u"circle2"_s : u"circle"_s});
            Q_EMIT bench.session.selection.pointedAt(key);
            bench.panel->show();
            QTRY_VERIFY(bench.panel->row(key) && bench.panel->row(key)->isMarked());
            const Row *row = bench.panel->row(key);
            QCOMPARE(row->visibleRegion().boundingRect().height(), row->height());
        }
        QTRY_VERIFY(!bench.row(key)->isMarked());
        QVERIFY(bench.undoesToBytes()); // nothing was edited
    }

    void theMenuOfARowDoesTheRest()
    {
        Bench bench(lectureWith({u"shapes.circle"_s, u"shapes.dot"_s}), {u"circle"_s});
        QSignalSpy curves(bench.panel.get(), &InspectorPanel::curvesRequested);
        const auto trigger = [&](const QString &key, const QString &text) {
            QMenu menu;
            bench.row(key)->fillMenu(menu);
            for (QAction *action : menu.actions()) {
                if (action->text() == text) {
                    action->trigger();
                    return true;
                }
            }
            return false;
        };
        QVERIFY(trigger(u"radius"_s, u"Set keyframe"_s));
        bench.session.playhead.setTime(Time::fromSeconds(2));
        QVERIFY(trigger(u"radius"_s, u"Set keyframe"_s));
        QVERIFY(trigger(u"radius"_s, u"Edit curve"_s));
        QCOMPARE(curves.count(), 1);
        QVERIFY(trigger(u"radius"_s, u"Remove all keyframes"_s));
        QVERIFY(bench.written(u"circle"_s, u"radius"_s).isUndefined());
        bench.enter(u"radius"_s, u"2.5"_s);
        QVERIFY(trigger(u"radius"_s, u"Copy value"_s));
        QCOMPARE(QApplication::clipboard()->text(), u"2.5"_s);
        QVERIFY(trigger(u"strokeWidth"_s, u"Paste value"_s));
        QCOMPARE(bench.written(u"circle"_s, u"strokeWidth"_s), QJsonValue(2.5));
        QVERIFY(trigger(u"stroke"_s, u"Paste value"_s));
        QVERIFY(!bench.message(u"stroke"_s).isEmpty());
        QVERIFY(trigger(u"radius"_s, u"Back to the default"_s));
        QVERIFY(bench.undoesToBytes());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorRows)
#include "tst_editor_inspector_rows.moc"
