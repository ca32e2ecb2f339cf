// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Box;

namespace {

/// Three shapes of different sizes, and a block that uses them.
BlockBench threeShapesAnd(const QByteArray &it)
{
    return BlockBench("{\"small\": {\"type\": \"shapes.square\", \"size\": 1}, "
                      "\"tall\": {\"type\": \"shapes.rectangle\", \"width\": 1, \"height\": 3, \"position\": [5, 5]}, "
                      "\"wide\": {\"type\": \"shapes.rectangle\", \"width\": 4, \"height\": 1, \"position\": [-5, 0]}, "
                      "\"it\": "
                      + it + "}");
}

const QByteArray linkedChildren = "\"children\": [{\"link\": \"small\"}, {\"link\": \"tall\"}, {\"link\": \"wide\"}]";

} // namespace

class LayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGroupLeavesItsChildrenWhereTheyAre()
    {
        BlockBench bench = threeShapesAnd("{\"type\": \"layout.group\", " + linkedChildren + "}");
        QCOMPARE(bench.part(u"it"_s, u"tall"_s).bounds(), bench.shape(u"tall"_s).bounds());
        QCOMPARE(bench.shape(u"it"_s)->children.size(), std::size_t{3});
    }

    void whatFailsLeavesTheOthers()
    {
        for (const QByteArray type : {"layout.group", "layout.row", "layout.column", "layout.grid", "space.card"}) {
            BlockBench bench(R"({"bad": {"type": "shapes.polygon", "points": [0, 0, 1]},
                                 "good": {"type": "shapes.square"},
                                 "it": {"type": ")"
                             + type + R"(", "children": [{"link": "bad"}, {"link": "good"}]},
                                 "arrow": {"type": "shapes.connector", "fromShape": {"link": "good"},
                                           "toShape": {"link": "bad"}}})");
            const QString pattern = type == "space.card" ? u"content/good"_s : u"good"_s;
            QVERIFY2(bench.part(u"it"_s, pattern).bounds().width() > 0.1, type.constData());
            QVERIFY2(bench.errorOf(u"it"_s).contains(u"odd (3)"_s), type.constData()); // what it lacks
            QVERIFY2(!bench.outputs(u"arrow"_s), type.constData());                    // points nowhere
            QCOMPARE(bench.problems().size(), std::size_t{1});
        }
    }

    void whatFailsBesideAChartOrASolidLeavesIt()
    {
        for (const QByteArray it :
             {R"("charts.bars", "values": [1, 2], "labels": [{"link": "bad"}])",
              R"("attention.grid", "rowShapes": [{"link": "bad"}], "columnShapes": [{"link": "bad"}])",
              R"("space.solid", "faceShapes": [{"link": "bad"}])",
              R"("shapes.brace", "shape": {"link": "good"}, "clearOf": [{"link": "bad"}])"}) {
            BlockBench bench(R"({"bad": {"type": "shapes.polygon", "points": [0, 0, 1]},
                                 "good": {"type": "shapes.square"}, "it": {"type": )"
                             + it + "}}");
            QVERIFY2(bench.shape(u"it"_s).leafCount() > 0, it.constData());
            QVERIFY2(bench.errorOf(u"it"_s).contains(u"odd (3)"_s), it.constData()); // what it lacks
            QCOMPARE(bench.problems().size(), std::size_t{1});
        }
    }

    void aRowStandsOnOneLineWithEqualRoom()
    {
        BlockBench bench = threeShapesAnd("{\"type\": \"layout.row\", \"spacing\": 0.5, \"lineUp\": \"down\", "
                                          + linkedChildren + "}");
        const Box small = bench.part(u"it"_s, u"small"_s).bounds();
        const Box tall = bench.part(u"it"_s, u"tall"_s).bounds();
        const Box wide = bench.part(u"it"_s, u"wide"_s).bounds();
        QCOMPARE(tall.min.x - small.max.x, 0.5);
        QCOMPARE(wide.min.x - tall.max.x, 0.5);
        QCOMPARE(small.min.y, tall.min.y);
        QCOMPARE(wide.min.y, tall.min.y);
        QCOMPARE(bench.shape(u"it"_s).bounds().centre(), base::Vec3{});
    }

    void wordsOfARowStandOnOneLine_data()
    {
        QTest::addColumn<QByteArray>("nodes");
        const QByteArray words =
            R"("0": {"type": "text.text", "text": "gap"}, "1": {"type": "text.text", "text": "cat"},
                                    "2": {"type": "text.text", "text": "-a,"}, )";
        const QByteArray children = R"("children": [{"link": "0"}, {"link": "1"}, {"link": "2"}])";
        QTest::newRow("row") << "{" + words + R"("it": {"type": "layout.row", )" + children + "}}";
        QTest::newRow("grid") << "{" + words + R"("it": {"type": "layout.grid", )" + children + "}}";
        const QByteArray repeated =
            R"({"it": {"type": "layout.each", "block": "text.text", "texts": ["gap", "cat", "-a,"])";
        QTest::newRow("repeated in a row") << repeated + "}}";
        QTest::newRow("repeated in a grid") << repeated + R"(, "arrange": "grid"}})";
        QTest::newRow("repeated at points") << repeated + R"(, "arrange": "points", "points": [0, 1, 2, 1, 4, 1]}})";
    }
    void wordsOfARowStandOnOneLine()
    {
        QFETCH(const QByteArray, nodes);
        BlockBench bench(nodes);
        const auto foot = [&](const QString &word) { return bench.part(u"it"_s, word + u"/1"_s).bounds().min.y; };
        QVERIFY(std::abs(foot(u"0"_s) - foot(u"1"_s)) < 1e-9);
        QVERIFY(std::abs(foot(u"0"_s) - foot(u"2"_s)) < 1e-9);
    }

    void wordsOfARowGoByTheirInkIfAsked()
    {
        BlockBench bench(R"({"it": {"type": "layout.each", "block": "text.text", "texts": ["gap", "cat"],
                                    "lineUp": "drawn"}})");
        const auto middle = [&](const QString &word) { return bench.part(u"it"_s, word).bounds().centre().y; };
        QVERIFY(std::abs(middle(u"0"_s) - middle(u"1"_s)) < 1e-9);
    }

    void aColumnGoesDown()
    {
        BlockBench bench = threeShapesAnd("{\"type\": \"layout.column\", \"spacing\": 0.25, \"lineUp\": \"left\", "
                                          + linkedChildren + "}");
        const Box small = bench.part(u"it"_s, u"small"_s).bounds();
        const Box tall = bench.part(u"it"_s, u"tall"_s).bounds();
        QCOMPARE(small.min.y - tall.max.y, 0.25);
        QCOMPARE(small.min.x, tall.min.x);
    }

    void aGridHasRoomForTheLargest()
    {
        BlockBench bench = threeShapesAnd("{\"type\": \"layout.grid\", \"columns\": 2, \"gapX\": 1, \"gapY\": 2, "
                                          + linkedChildren + "}");
        const auto centre = [&](const QString &part) { return bench.part(u"it"_s, part).bounds().centre(); };
        QCOMPARE(centre(u"tall"_s) - centre(u"small"_s), (base::Vec3{5, 0, 0}));
        QCOMPARE(centre(u"wide"_s) - centre(u"small"_s), (base::Vec3{0, -5, 0}));
    }

    void partsComeInAnotherOrderInTheirPlaces_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("backwards") << u"reverse"_s << QStringList{u"wide"_s, u"tall"_s, u"small"_s};
        QTest::newRow("outwards") << u"outwards"_s << QStringList{u"tall"_s, u"small"_s, u"wide"_s};
        QTest::newRow("inwards") << u"inwards"_s << QStringList{u"small"_s, u"wide"_s, u"tall"_s};
    }

    void partsComeInAnotherOrderInTheirPlaces()
    {
        QFETCH(const QString, order);
        QFETCH(const QStringList, names);
        BlockBench bench(
            "{\"small\": {\"type\": \"shapes.square\", \"size\": 1}, "
            "\"tall\": {\"type\": \"shapes.rectangle\", \"width\": 1, \"height\": 3, \"position\": [5, 5]}, "
            "\"wide\": {\"type\": \"shapes.rectangle\", \"width\": 4, \"height\": 1, \"position\": [-5, 0]}, "
            "\"group\": {\"type\": \"layout.group\", "
            + linkedChildren
            + "}, "
              "\"it\": {\"type\": \"layout.reorder\", \"shape\": {\"link\": \"group\"}, \"order\": \""
            + order.toUtf8() + "\"}}");
        const shape::Shape shape = bench.shape(u"it"_s);
        QStringList found;
        for (const shape::Shape &child : shape->children)
            found.append(child->name);
        QCOMPARE(found, names);
        QCOMPARE(bench.part(u"it"_s, u"tall"_s).bounds(), bench.shape(u"tall"_s).bounds());
    }

    void aRandomOrderHasAllParts()
    {
        BlockBench bench("{\"many\": {\"type\": \"layout.each\", \"block\": \"shapes.dot\", \"count\": 20}, "
                         "\"it\": {\"type\": \"layout.reorder\", \"shape\": {\"link\": \"many\"}, \"seed\": 3}}");
        QStringList names;
        for (const shape::Shape &child : bench.shape(u"it"_s)->children)
            names.append(child->name);
        QStringList all;
        for (int i = 0; i < 20; ++i)
            all.append(QString::number(i));
        QVERIFY(names != all);
        std::ranges::sort(names);
        std::ranges::sort(all);
        QCOMPARE(names, all);
    }

    void aPartStaysWhereItIs()
    {
        BlockBench bench(
            "{\"g\": {\"type\": \"shapes.grid\", \"rows\": 3, \"columns\": 3, \"position\": [2, 1]}, "
            "\"it\": {\"type\": \"layout.part\", \"shape\": {\"link\": \"g\"}, \"pattern\": \"cells/0/2\"}, "
            "\"none\": {\"type\": \"layout.part\", \"shape\": {\"link\": \"g\"}, \"pattern\": \"cells/7\"}}");
        QCOMPARE(bench.shape(u"it"_s).bounds().centre(), (base::Vec3{3, 2, 0}));
        QVERIFY(!bench.errorOf(u"none"_s).isEmpty());
    }

    void copiesStepOnAndShrink()
    {
        BlockBench bench(
            "{\"s\": {\"type\": \"shapes.square\", \"size\": 1}, "
            "\"it\": {\"type\": \"layout.repeat\", \"shape\": {\"link\": \"s\"}, \"count\": 4, \"step\": [2, 1], "
            "\"stepScale\": 0.5}}");
        const Box last = bench.part(u"it"_s, u"3"_s).bounds();
        QCOMPARE(last.centre(), (base::Vec3{6, 3, 0}));
        QCOMPARE(last.width(), 0.125);
        QCOMPARE(bench.shape(u"it"_s)->children.size(), std::size_t{4});
    }

    void coloursRunFromTheFirstToTheLast()
    {
        BlockBench bench = threeShapesAnd("{\"type\": \"layout.recolour\", \"shape\": {\"link\": \"g\"}, \"colours\": "
                                          "[\"RED\", \"BLUE\", \"GREEN\"]}, "
                                          "\"g\": {\"type\": \"layout.group\", "
                                          + linkedChildren + "}");
        const auto stroke = [&](const QString &part) { return base::toText(bench.part(u"it"_s, part)->style.stroke); };
        QCOMPARE(stroke(u"small"_s), base::toText(*base::parseColor(u"RED")));
        QCOMPARE(stroke(u"tall"_s), base::toText(*base::parseColor(u"BLUE")));
        QCOMPARE(stroke(u"wide"_s), base::toText(*base::parseColor(u"GREEN")));
    }

    void recolouringKeepsWhatIsInvisible()
    {
        BlockBench bench =
            threeShapesAnd("{\"type\": \"layout.recolour\", \"shape\": {\"link\": \"small\"}, \"colours\": [\"RED\"]}");
        QVERIFY(!bench.shape(u"it"_s)->style.hasFill());
        QVERIFY(bench.shape(u"it"_s)->style.hasStroke());
    }

    void partsAreListedWhereTheyStand()
    {
        BlockBench bench = threeShapesAnd(
            "{\"type\": \"layout.each\", \"block\": \"shapes.dot\", \"shapes\": {\"link\": \"parts\"}, "
            "\"as\": \"none\", \"arrange\": \"none\", \"item.position\": {\"expression\": \"item.centre\"}}, "
            "\"parts\": {\"type\": \"layout.parts\", \"shape\": {\"link\": \"row\"}}, "
            "\"row\": {\"type\": \"layout.row\", \"position\": [1, 2], "
            + linkedChildren + "}");
        QCOMPARE(bench.shape(u"it"_s)->children.size(), std::size_t{3});
        for (const QString &part : {u"small"_s, u"tall"_s, u"wide"_s})
            QVERIFY(bench.part(u"it"_s, part).bounds().centre() == bench.part(u"row"_s, part).bounds().centre());
    }

    void whatHasNoPartsHasAnEmptyList()
    {
        BlockBench bench = threeShapesAnd("{\"type\": \"layout.parts\", \"shape\": {\"link\": \"small\"}}");
        QVERIFY(std::get<std::vector<shape::Shape>>(bench.outputs(u"it"_s)->front()).empty());
    }

    void mirroringTwiceChangesNothing()
    {
        BlockBench bench(
            "{\"s\": {\"type\": \"shapes.polygon\", \"points\": [0, 0, 3, 0, 0, 1], \"position\": [1, 2]}, "
            "\"once\": {\"type\": \"layout.mirror\", \"shape\": {\"link\": \"s\"}}, "
            "\"it\": {\"type\": \"layout.mirror\", \"shape\": {\"link\": \"once\"}}}");
        QCOMPARE(bench.shape(u"once"_s).bounds(), bench.shape(u"s"_s).bounds());
        QVERIFY(bench.shape(u"once"_s)->placement != bench.shape(u"s"_s)->placement);
        QCOMPARE(bench.shape(u"it"_s)->placement, bench.shape(u"s"_s)->placement);
    }

    void aShapeTakesAnothersPlace()
    {
        BlockBench bench = threeShapesAnd(
            "{\"type\": \"layout.replace\", \"shape\": {\"link\": \"small\"}, \"into\": {\"link\": \"tall\"}}, "
            "\"full\": {\"type\": \"layout.replace\", \"shape\": {\"link\": \"small\"}, \"into\": {\"link\": "
            "\"tall\"}, "
            "\"stretch\": true}");
        QCOMPARE(bench.shape(u"full"_s).bounds(), bench.shape(u"tall"_s).bounds());
        const Box fitted = bench.shape(u"it"_s).bounds();
        QCOMPARE(fitted.centre(), bench.shape(u"tall"_s).bounds().centre());
        QCOMPARE(fitted.width(), fitted.height());
    }

    void aTextStaysWholeWhereThePhraseIsNotThere()
    {
        const auto boxOf = [](const QString &pattern, std::size_t problems) {
            BlockBench bench(
                QJsonObject{{u"text"_s, QJsonObject{{u"type"_s, u"text.text"_s}, {u"text"_s, u"the old king"_s}}},
                            {u"it"_s,
                             QJsonObject{{u"type"_s, u"layout.part"_s},
                                         {u"pattern"_s, pattern},
                                         {u"shape"_s, QJsonObject{{u"link"_s, u"text"_s}}}}}});
            const Box box = bench.shape(u"it"_s).bounds();
            return bench.problems().size() == problems ? box.width() / bench.shape(u"text"_s).bounds().width() : -1;
        };
        QCOMPARE(boxOf(u"before \"queen\""_s, 1), 1.0);
        QCOMPARE(boxOf(u"\"queen\""_s, 1), 0.0);
        QCOMPARE(boxOf(u"after \"queen\""_s, 1), 0.0);
        const double before = boxOf(u"before \"king\""_s, 0);
        QVERIFY(before > 0.2 && before < 0.8);
    }
};

LECTOGRAPH_TEST_MAIN(LayoutTest)
#include "tst_layout_blocks.moc"
