// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// A unit of the plane is one of the scene, with 0 in the middle.
QByteArray fieldOf(const QByteArray &formula, const QByteArray &properties = {})
{
    const QByteArray plane = R"("type": "functions.field", "xLeast": -4, "xMost": 4, "width": 8, "yLeast": -3,
                                "yMost": 3, "height": 6)";
    return it(plane + ", \"formula\": \"" + formula + "\"" + (properties.isEmpty() ? "" : ", ") + properties);
}

bool isInField(BlockBench &bench, const QString &part)
{
    return shape::selected(bench.shape(u"it"_s), part).has_value();
}

/// Which way an arrow points from its middle: most corners are those of its head.
QPointF wayOf(const shape::Shape &arrow, const QPointF &middle)
{
    const QPolygonF corners = shape::toPainterPath(arrow->path).toFillPolygon();
    QPointF mean;
    for (qsizetype i = 1; i < corners.size(); ++i) // the first one is the last as well
        mean += corners[i] / static_cast<double>(corners.size() - 1);
    return mean - middle;
}

} // namespace

class FunctionsFieldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contoursRunWhereTheFunctionHasTheirValue()
    {
        BlockBench bench(fieldOf("x^2 + y^2", R"("levels": [1, 4])"));
        for (const auto &[level, radius] : {std::pair(u"1"_s, 1.0), {u"4"_s, 2.0}}) {
            const shape::Shape line = bench.part(u"it"_s, u"contours/"_s + level + u"/line"_s);
            QCOMPARE(line->path.contours().size(), 1U);
            for (const QPointF &point : line->path.contours().front().points)
                QVERIFY(std::abs(std::hypot(point.x(), point.y()) - radius) < 0.01);
            QVERIFY(isNear(line->path.contours().front().points.front(), line->path.contours().front().points.back()));
        }
    }

    void contoursOfASaddleDoNotCross()
    {
        BlockBench bench(fieldOf("x*y", R"("levels": [1])"));
        QCOMPARE(bench.part(u"it"_s, u"contours/1/line"_s)->path.contours().size(), 2U);
        BlockBench both(fieldOf("x*y", R"("levelCount": 6)"));
        QVERIFY(isInField(both, u"contours/0"_s));
        QVERIFY(both.part(u"it"_s, u"contours"_s)->children.size() > 3);
    }

    void labelsOfContoursStandInGapsOfTheirLines()
    {
        BlockBench bench(fieldOf("x^2 + y^2", R"("levels": [1, 4], "levelLabels": true)"));
        const base::Box label = bench.part(u"it"_s, u"contours/4/label"_s).bounds();
        const shape::Shape line = bench.part(u"it"_s, u"contours/4/line"_s);
        for (const shape::Contour &contour : line->path.contours()) {
            for (const QPointF &point : contour.points)
                QVERIFY(point.x() < label.min.x || point.x() > label.max.x || point.y() < label.min.y
                        || point.y() > label.max.y);
        }
        QVERIFY(std::abs(label.centre().y - 2) < 0.1);
    }

    void noLineLeadsWhereThereIsNoValue()
    {
        BlockBench bench(fieldOf("sqrt(x) + 0*y", R"("levels": [1], "vectors": "gradient")"));
        const base::Box line = bench.part(u"it"_s, u"contours/1/line"_s).bounds();
        QVERIFY(isNear(line.min.x, 1, 0.01) && isNear(line.max.x, 1, 0.01));
        QVERIFY(bench.part(u"it"_s, u"arrows"_s).bounds().min.x > -0.1);
        BlockBench none(fieldOf("sqrt(-1 - x^2) + 0*y"));
        QVERIFY(none.errorOf(u"it"_s).isEmpty());
        QVERIFY(isInField(none, u"labels"_s));
    }

    void arrowsPointAlongTheirVectors()
    {
        const QByteArray own = R"("vectors": "own", "xComponent": "-y", "yComponent": "x", "spacing": 1)";
        BlockBench bench(fieldOf("0*x*y", own));
        const QPointF way = wayOf(bench.part(u"it"_s, u"arrows/7 3"_s), {3.5, 0.5});
        QVERIFY(std::abs(QPointF::dotProduct(way, {3.5, 0.5})) < 1e-6); // at right angles
        QVERIFY(way.y() > 0);
        BlockBench descent(fieldOf("x^2 + y^2", R"("vectors": "descent", "spacing": 1)"));
        QVERIFY(wayOf(descent.part(u"it"_s, u"arrows/7 3"_s), {3.5, 0.5}).x() < 0);
        BlockBench ascent(fieldOf("x^2 + y^2", R"("vectors": "gradient", "spacing": 1)"));
        QVERIFY(wayOf(ascent.part(u"it"_s, u"arrows/7 3"_s), {3.5, 0.5}).x() > 0);
    }

    void noArrowIsLongerThanTheLongest()
    {
        for (const QByteArray lengths : {"proportional", "equal"}) {
            BlockBench bench(
                fieldOf("x^4 + y^4", "\"vectors\": \"gradient\", \"longest\": 0.4, \"lengths\": \"" + lengths + "\""));
            const shape::Shape arrows = bench.part(u"it"_s, u"arrows"_s);
            double most = 0;
            for (const shape::Shape &arrow : arrows->children)
                most = std::max(most, std::hypot(arrow.bounds().width(), arrow.bounds().height()));
            QVERIFY(most > 0.3 && most < 0.45);
        }
    }

    void linesFollowTheVectors()
    {
        BlockBench bench(
            fieldOf("0*x*y", R"("vectors": "own", "vectorsAs": "streams", "xComponent": "-y", "yComponent": "x")"));
        const shape::Shape streams = bench.part(u"it"_s, u"streams"_s);
        QVERIFY(streams->children.size() > 3);
        for (const shape::Shape &stream : streams->children) {
            const shape::Shape line = childNamed(stream, u"line"_s);
            double least = 1e9;
            double most = 0;
            for (const QPointF &point : line->path.contours().front().points) {
                least = std::min(least, std::hypot(point.x(), point.y()));
                most = std::max(most, std::hypot(point.x(), point.y()));
            }
            QVERIFY(most - least < 0.05); // circles
        }
    }

    void valueAndGradientAreGivenAtThePlace()
    {
        BlockBench bench(fieldOf("x^2 + 3*y", R"("atX": 2, "atY": -1)"));
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        QVERIFY(isNear(std::get<double>((*outputs)[1]), 1));
        QVERIFY(isNear(std::get<base::Vec3>((*outputs)[2]), base::Vec3{4, 3, 0}, 1e-4));
        QVERIFY(isNear(std::get<base::Vec3>((*outputs)[3]), base::Vec3{2, -1, 0}));
    }

    void whatCannotBeReadIsSaidAndTheRestIsDrawn()
    {
        BlockBench bench(fieldOf("x + z", R"("vectors": "own")"));
        QVERIFY(bench.errorOf(u"it"_s).contains(u"formula"_s));
        QVERIFY(isInField(bench, u"arrows"_s) && isInField(bench, u"labels"_s));
        for (const QByteArray range : {R"("xLeast": -1e300, "xMost": 1e300, "vectors": "gradient")",
                                       R"("width": 0.01, "height": 0.01, "vectors": "descent")",
                                       R"("width": 1000, "height": 1000, "spacing": 0.1, "vectors": "gradient")",
                                       R"("xScale": "logarithmic", "xLeast": 0.1, "vectors": "gradient")"})
            QVERIFY2(BlockBench(fieldOf("exp(x) + y", range)).outputs(u"it"_s), range.constData());
    }
};

LECTOGRAPH_TEST_MAIN(FunctionsFieldTest)
#include "tst_functions_field.moc"
