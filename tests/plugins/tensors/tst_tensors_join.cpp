// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using tensor::Tensor;

class TensorsJoinTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsBecomeColumnsSideBySide()
    {
        BlockBench bench(R"({"list": {"type": "values.numbers", "value": [1, 2]},
                             "it": {"type": "tensors.join", "a": {"link": "list"}, "b": [[3, 4], [5, 6]]}})");
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        QCOMPARE(std::get<Tensor>(outputs->front()), Tensor(2, 3, {1, 3, 4, 2, 5, 6}));
    }

    void rowsComeOneUnderTheOther()
    {
        BlockBench bench(R"({"it": {"type": "tensors.join", "a": [[1, 2]], "b": [[3, 4], [5, 6]],
                                    "arrangement": "one under the other"}})");
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        QCOMPARE(std::get<Tensor>(outputs->front()), Tensor(3, 2, {1, 2, 3, 4, 5, 6}));
    }

    void whatDoesNotFitIsAnError()
    {
        BlockBench bench(R"({"it": {"type": "tensors.join", "a": [[1, 2]], "b": [[3], [5]]}})");
        QVERIFY(!bench.errorOf(u"it"_s).isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(TensorsJoinTest)
#include "tst_tensors_join.moc"
