// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "editor/stage/entrylayer.h"
#include "lecture/block_reader.h"
#include "lecture/edit.h"
#include "lecture/types.h"
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

/// A definition that draws the softmax of its scores, which it computes itself, and the scores below.
lecture::Lecture withSoftmaxDefinition()
{
    const QJsonObject json{
        {u"id"_s, u"softmax"_s},
        {u"title"_s, QJsonObject{{u"en"_s, u"Softmax"_s}}},
        {u"properties"_s,
         QJsonArray{QJsonObject{{u"key"_s, u"scores"_s}, {u"type"_s, u"tensor"_s}},
                    QJsonObject{{u"key"_s, u"names"_s}, {u"type"_s, u"texts"_s}}}},
        {u"outputs"_s,
         QJsonArray{QJsonObject{{u"key"_s, u"shares"_s}, {u"type"_s, u"tensor"_s}, {u"from"_s, link(u"weights"_s)}}}},
        {u"nodes"_s,
         QJsonObject{
             {u"weights"_s,
              QJsonObject{{u"type"_s, u"tensors.softmax"_s},
                          {u"properties"_s, QJsonObject{{u"scores"_s, link(u"in.scores"_s)}}}}},
             {u"above"_s,
              QJsonObject{{u"type"_s, u"charts.numbers"_s},
                          {u"properties"_s,
                           QJsonObject{{u"tensor"_s, link(u"weights"_s)}, {u"position"_s, QJsonArray{0, 2}}}}}},
             {u"below"_s,
              QJsonObject{{u"type"_s, u"charts.numbers"_s},
                          {u"properties"_s,
                           QJsonObject{{u"tensor"_s, link(u"in.scores"_s)}, {u"position"_s, QJsonArray{0, -2}}}}}}}},
        {u"draws"_s, QJsonArray{u"above"_s, u"below"_s}}};
    const auto block = lecture::blockFrom(u"blocks/softmax.json"_s, json, lecture::Upgrades::ours());
    return *lecture::withDefinition(emptyLecture(u"en"_s), **block);
}

lecture::Lecture withTypedNodes(lecture::Lecture lecture,
                                const std::vector<std::tuple<QString, QString, QJsonObject>> &nodes)
{
    const timeline::Registry types = lecture::typesOf(lecture, registry());
    for (const auto &[id, type, properties] : nodes)
        lecture = *withBlock(lecture, u"scene1"_s, {type, id, properties}, types);
    return lecture;
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

    void entriesInsideAnInstanceAreThoseOutside()
    {
        const QJsonArray scores{QJsonArray{1, 2}, QJsonArray{3, 2}};
        Bench bench(withTypedNodes(
            withSoftmaxDefinition(),
            {{u"scores"_s, u"tensors.matrix"_s, {{u"values"_s, scores}}},
             {u"softmax"_s,
              u"block:softmax"_s,
              {{u"scores"_s, link(u"scores"_s)}, {u"names"_s, QJsonArray{u"blue"_s, u"creature"_s}}}},
             {u"given"_s, u"charts.numbers"_s, {{u"tensor"_s, link(u"scores"_s)}, {u"position"_s, QJsonArray{4, -2}}}},
             {u"result"_s,
              u"charts.numbers"_s,
              {{u"tensor"_s, link(u"softmax.shares"_s)}, {u"position"_s, QJsonArray{4, 2}}}}}));
        const EntryLayer &layer = bench.panel.entries();
        bench.moveTo(bench.at(-0.5, -2.5)); // the scores of the instance are those that it is given
        QVERIFY(layer.entry());
        QCOMPARE(layer.entry()->node, u"scores"_s);
        QCOMPARE(layer.marks().size(), std::size_t(2));

        bench.moveTo(bench.at(3.5, 1.5)); // its result is what it computes inside
        QVERIFY(layer.entry());
        QCOMPARE(layer.entry()->node, u"softmax"_s);
        QCOMPARE(layer.entry()->inside, QStringList(u"weights"_s));
        QCOMPARE(layer.marks().size(), std::size_t(2));
        const QString text = layer.explanation();
        QVERIFY2(text.contains(u"0.881 = softmax of 3 in column “blue”"_s), qPrintable(text));
        QVERIFY2(text.contains(u"Softmax › "_s), qPrintable(text));
    }

    void entriesOfARepetitionAreThoseOfWhatIsRepeatedOver()
    {
        const QJsonArray scores{QJsonArray{1, 2}, QJsonArray{3, 2}};
        Bench bench(withTypedNodes(withSoftmaxDefinition(),
                                   {{u"scores"_s, u"tensors.matrix"_s, {{u"values"_s, scores}}},
                                    {u"rows"_s,
                                     u"layout.each"_s,
                                     {{u"block"_s, u"matrices.vector"_s},
                                      {u"rows"_s, link(u"scores"_s)},
                                      {u"spacing"_s, 1},
                                      {u"position"_s, QJsonArray{-3, 0}}}},
                                    {u"shares"_s,
                                     u"layout.each"_s,
                                     {{u"block"_s, u"block:softmax"_s},
                                      {u"count"_s, 2},
                                      {u"as"_s, u"none"_s},
                                      {u"item.scores"_s, link(u"scores"_s)},
                                      {u"position"_s, QJsonArray{3, 0}}}}}));
        const auto row = entriesOf(bench.session, u"rows"_s,
                                   {u"1/entries/0/0"_s, u"0/entries/1/0"_s, u"2/entries/0/0"_s});
        QVERIFY(row[0] && row[1] && !row[2]);
        QCOMPARE(row[0]->entry, (TensorEntry{u"scores"_s, {}, 0, {}, 1, 0}));
        QCOMPARE(row[1]->entry, (TensorEntry{u"scores"_s, {}, 0, {}, 0, 1}));

        const auto share = entriesOf(bench.session, u"shares"_s, {u"1/below/entries/1/0"_s, u"1/above/entries/1/0"_s});
        QCOMPARE(share[0]->entry, row[0]->entry);
        QCOMPARE(share[1]->entry, (TensorEntry{u"shares"_s, {u"1"_s, u"weights"_s}, 0, {}, 1, 0}));
        const QString text = explanationOf(bench.session, share[1]->entry);
        QVERIFY2(text.contains(u"0.881 = softmax of 3 in column 0"_s), qPrintable(text));

        bench.session.selection.setNodes({u"rows"_s}, u"1/entries/0/0"_s);
        QCOMPARE(bench.panel.entries().marks().size(), std::size_t(3)); // in the vector, and below in both instances
    }

    void cellsOfAnImageAreFoundByThePointer()
    {
        QJsonArray rows;
        for (int row = 0; row < 60; ++row) {
            QJsonArray line;
            for (int column = 0; column < 50; ++column)
                line.append(row * 50 + column);
            rows.append(line);
        }
        Bench bench(withNodes(emptyLecture(u"en"_s),
                              {{u"numbers"_s, u"tensors.matrix"_s, {{u"values"_s, rows}}},
                               {u"map"_s,
                                u"charts.heatmap"_s,
                                {{u"tensor"_s, link(u"numbers"_s)},
                                 {u"cellWidth"_s, 0.1},
                                 {u"cellHeight"_s, 0.1},
                                 {u"height"_s, 0},
                                 {u"showAxes"_s, false},
                                 {u"showColourBar"_s, false},
                                 {u"position"_s, QJsonArray{-3, 0}}}},
                               {u"grid"_s,
                                u"attention.grid"_s,
                                {{u"tensor"_s, link(u"numbers"_s)},
                                 {u"show"_s, u"heat"_s},
                                 {u"transposed"_s, true},
                                 {u"cellWidth"_s, 0.1},
                                 {u"cellHeight"_s, 0.1},
                                 {u"position"_s, QJsonArray{3.2, 0}}}}}));
        const EntryLayer &layer = bench.panel.entries();
        bench.moveTo(bench.at(-3 - 2.5 + 0.75, 3 - 1.25)); // row 12, column 7
        QVERIFY(layer.entry());
        QCOMPARE(*layer.entry(), (TensorEntry{u"numbers"_s, {}, 0, {}, 12, 7}));
        QCOMPARE(layer.marks().size(), std::size_t(2));
        const QPointF centre = layer.marks().back().boundingRect().center();
        const QPoint expected = bench.at(3.2 - 3 + 1.25, 2.5 - 0.75); // the grid has rows as columns
        QVERIFY2(QLineF(centre, expected).length() < 3, qPrintable(u"%1 %2"_s.arg(centre.x()).arg(centre.y())));
        QVERIFY2(layer.explanation().startsWith(u"607"_s), qPrintable(layer.explanation()));

        bench.moveTo(expected);
        QCOMPARE(*layer.entry(), (TensorEntry{u"numbers"_s, {}, 0, {}, 12, 7}));
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
