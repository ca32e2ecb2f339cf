// SPDX-License-Identifier: GPL-3.0-or-later
#include "../gestures.h"
#include "bench.h"

#include "testmain.h"

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

class TestInspectorEscape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void escapeBringsTheOldNumberBackAndLeaves()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        QAction elsewhere; // a window shortcut with the same key
        elsewhere.setShortcut(QKeySequence(Qt::Key_Escape));
        bench.panel->addAction(&elsewhere);
        const QSignalSpy triggered(&elsewhere, &QAction::triggered);
        NumberEdit *edit = bench.number(u"radius"_s);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, u"25"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(edit->text(), u"1"_s);
        QVERIFY(bench.row(u"radius"_s)->hasFocus());
        // Steps are applied at once, but Escape reverts them.
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_Up);
        QTest::keyClick(edit, Qt::Key_Up);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(1.2));
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(bench.isAsBefore());
        QCOMPARE(edit->text(), u"1"_s);
        QVERIFY(bench.row(u"radius"_s)->hasFocus());
        // A value applied by Enter stays.
        bench.enter(u"radius"_s, u"3"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(3));
        QCOMPARE(triggered.count(), 0);
        QVERIFY(bench.undoesToBytes());
    }

    void escapeBringsTheOldColourAndNameBack()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        auto *colour = bench.in<QLineEdit>(u"stroke"_s);
        const QString before = colour->text();
        colour->setFocus();
        colour->setText(u"nonsense"_s);
        QTest::keyClick(colour, Qt::Key_Return);
        QVERIFY(!bench.message(u"stroke"_s).isEmpty());
        QTest::keyClick(colour, Qt::Key_Escape);
        QCOMPARE(colour->text(), before);
        QCOMPARE(bench.message(u"stroke"_s), QString());
        QVERIFY(bench.row(u"stroke"_s)->hasFocus());
        auto *name = bench.panel->findChild<QLineEdit *>(u"name"_s);
        const QString called = name->text();
        name->setFocus();
        name->setText(u"Wheel"_s);
        QTest::keyClick(name, Qt::Key_Escape);
        QCOMPARE(name->text(), called);
        QVERIFY(!name->hasFocus());
        QVERIFY(bench.isAsBefore());
    }

    void aValidationErrorGoesWhenTheValueChangesElsewhere()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"-3"_s);
        QVERIFY(!bench.message(u"radius"_s).isEmpty());
        bench.session.document.edit(u"Other"_s, [](const Lecture &lecture) {
            return lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"turn"_s, 30);
        });
        QVERIFY(!bench.message(u"radius"_s).isEmpty());
        bench.session.document.history().undo();
        bench.session.document.history().undo();
        QCOMPARE(bench.message(u"radius"_s), QString());
        QVERIFY(bench.isAsBefore());
    }

    void aValidationErrorGoesWhenTheOldValueIsTypedAgain()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        const auto validationFailed = [&](const QString &key, QLineEdit *edit, const QString &wrong) {
            const QString before = edit->text();
            bench.enter(edit, wrong);
            const bool isReported = !bench.message(key).isEmpty();
            bench.enter(edit, before);
            return isReported && bench.message(key).isEmpty();
        };
        QVERIFY(validationFailed(u"radius"_s, bench.number(u"radius"_s), u"a lot"_s));
        QVERIFY(validationFailed(u"stroke"_s, bench.in<QLineEdit>(u"stroke"_s), u"nonsense"_s));
        // The same when typing is undone.
        NumberEdit *radius = bench.number(u"radius"_s);
        bench.enter(radius, u"x"_s);
        QVERIFY(!bench.message(u"radius"_s).isEmpty());
        for (int i = 0; i < 4 && radius->text() != u"1"_s; ++i)
            radius->undo();
        QCOMPARE(radius->text(), u"1"_s);
        QCOMPARE(bench.message(u"radius"_s), QString());
        QVERIFY(bench.isAsBefore());
    }

    void aValidationErrorIsOfThePastSoonAfterTheFieldWasLeft()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        NumberEdit *radius = bench.number(u"radius"_s);
        radius->setFocus();
        radius->setText(u"a lot"_s);
        auto *ends = bench.row(u"radius"_s)->findChild<QTimer *>(u"validationErrorExpires"_s);
        QVERIFY(ends && !ends->isActive());
        QTest::keyClick(radius, Qt::Key_Tab);
        QCOMPARE(radius->text(), u"1"_s);
        QVERIFY(bench.message(u"radius"_s).contains(u"a lot"_s)); // so that the user learns the reason
        QVERIFY(ends->isActive());
        ends->start(0);
        QTRY_COMPARE(bench.message(u"radius"_s), QString());
    }

    void escapeWhileTheLabelIsDraggedLeavesNoStep()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        auto *label = bench.row(u"radius"_s)->findChild<RowLabel *>();
        QTest::mousePress(label, Qt::LeftButton, {}, QPoint(10, 10));
        moveTo(*label, QPoint(30, 10));
        moveTo(*label, QPoint(50, 10));
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(2));
        QTest::keyClick(bench.panel.get(), Qt::Key_Escape);
        QVERIFY(bench.isAsBefore());
        moveTo(*label, QPoint(80, 10));
        QTest::mouseRelease(label, Qt::LeftButton, {}, QPoint(80, 10));
        QVERIFY(bench.isAsBefore());
        QCOMPARE(bench.steps(), 0);
    }

    void escapeInARowLeavesNoStep()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        NumberEdit *radius = bench.number(u"radius"_s);
        radius->setFocus();
        QTest::keyClick(radius, Qt::Key_Up);
        QCOMPARE(bench.steps(), 1);
        QTest::keyClick(radius, Qt::Key_Escape);
        QVERIFY(bench.isAsBefore());
        QCOMPARE(bench.steps(), 0);
        bench.session.document.history().redo();
        QVERIFY(bench.isAsBefore());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorEscape)
#include "tst_editor_inspector_escape.moc"
