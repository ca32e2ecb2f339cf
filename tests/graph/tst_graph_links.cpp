// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks.h"
#include "graph/row.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;

class LinksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLinkCarriesTheValue()
    {
        TestGraph graph(R"({"a": {"type": "test.number", "value": 2},
                            "b": {"type": "test.number", "value": {"link": "a"}},
                            "c": {"type": "test.number", "value": {"link": "square.size"}},
                            "square": {"type": "test.square", "size": 3}})");
        QCOMPARE(graph.number(u"b"_s), 2.0);
        QCOMPARE(graph.number(u"c"_s), 3.0);
        QVERIFY(graph.problems().isEmpty());
    }

    void aLinkConvertsWhatFits()
    {
        TestGraph graph(R"({"a": {"type": "test.tensor"},
                            "sum": {"type": "test.sum", "values": {"link": "a"}},
                            "words": {"type": "test.words", "words": {"link": "sentence.all"}},
                            "sentence": {"type": "test.words", "words": ["the", "cat sat"]}})");
        QCOMPARE(graph.number(u"sum"_s), 10.0);
        QCOMPARE(std::get<QStringList>(graph.outputs(u"words"_s).value()[0]).size(), 3);
    }

    void listsMixConstantsLinksAndKeyframes()
    {
        TestGraph graph(R"({"a": {"type": "test.number", "value": 2},
            "sum": {"type": "test.sum", "values": [1, {"link": "a"},
                    {"keys": [{"at": 0, "value": 0, "ease": "linear"}, {"at": 1, "value": 10}]}]},
            "words": {"type": "test.words", "words": ["n =", {"link": "a"}]},
            "group": {"type": "test.group", "shapes": [{"link": "one"}, {"link": "two"}]},
            "one": {"type": "test.square"}, "two": {"type": "test.square"}})");
        QCOMPARE(graph.number(u"sum"_s, 0), 3.0);
        QCOMPARE(graph.number(u"sum"_s, 0.5), 8.0);
        QCOMPARE(std::get<QString>(graph.outputs(u"words"_s).value()[1]), u"n = 2"_s);
        const shape::Shape group = graph.shape(u"group"_s);
        QCOMPARE(group->children.size(), std::size_t(2));
        QCOMPARE(group->children[0]->name, u"one"_s);
        QCOMPARE(group->children[1]->name, u"two"_s);
    }

    void aLinkTakesAPart()
    {
        TestGraph graph(
            R"({"group": {"type": "test.group", "shapes": [{"link": "one"}, {"link": "two"}], "position": [5, 0]},
            "one": {"type": "test.square"}, "two": {"type": "test.square", "size": 2},
            "frame": {"type": "test.frame", "around": {"link": "group/two"}},
            "bad": {"type": "test.frame", "around": {"link": "group/three"}}})");
        const base::Box box = graph.shape(u"frame"_s).bounds();
        QCOMPARE(box.width(), 2.0);
        QCOMPARE(box.centre().x, 5.0);
        QVERIFY(graph.errorOf(u"bad"_s).startsWith(u"s/nodes/bad/properties/around: "_s));
        QVERIFY(graph.errorOf(u"bad"_s).contains(u"\"two\""_s)); // lists what exists
        QCOMPARE(graph.problems(), QStringList{graph.errorOf(u"bad"_s)});
    }

    void refusedLinksSayWhy_data()
    {
        QTest::addColumn<QByteArray>("link");
        QTest::addColumn<QString>("property");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no such block") << QByteArray("sqare") << u"size"_s << u"Did you mean square?"_s;
        QTest::newRow("no block at all") << QByteArray("xyzzyx") << u"size"_s << u"There is no block “xyzzyx”"_s;
        QTest::newRow("no such output") << QByteArray("square.width") << u"size"_s
                                        << u"Outputs of that block: shape, size."_s;
        QTest::newRow("another kind") << QByteArray("square") << u"size"_s
                                      << u"“shape” does not fit a property of the kind “number”"_s;
        QTest::newRow("part of a number") << QByteArray("number/left") << u"size"_s << u"Only a shape has parts"_s;
    }
    void refusedLinksSayWhy()
    {
        QFETCH(QByteArray, link);
        QFETCH(QString, property);
        QFETCH(QString, reason);
        QByteArray nodes = R"({"square": {"type": "test.square"}, "number": {"type": "test.number"},
                               "it": {"type": "test.square", "size": {"link": "LINK"}}})";
        TestGraph graph(nodes.replace("LINK", link));
        const QString error = graph.errorOf(u"it"_s);
        QVERIFY2(error.startsWith(u"s/nodes/it/properties/"_s + property), qPrintable(error));
        QVERIFY2(error.contains(reason), qPrintable(error));
        QCOMPARE(graph.problems(), QStringList{error});
        QVERIFY(graph.errorOf(u"square"_s).isEmpty()); // other blocks are unaffected
    }

    void whatMustBeLinkedIs()
    {
        TestGraph graph(R"({"it": {"type": "test.frame"}})");
        QVERIFY(graph.errorOf(u"it"_s).contains(u"Nothing is linked here."_s));
    }

    void aListHasNoEmptyPlaces()
    {
        TestGraph graph(R"({"square": {"type": "test.square"},
                            "it": {"type": "test.group", "shapes": [{"link": "square"}, null]}})");
        QVERIFY(graph.errorOf(u"it"_s).startsWith(u"s/nodes/it/properties/shapes/1: "_s));
    }

    void linkedValuesKeepToTheRange()
    {
        TestGraph graph(R"({"number": {"type": "test.number", "value": {"keys": [
                                {"at": 0, "value": 2, "ease": "hold"}, {"at": 1, "value": -3, "ease": "hold"},
                                {"at": 2, "value": -1e-12}]}},
                            "word": {"type": "test.words", "words": ["quiet"]},
                            "square": {"type": "test.square", "size": {"link": "number"}},
                            "words": {"type": "test.words", "style": {"link": "word.all"}}})");
        QVERIFY(graph.errorOf(u"square"_s, 0).isEmpty());
        const QString error = graph.errorOf(u"square"_s, 1);
        QCOMPARE(error, u"s/nodes/square/properties/size: -3 units is too small. The least is 0 units."_s);
        QVERIFY(graph.problems().contains(error));
        QVERIFY(graph.errorOf(u"square"_s, 2).isEmpty()); // rounding is not an error
        QVERIFY(graph.errorOf(u"words"_s).contains(u"“quiet” is not one of the choices"_s));
    }

    void easingsThatOvershootStayInTheRange()
    {
        TestGraph graph(R"({"square": {"type": "test.square", "opacity": {"keys": [
                                {"at": 0, "value": 0, "ease": "overshoot"}, {"at": 1, "value": 1}]}}})");
        double most = 0;
        for (int i = 0; i <= 20; ++i)
            most = std::max(most, graph.shape(u"square"_s, i / 20.0)->opacity);
        QCOMPARE(most, 1.0);
    }

    void unknownTypesAreReportedAndKept()
    {
        TestGraph graph(R"({"it": {"type": "future.block", "anything": [1, {"x": 2}]},
                            "user": {"type": "test.group", "shapes": [{"link": "it"}]},
                            "other": {"type": "test.number", "value": 1}})");
        QVERIFY(graph.errorOf(u"it"_s).contains(u"future.block"_s));
        QCOMPARE(graph.errorOf(u"user"_s), graph.errorOf(u"it"_s));
        QCOMPARE(graph.number(u"other"_s), 1.0);
        QCOMPARE(graph.evaluator.problems().size(), std::size_t(1));
        QCOMPARE(graph.evaluator.problems()[0].severity,
                 graph::Severity::Failure); // it will be missing from the picture
        QVERIFY(!graph.evaluator.typeOf(graph.evaluator.indexOf(u"it"_s)));
    }

    void whatFailsLeavesTheOtherShapesOfAList()
    {
        TestGraph graph(R"({"gone": {"type": "future.block"}, "caption": {"type": "test.square", "size": 3},
                            "both": {"type": "test.group", "shapes": [{"link": "gone"}, {"link": "caption"}]},
                            "none": {"type": "test.group", "shapes": [{"link": "gone"}, {"link": "gone"}]},
                            "parts": {"type": "test.group", "shapes": [{"link": "caption/4"}, {"link": "caption"}]},
                            "frame": {"type": "test.frame", "around": {"link": "gone"}}})");
        const shape::Shape both = graph.shape(u"both"_s);
        QCOMPARE(both.bounds().width(), 3.0);
        QCOMPARE(both->children.size(), std::size_t(2)); // each has the number and the name that it would have
        QCOMPARE(both->children.front()->name, u"gone"_s);
        QCOMPARE(graph.evaluator.failuresOf(graph.evaluator.indexOf(u"both"_s)).size(), std::size_t(1));
        QCOMPARE(graph.errorOf(u"none"_s), graph.errorOf(u"gone"_s)); // nothing is left
        QCOMPARE(graph.errorOf(u"frame"_s), graph.errorOf(u"gone"_s));
        QCOMPARE(graph.evaluator.problems().size(), std::size_t(1));
        QVERIFY(graph.errorOf(u"parts"_s).startsWith(u"s/nodes/parts/"_s)); // what its own link says is wrong
    }

    void unknownPropertiesAreReportedWithTheNearest()
    {
        TestGraph graph(R"({"it": {"type": "test.square", "colur": "RED", "xyzzyx": 1}})");
        QVERIFY(graph.errorOf(u"it"_s).isEmpty());
        QCOMPARE(graph.problems().size(), 2);
        QVERIFY(graph.problems()[0].contains(u"Did you mean colour?"_s));
        QVERIFY(graph.problems()[1].contains(u"xyzzyx"_s));
    }

    void anErrorIsThatOfTheBlockWhereItArose()
    {
        TestGraph graph(R"({"bad": {"type": "test.picky", "value": -1},
                            "user": {"type": "test.number", "value": {"link": "bad"}},
                            "last": {"type": "test.number", "value": {"link": "user"}}})");
        QVERIFY(graph.errorOf(u"last"_s).startsWith(u"s/nodes/bad/value: There is nothing below zero"_s));
        graph.errorOf(u"user"_s);
        QCOMPARE(graph.problems().size(), 1); // reported once
    }

    void aProblemThatChangesWithTimeIsReportedAFewTimes()
    {
        TestGraph graph(R"({"it": {"type": "test.picky", "value": {"keys": [
                                {"at": 0, "value": -1}, {"at": 100, "value": -1000}]}}})");
        for (int i = 0; i < 100; ++i)
            QVERIFY(!graph.errorOf(u"it"_s, i).isEmpty());
        QVERIFY(graph.problems().size() >= 1);
        QVERIFY(graph.problems().size() < 20);
    }

    void whatIsNoShapeCannotBeShown()
    {
        TestGraph graph(R"({"it": {"type": "test.number"}})");
        QVERIFY(!graph.evaluator.shapeOf(0, {}));
        QCOMPARE(graph.problems().size(), 1);
    }

    void aBlockThatBreaksItsWordIsAnErrorNotACrash()
    {
        TestGraph graph(R"({"it": {"type": "test.liar"}})");
        QVERIFY(graph.errorOf(u"it"_s).contains(u"test.liar"_s));
    }

    void stagedLinksAskTheStage()
    {
        TestGraph graph(R"({"square": {"type": "test.square"},
                            "frame": {"type": "test.frame", "around": {"link": "square", "staged": true}}})");
        QVERIFY(graph.errorOf(u"frame"_s).contains(u"no stage"_s));
        graph.evaluator.setStaged([&](int node, Time time) -> base::Result<shape::Shape> {
            const auto shape = graph.evaluator.shapeOf(node, time);
            return shape::shifted(*shape, {time.seconds(), 0, 0});
        });
        QCOMPARE(graph.shape(u"frame"_s, 3).bounds().centre().x, 3.0);
        QCOMPARE(graph.shape(u"frame"_s, 1).bounds().centre().x, 1.0);
        QVERIFY(!graph.evaluator.isTimeless(graph.evaluator.indexOf(u"frame"_s)));
        QVERIFY(graph.evaluator.isTimeless(graph.evaluator.indexOf(u"square"_s)));
    }

    void onlyTheFirstOutputStandsOnTheStage()
    {
        TestGraph graph(R"({"square": {"type": "test.square"},
                            "it": {"type": "test.number", "value": {"link": "square.size", "staged": true}}})");
        QVERIFY(graph.errorOf(u"it"_s).contains(u"Only a shape"_s));
    }

    void clipsAndScenesBindTheSameWay()
    {
        TestGraph graph(R"({"square": {"type": "test.square", "size": 2}, "clock": {"type": "test.clock"}})");
        static const graph::PropertyTable table = {row::number("n", 1).atLeast(0), row::shape("to")};
        const auto bind = [&](const QByteArray &json) { return graph.evaluator.bind(table, parsed(json), u"clip"_s); };
        const graph::Bindings still = bind(R"({"to": {"link": "square", "staged": true}})");
        graph.evaluator.setStaged([&](int, Time time) -> base::Result<shape::Shape> {
            return shape::shifted(graph.shape(u"square"_s), {time.seconds(), 0, 0});
        });
        QVERIFY(graph.evaluator.isTimeless(still)); // as it stood at one time
        const auto values = graph.evaluator.values(still, Time::fromSeconds(5), Time::fromSeconds(2));
        QCOMPARE(std::get<shape::Shape>(values.value()[1]).bounds().centre().x, 2.0);
        QVERIFY(!graph.evaluator.isTimeless(bind(R"({"n": {"link": "clock"}})")));
        QVERIFY(
            !graph.evaluator.isTimeless(bind(R"({"n": {"keys": [{"at": 0, "value": 1}, {"at": 1, "value": 2}]}})")));
        const auto broken = graph.evaluator.values(bind(R"({"n": -1})"), {}, {});
        QVERIFY(broken.error().text().startsWith(u"clip/n: "_s));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(LinksTest)
#include "tst_graph_links.moc"
