// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

class ValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExpressionFollowsWhatItIsLinkedTo()
    {
        BlockBench bench(R"({"r": {"type": "values.number", "value": 2},
                             "area": {"type": "values.expression", "formula": "pi * a^2 + x2 * n", "a": {"link": "r"},
                                      "x": [5, {"link": "r"}]}})");
        QVERIFY(std::abs(bench.number(u"area"_s) - (4 * 3.14159265358979 + 4)) < 1e-9);
    }

    void anErrorNamesTheFormula()
    {
        BlockBench bench(R"({"it": {"type": "values.expression", "formula": "x1 + 1"}})");
        QVERIFY2(bench.errorOf(u"it"_s).contains("formula/character 1"_L1), qPrintable(bench.errorOf(u"it"_s)));
    }

    void aNumberOutsideOfItsLimitsCountsAsTheNearestAndSaysSo_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("given");
        for (const QString &type : {u"values.integer"_s, u"values.number"_s}) {
            for (const auto &[value, given] :
                 {std::pair(-7.0, 1.0), {1.0, 1.0}, {5.0, 5.0}, {8.0, 8.0}, {9.0, 8.0}, {99999999999.0, 8.0}})
                QTest::addRow("%s %g", qPrintable(type), value) << type << value << given;
        }
    }
    void aNumberOutsideOfItsLimitsCountsAsTheNearestAndSaysSo()
    {
        QFETCH(const QString, type);
        QFETCH(const double, value);
        QFETCH(const double, given);
        BlockBench bench(QJsonObject{
            {u"it"_s, QJsonObject{{u"type"_s, type}, {u"value"_s, value}, {u"limits"_s, QJsonArray{1, 8}}}},
            {u"sum"_s, QJsonObject{{u"type"_s, u"values.number"_s}, {u"value"_s, QJsonObject{{u"link"_s, u"it"_s}}}}}});
        QCOMPARE(bench.number(u"sum"_s), given);
        QCOMPARE(bench.problems().size(), value == given ? 0U : 1U);
        if (value == given)
            return;
        const graph::Problem &problem = bench.problems().front();
        QVERIFY(problem.severity == graph::Severity::Warning);
        QVERIFY2(problem.error.what.contains(u"from 1 to 8"_s), qPrintable(problem.error.what));
    }

    void limitsAreTwoNumbers()
    {
        for (const QJsonArray &limits : {QJsonArray{3}, QJsonArray{3, 1}, QJsonArray{1, 2, 3}, QJsonArray{0.2, 0.8}}) {
            BlockBench bench(QJsonObject{
                {u"it"_s, QJsonObject{{u"type"_s, u"values.integer"_s}, {u"value"_s, 2}, {u"limits"_s, limits}}}});
            QVERIFY(bench.errorOf(u"it"_s).contains(u"limits"_s));
        }
    }

    void numbersOfAListHaveLimitsToo()
    {
        BlockBench bench(R"json({"it": {"type": "values.numbers", "value": [-9, 0.5, 7], "limits": [-1, 2]},
                                 "low": {"type": "values.expression", "formula": "min(x1, x3)", "x": {"link": "it"}},
                                 "high": {"type": "values.expression", "formula": "max(x1, x3)",
                                          "x": {"link": "it"}}})json");
        QCOMPARE(bench.number(u"low"_s), -1.0);
        QCOMPARE(bench.number(u"high"_s), 2.0);
        QCOMPARE(bench.problems().size(), 2U);
    }

    void aTextIsFoundInAList_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("place");
        QTest::addColumn<bool>("isFine");
        QTest::newRow("as it is written") << u"The"_s << 0.0 << true;
        QTest::newRow("before a comma") << u"king"_s << 2.0 << true;
        QTest::newRow("with a capital") << u"Old"_s << 1.0 << true;
        QTest::newRow("not there") << u"queen"_s << 1.0 << false;
        QTest::newRow("nothing") << QString() << 1.0 << true;
    }
    void aTextIsFoundInAList()
    {
        QFETCH(const QString, text);
        QFETCH(const double, place);
        QFETCH(const bool, isFine);
        const QJsonObject it{{u"type"_s, u"values.place"_s},
                             {u"text"_s, text},
                             {u"otherwise"_s, 1},
                             {u"texts"_s, QJsonArray{u"The"_s, u"old"_s, u"king,"_s}}};
        const QJsonObject number{{u"type"_s, u"values.number"_s}, {u"value"_s, QJsonObject{{u"link"_s, u"it"_s}}}};
        BlockBench bench(QJsonObject{{u"it"_s, it}, {u"number"_s, number}});
        QCOMPARE(bench.number(u"number"_s), place);
        QCOMPARE(bench.problems().size(), isFine ? 0U : 1U);
        for (const graph::Problem &problem : bench.problems())
            QVERIFY(problem.error.what.contains(u"“%1” is not there; “old” counts instead"_s.arg(text)));
    }

    /// An ellipsis and a full stop would be four dots.
    void aLongListOfTextsEndsInNoEllipsis()
    {
        QJsonArray texts;
        for (int i = 0; i < 11; ++i)
            texts.append(u"word %1"_s.arg(i));
        const QJsonObject it{{u"type"_s, u"values.place"_s}, {u"text"_s, u"king…"_s}, {u"texts"_s, texts}};
        const QJsonObject number{{u"type"_s, u"values.number"_s}, {u"value"_s, QJsonObject{{u"link"_s, u"it"_s}}}};
        BlockBench bench(QJsonObject{{u"it"_s, it}, {u"number"_s, number}});
        QCOMPARE(bench.number(u"number"_s), 0.0);
        QCOMPARE(bench.problems().size(), 1U);
        const QString what = bench.problems().front().error.what;
        QVERIFY2(what.contains(u"“king…” is not there"_s), qPrintable(what));
        QVERIFY2(what.endsWith(u"“word 7” and 3 more."_s), qPrintable(what));
    }

    void anEmptyListHasNoPlaceToMiss()
    {
        BlockBench bench(R"json({"it": {"type": "values.place", "text": "king", "otherwise": 2},
                                 "number": {"type": "values.number", "value": {"link": "it"}}})json");
        QCOMPARE(bench.number(u"number"_s), 2.0);
        QVERIFY(bench.problems().empty());
    }

    void aSwitchTakesTheNearestEntry()
    {
        for (const auto &[index, value] : {std::pair{-3, 10.0}, {0, 10.0}, {1, 20.0}, {2, 30.0}, {9, 30.0}}) {
            BlockBench bench(QJsonObject{{u"it"_s,
                                          QJsonObject{{u"type"_s, u"values.switch"_s},
                                                      {u"index"_s, index},
                                                      {u"numbers"_s, QJsonArray{10, 20, 30}}}}});
            QCOMPARE(bench.number(u"it"_s), value);
        }
    }

    void aSwitchHandsOnShapes()
    {
        BlockBench bench(R"({"c": {"type": "shapes.circle"}, "s": {"type": "shapes.square"},
                             "it": {"type": "values.switch", "index": 1, "shapes": [{"link": "c"}, {"link": "s"}]},
                             "g": {"type": "layout.group", "children": [{"link": "it.shape"}]}})");
        QCOMPARE(bench.shape(u"g"_s)->children.front()->path, bench.shape(u"s"_s)->path);
    }

    void measuresSayWhereAShapeStands()
    {
        BlockBench bench(R"({"box": {"type": "shapes.rectangle", "width": 4, "height": 2, "position": [1, 1]},
                             "it": {"type": "values.measure", "shape": {"link": "box"}, "at": "up-right"}})");
        QCOMPARE(bench.number(u"it"_s, 1), 3.0);
        QCOMPARE(bench.number(u"it"_s, 2), 2.0);
        QCOMPARE(bench.number(u"it"_s, 3), 4.0);
        QCOMPARE(bench.number(u"it"_s, 4), 2.0);
    }

    void coloursAreMixedInPairs()
    {
        graph::Setting community;
        community.dialect = base::Dialect::Ce;
        BlockBench bench(R"({"it": {"type": "values.colour-mix", "first": ["#000000"],
                                    "second": ["#FFFFFF", "#FF0000"], "share": 0.25}})",
                         community);
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        const auto &colors = std::get<std::vector<base::Color>>(outputs->front());
        QCOMPARE(colors.size(), std::size_t{2});
        QCOMPARE(colors[0].r, 0.25f);
        QCOMPARE(colors[0].b, 0.25f);
        QCOMPARE(colors[1].r, 0.25f);
        QCOMPARE(colors[1].b, 0.0f);
    }

    void aPositionIsMadeOfNumbers()
    {
        BlockBench bench(R"({"v": {"type": "values.vector", "x": 1, "y": 2, "z": 3},
                             "it": {"type": "shapes.dot", "position": {"link": "v"}}})");
        QCOMPARE(bench.shape(u"it"_s).bounds().centre(), (base::Vec3{1, 2, 3}));
    }
};

LECTOGRAPH_TEST_MAIN(ValuesTest)
#include "tst_values_blocks.moc"
