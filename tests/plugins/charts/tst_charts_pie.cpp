// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

QByteArray pieOf(const QByteArray &cells, const QByteArray &more = {})
{
    return it("\"type\": \"charts.pie\", \"radius\": 2, \"cells\": " + cells + more);
}

bool hasPiePart(BlockBench &bench, const QString &part)
{
    return shape::selected(bench.shape(u"it"_s), part).has_value();
}

/// The area within the outline of a part, by its corners.
double areaOf(const shape::Shape &part)
{
    const QPainterPath path = shape::toPainterPath(part->path);
    double area = 0;
    const QPolygonF polygon = path.toFillPolygon(QTransform::fromScale(100, 100));
    for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
        area += polygon[i].x() * polygon[i + 1].y() - polygon[i].y() * polygon[i + 1].x();
    return std::abs(area) / 2e4;
}

double sliceArea(BlockBench &bench, const QString &name)
{
    return areaOf(bench.part(u"it"_s, u"slices/"_s + name + u"/slice"_s));
}

double shownAt(BlockBench &bench, const QString &part)
{
    return bench.part(u"it"_s, part + u"/label/number"_s)->numeral->value;
}

std::vector<base::Box> outsideLabels(BlockBench &bench)
{
    std::vector<base::Box> boxes;
    const shape::Shape labels = bench.part(u"it"_s, u"labels"_s);
    for (const shape::Shape &label : labels->children)
        boxes.push_back(childNamed(label, u"label"_s).bounds());
    return boxes;
}

} // namespace

class ChartsPieTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slicesAreAsLargeAsTheirShares()
    {
        BlockBench bench(pieOf(R"(["\tn", "a\t1", "b\t3", "c\t4"])", R"(, "labels": "none")"));
        QVERIFY(std::abs(sliceArea(bench, u"c"_s) / sliceArea(bench, u"a"_s) - 4) < 0.3); // but for the gaps
        const base::Box first = bench.part(u"it"_s, u"slices/a/slice"_s).bounds();
        QVERIFY(first.min.x >= 0 && first.min.y >= 0); // from the top on, clockwise
        QVERIFY(bench.part(u"it"_s, u"slices/c/slice"_s).bounds().max.x <= 0);
        BlockBench one(pieOf(R"(["\tn", "all\t7"])"));
        QVERIFY(std::abs(sliceArea(one, u"all"_s) - 4 * M_PI) < 0.02);
        QVERIFY(isNear(shownAt(one, u"slices/all"_s), 100));
    }

    void writtenSharesAddUpToAHundred()
    {
        BlockBench bench(pieOf(R"(["\tn", "a\t1", "b\t1", "c\t1"])", R"(, "labels": "outside", "decimals": 0)"));
        const double sum = shownAt(bench, u"labels/a"_s) + shownAt(bench, u"labels/b"_s)
            + shownAt(bench, u"labels/c"_s);
        QVERIFY(isNear(sum, 100));
    }

    void aSliverStandsBesideWithItsDigits()
    {
        BlockBench bench(pieOf(R"(["\tn", "blocks\t68.35%", "tokens\t31.02%", "positions\t0.63%"])"));
        QVERIFY(hasPiePart(bench, u"slices/blocks/label"_s) && hasPiePart(bench, u"slices/tokens/label"_s));
        QVERIFY(hasPiePart(bench, u"labels/positions/line"_s));
        QVERIFY(isNear(shownAt(bench, u"labels/positions"_s), 0.6));
    }

    void labelsBesideDoNotTouchNorLieOnThePie()
    {
        QByteArray cells = "[\"\\tn\"";
        for (int i = 0; i < 30; ++i)
            cells += ", \"name " + QByteArray::number(i) + "\\t" + QByteArray::number(1 + i * 7 % 5) + "\"";
        for (const QByteArray &table : {cells + "]", QByteArray(R"(["\tn", "a\t90", "b\t80", "c\t0.1", "d\t0.1",
                                                                     "e\t0.2", "f\t0.1"])")}) {
            BlockBench bench(pieOf(table, R"(, "labels": "outside")"));
            const std::vector<base::Box> boxes = outsideLabels(bench);
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                const double x = std::clamp(0.0, boxes[i].min.x, boxes[i].max.x);
                const double y = std::clamp(0.0, boxes[i].min.y, boxes[i].max.y);
                QVERIFY(std::hypot(x, y) > 2);
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY(boxes[i].max.x < boxes[j].min.x || boxes[j].max.x < boxes[i].min.x
                            || boxes[i].max.y < boxes[j].min.y || boxes[j].max.y < boxes[i].min.y);
                }
            }
        }
    }

    void smallSlicesArePutTogether()
    {
        const QByteArray cells = R"(["\tn", "a\t50", "b\t46", "c\t1", "d\t2", "e\t1"])";
        BlockBench bench(pieOf(cells, R"(, "leastShare": 0.05, "labels": "outside")"));
        QVERIFY(!hasPiePart(bench, u"slices/c"_s));
        QVERIFY(isNear(shownAt(bench, u"labels/Other"_s), 4));
        graph::Setting korean;
        korean.languages = {u"ko"_s};
        BlockBench named(pieOf(cells, R"(, "leastShare": 0.05)"), korean);
        QVERIFY(hasPiePart(named, u"slices/기타"_s));
    }

    void ringsHaveAHoleAndMayShowTheSum()
    {
        BlockBench bench(pieOf(R"(["\tn", "a\t1.5", "b\t3"])", R"(, "hole": 0.5, "showTotal": true)"));
        QCOMPARE(bench.part(u"it"_s, u"total"_s)->numeral->value, 4.5);
        QCOMPARE(bench.part(u"it"_s, u"total"_s)->numeral->decimals, 1);
        QVERIFY(std::abs(sliceArea(bench, u"a"_s) - M_PI) < 0.1);
    }

    void aSliceMayStandOut()
    {
        const QByteArray cells = R"(["\tn", "a\t1", "b\t1"])";
        BlockBench still(pieOf(cells));
        BlockBench out(pieOf(cells, R"(, "pulledOut": ["A"], "pull": 0.5)"));
        QVERIFY(isNear(out.part(u"it"_s, u"slices/a/slice"_s).bounds().min.x,
                       still.part(u"it"_s, u"slices/a/slice"_s).bounds().min.x + 0.5));
        QVERIFY(isNear(out.part(u"it"_s, u"slices/b/slice"_s).bounds().max.x,
                       still.part(u"it"_s, u"slices/b/slice"_s).bounds().max.x));
    }

    void aChangeLeavesNoHoleBetweenSlices()
    {
        const QByteArray change = R"(, "labels": "none", "laterCells": ["\tn", "a\t4", "c\t2", "new\t3", "d\t1"],
                                       "later": )";
        const QByteArray cells = R"(["\tn", "a\t1", "b\t3", "old\t2", "c\t4"])";
        for (const QByteArray later : {"0.25", "0.5", "0.9"}) {
            BlockBench bench(pieOf(cells, change + later));
            double sum = 0;
            for (const QString &name : {u"a"_s, u"b"_s, u"old"_s, u"c"_s, u"new"_s, u"d"_s})
                sum += sliceArea(bench, name);
            QVERIFY(std::abs(sum - 4 * M_PI) < 0.5); // the gaps
            QVERIFY(bench.part(u"it"_s, u"slices/new"_s)->opacity < 1);
        }
        BlockBench after(pieOf(cells, change + "1"));
        QVERIFY(!hasPiePart(after, u"slices/b"_s) && hasPiePart(after, u"slices/new"_s));
    }

    void whatCannotBeASliceIsLeftOutAndSaid()
    {
        BlockBench bench(pieOf(R"(["\tn", "a\t1", "b\t-2", "c\t0", "d\tx", "e\t3"])"));
        QVERIFY(hasPiePart(bench, u"slices/a"_s) && hasPiePart(bench, u"slices/e"_s));
        for (const QString &name : {u"b"_s, u"c"_s, u"d"_s})
            QVERIFY(!hasPiePart(bench, u"slices/"_s + name));
        QVERIFY(!bench.problems().empty());
        for (const QByteArray cells : {"[]", "[\"a\"]", "[\"\\tn\", \"a\\t0\"]"}) {
            BlockBench none(pieOf(cells, R"(, "showTotal": true)"));
            QVERIFY(none.errorOf(u"it"_s).isEmpty());
        }
        QVERIFY(!BlockBench(pieOf(R"(["\tn", "a\t1"])", R"(, "series": "m")")).errorOf(u"it"_s).isEmpty());
    }
};

LECTOGRAPH_TEST_MAIN(ChartsPieTest)
#include "tst_charts_pie.moc"
