// SPDX-License-Identifier: GPL-3.0-or-later
#include "../gestures.h"
#include "bench.h"

#include "editor/inspector/fields/growingedit.h"
#include "testmain.h"

#include <QAction>
#include <QComboBox>
#include <QJsonArray>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using base::Time;
using lecture::Lecture;

class TestInspectorLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void aLinkIsShownFollowedAndRemoved()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"values.number"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"number"_s, u"value"_s, 2.5);
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"radius"_s, link(u"number"_s));
        Bench bench(lecture, {u"circle"_s});
        QAbstractButton *chip = bench.in<QAbstractButton>(u"radius"_s);
        QCOMPARE(chip->text(), u"Number"_s);
        QCOMPARE(chip->accessibleDescription(), u"2.5"_s);
        QTest::mouseClick(bench.row(u"radius"_s)->findChild<QToolButton *>(u"unlink"_s), Qt::LeftButton);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(2.5)); // unchanged
        QCOMPARE(bench.number(u"radius"_s)->text(), u"2.5"_s);
        QVERIFY(bench.undoesToBytes());
        chip = bench.in<QAbstractButton>(u"radius"_s);
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(bench.session.selection.nodes(), QStringList{u"number"_s});
        QVERIFY(bench.isAsBefore());
    }

    void aShapeIsLinkedToWhatFits()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"shapes.square"_s, u"values.number"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"dot"_s, u"beside"_s, link(u"circle"_s));
        Bench bench(lecture, {u"circle"_s});
        QTest::mouseClick(bench.row(u"beside"_s)->findChild<QToolButton *>(u"linkTo"_s), Qt::LeftButton);
        QMenu *menu = openMenu();
        QVERIFY(menu);
        QStringList texts;
        for (const QAction *action : menu->actions())
            texts.append(action->text());
        QCOMPARE(texts, QStringList{u"Square"_s}); // the dot depends on the circle, and a number is not a shape
        menu->actions().front()->trigger();
        menu->close();
        QCOMPARE(bench.written(u"circle"_s, u"beside"_s), QJsonValue(link(u"square"_s)));
        QVERIFY(bench.undoesToBytes());
    }

    void aSceneIsSeenThroughCamerasAlone()
    {
        Bench bench(lectureWith({u"shapes.circle"_s, u"scene.camera"_s, u"scene.camera"_s}));
        QVERIFY(bench.session.document.edit(u"No camera"_s, [](const Lecture &lecture) {
            return lecture::withSceneProperty(lecture, sceneId, u"camera"_s, QJsonValue::Undefined);
        }));
        Bench::settle();
        QTest::mouseClick(bench.row(u"camera"_s)->findChild<QToolButton *>(u"linkTo"_s), Qt::LeftButton);
        QMenu *menu = openMenu();
        QVERIFY(menu);
        QStringList texts;
        for (const QAction *action : menu->actions())
            texts.append(action->text());
        menu->close();
        QCOMPARE(texts.size(), 2);
        QVERIFY(!texts.contains(u"Circle"_s));
    }

    void textsAreToldApartWhereOneIsLinked()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"text.text"_s, u"text.text"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"text"_s, u"Raw scores"_s);
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text2"_s, u"text"_s, u"After exp"_s);
        lecture = *withLabel(lecture, sceneId, u"text2"_s, u"Third step"_s, u"en"_s);
        Bench bench(lecture, {u"circle"_s});
        QTest::mouseClick(bench.row(u"beside"_s)->findChild<QToolButton *>(u"linkTo"_s), Qt::LeftButton);
        QMenu *menu = openMenu();
        QVERIFY(menu);
        QCOMPARE(menu->actions().value(0)->text(), u"Raw scores"_s);
        QCOMPARE(menu->actions().value(1)->text(), u"Third step\tAfter exp"_s);
        menu->close();
    }

    void aListOfShapesIsPutInAnotherOrder()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"layout.group"_s});
        const QString key = u"children"_s;
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"group"_s, key,
                                             QJsonArray{link(u"circle"_s), link(u"dot"_s)});
        Bench bench(lecture, {u"group"_s});
        if (!bench.panel->row(key))
            QSKIP("the group calls its list otherwise");
        auto *list = bench.in<QListWidget>(key);
        QCOMPARE(list->count(), 2);
        list->setFocus();
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(bench.written(u"group"_s, key), QJsonValue(QJsonArray{link(u"dot"_s), link(u"circle"_s)}));
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(bench.written(u"group"_s, key), QJsonValue(QJsonArray{link(u"circle"_s)}));
        QVERIFY(bench.undoesToBytes());
    }

    void linksAmongNumbersAreKept()
    {
        Lecture lecture = lectureWith({u"values.switch"_s, u"values.number"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"switch"_s, u"numbers"_s,
                                             QJsonArray{1, link(u"number"_s), 3});
        Bench bench(lecture, {u"switch"_s});
        auto *list = bench.in<QListWidget>(u"numbers"_s);
        QCOMPARE(list->count(), 3);
        QVERIFY(!(list->item(1)->flags() & Qt::ItemIsEditable));
        list->item(2)->setText(u"2*4"_s);
        QCOMPARE(bench.written(u"switch"_s, u"numbers"_s), QJsonValue(QJsonArray{1, link(u"number"_s), 8}));
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(bench.written(u"switch"_s, u"numbers"_s), QJsonValue(QJsonArray{1, 8}));
        QCOMPARE(bench.in<GrowingEdit>(u"numbers"_s)->toPlainText(), u"1, 8"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void aParameterThatFeedsAChoiceIsChosenFromItsWords()
    {
        Lecture lecture = lectureWith({u"values.text"_s, u"tensors.mask"_s, u"tensors.softmax"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"text"_s, u"value"_s, u"in columns"_s);
        lecture.parameters.push_back({u"layout"_s, u"Where queries stand"_s, sceneId, u"text"_s, u"value"_s, {}});
        {
            Bench free(lecture);
            QVERIFY(free.row(u"value"_s)->field()->findChild<GrowingEdit *>()); // any text can be entered
        }
        for (const QString &block : {u"mask"_s, u"softmax"_s})
            lecture = *lecture::withNodeProperty(lecture, sceneId, block, u"queries"_s, link(u"text"_s));
        Bench bench(lecture);
        auto *box = bench.in<QComboBox>(u"value"_s);
        QCOMPARE(box->count(), 2);
        QCOMPARE(box->currentText(), u"One column per query"_s);
        QCOMPARE(box->accessibleName(), u"Where queries stand"_s);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(bench.written(u"text"_s, u"value"_s), QJsonValue(u"in rows"_s));
        QCOMPARE(box->currentText(), u"One row per query"_s);
        QVERIFY(bench.undoesToBytes());
    }

    void whatAClipTurnsIntoGoesOffTheStage()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"shapes.dot"_s, u"shapes.square"_s});
        auto added = withNewClip(lecture, sceneId, {u"motion.become"_s, u"circle"_s, Time()}, registry());
        QVERIFY(added);
        const ClipId become = added->clip;
        added = withNewClip(added->lecture, sceneId, {u"motion.fade-in"_s, u"dot"_s, Time()}, registry());
        QVERIFY(added);
        Bench bench(added->lecture);
        const auto actors = [&] { return bench.session.document.lecture().scenes.front()->actors; };
        const auto turnInto = [&](const QString &block) {
            bench.session.selection.setClips({become});
            bench.row(u"to"_s)->findChild<QToolButton *>(u"linkTo"_s)->click();
            QMenu *menu = openMenu();
            if (!menu)
                qFatal("no menu of links");
            for (QAction *action : menu->actions()) {
                if (action->text().startsWith(block, Qt::CaseInsensitive))
                    action->trigger();
            }
            menu->close();
            Bench::settle();
        };
        const QSignalSpy told(&bench.session.document, &Document::statusMessage);
        const int steps = bench.steps();
        turnInto(u"square"_s);
        QCOMPARE(told.count(), 1);
        QCOMPARE(actors(), (std::vector<QString>{u"circle"_s, u"dot"_s}));
        QCOMPARE(bench.steps(), steps + 1);
        bench.session.document.history().undo();
        turnInto(u"dot"_s); // the dot has a clip of its own, so it stays on stage
        QCOMPARE(told.count(), 1);
        QCOMPARE(actors(), (std::vector<QString>{u"circle"_s, u"dot"_s, u"square"_s}));
        QVERIFY(bench.undoesToBytes());
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorLinks)
#include "tst_editor_inspector_links.moc"
