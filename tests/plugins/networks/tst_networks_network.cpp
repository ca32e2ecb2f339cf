// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

constexpr std::size_t parametersPort = 7;

QByteArray network(const QByteArray &properties)
{
    return it(R"("type": "networks.network", )" + properties);
}

QStringList partNamesIn(BlockBench &bench, const QString &group)
{
    QStringList names;
    const shape::Shape part = bench.part(u"it"_s, group);
    for (const shape::Shape &child : part->children)
        names.append(child->name);
    return names;
}

shape::Shape partOf(const QByteArray &properties, const QString &pattern)
{
    return BlockBench(network(properties)).part(u"it"_s, pattern);
}

/// How many links there are in all gaps.
int linkCount(const QByteArray &properties)
{
    return partOf(properties, u"links"_s).leafCount();
}

double fillOf(const QByteArray &properties, const QString &node)
{
    return static_cast<double>(partOf(properties, u"columns/%1/node"_s.arg(node))->style.fill.a);
}

/// From below to above, without gaps: the level of each arc.
double heightOfArc(const QByteArray &residuals, const QString &name)
{
    return partOf(R"("columns": "4-4-4-4-4", "residuals": )" + residuals, u"residuals/%1/arc"_s.arg(name))
        .bounds()
        .max.y;
}

} // namespace

class NetworksNetworkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLineIsEnough()
    {
        BlockBench bench(network(R"("columns": "784-16-16-10")"));
        QCOMPARE(partNamesIn(bench, u"columns"_s), (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
        const QStringList first = partNamesIn(bench, u"columns/1"_s);
        QCOMPARE(first.size(), 17);
        QCOMPARE(first.mid(7, 3), (QStringList{u"8"_s, u"dots"_s, u"777"_s}));
        QCOMPARE(partNamesIn(bench, u"columns/2"_s).size(), 16);
        QCOMPARE(partNamesIn(bench, u"columns/4"_s).size(), 10);
        QCOMPARE(bench.number(u"it"_s, parametersPort), 13002.0);
        QCOMPARE(bench.part(u"it"_s, u"links"_s).leafCount(), 16 * 16 + 16 * 16 + 16 * 10);
        QCOMPARE(bench.part(u"it"_s, u"rest"_s)->sourceText, u"12,288 more links"_s);
    }

    void aColumnMayBeWrittenInManyWays_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : {u"4-8-2"_s, u"4 8 2"_s, u"4, 8, 2"_s, u"4 → 8 → 2"_s, u"4–8–2"_s, u"4 x 8 x 2"_s,
                                    u"[4, 8, 2]"_s, u"４－８－２"_s, u"4;8;2"_s, u" 4 - 8 - 2 "_s})
            QTest::newRow(qPrintable(text)) << text;
    }
    void aColumnMayBeWrittenInManyWays()
    {
        QFETCH(QString, text);
        BlockBench bench(network("\"columns\": \"" + text.toUtf8() + "\""));
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        QCOMPARE(bench.number(u"it"_s, parametersPort), 4 * 8 + 8 + 8 * 2 + 2.0);
    }

    void whatSaysNoNumbersIsRefused()
    {
        for (const QByteArray text : {"4-eight-2", "abc", "4-0-2", "-", "4-8px", "4.5-2x3y", "99999999999999999999-2"})
            QVERIFY2(BlockBench(network("\"columns\": \"" + text + "\"")).errorOf(u"it"_s).contains(u"4-8-8-2"_s),
                     text.constData());
        QVERIFY(!BlockBench(network(R"("columns": "")")).errorOf(u"it"_s).isEmpty());
        QVERIFY(
            !BlockBench(network("\"columns\": \"" + QByteArray("2-").repeated(41) + "\"")).errorOf(u"it"_s).isEmpty());
    }

    void aColumnIsCompleteWhereDotsWouldSaveNothing()
    {
        BlockBench complete(network(R"("columns": "7-8-1", "ends": 3)"));
        QCOMPARE(partNamesIn(complete, u"columns/1"_s).size(), 7);
        QVERIFY(!partNamesIn(complete, u"columns/1"_s).contains(u"dots"_s));
        QVERIFY(partNamesIn(complete, u"columns/2"_s).contains(u"dots"_s));
    }

    void theStrongestLinksAreDrawnAndTheOthersCounted()
    {
        BlockBench bench(network(R"("columns": "100-100", "ends": 50)"));
        QCOMPARE(bench.part(u"it"_s, u"links"_s).leafCount(), 2000);
        QCOMPARE(bench.part(u"it"_s, u"rest"_s)->sourceText, u"8,000 more links"_s);
        graph::Setting korean;
        korean.languages = {u"ko"_s};
        BlockBench other(network(R"("columns": "100-100")"), korean);
        QVERIFY(other.part(u"it"_s, u"rest"_s)->sourceText.contains(u"연결"_s));
        const QStringList parts = [] {
            BlockBench without(network(R"("columns": "100-100", "showRest": false)"));
            return partNamesIn(without, u""_s);
        }();
        QVERIFY(!parts.contains(u"rest"_s));
    }

    void strongLinksLieOnTopOfWeakOnesAndBelowTheNodes()
    {
        BlockBench bench(network(R"("columns": "3-2", "weights1": [[0.1, -2], [1, 0.5], [-0.2, 0]])"));
        QCOMPARE(partNamesIn(bench, u"links/2"_s),
                 (QStringList{u"1→1"_s, u"3→1"_s, u"2→2"_s, u"2→1"_s, u"1→2"_s})); // none for 0
        const QStringList parts = partNamesIn(bench, u""_s);
        QVERIFY(parts.indexOf(u"links"_s) < parts.indexOf(u"columns"_s));
        const auto opacity = [&](const QString &link) {
            return static_cast<double>(bench.part(u"it"_s, u"links/2/"_s + link)->style.stroke.a);
        };
        QVERIFY(isNear(opacity(u"1→2"_s), 1, 1e-6));
        QVERIFY(isNear(opacity(u"2→1"_s), 0.5, 1e-6));
        QVERIFY(isNear(opacity(u"1→1"_s), 0.08, 1e-6)); // still seen
    }

    void linksEndAtTheCircles()
    {
        BlockBench bench(network(R"("columns": "1-1", "nodeSize": 1, "columnGap": 3)"));
        const base::Box link = bench.part(u"it"_s, u"links/2/1→1"_s).bounds();
        QVERIFY(isNear(link.width(), 3));
    }

    void equalWeightsLookEqual()
    {
        BlockBench bench(network(R"("columns": "3-2", "weights1": [[1, -0.5], [-0.5, 1], [1, -0.5]])"));
        const auto style = [&](const QString &link) { return bench.part(u"it"_s, u"links/2/"_s + link)->style; };
        QVERIFY(style(u"1→1"_s) == style(u"2→2"_s));
        QVERIFY(style(u"1→2"_s) == style(u"3→2"_s));
        QVERIFY(!(style(u"1→1"_s) == style(u"1→2"_s)));
    }

    void attentionIsANetworkOfWords()
    {
        const QByteArray causal = R"("columns": "5-5", "form": "boxes", "weightLayout": "after", "strongest": 1,
            "names": ["Keys", "Queries"], "nodeNames": ["The\tcat\tsat\ton\tthe", "The\tcat\tsat\ton\tthe"],
            "weights1": [[1, 0, 0, 0, 0], [0.4, 0.6, 0, 0, 0], [0.2, 0.5, 0.3, 0, 0], [0.1, 0.2, 0.3, 0.4, 0],
                         [0.3, 0.1, 0.1, 0.2, 0.3]])";
        QCOMPARE(linkCount(causal), 15);
        QVERIFY(isNear(static_cast<double>(partOf(causal, u"links/Queries/cat→sat"_s)->style.stroke.a), 0.5, 1e-6));
        QVERIFY(isNear(static_cast<double>(partOf(causal, u"links/Queries/The→cat"_s)->style.stroke.a), 0.4, 1e-6));
        BlockBench bench(network(causal));
        for (const QString &name : partNamesIn(bench, u"columns/Keys"_s)) {
            const base::Box box = bench.part(u"it"_s, u"columns/Keys/%1/node"_s.arg(name)).bounds();
            const base::Box word = bench.part(u"it"_s, u"columns/Keys/%1/name"_s.arg(name)).bounds();
            QVERIFY(word.min.x > box.min.x && word.max.x < box.max.x && word.min.y > box.min.y
                    && word.max.y < box.max.y);
        }
    }

    void oneOfSeveralHeadsIsLit()
    {
        const QByteArray scores = R"("scores": {"type": "tensors.split-heads", "heads": 2,
                                      "a": [[1, 0.5, 0.2, 0.9], [0.3, 0.7, 0.6, 0.4]]})";
        BlockBench bench("{" + scores + R"(, "it": {"type": "networks.network", "columns": "2-2", "head": 1,
                                              "weightLayout": "after", "weights1": {"link": "scores"}}})");
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        QCOMPARE(partNamesIn(bench, u"links/2"_s), (QStringList{u"1"_s, u"2"_s}));
        QVERIFY(bench.part(u"it"_s, u"links/2/1/1→1"_s)->style.stroke.a < 0.1F);
        QVERIFY(bench.part(u"it"_s, u"links/2/2/2→1"_s)->style.stroke.a > 0.5F);
    }

    void droppedNodesAreTheSameEverywhere()
    {
        const QByteArray dropout = R"("columns": "4-8-8-2", "seed": 3, "dropout": 0.5)";
        BlockBench bench(network(dropout));
        QStringList out;
        for (const QString &column : {u"1"_s, u"2"_s, u"3"_s, u"4"_s}) {
            for (const QString &node : partNamesIn(bench, u"columns/"_s + column)) {
                if (bench.part(u"it"_s, u"columns/%1/%2"_s.arg(column, node))->tags.contains(u"dropped"_s))
                    out.append(column + u'/' + node);
            }
        }
        QCOMPARE(out.join(u' '), u"2/1 2/3 2/4 2/6 3/3 3/6 3/7"_s);
        QVERIFY(bench.part(u"it"_s, u"links/2/1→1"_s)->style.stroke.a < 0.1F);
        BlockBench back(network(R"("columns": "4-8-8-2", "seed": 3)"));
        QCOMPARE(back.part(u"it"_s, u"columns/.dropped"_s).leafCount(), 0);
    }

    void arcsThatWouldMeetHaveLevelsOfTheirOwn()
    {
        const QByteArray nested = R"(["1 → 3", "1 → 5", "3 → 5"])";
        QVERIFY(heightOfArc(nested, u"1→5"_s) > heightOfArc(nested, u"1→3"_s) + 0.2);
        QVERIFY(isNear(heightOfArc(nested, u"1→3"_s), heightOfArc(nested, u"3→5"_s))); // back to back
        BlockBench bench(network(R"("columns": "2-2-2", "names": ["x", "y", "z"], "residuals": ["x → z"])"));
        QVERIFY(bench.part(u"it"_s, u"residuals/x→z/sum"_s).leafCount() > 0);
    }

    void aPulseFillsColumnByColumn()
    {
        const auto at = [](const QByteArray &pulse, const QString &node) {
            return fillOf(
                R"("columns": "1-1-1", "weights1": [[1]], "weights2": [[1]], "input": [1], "pulse": )" + pulse, node);
        };
        QCOMPARE(at("0", u"1/1"_s), 0.0);
        QCOMPARE(at("1", u"1/1"_s), 1.0);
        QCOMPARE(at("1.6", u"2/1"_s), 0.0); // links are still travelled
        QVERIFY(at("1.85", u"2/1"_s) > 0.4);
        QCOMPARE(at("2", u"2/1"_s), 1.0);
        QCOMPARE(at("2", u"3/1"_s), 0.0);
        QCOMPARE(at("3", u"3/1"_s), 1.0);
        const auto lit = [](const QByteArray &pulse) {
            return partOf(R"("columns": "4-4-4", "pulse": )" + pulse, u"pulse"_s).leafCount();
        };
        QCOMPARE(lit("0"), 0);
        QVERIFY(lit("1.3") > 0);
        QCOMPARE(lit("2"), 0); // all links of a beat arrive before it ends
        QCOMPARE(lit("3"), 0);
    }

    void thePassBackComesFromTheRight()
    {
        const auto lit = [](const QByteArray &pulse) {
            return partOf(R"("columns": "2-2-2", "backPulse": )" + pulse, u"pulse"_s).bounds().centre().x;
        };
        QVERIFY(lit("1.1") > lit("1.5"));
        QVERIFY(lit("1.5") > 0);
        QVERIFY(lit("2.3") < 0);
    }

    void linksBecomeCells()
    {
        const QByteArray columns = R"("columns": "3-4", "columnGap": 3, "matrix": )";
        QCOMPARE(linkCount(columns + "1"), 12);
        const base::Box first = partOf(columns + "1", u"links/2/1→1"_s).bounds();
        const base::Box right = partOf(columns + "1", u"links/2/1→2"_s).bounds();
        const base::Box below = partOf(columns + "1", u"links/2/2→1"_s).bounds();
        QVERIFY(isNear(first.width(), first.height()) && isNear(first.width(), right.width()));
        QVERIFY(right.min.x > first.max.x && isNear(right.min.y, first.min.y));
        QVERIFY(below.max.y < first.min.y && isNear(below.min.x, first.min.x));
    }

    void textsHaveTheRoomThatTheyNeed()
    {
        for (const QByteArray names :
             {R"(["Input", "A remarkably long hidden layer", "Another one that is long", "y"])",
              R"(["입력", "아주 긴 이름을 가진 은닉층", "또 하나의 긴 이름의 은닉층", "출력"])"}) {
            BlockBench bench(network(R"("columns": "3-4-4-2", "columnGap": 0.2, "names": )" + names));
            const shape::Shape group = bench.part(u"it"_s, u"names"_s);
            for (std::size_t i = 1; i < group->children.size(); ++i) {
                QVERIFY(group->children[i].bounds().min.x > group->children[i - 1].bounds().max.x + 0.1);
                QVERIFY(isNear(shape::textLinesOf(group->children[i])->first,
                               shape::textLinesOf(group->children[0])->first));
            }
        }
    }

    void nodesAreSmallerWhereTheyWouldBeTooHigh()
    {
        BlockBench bench(network(R"("columns": "60-2", "ends": 100, "height": 4)"));
        QVERIFY(bench.part(u"it"_s, u"columns"_s).bounds().height() <= 4 + 1e-9);
        QCOMPARE(partNamesIn(bench, u"columns/1"_s).size(), 60);
    }

    void whatDoesNotFitIsSaidAndTheRestIsDrawn()
    {
        const auto said = [](const QByteArray &properties) {
            BlockBench bench(network(R"("columns": "2-3-2", )" + properties));
            if (bench.shape(u"it"_s).leafCount() < 7)
                qFatal("nothing is drawn");
            return bench.errorOf(u"it"_s);
        };
        QVERIFY(said(R"("weights1": [[1, 2], [3, 4], [5, 6]])").contains(u"other way round"_s));
        QVERIFY(said(R"("weights1": [[1, 2, 3, 4]])").contains(u"2 × 3"_s));
        QVERIFY(said(R"("biases1": [1, 2])").contains(u"bias"_s));
        QVERIFY(said(R"("input": [1, 2, 3])").contains(u"nodes: 2"_s));
        QVERIFY(said(R"("input": [1, 2], "target": [1])").contains(u"nodes: 2"_s));
        QVERIFY(said(R"("input": [1, 2], "activations": ["rule"])").contains(u"ReLU"_s));
        QVERIFY(said(R"("residuals": ["1 → 2"])").contains(u"3 nodes"_s));
        QVERIFY(said(R"("residuals": ["3 → 1"])").contains(u"1 → 3"_s));
        QVERIFY(said(R"("residuals": ["nowhere"])").contains(u"1 → 3"_s));
        QCOMPARE(said(R"("input": [1, 2], "target": [0, 1], "residuals": ["1 → 3"])"), QString());
    }

    void aBillionNodesAreCountedAndNotDrawn()
    {
        QElapsedTimer clock;
        clock.start();
        BlockBench bench(network(R"("columns": "1000000000-1000000000", "input": [1])"));
        QCOMPARE(bench.number(u"it"_s, parametersPort), 1e18 + 1e9);
        QCOMPARE(partNamesIn(bench, u"columns/2"_s).size(), 17);
        QVERIFY(clock.elapsed() < 3000);
    }

    void leastAndGreatestValuesAreDrawn()
    {
        for (const QByteArray values :
             {R"("nodeSize": 0.01, "nodeGap": 0, "columnGap": 0, "height": 0.1)",
              R"("nodeSize": 100, "nodeGap": 100, "columnGap": 100, "height": 1000)",
              R"("linkWidth": 0, "strongest": 0)", R"("pulse": 0, "backPulse": 100)",
              R"("dropout": 0.99, "input": [1, 2, 3, 4])",
              R"("temperature": 0, "activations": ["softmax", "softmax", "softmax"], "input": [1, 2, 3, 4],
                 "target": [1, 0])",
              R"("input": [1e308, 1e308, -1e308, 0], "showValues": true)"}) {
            BlockBench bench(network(values));
            QVERIFY2(bench.outputs(u"it"_s), values.constData());
            QVERIFY2(std::isfinite(bench.shape(u"it"_s).bounds().width()), values.constData());
        }
    }
};

LECTOGRAPH_TEST_MAIN(NetworksNetworkTest)
#include "tst_networks_network.moc"
