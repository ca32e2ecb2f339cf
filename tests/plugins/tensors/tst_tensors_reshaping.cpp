// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using tensor::Tensor;

namespace {

Tensor made(const QByteArray &it)
{
    BlockBench bench("{\"it\": {" + it + "}}");
    const auto outputs = bench.outputs(u"it"_s);
    if (!outputs)
        qFatal("%s", qPrintable(outputs.error().text()));
    return std::get<Tensor>(outputs->front());
}

} // namespace

class TensorsReshapingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsBecomeColumns()
    {
        QCOMPARE(made(R"("type": "tensors.transpose", "a": [[1, 2, 3], [4, 5, 6]])"), Tensor(3, 2, {1, 4, 2, 5, 3, 6}));
    }

    void aNumberChoosesTheMatrix()
    {
        const QByteArray choice = R"("type": "tensors.switch", "a": [[5]], "b": [[6, 7]], "index": )";
        QCOMPARE(made(choice + "0"), Tensor(1, 1, {5}));
        QCOMPARE(made(choice + "1"), Tensor(1, 2, {6, 7}));
    }

    void aMatrixIsCutOffOrFilledUp()
    {
        QCOMPARE(made(R"("type": "tensors.fit", "a": [[1, 2, 3], [4, 5, 6]], "rows": 3, "columns": 2, "filling": 9)"),
                 Tensor(3, 2, {1, 2, 4, 5, 9, 9}));
    }

    void numbersOfAnotherSizeAreReportedWhereThatIsAskedFor()
    {
        const auto problems = [](const QByteArray &size) {
            BlockBench bench(R"({"it": {"type": "tensors.fit", "a": [[1, 2], [3, 4]], )" + size + "}}");
            (void)bench.outputs(u"it"_s);
            return bench.problems().size();
        };
        QCOMPARE(problems(R"("rows": 3, "columns": 2)"), 0U);
        QCOMPARE(problems(R"("rows": 2, "columns": 2, "report": "size")"), 0U);
        QCOMPARE(problems(R"("rows": 3, "columns": 2, "report": "size")"), 1U);
        QCOMPARE(problems(R"("rows": 1, "columns": 2, "report": "size")"), 1U);
        QCOMPARE(problems(R"("rows": 1, "columns": 2, "report": "missing")"), 0U);
        QCOMPARE(problems(R"("rows": 1, "columns": 3, "report": "missing")"), 1U);
    }
};

LECTOGRAPH_TEST_MAIN(TensorsReshapingTest)
#include "tst_tensors_reshaping.moc"
