// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagramtext.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

class DiagramsReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChainIsBlocksAndLinksInTheOrderOfTheFlow()
    {
        BlockBench bench = diagramOf(u"out [Output]\ninput -> embedding -> encoder * 6 -> out"_s);
        QCOMPARE(namesIn(bench, u"blocks"_s), QStringList({u"input"_s, u"embedding"_s, u"encoder"_s, u"out"_s}));
        QCOMPARE(namesIn(bench, u"links"_s),
                 QStringList({u"input→embedding"_s, u"embedding→encoder"_s, u"encoder→out"_s}));
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        QVERIFY(boxOf(bench, u"blocks/input"_s).max.y < boxOf(bench, u"blocks/embedding"_s).min.y);
        QVERIFY(bench.part(u"it"_s, u"blocks/encoder/times"_s).leafCount() > 0);
        QVERIFY(bench.part(u"it"_s, u"blocks/encoder/card2"_s).leafCount() > 0);
    }

    void directionsAreThoseOfTheTextOrTheProperty()
    {
        const auto way = [](const QString &source, const QString &direction) {
            BlockBench bench = diagramOf(source, {{u"direction"_s, direction}});
            return boxOf(bench, u"blocks/b"_s).centre() - boxOf(bench, u"blocks/a"_s).centre();
        };
        QVERIFY(way(u"a -> b"_s, u"auto"_s).y > 0.3);
        QVERIFY(way(u"direction down\na -> b"_s, u"auto"_s).y < -0.3);
        QVERIFY(way(u"direction down\na -> b"_s, u"right"_s).x > 0.3);
        QVERIFY(way(u"graph RL\na --> b"_s, u"auto"_s).x < -0.3);
    }

    void flowchartsOfMermaidCanBePasted()
    {
        BlockBench bench = diagramOf(u"graph TD;\n"
                                     "  A[Text] --> B(Round) -->|label| C{Choice}; %% why\n"
                                     "  subgraph one [A group]\n    C -. maybe .-> D[(Store)] & E([Pill])\n  end\n"
                                     "  E == strong ==> F((Circle))\n  F --- G{{Six}}\n  G <--> H[[Sub]]\n"
                                     "  classDef hot fill:#f96,stroke:#333\n  class A,B hot\n  style C fill:#0f0\n"
                                     "  click A \"https://example.org\"\n  linkStyle 0 stroke:#f00"_s);
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        QCOMPARE(namesIn(bench, u"blocks"_s).size(), 8);
        QCOMPARE(namesIn(bench, u"groups"_s), QStringList({u"one"_s}));
        QCOMPARE(namesIn(bench, u"links"_s).size(), 7);
        QVERIFY(bench.part(u"it"_s, u"labels/B→C"_s).leafCount() == 5);
        QVERIFY(!shape::selected(bench.shape(u"it"_s), u"links/F→G/tip"_s));
        QVERIFY(shape::selected(bench.shape(u"it"_s), u"links/G→H/startTip"_s).has_value());
        QVERIFY(shape::selected(bench.shape(u"it"_s), u"blocks/.hot"_s).has_value());
        QVERIFY(boxOf(bench, u"blocks/A"_s).min.y > boxOf(bench, u"blocks/B"_s).max.y);
    }

    void aGroupContainsItsBlocks()
    {
        BlockBench bench = diagramOf(u"encoder [Encoder] * 6 {\n  attn -> ffn\n}\nx -> encoder -> y"_s);
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        const base::Box frame = boxOf(bench, u"groups/encoder/box"_s);
        for (const QString &name : {u"attn"_s, u"ffn"_s}) {
            const base::Box block = boxOf(bench, u"blocks/"_s + name);
            QVERIFY(block.min.x > frame.min.x && block.max.x < frame.max.x);
            QVERIFY(block.min.y > frame.min.y && block.max.y < frame.max.y);
        }
        QVERIFY(boxOf(bench, u"blocks/y"_s).min.y > frame.max.y);
        QVERIFY(shape::selected(bench.shape(u"it"_s), u"links/x→encoder"_s).has_value());
    }

    void residualLinksArriveAtASide_data()
    {
        QTest::addColumn<QString>("side");
        QTest::newRow("left") << u"left"_s;
        QTest::newRow("right") << u"right"_s;
    }
    void residualLinksArriveAtASide()
    {
        QFETCH(QString, side);
        BlockBench bench = diagramOf(u"x -> attn [Multi-head attention] -> add [+] -> y\nx ->+ add"_s,
                                     {{u"residualSide"_s, side}});
        const base::Box sum = boxOf(bench, u"blocks/add/box"_s);
        const base::Box tip = boxOf(bench, u"links/x→add/tip"_s);
        const base::Box arc = boxOf(bench, u"links/x→add/line"_s);
        const base::Box block = boxOf(bench, u"blocks/attn/box"_s);
        QVERIFY(std::abs(tip.centre().y - sum.centre().y) < 0.02);
        if (side == "left"_L1)
            QVERIFY(std::abs(tip.max.x - sum.min.x) < 0.01 && arc.min.x < block.min.x);
        else
            QVERIFY(std::abs(tip.min.x - sum.max.x) < 0.01 && arc.max.x > block.max.x);
    }

    void shapesFollowTheLinks()
    {
        BlockBench bench = diagramOf(u"x: [2, 16, 512]\ns = split(8)\nl = linear(100)\nc = concat\n"
                                     "x -> s -> att [Attention] -> c -> l -> y"_s);
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        const auto labelOf = [&](const QString &link) { return bench.part(u"it"_s, u"labels/"_s + link)->sourceText; };
        QCOMPARE(labelOf(u"x→s"_s), u"[2, 16, 512]"_s);
        QCOMPARE(labelOf(u"s→att"_s), u"[2, 8, 16, 64]"_s);
        QCOMPARE(labelOf(u"att→c"_s), u"[2, 8, 16, 64]"_s);
        QCOMPARE(labelOf(u"c→l"_s), u"[2, 16, 512]"_s);
        QCOMPARE(labelOf(u"l→y"_s), u"[2, 16, 100]"_s);
    }

    void whatDoesNotFitIsSaidWithItsLine_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("words");
        QTest::newRow("sum") << u"x: [4, 5]\ny: [4, 6]\nx -> s [+]\ny -> s"_s << u"Line 3: “s”: [4, 5] and [4, 6]"_s;
        QTest::newRow("heads") << u"x: [4, 10]\nh = split(3)\nx -> h"_s << u"Line 2: “h”: The last axis of [4, 10]"_s;
        QTest::newRow("product") << u"x: [4, 5]\ny: [4, 5]\nm = matmul\nx -> m\ny -> m"_s
                                 << u"the inner sizes differ"_s;
        QTest::newRow("declared") << u"x: [4, 5]\nx -> n [Norm]: [4, 6]"_s << u"[4, 6] is declared"_s;
        QTest::newRow("unknown") << u"x = flibber(3)"_s << u"flibber"_s;
        QTest::newRow("nowhere") << u"a ->"_s << u"Line 1: The link from “a” leads nowhere. Write"_s;
        QTest::newRow("bracket") << u"b\na [Text"_s << u"Line 2: The text of “a” has no end."_s;
        QTest::newRow("group") << u"a {\nb"_s << u"The group “a” has no end."_s;
        QTest::newRow("end") << u"a\n}"_s << u"“}” ends no group"_s;
        QTest::newRow("arrow") << u"-> b"_s << u"Line 1: “-> b” cannot be read"_s;
        QTest::newRow("direction") << u"direction north\na"_s << u"“north” is no direction"_s;
        QTest::newRow("itself") << u"a {\nb\n}\na -> b"_s << u"in each other"_s;
    }
    void whatDoesNotFitIsSaidWithItsLine()
    {
        QFETCH(QString, source);
        QFETCH(QString, words);
        BlockBench bench = diagramOf(source);
        QVERIFY2(bench.errorOf(u"it"_s).contains(words), qPrintable(bench.errorOf(u"it"_s)));
        if (words != u"Line 1: “-> b” cannot be read"_s)
            QVERIFY(bench.shape(u"it"_s).leafCount() > 0); // the rest is drawn
    }

    void circlesAndLoopsAreDrawn()
    {
        BlockBench bench = diagramOf(u"a -> b -> c -> a\nb -> b\na -> b\na <--> b"_s);
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        QCOMPARE(namesIn(bench, u"links"_s).size(), 6);
        QVERIFY(namesIn(bench, u"links"_s).contains(u"a→b 3"_s));
    }

    void anyTextIsSurvived_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("empty") << QString();
        QTest::newRow("spaces") << u" \n\t\n"_s;
        QTest::newRow("brackets") << u"[[[((({{{>>>]]]"_s;
        QTest::newRow("marks") << u"->->->\n<-->\n===\n~~~\n|||\n:::\n@{\n\"\n* 6\n= x\n. . .\n}}}}\n;;;"_s;
        QTest::newRow("null") << QString(QChar(0)) + u"a"_s + QChar(1) + u"b -> "_s + QChar(0xd800);
        QTest::newRow("slashes") << u"a/b/c -> .d -> * -> 1..4"_s;
        QTest::newRow("long") << QString(100'000, u'x') + u" -> y"_s;
        QTest::newRow("deep") << u"g { "_s.repeated(300);
        QTest::newRow("itself") << u"a {\nb {\na\n}\n}"_s;
        QTest::newRow("formula") << u"a [$\\frac{1$] -> b"_s;
    }
    void anyTextIsSurvived()
    {
        QFETCH(QString, source);
        BlockBench bench = diagramOf(source);
        bench.outputs(u"it"_s);
    }

    void tooManyBlocksAreLeftOutAndSaid()
    {
        QString source;
        for (int i = 0; i < 10'000; ++i)
            source += u"b%1 -> b%2\n"_s.arg(i).arg(i / 2);
        QElapsedTimer timer;
        timer.start();
        BlockBench bench = diagramOf(source);
        QVERIFY(!bench.errorOf(u"it"_s).isEmpty());
        QVERIFY(namesIn(bench, u"blocks"_s).size() == 1000);
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }
};

LECTOGRAPH_TEST_MAIN(DiagramsReadingTest)
#include "tst_diagrams_reading.moc"
