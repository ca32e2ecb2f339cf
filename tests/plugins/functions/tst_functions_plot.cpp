// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// A unit of the plane is one of the scene, with 0 in the middle, unless the properties say otherwise.
QByteArray plotOf(const QByteArray &formulas, const QByteArray &properties = {})
{
    return R"({"it": {"type": "functions.plot", "xLeast": -4, "xMost": 4, "width": 8, "yLeast": -4, "yMost": 4,
                      "height": 8, "formulas": [)"
        + formulas + "]" + (properties.isEmpty() ? QByteArray() : ", " + properties) + "}}";
}

std::vector<shape::Contour> curveOf(const QByteArray &formula, const QByteArray &properties = {})
{
    return BlockBench(plotOf("\"" + formula + "\"", properties)).part(u"it"_s, u"functions/1/curve"_s)->path.contours();
}

constexpr int valuePort = 1;
constexpr int slopePort = 2;
constexpr int areaPort = 3;

} // namespace

class FunctionsPlotTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void curvesPassThroughTheirValues()
    {
        for (const shape::Contour &contour : curveOf("sin(x)")) {
            for (std::size_t i = 0; i < contour.points.size(); i += 3)
                QVERIFY(isNear(contour.points[i].y(), std::sin(contour.points[i].x()), 1e-6));
        }
        QCOMPARE(curveOf("sin(x)").size(), 1U);
    }

    void noLineLeadsThroughAPole()
    {
        QCOMPARE(curveOf("1/x").size(), 2U);
        QCOMPARE(curveOf("tan(x)").size(), 3U);
        QCOMPARE(curveOf("1/x^2").size(), 2U);
        for (const shape::Contour &contour : curveOf("1/x")) {
            for (const QPointF &point : contour.points)
                QVERIFY(std::abs(point.y()) <= 4 + 1e-9);
        }
    }

    void noLineLeadsOverAJump()
    {
        QCOMPARE(curveOf("floor(x)").size(), 8U);
        QCOMPARE(curveOf("sign(x)").size(), 2U);
    }

    void aCurveBeginsWhereItsFunctionDoes()
    {
        const auto root = curveOf("sqrt(x)");
        QCOMPARE(root.size(), 1U);
        QVERIFY(std::abs(root.front().points.front().x()) < 1e-3);
        QVERIFY(curveOf("sqrt(-1 - x^2)").empty());
    }

    void aKinkIsExact()
    {
        // The learning rate of the Transformer has its peak at step 4000.
        const QByteArray range = R"("xLeast": 1, "xMost": 20000, "yLeast": 0, "yMost": 0.0008)";
        double peak = 0;
        double place = 0;
        for (const shape::Contour &contour : curveOf("512^-0.5 * min(x^-0.5, x*4000^-1.5)", range)) {
            for (const QPointF &point : contour.points) {
                if ((point.y() + 4) / 8 * 0.0008 > peak) {
                    peak = (point.y() + 4) / 8 * 0.0008;
                    place = 1 + (point.x() + 4) / 8 * 19999;
                }
            }
        }
        QVERIFY(std::abs(peak - 6.99e-4) < 1e-6);
        QVERIFY(std::abs(place - 4000) < 20);
    }

    void aPowerIsStraightOnLogarithmicAxes()
    {
        const auto line = curveOf("(8.8e13/x)^0.076", R"("xScale": "logarithmic", "yScale": "logarithmic",
            "xLeast": 1e5, "xMost": 1e12, "yLeast": 1, "yMost": 10)");
        QCOMPARE(line.size(), 1U);
        const QPointF first = line.front().points.front();
        const QPointF last = line.front().points.back();
        const double decadesUp = (last.y() - first.y()) / 8;
        QVERIFY(isNear(decadesUp / 7, -0.076, 1e-9));
        for (const QPointF &point : line.front().points)
            QVERIFY(std::abs((point.x() - first.x()) * (last.y() - first.y())
                             - (point.y() - first.y()) * (last.x() - first.x()))
                    < 1e-6);
    }

    void areasAreMeasured()
    {
        const auto area = [](const QByteArray &formulas, const QByteArray &properties) {
            return BlockBench(plotOf(formulas, properties)).number(u"it"_s, areaPort);
        };
        QVERIFY(isNear(area(R"("x^2/4")", R"("area": "under", "areaFrom": 0, "areaTo": 3)"), 2.25, 1e-9));
        QVERIFY(isNear(area(R"~("sin(x)")~", R"("area": "under", "areaFrom": -3, "areaTo": 3)"), 0, 1e-9));
        QVERIFY(isNear(area(R"("x", "x^2")", R"("area": "between", "areaFrom": 0, "areaTo": 1)"), 1.0 / 6, 1e-9));
        BlockBench bench(plotOf(R"("1/x")", R"("area": "under", "areaFrom": -1, "areaTo": 1)"));
        QVERIFY(bench.shape(u"it"_s).leafCount() > 10);
        QVERIFY(bench.errorOf(u"it"_s).contains(u"no value"_s));
    }

    void tangentsAndSecantsHaveTheirSlopes()
    {
        BlockBench tangent(plotOf(R"("x^2/4")", R"("probe": "tangent", "at": 2)"));
        QVERIFY(isNear(tangent.number(u"it"_s, slopePort), 1, 1e-6));
        QCOMPARE(tangent.number(u"it"_s, valuePort), 1.0);
        const base::Box line = tangent.part(u"it"_s, u"tangent"_s).bounds();
        QVERIFY(isNear(line.height() / line.width(), 1, 1e-6));
        QVERIFY(isNear(tangent.part(u"it"_s, u"point"_s).bounds().centre(), {2, 1, 0}, 1e-6));
        BlockBench secant(plotOf(R"("x^2/4")", R"("probe": "secant", "at": 0, "step": 2)"));
        QVERIFY(isNear(secant.number(u"it"_s, slopePort), 0.5));
        QVERIFY(isNear(secant.part(u"it"_s, u"second point"_s).bounds().centre(), {2, 1, 0}, 1e-6));
        QVERIFY(!BlockBench(plotOf(R"~("sqrt(x)")~", R"("probe": "tangent", "at": -1)")).errorOf(u"it"_s).isEmpty());
    }

    void whatCannotBeReadIsSaidAndTheOthersAreDrawn()
    {
        BlockBench bench(plotOf(R"~("x^", "nothing(x)", "y + 1", "a*x")~", R"("a": 2)"));
        QVERIFY2(bench.errorOf(u"it"_s).contains(u"formulas/0"_s), qPrintable(bench.errorOf(u"it"_s)));
        const shape::Shape functions = bench.part(u"it"_s, u"functions"_s);
        QCOMPARE(functions->children.size(), 1U);
        QCOMPARE(functions->children.front()->name, u"4"_s); // it keeps its number
    }

    void rangesThatCannotBeAreSaidAndReplaced()
    {
        for (const QByteArray range :
             {R"("xLeast": 4, "xMost": -4)", R"("yLeast": 1, "yMost": 1)", R"("xScale": "logarithmic", "xLeast": -1)",
              R"("yScale": "logarithmic", "yLeast": -2, "yMost": -1)"}) {
            BlockBench bench(plotOf(R"("x")", range));
            QVERIFY2(bench.part(u"it"_s, u"labels"_s).leafCount() > 2, range.constData());
            QVERIFY2(!bench.errorOf(u"it"_s).isEmpty(), range.constData());
        }
    }

    void everyAxisHasLabels()
    {
        for (const QByteArray range :
             {R"("xLeast": 0.41, "xMost": 0.53)", R"("xScale": "logarithmic", "xLeast": 1.5, "xMost": 50)",
              R"("xLeast": 0, "xMost": 1e9)", R"("xScale": "logarithmic", "xLeast": 1e-9, "xMost": 1e12)",
              R"("xLeast": -1e-7, "xMost": 1e-7)"}) {
            BlockBench bench(plotOf(R"("x")", range));
            QVERIFY2(bench.part(u"it"_s, u"labels/x"_s)->children.size() >= 2, range.constData());
        }
    }

    void axesHaveTitlesAndNamesForTheirParts()
    {
        BlockBench bench(plotOf(R"("x")", R"("xTitle": "step", "yTitle": "$L$")"));
        const auto box = [&](const QString &part) { return bench.part(u"it"_s, part).bounds(); };
        QVERIFY(box(u"titles/x"_s).max.y < box(u"labels/x"_s).min.y);
        QVERIFY(box(u"titles/y"_s).min.y > 4);
        QVERIFY(isNear(box(u"ticks/x/2"_s).centre().x, 2));
        QVERIFY(isNear(box(u"grid/y/−2"_s).centre().y, -2));
    }

    void leastAndGreatestValuesAreDrawn()
    {
        for (const QByteArray range : {R"("xLeast": -1e300, "xMost": 1e300)", R"("width": 0.01, "height": 0.01)",
                                       R"("xLeast": 1e15, "xMost": 1.0000000000000002e15)",
                                       R"("yLeast": -1e-300, "yMost": 1e-300)", R"("strokeWidth": 0, "size": 400)"})
            QVERIFY2(BlockBench(plotOf(R"~("sin(1000*x)")~", range)).outputs(u"it"_s), range.constData());
    }
};

LECTOGRAPH_TEST_MAIN(FunctionsPlotTest)
#include "tst_functions_plot.moc"
