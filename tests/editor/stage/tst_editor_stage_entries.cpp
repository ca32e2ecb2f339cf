// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "editor/stage/entrylayer.h"
#include "testmain.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>

using namespace lectograph;
using namespace lectograph::editor;
using namespace lectograph::test;

namespace {

QJsonObject link(const QString &to)
{
    return {{u"link"_s, to}};
}

/// Scores, their softmax in columns as numbers at the left and between brackets at the right, and the scores below.
lecture::Lecture softmaxTwice()
{
    const QJsonArray scores{QJsonArray{1, 2}, QJsonArray{3, 2}};
    return withNodes(
        emptyLecture(u"en"_s),
        {{u"scores"_s, u"tensors.matrix"_s, {{u"values"_s, scores}}},
         {u"weights"_s, u"tensors.softmax"_s, {{u"scores"_s, link(u"scores"_s)}}},
         {u"left"_s, u"charts.numbers"_s, {{u"tensor"_s, link(u"weights"_s)}, {u"position"_s, QJsonArray{-3, 2}}}},
         {u"right"_s, u"matrices.matrix"_s, {{u"tensor"_s, link(u"weights"_s)}, {u"position"_s, QJsonArray{3, 2}}}},
         {u"below"_s, u"charts.numbers"_s, {{u"tensor"_s, link(u"scores"_s)}, {u"position"_s, QJsonArray{0, -2}}}}});
}

} // namespace

class StageEntriesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void anEntryUnderThePointerIsMarkedWhereverItIsDrawn()
    {
        Bench bench(softmaxTwice());
        const EntryLayer &layer = bench.panel.entries();
        QVERIFY(!layer.entry());
        bench.moveTo(bench.at(-3.5, 1.5)); // the second row, the first column
        QVERIFY(layer.entry());
        QCOMPARE(layer.entry()->node, u"weights"_s);
        QCOMPARE(layer.entry()->row, 1);
        QCOMPARE(layer.entry()->column, 0);
        QCOMPARE(layer.marks().size(), std::size_t(2)); // but not in the scores
        QVERIFY(layer.marks().back().boundingRect().center().x() > bench.at(0, 0).x());
        QVERIFY2(layer.explanation().contains(u"0.881 = softmax of 3 in column 0"_s), qPrintable(layer.explanation()));

        bench.moveTo(bench.at(-0.5, -2.5));
        QCOMPARE(layer.entry()->node, u"scores"_s);
        QCOMPARE(layer.marks().size(), std::size_t(1));
        bench.moveTo(bench.at(0, 0));
        QVERIFY(!layer.entry());
        QVERIFY(layer.marks().empty());
    }

    void theTooltipExplainsTheEntry()
    {
        Bench bench(softmaxTwice());
        const QPoint at = bench.at(-3.5, 1.5);
        bench.moveTo(at);
        QHelpEvent help(QEvent::ToolTip, at, bench.overlay().mapToGlobal(at));
        QApplication::sendEvent(&bench.overlay(), &help);
        QVERIFY2(QToolTip::text().contains(u"softmax of 3"_s), qPrintable(QToolTip::text()));
    }

    void theEntryOfAModelIsCalledByItsTokens()
    {
        Bench bench(withNodes(emptyLecture(u"en"_s),
                              {{u"model"_s, u"language.small-model"_s, {{u"sentence"_s, u"a blue creature"_s}}},
                               {u"weights"_s, u"charts.numbers"_s, {{u"tensor"_s, link(u"model.weights"_s)}}}}));
        bench.moveTo(bench.at(1, 0)); // the second row, the third column
        const QString text = bench.panel.entries().explanation();
        QVERIFY2(text.contains(u"in column “creature”"_s), qPrintable(text));
        QVERIFY2(text.contains(u"Row “blue”"_s), qPrintable(text));
    }

    void aSelectedEntryIsExplainedWithoutThePointer()
    {
        Bench bench(softmaxTwice());
        QSignalSpy told(&bench.session.document, &Document::statusMessage);
        bench.session.selection.setNodes({u"right"_s});
        QCOMPARE(told.count(), 0);
        bench.session.selection.setNodes({u"right"_s}, u"entries/0/1"_s);
        QCOMPARE(bench.panel.entries().marks().size(), std::size_t(2));
        QCOMPARE(told.count(), 1);
        QVERIFY(told.first().first().toString().contains(u"0.5 = softmax of 2 in column 1"_s));
    }

    void entriesBehindDotsAreCountedAsInTheTensor()
    {
        QJsonArray rows;
        for (int row = 0; row < 10; ++row)
            rows.append(QJsonArray{row, row + 10});
        Bench bench(withNodes(emptyLecture(u"en"_s),
                              {{u"long"_s, u"tensors.matrix"_s, {{u"values"_s, rows}}},
                               {u"shown"_s, u"matrices.matrix"_s, {{u"tensor"_s, link(u"long"_s)}, {u"rows"_s, 4}}}}));
        const auto last = entriesOf(bench.session, u"shown"_s, {u"entries/3/1"_s});
        QVERIFY(last.front());
        QCOMPARE(last.front()->entry.row, 9);
        QVERIFY(!entriesOf(bench.session, u"shown"_s, {u"entries/2/1"_s}).front()); // dots
    }
};

LECTOGRAPH_TEST_MAIN(StageEntriesTest)
#include "tst_editor_stage_entries.moc"
