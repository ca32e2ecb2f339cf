// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

BlockBench treeBench(const QString &type, QJsonObject properties)
{
    properties.insert(u"type"_s, type);
    return BlockBench(QJsonObject{{u"it"_s, properties}});
}

bool overlap(const base::Box &a, const base::Box &b)
{
    return a.min.x < b.max.x - 1e-6 && b.min.x < a.max.x - 1e-6 && a.min.y < b.max.y - 1e-6 && b.min.y < a.max.y - 1e-6;
}

int overlapsIn(const std::vector<shape::Shape> &shapes)
{
    int count = 0;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            count += overlap(shapes[i].bounds(), shapes[j].bounds()) ? 1 : 0;
    }
    return count;
}

const QString family =
    u"Models\n\tEncoder\n\t\tBERT\n\t\t\tRoBERTa\n\t\t\tA very long name indeed\n\t\t여러 언어\n\tDecoder\n"
    "\t\tGPT\n\t\t\tGPT-2\n\t\t\tGPT-3\n\t\t大语言模型\n\tBoth\n\t\tT5"_s;

} // namespace

class TreesBlocksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boxesOfATreeNeverOverlap()
    {
        for (const QString &layout : {u"down"_s, u"up"_s, u"right"_s, u"left"_s, u"mind-map"_s, u"radial"_s}) {
            for (const bool aligned : {false, true}) {
                BlockBench bench = treeBench(
                    u"trees.tree"_s, {{u"outline"_s, family}, {u"layout"_s, layout}, {u"alignLeaves"_s, aligned}});
                const shape::Shape nodes = bench.part(u"it"_s, u"nodes"_s);
                QCOMPARE(nodes->children.size(), std::size_t(13));
                QVERIFY2(overlapsIn(nodes->children) == 0, qPrintable(layout));
                QVERIFY(bench.shape(u"it"_s).bounds().width() < 13.43);
            }
        }
    }

    void manyLeavesStandCloserBeforeTheirLettersAreTooSmall()
    {
        QString outline = u"Root"_s;
        for (int i = 0; i < 24; ++i)
            outline += (i % 8 == 0 ? u"\n\tBranch %1"_s.arg(i / 8) : QString()) + u"\n\t\tModel %1"_s.arg(i);
        BlockBench bench = treeBench(u"trees.tree"_s, {{u"outline"_s, outline}, {u"layout"_s, u"right"_s}});
        const shape::Shape nodes = bench.part(u"it"_s, u"nodes"_s);
        QCOMPARE(overlapsIn(nodes->children), 0);
        QVERIFY(bench.shape(u"it"_s).bounds().height() <= 8);
        QVERIFY(bench.problems().empty());
    }

    void partsHaveTheNamesOfTheirTexts()
    {
        BlockBench bench = treeBench(u"trees.tree"_s, {{u"outline"_s, family}});
        QVERIFY(bench.part(u"it"_s, u"nodes/GPT-2"_s).leafCount() > 1);
        QCOMPARE(bench.part(u"it"_s, u"links/.below:GPT"_s)->children.size(), std::size_t(3));
    }

    void aTreeIsAsLargeAsItsPlacementSays()
    {
        const auto sizeOf = [](const QJsonObject &more) {
            QJsonObject properties{{u"outline"_s, family}, {u"size"_s, 80}};
            for (auto one = more.begin(); one != more.end(); ++one)
                properties.insert(one.key(), one.value());
            return treeBench(u"trees.tree"_s, properties).shape(u"it"_s).bounds();
        };
        const base::Box inFrame = sizeOf({});
        QVERIFY(inFrame.width() < 13.43 && inFrame.height() < 7.21);
        QVERIFY(inFrame.width() > 13.3 || inFrame.height() > 7.1);
        QVERIFY(std::abs(sizeOf({{u"fitWidth"_s, 5}}).width() - 5) < 0.01);
        QVERIFY(sizeOf({{u"fitWidth"_s, 90}, {u"fitHeight"_s, 90}}).height() > 7.3); // beyond the frame, if wished
        QVERIFY(std::abs(sizeOf({{u"fitHeight"_s, 2}}).height() - 2) < 0.01);
    }

    void limitsOfTheFirstVersionBecomeThoseOfThePlacement_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QJsonObject>("written");
        QTest::addColumn<QJsonObject>("read");
        const QJsonValue link = QJsonObject{{u"link"_s, u"size"_s}};
        QTest::newRow("tree") << u"trees.tree"_s << QJsonObject{{u"maxWidth"_s, 9}, {u"maxHeight"_s, 4}}
                              << QJsonObject{{u"fitWidth"_s, 9}, {u"fitHeight"_s, 4}};
        QTest::newRow("both") << u"trees.tree"_s << QJsonObject{{u"maxWidth"_s, 9}, {u"fitWidth"_s, 4}}
                              << QJsonObject{{u"fitWidth"_s, 4}};
        QTest::newRow("linked") << u"trees.timeline"_s << QJsonObject{{u"maxHeight"_s, link}}
                                << QJsonObject{{u"fitHeight"_s, link}};
        QTest::newRow("none") << u"trees.timeline"_s << QJsonObject() << QJsonObject();
        QTest::newRow("diagram") << u"diagrams.diagram"_s << QJsonObject() << QJsonObject{{u"fitWidth"_s, 13}};
        QTest::newRow("free") << u"diagrams.diagram"_s << QJsonObject{{u"maxWidth"_s, 0}}
                              << QJsonObject{{u"fitWidth"_s, 1000}};
    }
    void limitsOfTheFirstVersionBecomeThoseOfThePlacement()
    {
        QFETCH(QString, type);
        QFETCH(QJsonObject, written);
        QFETCH(QJsonObject, read);
        const auto node = builtPlugins().upgrades.upgraded(timeline::TypeUpgrades::Kind::Node,
                                                           {{u"type"_s, type}, {u"properties"_s, written}});
        QVERIFY(node);
        QCOMPARE(node->value("properties"_L1).toObject(), read);
        QCOMPARE(node->value("version"_L1).toInt(), builtPlugins().nodes.find(type)->version);
    }

    void sillyOutlinesAreDrawnAsFarAsTheyGo()
    {
        for (const QString &outline : {u""_s, u"\n\n \t\n"_s, u"\t\t\ta\n b\n\t\tc\nd"_s, u"- a\n  - b\n - c"_s})
            QCOMPARE(treeBench(u"trees.tree"_s, {{u"outline"_s, outline}}).errorOf(u"it"_s), QString());
        QString many;
        for (int i = 0; i < 10'000; ++i)
            many += QString(i % 7, u' ') + QString::number(i) + u'\n';
        BlockBench bench = treeBench(u"trees.tree"_s, {{u"outline"_s, many}});
        QCOMPARE(bench.part(u"it"_s, u"nodes"_s)->children.size(), std::size_t(500));
        QVERIFY(bench.problems().front().error.what.contains(u"line 501"_s));
    }

    void textsOfATimelineNeverOverlap()
    {
        const QString events =
            u"2013-01 word2vec\n2014년 9월 어텐션\n2017年6月 变换器\n2018-06 GPT\n2018-10 BERT\n"
            "2019-02 GPT-2\n2019-10 T5\n2020-05 GPT-3\n2020-10 ViT\n2022-03 Chinchilla\n2023-02 LLaMA"_s;
        BlockBench bench = treeBench(u"trees.timeline"_s, {{u"events"_s, events}});
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        const shape::Shape drawn = bench.part(u"it"_s, u"events"_s);
        QCOMPARE(drawn->children.size(), std::size_t(11));
        QCOMPARE(overlapsIn(drawn->children), 0);
        QVERIFY(bench.shape(u"it"_s).bounds().width() < 13.01);
    }

    void eventsOfOneDayHaveRoomToo()
    {
        for (const QString &sides : {u"both"_s, u"above"_s}) {
            BlockBench bench = treeBench(
                u"trees.timeline"_s,
                {{u"events"_s, u"2017 one\n2017 two\n2017 three\n2017 four\n2018 five"_s}, {u"sides"_s, sides}});
            QCOMPARE(bench.errorOf(u"it"_s), QString());
            std::vector<shape::Shape> labels;
            for (const QString &name : {u"one"_s, u"two"_s, u"three"_s, u"four"_s, u"five"_s})
                labels.push_back(bench.part(u"it"_s, u"events/%1/label"_s.arg(name)));
            QCOMPARE(overlapsIn(labels), 0);
        }
    }

    void whatIsNoDateIsSaidWithItsLineAndTheRestIsDrawn()
    {
        BlockBench bench = treeBench(u"trees.timeline"_s,
                                     {{u"events"_s, u"2017 a\n2018-13 b\n2019-02-30 c\n2020 d"_s}});
        QVERIFY(bench.errorOf(u"it"_s).contains(u"Line 2"_s));
        QCOMPARE(bench.part(u"it"_s, u"events"_s)->children.size(), std::size_t(2));
    }
};

LECTOGRAPH_TEST_MAIN(TreesBlocksTest)
#include "tst_trees_blocks.moc"
