// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "editor/language/colornames.h"
#include "lecture/files.h"
#include "testmain.h"

#include <QAbstractItemView>
#include <QAction>
#include <QBoxLayout>
#include <QCompleter>
#include <QSignalSpy>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using lecture::Lecture;

class TestInspectorEnter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { showEveryRow(); }

    void enterTakesOver_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("after");
        QTest::newRow("number") << u"shapes.circle"_s << u"radius"_s << u"3"_s << u"stays"_s;
        QTest::newRow("whole number") << u"shapes.regular-polygon"_s << u"corners"_s << u"7"_s << u"stays"_s;
        QTest::newRow("vector") << u"shapes.circle"_s << u"position"_s << u"2"_s << u"stays"_s;
        QTest::newRow("colour") << u"shapes.circle"_s << u"stroke"_s << u"#123456"_s << u"stays"_s;
        QTest::newRow("formula") << u"text.formula"_s << u"latex"_s << u"y"_s << u"leaves"_s;
        QTest::newRow("numbers") << u"values.switch"_s << u"numbers"_s << u"1, 2"_s << u"leaves"_s;
        QTest::newRow("colours") << u"values.switch"_s << u"colours"_s << u"RED"_s << u"leaves"_s;
        QTest::newRow("text") << u"text.text"_s << u"text"_s << u"Words"_s << u"leaves by Ctrl"_s;
        QTest::newRow("texts") << u"values.switch"_s << u"texts"_s << u"one"_s << u"leaves by Ctrl"_s;
        QTest::newRow("table") << u"tensors.matrix"_s << u"values"_s << u"1 2"_s << u"leaves by Ctrl"_s;
        QTest::newRow("cells") << u"tables.table"_s << u"cells"_s << QString() << u"leaves by Ctrl"_s;
        QTest::newRow("shapes") << u"layout.row"_s << u"children"_s << QString() << u"leaves by Ctrl"_s;
        QTest::newRow("choice") << u"text.text"_s << u"align"_s << QString() << u"leaves"_s;
        QTest::newRow("switch") << u"shapes.circle"_s << u"pinned"_s << QString() << u"leaves"_s;
        QTest::newRow("name") << u"shapes.circle"_s << QString() << u"Sun"_s << u"stays"_s;
    }

    /// A line stays with its text selected, for the next try; Esc gives the focus back. What may have several lines, and what
    /// is chosen, gives it back at once.
    void enterTakesOver()
    {
        QFETCH(QString, type);
        QFETCH(QString, key);
        QFETCH(QString, typed);
        QFETCH(QString, after);
        const Lecture lecture = lectureWith({type});
        Bench bench(lecture, {lecture.scenes.front()->nodes.front()->id});
        QWidget window;
        auto *row = new QHBoxLayout(&window);
        auto *stage = new QWidget(&window);
        stage->setFocusPolicy(Qt::StrongFocus);
        auto *search = new QLineEdit(&window);
        row->addWidget(stage);
        row->addWidget(search);
        row->addWidget(bench.panel.get());
        QAction play;
        play.setShortcut(Qt::Key_Space);
        window.addAction(&play);
        const QSignalSpy plays(&play, &QAction::triggered);
        window.resize(700, 1600);
        window.show();
        QApplication::setActiveWindow(&window);
        QCoreApplication::processEvents();
        stage->setFocus();
        search->setFocus(); // focus does not return to text fields

        QWidget *field = key.isEmpty() ? bench.panel->findChild<QLineEdit *>(u"name"_s)
                                       : bench.row(key)->field()->focusProxy();
        QVERIFY(field && field->isVisible());
        field->setFocus();
        if (!typed.isEmpty()) {
            QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(field, typed);
        }
        QTest::keyClick(field, Qt::Key_Return, after == "leaves by Ctrl"_L1 ? Qt::ControlModifier : Qt::NoModifier);
        QCOMPARE(bench.isAsBefore(), typed.isEmpty());
        if (after == "stays"_L1) {
            const auto *line = qobject_cast<QLineEdit *>(field);
            QVERIFY(line);
            QTRY_VERIFY(line->hasFocus() && !line->text().isEmpty() && line->selectedText() == line->text());
            const lecture::Files applied = lecture::toFiles(bench.session.document.lecture()).value();
            QTest::keyClick(field, Qt::Key_Escape);
            QVERIFY(lecture::toFiles(bench.session.document.lecture()).value() == applied);
        }
        QCOMPARE(QApplication::focusWidget(), stage);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(plays.count(), 1);
        QVERIFY(bench.undoesToBytes());
        row->removeWidget(bench.panel.get());
        bench.panel->setParent(nullptr);
    }

    void ctrlAndEnterInAListOfLinksFinishesAndGoesToNoneOfThem()
    {
        Lecture lecture = lectureWith({u"shapes.circle"_s, u"layout.row"_s});
        lecture = *lecture::withNodeProperty(lecture, sceneId, u"row"_s, u"children"_s,
                                             QJsonArray{QJsonObject{{u"link"_s, u"circle"_s}}});
        const Bench bench(lecture, {u"row"_s});
        QWidget *list = bench.row(u"children"_s)->field()->focusProxy();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        QTest::keyClick(list, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(bench.session.selection.nodes(), QStringList{u"row"_s});
        QVERIFY(bench.row(u"children"_s)->hasFocus()); // no widget to return to
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(bench.session.selection.nodes(), QStringList{u"circle"_s});
    }

    void whatDoesNotMakeSenseIsMendedBeforeEnterTakesIt()
    {
        const Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        bench.enter(u"radius"_s, u"1 +"_s);
        QVERIFY(!bench.message(u"radius"_s).isEmpty());
        QVERIFY(bench.number(u"radius"_s)->hasFocus());
        bench.enter(u"radius"_s, u"1 + 1"_s);
        QVERIFY(bench.number(u"radius"_s)->hasFocus());
        QCOMPARE(bench.number(u"radius"_s)->selectedText(), u"2"_s);
        QLineEdit *colour = bench.in<QLineEdit>(u"stroke"_s);
        bench.enter(colour, u"no colour"_s);
        QVERIFY(colour->hasFocus());
        bench.enter(colour, u"RED"_s);
        QTRY_COMPARE(colour->selectedText(), colorLabel(u"RED"_s));
        QTest::keyClick(colour, Qt::Key_Return, Qt::ControlModifier); // finishes
        QVERIFY(bench.row(u"stroke"_s)->hasFocus());                  // no widget to return to
    }

    void aSuggestionIsTakenByEnterAndThatIsAll()
    {
        const Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        QLineEdit *colour = bench.in<QLineEdit>(u"stroke"_s);
        colour->setFocus();
        colour->selectAll();
        QTest::keyClicks(colour, u"TEAL"_s);
        QWidget *popup = colour->completer()->popup();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        const QString offered = colour->text();
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_COMPARE(bench.written(u"circle"_s, u"stroke"_s), QJsonValue(colorText(offered)));
        QTRY_COMPARE(colour->selectedText(), offered);
        QCOMPARE(bench.message(u"stroke"_s), QString());
    }

    void anEditElsewhereKeepsTheFocusHere()
    {
        Bench bench(lectureWith({u"shapes.circle"_s}), {u"circle"_s});
        NumberEdit *edit = bench.number(u"radius"_s);
        edit->setFocus();
        QTest::keyClicks(edit, u"12"_s);
        const QString typing = edit->text();
        bench.session.document.edit(u"Other"_s, [](const Lecture &lecture) {
            return lecture::withNodeProperty(lecture, sceneId, u"circle"_s, u"turn"_s, 30);
        });
        QCOMPARE(bench.number(u"radius"_s), edit);
        QVERIFY(edit->hasFocus());
        QCOMPARE(edit->text(), typing);
        QCOMPARE(bench.number(u"turn"_s)->text(), u"30"_s);
    }
};

LECTOGRAPH_TEST_MAIN(TestInspectorEnter)
#include "tst_editor_inspector_enter.moc"
