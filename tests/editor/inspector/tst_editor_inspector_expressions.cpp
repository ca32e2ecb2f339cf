// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "editor/edits/mime.h"
#include "editor/inspector/fields/expressionedit.h"
#include "editor/inspector/fields/linkchip.h"
#include "editor/operations/deletion.h"
#include "testmain.h"

#include <QCompleter>
#include <QDropEvent>
#include <QLabel>
#include <QListView>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

lecture::Lecture shapes()
{
    return lectureWith({u"shapes.circle"_s, u"shapes.rectangle"_s, u"values.number"_s, u"text.text"_s});
}

/// The expression field of the property, after "=" was typed into its field.
ExpressionEdit *begun(const Bench &bench, const QString &key)
{
    auto *line = bench.in<QLineEdit>(key);
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Equal);
    return bench.in<ExpressionEdit>(key);
}

QString resultOf(const Bench &bench, const QString &key)
{
    return bench.row(key)->findChild<QLabel *>(u"result"_s)->text();
}

} // namespace

class InspectorExpressionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { showEveryRow(); }

    void anEqualsSignBeginsAnExpression()
    {
        Bench bench(shapes(), {u"circle"_s});
        ExpressionEdit *edit = begun(bench, u"radius"_s);
        QVERIFY(edit->hasFocus());
        QTest::keyClicks(edit, u"rectangle.width / 2"_s);
        QVERIFY(resultOf(bench, u"radius"_s).startsWith(u"= "_s));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(expression(u"rectangle.width / 2"_s)));
        QCOMPARE(bench.steps(), 1);
        QVERIFY(bench.undoesToBytes());
    }

    void escapeRestoresTheValue()
    {
        Bench bench(shapes(), {u"circle"_s});
        ExpressionEdit *edit = begun(bench, u"radius"_s);
        QTest::keyClicks(edit, u"2 + 2"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        Bench::settle();
        QVERIFY(bench.number(u"radius"_s));
        QVERIFY(bench.isAsBefore());
    }

    void whatIsWrongIsSaidAndNotWritten()
    {
        Bench bench(shapes(), {u"circle"_s});
        for (const QString &wrong : {u"rectangel.width"_s, u"-5"_s, u"circle.width"_s, u"(1, 2)"_s}) {
            ExpressionEdit *edit = begun(bench, u"radius"_s);
            edit->insertPlainText(wrong);
            QTest::keyClick(edit, Qt::Key_Return);
            QVERIFY2(!bench.message(u"radius"_s).isEmpty(), qPrintable(wrong));
            QCOMPARE(edit->toPlainText(), wrong);
            QVERIFY(bench.isAsBefore());
            QTest::keyClick(edit, Qt::Key_Escape);
            Bench::settle();
        }
    }

    void namesAreOffered()
    {
        Bench bench(shapes(), {u"circle"_s});
        ExpressionEdit *edit = begun(bench, u"radius"_s);
        QTest::keyClicks(edit, u"rect"_s);
        const auto *list = edit->findChild<QCompleter *>()->popup();
        QVERIFY(list->isVisible());
        QVERIFY(list->currentIndex().data().toString().startsWith(u"rectangle"_s));
        QTest::keyClick(edit, Qt::Key_Tab);
        QCOMPARE(edit->toPlainText(), u"rectangle"_s);
        QTest::keyClicks(edit, u".wi"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(edit->toPlainText(), u"rectangle.width"_s);
        QTest::keyClicks(edit, u" + cir"_s);
        QVERIFY(!list->isVisible() || !list->currentIndex().data().toString().startsWith(u"circle"_s)); // itself
    }

    void theBlocksBehindItAreShownAndFound()
    {
        lecture::Lecture lecture = shapes();
        lecture = *withProperty(lecture, {sceneId, u"circle"_s, {}, u"radius"_s}, expression(u"number + 1"_s));
        Bench bench(lecture, {u"circle"_s});
        QVERIFY(resultOf(bench, u"radius"_s).startsWith(u"= "_s));
        auto *chip = bench.in<LinkChip>(u"radius"_s);
        QVERIFY(chip->isVisible());
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(bench.session.selection.nodes(), QStringList{u"number"_s});
    }

    void anOutputDroppedOnTheRowLinksItOrIsNamed()
    {
        Bench bench(shapes(), {u"circle"_s});
        const auto drop = [&](const QString &key, const QString &output) {
            QMimeData data;
            data.setData(QString::fromLatin1(mime::output), output.toUtf8());
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(bench.row(key), &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(bench.row(key), &event);
        };
        drop(u"radius"_s, u"number"_s);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(link(u"number"_s)));
        bench.session.document.history().undo();
        ExpressionEdit *edit = begun(bench, u"radius"_s);
        QTest::keyClicks(edit, u"2 * "_s);
        drop(u"radius"_s, u"number"_s);
        QCOMPARE(edit->toPlainText(), u"2 * number"_s);
    }

    void aTextTakesATemplate()
    {
        Bench bench(shapes(), {u"text"_s});
        auto *words = bench.in<GrowingEdit>(u"text"_s);
        words->setFocus();
        words->selectAll();
        QTest::keyClick(words, Qt::Key_Equal);
        auto *edit = bench.in<ExpressionEdit>(u"text"_s);
        edit->insertPlainText(u"Layer {number:.1}"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(expression(u"Layer {number:.1}"_s)));
        QVERIFY(resultOf(bench, u"text"_s).contains(u"Layer"_s));
    }

    void anEqualsSignAloneIsAText()
    {
        Bench bench(shapes(), {u"text"_s});
        auto *words = bench.in<GrowingEdit>(u"text"_s);
        words->setFocus();
        words->selectAll();
        QTest::keyClick(words, Qt::Key_Equal);
        bench.in<ExpressionEdit>(u"text"_s)->clearFocus();
        Bench::settle();
        QCOMPARE(bench.written(u"text"_s, u"text"_s), QJsonValue(u"="_s));
    }

    void blocksAreCalledByTheNamesThatTheyWereGiven()
    {
        lecture::Lecture lecture = shapes();
        lecture = *withLabel(lecture, sceneId, u"rectangle"_s, u"큰 상자"_s, u"en"_s);
        Bench bench(lecture, {u"circle"_s});
        ExpressionEdit *edit = begun(bench, u"radius"_s);
        QTest::keyClicks(edit, u"rect"_s); // found by its id, too
        QTest::keyClick(edit, Qt::Key_Tab);
        QCOMPARE(edit->toPlainText(), u"`큰 상자`"_s);
        QTest::keyClicks(edit, u".width / 2"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(bench.written(u"circle"_s, u"radius"_s), QJsonValue(expression(u"rectangle.width / 2"_s)));
        QCOMPARE(bench.in<ExpressionEdit>(u"radius"_s)->toPlainText(), u"`큰 상자`.width / 2"_s);
        QVERIFY(resultOf(bench, u"radius"_s).startsWith(u"= "_s));
        QVERIFY(bench.session.document.edit(u"Rename"_s, [](const lecture::Lecture &now) {
            return withLabel(now, sceneId, u"rectangle"_s, u"Box"_s, u"en"_s);
        }));
        QCOMPARE(bench.in<ExpressionEdit>(u"radius"_s)->toPlainText(), u"Box.width / 2"_s);
        QVERIFY(bench.session.document.edit(u"Rename"_s, [](const lecture::Lecture &now) {
            return withLabel(now, sceneId, u"number"_s, u"Box"_s, u"en"_s);
        }));
        QCOMPARE(bench.in<ExpressionEdit>(u"radius"_s)->toPlainText(), u"rectangle.width / 2"_s); // two are called so
    }

    void aDeletedBlockIsReportedInTheExpression()
    {
        lecture::Lecture lecture = lectureWith({u"shapes.circle"_s}); // as an earlier version has left it
        lecture = *withProperty(lecture, {sceneId, u"circle"_s, {}, u"radius"_s}, expression(u"1 + number"_s));
        Bench bench(lecture, {u"circle"_s});
        bench.session.preview.picture();
        QStringList problems;
        for (const graph::Problem &problem : bench.session.preview.show().problems())
            problems.append(problem.error.text());
        QVERIFY2(problems.join(u' ').contains(u"radius/character 5: There is no block “number”."_s),
                 qPrintable(problems.join(u' ')));
    }
};

LECTOGRAPH_TEST_MAIN(InspectorExpressionsTest)
#include "tst_editor_inspector_expressions.moc"
