// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// Two dots on the left, three on the right.
QByteArray scene(const QByteArray &properties)
{
    return R"({"dot": {"type": "shapes.dot"},
               "sources": {"type": "layout.repeat", "shape": {"link": "dot"}, "count": 2, "step": [0, -1, 0],
                           "position": [-3, 0]},
               "targets": {"type": "layout.repeat", "shape": {"link": "dot"}, "count": 3, "step": [0, -1, 0],
                           "position": [3, 0]},
               "it": {"type": "shapes.flow", "from": [{"link": "sources"}], "to": [{"link": "targets"}], )"
        + properties + "}}";
}

} // namespace

class ShapesFlowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySourceFlowsToEveryTarget()
    {
        BlockBench bench(scene(R"("fromParts": "*", "toParts": "*")"));
        QCOMPARE(bench.shape(u"it"_s).leafCount(), 6);
        QCOMPARE(bench.part(u"it"_s, u".to:2"_s).leafCount(), 2);
        QCOMPARE(bench.part(u"it"_s, u".from:1"_s).leafCount(), 3);
        BlockBench whole(scene(R"("seed": 1)"));
        QCOMPARE(whole.shape(u"it"_s).leafCount(), 1);
    }

    void widthsAndColorsFollowTheTensor()
    {
        BlockBench bench(scene(R"("fromParts": "*", "toParts": "*", "minWidth": 1, "maxWidth": 5,
            "weights": [[2, 0], [1, 0.5], [0, -1]], "colours": ["BLACK", "WHITE"], "weakest": 0.1)"));
        QCOMPARE(bench.shape(u"it"_s).leafCount(), 3); // weaker ones are left out
        QCOMPARE(bench.part(u"it"_s, u"0"_s)->style.strokeWidth, 5.0);
        QCOMPARE(bench.part(u"it"_s, u"1"_s)->style.strokeWidth, 3.0);
        QCOMPARE(bench.part(u"it"_s, u"2"_s)->style.strokeWidth, 2.0);
        QCOMPARE(base::toText(bench.part(u"it"_s, u"0"_s)->style.stroke), u"#FFFFFF"_s);
    }

    void everyLetterFlowsAsStronglyAsItsWord()
    {
        BlockBench bench(R"({"one": {"type": "text.text", "text": "they"},
                             "two": {"type": "text.text", "text": "car", "position": [3, 0]},
                             "to": {"type": "shapes.dot", "position": [6, 0]},
                             "it": {"type": "shapes.flow", "from": [{"link": "one"}, {"link": "two"}],
                                    "to": [{"link": "to"}], "everyLetter": true, "maxWidth": 8,
                                    "weights": [[1, 0.5]]}})");
        const shape::Shape flow = bench.shape(u"it"_s);
        QCOMPARE(flow->children.size(), std::size_t(7));
        QCOMPARE(flow->children[3]->style.strokeWidth, 8.0);
        QCOMPARE(flow->children[4]->style.strokeWidth, 4.0);
        QVERIFY(flow->children[0].bounds().min.x < flow->children[3].bounds().min.x);
    }

    void arcsBulgeUpInBothDirections()
    {
        for (const QByteArray ends :
             {R"("from": [{"link": "targets"}], "to": [{"link": "sources"}])", R"("seed": 1)"}) {
            BlockBench bench(scene(ends));
            const base::Box box = bench.shape(u"it"_s).bounds();
            const base::Box dots = bench.shape(u"sources"_s).bounds();
            QVERIFY(box.max.y > dots.max.y + 1);
            QVERIFY(std::abs(box.min.y - dots.max.y) < 1e-6);
        }
    }

    void connectionsRunFromOneColorToTheOther()
    {
        BlockBench bench(R"({"left": {"type": "shapes.dot", "fill": "BLUE", "position": [-2, 0]},
            "right": {"type": "shapes.square", "stroke": "GREEN", "position": [2, 0]},
            "it": {"type": "shapes.flow", "from": [{"link": "left"}], "to": [{"link": "right"}], "colouring": "ends",
                   "weights": [[1]], "most": 4, "weakOpacity": 0, "strokeOpacity": 0.8, "arc": 0}})");
        const shape::Style style = bench.part(u"it"_s, u"0"_s)->style;
        QVERIFY(style.strokeGradient);
        QCOMPARE(style.strokeGradient->stops.size(), std::size_t(2));
        QCOMPARE(style.strokeGradient->stops.front(), *base::parseColor(u"BLUE"_s));
        QCOMPARE(style.strokeGradient->stops.back(), *base::parseColor(u"GREEN"_s));
        QVERIFY(std::abs(style.stroke.a - 0.2) < 1e-6); // a quarter of the full strength
    }

    void linesMayHaveThinEnds()
    {
        BlockBench bench(scene(R"("widthProfile": [0, 1, 1, 0])"));
        const auto profile = bench.part(u"it"_s, u"0"_s)->style.widthProfile;
        QVERIFY(profile);
        QCOMPARE(*profile, (std::vector<double>{0, 1, 1, 0}));
    }

    void ofTooManyLinesTheStrongestAreDrawn()
    {
        const QByteArray parts = R"({"dot": {"type": "shapes.dot"},
            "sources": {"type": "layout.repeat", "shape": {"link": "dot"}, "count": 150, "step": [0, -0.1, 0]},
            "targets": {"type": "layout.repeat", "shape": {"link": "dot"}, "count": 100, "step": [0, -0.1, 0],
                        "position": [3, 0]},
            "it": {"type": "shapes.flow", "from": [{"link": "sources"}], "to": [{"link": "targets"}],
                   "fromParts": "*", "toParts": "*", "minWidth": 0, "maxWidth": 1)";
        BlockBench bench(parts + "}}");
        const shape::Shape flow = bench.shape(u"it"_s);
        QCOMPARE(flow.leafCount(), 10'000);
        QCOMPARE(bench.problems().size(), std::size_t(1));
        QVERIFY(bench.problems().front().error.what.contains(u"strongest"_s));
        // Most random lines are weak: a third of them has less than a ninth of the full strength.
        for (const shape::Shape &line : flow->children)
            QVERIFY(line->style.strokeWidth > 0.08);
        QVERIFY(flow->children.front()->tags.contains(u"to:0"_s));
        QVERIFY(flow->children.back()->tags.contains(u"to:99"_s));
        BlockBench strong(parts + R"(, "weakest": 0.5}})");
        QVERIFY(strong.shape(u"it"_s).leafCount() < 10'000);
        QVERIFY(strong.problems().empty());
    }

    void nothingLinkedIsNothing()
    {
        BlockBench bench(R"({"it": {"type": "shapes.flow"}})");
        QCOMPARE(bench.shape(u"it"_s).leafCount(), 0);
    }
};

LECTOGRAPH_TEST_MAIN(ShapesFlowTest)
#include "tst_shapes_flow.moc"
