// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

QByteArray bars(const QByteArray &properties)
{
    return R"({"it": {"type": "charts.probabilities", "words": ["a", "b", "c"], "values": [0.1, 0.6, 0.2], )"
        + properties + "}}";
}

QByteArray softmaxOf(const QByteArray &properties)
{
    return R"({"it": {"type": "charts.softmax", "words": ["a", "b", "c"], )" + properties + "}}";
}

QStringList rowNames(BlockBench &bench)
{
    QStringList found;
    for (const shape::Shape &child : bench.shape(u"it"_s)->children)
        found.append(child->name);
    return found;
}

double shown(BlockBench &bench, const QString &pattern)
{
    return bench.part(u"it"_s, pattern)->numeral->value;
}

double heightOf(BlockBench &bench, const QString &word)
{
    return bench.part(u"it"_s, word + u"/bar"_s).bounds().centre().y;
}

} // namespace

class ChartsSharesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLikeliestWordsComeFirstAndTheRestLast()
    {
        BlockBench bench(bars(R"("most": 2, "length": 3)"));
        QCOMPARE(rowNames(bench), (QStringList{u"b"_s, u"c"_s, u"…"_s}));
        QVERIFY(heightOf(bench, u"b"_s) > heightOf(bench, u"c"_s));
        QVERIFY(isNear(bench.part(u"it"_s, u"b/bar"_s).bounds().width(), 3));
        QVERIFY(isNear(bench.part(u"it"_s, u"c/bar"_s).bounds().width(), 1));
        QVERIFY(isNear(shown(bench, u"…/number"_s), 20));
        QVERIFY(bench.part(u"it"_s, u"b/word"_s).bounds().max.x < 0);
    }

    void theyStandAsGivenIfWanted()
    {
        BlockBench bench(bars(R"("order": "as given", "showRest": false, "direction": "up", "measure": "whole")"));
        QCOMPARE(rowNames(bench), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QVERIFY(isNear(bench.part(u"it"_s, u"b/bar"_s).bounds().height(), 1.8));
        QVERIFY(bench.part(u"it"_s, u"b/word"_s).bounds().max.y < 0);
    }

    void wordsHaveOneSize()
    {
        for (const QByteArray direction : {"up", "right"}) {
            BlockBench bench(R"({"it": {"type": "charts.probabilities", "words": ["an", "an unimaginably long word"],
                                        "values": [0.6, 0.4], "labelWidth": 1, "direction": ")"
                             + direction + R"("}})");
            const base::Box a = bench.part(u"it"_s, u"an/word/0"_s).bounds();
            const base::Box same = bench.part(u"it"_s, u"an unimaginably long word/word/0"_s).bounds();
            QVERIFY(isNear(a.height(), same.height()));
            if (direction == "up")
                QVERIFY(isNear(a.min.y, same.min.y));
            QVERIFY(bench.part(u"it"_s, u"an unimaginably long word/word"_s).bounds().width() <= 1);
        }
    }

    void headingsStandOnOneLine()
    {
        BlockBench bench(softmaxOf(R"("logits": [2, 1, -1])"));
        const auto foot = [&](const QString &letter) { return bench.part(u"it"_s, letter).bounds().min.y; };
        QVERIFY(isNear(shape::textLinesOf(bench.part(u"it"_s, u"logit"_s))->first,
                       shape::textLinesOf(bench.part(u"it"_s, u"exponential"_s))->first));
        QVERIFY(foot(u"logit/0"_s) < foot(u"exponential/1"_s)); // the exponent
    }

    void wordsChangePlacesWithoutAJump()
    {
        const QByteArray change = R"("laterWords": ["c", "a", "d"], "laterValues": [0.5, 0.3, 0.2], "later": %1)";
        const auto at = [&](const QByteArray &later) {
            return BlockBench(bars(QByteArray(change).replace("%1", later)));
        };
        BlockBench before = at("0"), early = at("0.000001"), middle = at("0.5"), late = at("0.999999"), after = at("1");
        QCOMPARE(rowNames(before), (QStringList{u"b"_s, u"c"_s, u"a"_s, u"…"_s}));
        QCOMPARE(rowNames(after), (QStringList{u"c"_s, u"a"_s, u"d"_s}));
        for (const QString &word : {u"b"_s, u"c"_s, u"a"_s})
            QVERIFY(std::abs(heightOf(before, word) - heightOf(early, word)) < 1e-4);
        for (const QString &word : {u"c"_s, u"a"_s, u"d"_s})
            QVERIFY(std::abs(heightOf(after, word) - heightOf(late, word)) < 1e-4);
        QVERIFY(isNear(shown(middle, u"a/number"_s), 20));
        QCOMPARE(middle.part(u"it"_s, u"b"_s)->opacity, 0.0); // has left before
        QCOMPARE(middle.part(u"it"_s, u"d"_s)->opacity, 0.0); // another comes to its place
    }

    void theLastRowOfATableCounts()
    {
        BlockBench bench(R"({"it": {"type": "charts.probabilities", "words": ["x", "x", "/"],
                                    "values": [[1, 0, 0], [0.2, 0.5, 0.3]]}})");
        QCOMPARE(rowNames(bench), (QStringList{u"x"_s, u"∕"_s, u"x (2)"_s})); // names of parts differ
        QVERIFY(isNear(shown(bench, u"x/number"_s), 50));
    }

    void aNumberWithoutAWordHasABar()
    {
        BlockBench bench(R"({"it": {"type": "charts.probabilities", "words": ["x"], "values": [0.5, 0.3]}})");
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        QCOMPARE(rowNames(bench).size(), 3); // and the rest
    }

    void whatIsNoProbabilityIsRefused()
    {
        QVERIFY(!BlockBench(R"({"it": {"type": "charts.probabilities", "values": [0.5, -0.1]}})")
                     .errorOf(u"it"_s)
                     .isEmpty());
        BlockBench masked(R"({"scores": {"type": "tensors.mask", "scores": [[1, 1], [1, 1]]},
                              "it": {"type": "charts.probabilities", "values": {"link": "scores"}, "most": 4},
                              "panel": {"type": "charts.softmax", "logits": {"link": "scores"}}})");
        QCOMPARE(masked.errorOf(u"panel"_s), QString()); // −∞ has the share 0
        QVERIFY(BlockBench(R"({"it": {"type": "charts.probabilities", "values": []}})").errorOf(u"it"_s).isEmpty());
    }

    void percentagesInPlaceOfProbabilitiesAreReported()
    {
        const auto warned = [](const QByteArray &values) {
            BlockBench bench(R"({"it": {"type": "charts.probabilities", "values": )" + values + "}}");
            bench.shape(u"it"_s); // it is drawn all the same
            return !bench.problems().empty();
        };
        QVERIFY(warned("[71.2, 90.4]"));
        QVERIFY(warned("[0.5, 1.01]"));
        QVERIFY(!warned("[1, 0]"));
        QVERIFY(!warned("[1.0000001, 0]"));
        QVERIFY(!warned("[0.9, 0.9]")); // of independent questions
    }

    void sharesAreTheSoftmaxOfTheLogits()
    {
        BlockBench bench(softmaxOf(R"("logits": [2, 1, -1], "temperature": 0.5)"));
        const double sum = std::exp(4) + std::exp(2) + std::exp(-2);
        QVERIFY(isNear(shown(bench, u"exponentials/b"_s), std::exp(2)));
        QVERIFY(isNear(shown(bench, u"shares/a/number"_s), 100 * std::exp(4) / sum));
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        const auto &shares = std::get<std::vector<double>>((*outputs)[1]);
        QVERIFY(isNear(shares[0] + shares[1] + shares[2], 1));
    }

    void temperatureHasItsLimits()
    {
        BlockBench cold(softmaxOf(R"("logits": [2, 1, -1], "temperature": 0)"));
        QVERIFY(std::isinf(shown(cold, u"exponentials/a"_s)));
        QCOMPARE(shown(cold, u"exponentials/c"_s), 0.0);
        QCOMPARE(shown(cold, u"shares/a/number"_s), 100.0);
        QCOMPARE(shown(cold, u"shares/b/number"_s), 0.0);
        BlockBench hot(softmaxOf(R"("logits": [2, 1, -1], "infinite": true)"));
        QCOMPARE(shown(hot, u"exponentials/a"_s), 1.0);
        QVERIFY(isNear(shown(hot, u"shares/c/number"_s), 100.0 / 3));
        QVERIFY(std::isinf(shown(hot, u"temperature/number"_s)));
    }
};

LECTOGRAPH_TEST_MAIN(ChartsSharesTest)
#include "tst_charts_shares.moc"
