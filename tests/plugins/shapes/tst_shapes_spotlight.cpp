// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "shape/path.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// Three squares in a row, two units apart, and a spotlight on them.
QByteArray circles(const QByteArray &properties)
{
    return R"({"square": {"type": "shapes.square", "size": 1},
               "row": {"type": "layout.repeat", "shape": {"link": "square"}, "count": 3, "step": [2, 0, 0]},
               "it": {"type": "shapes.spotlight", "targets": [{"link": "row"}], "parts": "*", )"
        + properties + "}}";
}

/// How dark it is at this point: all layers together.
double darknessAt(const shape::Shape &shape, double x, double y)
{
    double light = 1;
    for (const shape::Shape &layer : shape->children) {
        if (shape::toPainterPath(layer->path).contains(QPointF(x, y)))
            light *= 1 - layer->style.fill.a;
    }
    return 1 - light;
}

bool isNearly(double a, double b)
{
    return std::abs(a - b) < 1e-6;
}

} // namespace

class SpotlightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingElseIsDark()
    {
        BlockBench bench(circles(R"("darkness": 0.6)"));
        const double x = bench.part(u"row"_s, u"0"_s).bounds().centre().x;
        const shape::Shape light = bench.shape(u"it"_s);
        for (const double lit : {x, x + 2, x + 4})
            QCOMPARE(darknessAt(light, lit, 0), 0.0);
        for (const double dark : {x + 1, x + 5, x - 1})
            QVERIFY(isNearly(darknessAt(light, dark, 0), 0.6));
    }

    void theLightGoesFromOneToTheNext()
    {
        BlockBench bench(circles(R"("at": 0.5)"));
        const double x = bench.part(u"row"_s, u"0"_s).bounds().centre().x;
        const shape::Shape light = bench.shape(u"it"_s);
        QCOMPARE(darknessAt(light, x + 1, 0), 0.0);
        QVERIFY(isNearly(darknessAt(light, x, 0), 0.75));
    }

    void aSoftEdgeGetsDarkerOutwards()
    {
        BlockBench bench(circles(R"("at": 1, "softness": 1, "padding": 0, "darkness": 1)"));
        const double x = bench.part(u"row"_s, u"1"_s).bounds().max.x;
        const shape::Shape light = bench.shape(u"it"_s);
        double before = -1;
        for (const double way : {-0.1, 0.25, 0.5, 0.75, 1.1}) {
            const double darkness = darknessAt(light, x + way, 0);
            QVERIFY(darkness > before);
            before = darkness;
        }
        QVERIFY(isNearly(before, 1));
    }

    void withoutAnythingLitAllIsDark()
    {
        BlockBench bench(R"({"it": {"type": "shapes.spotlight"}})");
        QVERIFY(isNearly(darknessAt(bench.shape(u"it"_s), 0, 0), 0.75));
    }
};

LECTOGRAPH_TEST_MAIN(SpotlightTest)
#include "tst_shapes_spotlight.moc"
