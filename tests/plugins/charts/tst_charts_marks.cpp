// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Color;
using base::Vec3;

namespace {

QString numberText(BlockBench &bench, const QString &pattern)
{
    const shape::Shape part = bench.part(u"it"_s, pattern);
    if (!part->numeral)
        return {};
    return QString::number(part->numeral->value, 'f', part->numeral->decimals);
}

QStringList names(const shape::Shape &shape)
{
    QStringList found;
    for (const shape::Shape &child : shape->children)
        found.append(child->name);
    return found;
}

/// 10,000 numbers more than the limit of individual marks.
const QByteArray tooMany = R"({"all": {"type": "tensors.random", "rows": 250, "columns": 200},
                               "it": {"type": "TYPE", "KEY": {"link": "all"}}})";

} // namespace

class ChartsMarksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dotsGrowWithTheirNumbers()
    {
        BlockBench bench(it(R"("type": "charts.dots", "tensor": [[1, 0.25], [0, -1]], "radius": 0.5, "power": 0.5)"));
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/0/0"_s).bounds().width(), 1));
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/0/1"_s).bounds().width(), 0.5));
        QCOMPARE(names(bench.part(u"it"_s, u"entries/1"_s)), QStringList()); // nothing for numbers ≤ 0
        BlockBench masked(R"({"scores": {"type": "tensors.mask", "scores": [[1, 1], [1, 1]]},
                              "it": {"type": "charts.dots", "tensor": {"link": "scores"}}})");
        QCOMPARE(names(masked.part(u"it"_s, u"entries/1"_s)), QStringList{u"1"_s});
    }

    void dotsGrowBetweenTwoNumbers()
    {
        const QByteArray scores = R"("type": "charts.dots", "tensor": [[-20, 0], [20, 5]], "radius": 0.5, "power": 1)";
        BlockBench bench(it(scores + R"(, "least": -10, "most": 20)"));
        QCOMPARE(names(bench.part(u"it"_s, u"entries/0"_s)), QStringList{u"1"_s});
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/1/0"_s).bounds().width(), 1));
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/1/1"_s).bounds().width(), 0.5));
        BlockBench ofTheData(it(scores + R"(, "least": 0, "most": 0)"));
        QVERIFY(isNear(ofTheData.part(u"it"_s, u"entries/0/1"_s).bounds().width(), 0.5));
    }

    void numbersAreColoredBySize()
    {
        BlockBench bench(it(R"("type": "charts.numbers", "tensor": [[-10, 0, 10]], "colours": ["RED", "WHITE"])"));
        const auto colorOf = [&bench](const QString &part) {
            return bench.part(u"it"_s, part)->children[0]->style.fill;
        };
        QCOMPARE(colorOf(u"entries/0/0"_s), base::parseColor(u"RED").value());
        QCOMPARE(colorOf(u"entries/0/2"_s), base::parseColor(u"WHITE").value());
        BlockBench ranged(it(
            R"("type": "charts.numbers", "tensor": [[-10, 0]], "colours": ["RED", "WHITE"], "least": -1, "most": 0)"));
        QCOMPARE(ranged.part(u"it"_s, u"entries/0/1"_s)->children[0]->style.fill, base::parseColor(u"WHITE").value());
    }

    void aSliderShowsWhereItsNumberStands()
    {
        const QByteArray slider = R"("type": "charts.slider", "least": 0, "most": 5, "width": 4)";
        BlockBench bench(it(slider + R"(, "value": 1.25, "step": 1, "label": "$T$")"));
        QVERIFY(isNear(bench.part(u"it"_s, u"knob"_s).bounds().centre(), {-1, 0, 0}));
        QCOMPARE(numberText(bench, u"number"_s), u"1.25"_s);
        QCOMPARE(bench.part(u"it"_s, u"ticks"_s)->children.size(), std::size_t(12)); // a line and a number for 0 to 5
        QVERIFY(bench.part(u"it"_s, u"label"_s).bounds().max.x < -2);
        const auto foot = [&](const QByteArray &number) {
            BlockBench shown(it(slider + R"(, "showNumber": true, "decimals": 0, "value": )" + number));
            return shape::textLinesOf(shown.part(u"it"_s, u"number"_s))->first;
        };
        QVERIFY(isNear(foot("1"), foot("3"))); // does not go up and down with its digits
        BlockBench beyond(it(slider + R"(, "value": 7)"));
        QVERIFY(isNear(beyond.part(u"it"_s, u"knob"_s).bounds().centre().x, 2));
        QCOMPARE(numberText(beyond, u"number"_s), u"7.00"_s);
    }

    void aSliderNeedsRoomBetweenItsEnds()
    {
        BlockBench bench(it(R"("type": "charts.slider", "least": 1, "most": 1)"));
        QVERIFY(bench.errorOf(u"it"_s).contains(u"before it begins"_s));
        BlockBench crowded(it(R"("type": "charts.slider", "step": 1e-9)"));
        QVERIFY(crowded.errorOf(u"it"_s).contains(u"ticks"_s));
    }

    void entriesStandInTheirCells()
    {
        BlockBench bench(
            it(R"("type": "charts.dots", "tensor": [[1, 1, 1], [1, 1, 1]], "cellWidth": 2, "cellHeight": 1)"));
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/0/0"_s).bounds().centre(), {-2, 0.5, 0}));
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/1/2"_s).bounds().centre(), {2, -0.5, 0}));
    }

    void entriesAreTagged()
    {
        BlockBench bench(it(R"("type": "charts.dots", "tensor": [[1, 1, 1], [1, 1, 1]])"));
        const auto count = [&](const QString &tag) {
            return shape::select(bench.shape(u"it"_s), u'.' + tag).value().size();
        };
        QCOMPARE(count(u"upper"_s), std::size_t(3));
        QCOMPARE(count(u"diagonal"_s), std::size_t(2));
        QCOMPARE(count(u"lower"_s), std::size_t(1));
        QCOMPARE(count(u"row:1"_s), std::size_t(3));
        QCOMPARE(count(u"column:2"_s), std::size_t(2));
    }

    void numbersAreDigitsInTheirCells()
    {
        BlockBench bench(R"({"scores": {"type": "tensors.mask", "scores": [[1.5, 2.25], [3, 4]]},
                             "it": {"type": "charts.numbers", "tensor": {"link": "scores"}, "decimals": 1,
                                    "maskedColour": "BLUE", "maskedOpacity": 0.5, "cellWidth": 0.5}})");
        QCOMPARE(numberText(bench, u"entries/0/0"_s), u"1.5"_s);
        const shape::Shape masked = bench.part(u"it"_s, u".masked"_s);
        QCOMPARE(masked->name, u"0"_s);
        QCOMPARE(masked->opacity, 0.5);
        QVERIFY(masked->tags.contains(u"lower"_s));
        QVERIFY(masked->numeral->value < 0 && std::isinf(masked->numeral->value));
        for (const QString &entry : {u"entries/0/0"_s, u"entries/0/1"_s, u"entries/1/1"_s})
            QVERIFY(bench.part(u"it"_s, entry).bounds().width() <= 0.5 * 0.85 + 1e-9);
    }

    void numbersMayBeMaskedByAnother()
    {
        BlockBench bench(R"({"mask": {"type": "tensors.mask", "scores": [[0, 0], [0, 0]]},
                             "it": {"type": "charts.numbers", "tensor": [[1, 2], [3, 4]], "mask": {"link": "mask"}}})");
        QCOMPARE(shape::select(bench.shape(u"it"_s), u".masked"_s).value().size(), std::size_t(1));
        QCOMPARE(numberText(bench, u".masked"_s), u"3.00"_s); // the number stays
    }

    void whereNothingIsMaskedNothingIsFound()
    {
        for (const QByteArray type : {"charts.numbers", "charts.dots", "charts.heatmap"}) {
            BlockBench bench(it(QByteArray(R"("type": "TYPE", "tensor": [[1]])").replace("TYPE", type)));
            const shape::Shape shape = bench.shape(u"it"_s);
            for (const QString &nothing : {u".masked"_s, u".lower"_s, u".upper"_s, u"entries/0/.masked"_s}) {
                const auto found = shape::select(shape, nothing);
                QVERIFY2(found && found->empty(), (type + qPrintable(nothing)).constData());
            }
            QVERIFY(!shape::select(shape, u".rest"_s));
        }
        BlockBench bars(it(R"("type": "charts.probabilities", "words": ["a", "b"], "values": [0.5, 0.5])"));
        const auto rest = shape::select(bars.shape(u"it"_s), u".rest"_s);
        QVERIFY(rest && rest->empty());
        QVERIFY(!shape::select(bars.shape(u"it"_s), u".masked"_s));
    }

    void smallSharesAreFainter()
    {
        BlockBench bench(it(R"("type": "charts.numbers", "tensor": [[0, 0.5, 1]], "faintest": 0.2)"));
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/0/0"_s)->opacity, 0.2));
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/0/2"_s)->opacity, 1));
        const double rush = 2 * base::Easing().at(0.75) - 1;
        QVERIFY(isNear(bench.part(u"it"_s, u"entries/0/1"_s)->opacity, 0.2 + 0.8 * rush));
    }

    void cellsHaveTheColoursOfTheirNumbers()
    {
        BlockBench bench(it(R"("type": "charts.heatmap", "tensor": [[-1, 0, 1, 5]], "map": "own",
                               "colours": ["BLACK", "WHITE"], "least": -1, "most": 1)"));
        const auto grey = [&](const QString &entry) { return bench.part(u"it"_s, entry)->style.fill.g; };
        QCOMPARE(grey(u"entries/0/0"_s), 0.0f);
        QCOMPARE(grey(u"entries/0/1"_s), 0.5f);
        QCOMPARE(grey(u"entries/0/2"_s), 1.0f);
        QCOMPARE(grey(u"entries/0/3"_s), 1.0f); // clamped to the range
        BlockBench ranged(
            it(R"("type": "charts.heatmap", "tensor": [[2, 4, 6]], "map": "own", "colours": ["BLACK", "WHITE"])"));
        QCOMPARE(ranged.part(u"it"_s, u"entries/0/1"_s)->style.fill.g, 0.5f); // the range of the data
        BlockBench named(it(R"("type": "charts.heatmap", "tensor": [[-1, 1]], "least": -1, "most": 1)"));
        QVERIFY(named.part(u"it"_s, u"entries/0/0"_s)->style.fill == Color::fromRgb(0x67001f)); // RdBu
        QVERIFY(named.part(u"it"_s, u"entries/0/1"_s)->style.fill == Color::fromRgb(0x053061));
    }

    void manyCellsAreOneImage()
    {
        BlockBench bench(R"({"all": {"type": "tensors.random", "rows": 60, "columns": 50},
                             "it": {"type": "charts.heatmap", "tensor": {"link": "all"}, "cellWidth": 0.1, "cellHeight": 0.05}})");
        const shape::Shape cells = bench.part(u"it"_s, u"cells"_s);
        QVERIFY(cells->image);
        QVERIFY(isNear(cells.bounds().width(), 5));
        QVERIFY(isNear(cells.bounds().height(), 3));
        QCOMPARE(bench.shape(u"it"_s).leafCount(), 1);
        QCOMPARE(cells->image->image.size(), QSize(50, 60)); // one pixel for each cell
        QVERIFY(!cells->image->isSmooth);
    }

    void theImageOfCellsIsNoLargerThanGraphicsCardsTake()
    {
        BlockBench bench(R"({"all": {"type": "tensors.random", "rows": 4096, "columns": 2},
                             "more": {"type": "tensors.join", "a": {"link": "all"}, "b": {"link": "all"},
                                      "arrangement": "one under the other"},
                             "it": {"type": "charts.heatmap", "tensor": {"link": "more"}, "fillOpacity": 0.5}})");
        const shape::Shape cells = bench.part(u"it"_s, u"cells"_s);
        QCOMPARE(cells->image->image.size(), QSize(2, 4096));
        QCOMPARE(cells->image->image.pixelColor(0, 0).alpha(), 128);
    }

    void aColourBarSpansItsRange()
    {
        BlockBench bench(it(
            R"("type": "charts.colour-bar", "least": -1, "most": 1, "height": 4, "ticks": [-1, 0.5], "decimals": 1)"));
        QVERIFY(isNear(bench.part(u"it"_s, u"bar"_s).bounds().height(), 4));
        QVERIFY(bench.part(u"it"_s, u"bar"_s)->style.fillGradient);
        QCOMPARE(numberText(bench, u"labels/1"_s), u"0.5"_s);
        const double bar = bench.part(u"it"_s, u"bar"_s).bounds().centre().y;
        QVERIFY(isNear(bench.part(u"it"_s, u"labels/0"_s).bounds().centre().y, bar - 2));
        QVERIFY(isNear(bench.part(u"it"_s, u"labels/1"_s).bounds().centre().y, bar + 1));
    }

    void barsAreAsHighAsTheirNumbers()
    {
        BlockBench bench(
            it(R"("type": "charts.bars", "values": [1, 2.5, -0.5], "unitHeight": 2, "barWidth": 0.5, "spacing": 0.5)"));
        const auto bar = [&](int index) { return bench.part(u"it"_s, u"%1/bar"_s.arg(index)).bounds(); };
        QVERIFY(isNear(bar(0).height(), 2));
        QVERIFY(isNear(bar(1).height(), 5));
        QVERIFY(isNear(bar(2).height(), 1));
        QVERIFY(isNear(bar(0).min.y, 0));
        QVERIFY(isNear(bar(2).max.y, 0));
        QVERIFY(isNear(bar(1).centre().x - bar(0).centre().x, 1));
        QVERIFY(isNear(bar(1).centre().x, 0));
        QVERIFY(bench.part(u"it"_s, u"baseline"_s).bounds().width() > 2.5);
    }

    void vectorsAreColumnsOfCells()
    {
        BlockBench bench(it(R"("type": "charts.vectors", "tensor": [[1, -1, 0.5], [2, 3, 4]], "cellWidth": 0.5,
                               "cellHeight": 0.4, "spacing": 1, "showNumbers": true, "decimals": 1, "shade": true)"));
        QCOMPARE(names(bench.shape(u"it"_s)), (QStringList{u"0"_s, u"1"_s}));
        QCOMPARE(bench.part(u"it"_s, u"1/cells"_s)->children.size(), std::size_t(3));
        QCOMPARE(numberText(bench, u"0/numbers/1"_s), u"-1.0"_s);
        QVERIFY(isNear(bench.part(u"it"_s, u"0/cells/0"_s).bounds().centre(), {-0.75, 0.4, 0}));
        const shape::Shape last = bench.part(u"it"_s, u"1/numbers/2"_s);
        QVERIFY(isNear(last.bounds().centre().x, 0.75));
        QVERIFY(isNear(shape::textLinesOf(last)->centre(), -0.4));
        const auto light = [&](const QString &cell) {
            const Color fill = bench.part(u"it"_s, cell)->style.fill;
            return fill.r + fill.g + fill.b;
        };
        QVERIFY(light(u"0/cells/0"_s) > light(u"0/cells/2"_s));
        QVERIFY(light(u"0/cells/2"_s) > light(u"0/cells/1"_s));
    }

    void numbersInCellsHaveOneSize()
    {
        for (const QByteArray type : {R"("charts.numbers")", R"("charts.vectors", "showNumbers": true)"}) {
            BlockBench bench(it("\"type\": " + type + R"(, "tensor": [[1, -11111111]], "decimals": 0)"));
            const QString number = type.contains("vectors") ? u"0/numbers/"_s : u"entries/0/"_s;
            const base::Box few = bench.part(u"it"_s, number + u"0/0"_s).bounds();
            const base::Box many = bench.part(u"it"_s, number + u"1/1"_s).bounds();
            QVERIFY(isNear(few.height(), many.height()));
            QVERIFY(isNear(few.min.y, type.contains("vectors") ? many.min.y + 0.5 : many.min.y));
        }
    }

    void curvesGoThroughTheirNumbers()
    {
        const QByteArray plane = R"("xLeast": 0, "xMost": 10, "yLeast": -1, "yMost": 1, "width": 5, "height": 2, )";
        BlockBench even(it(R"("type": "charts.curve", )" + plane + R"("values": [0, 1, -1], "smooth": false)"));
        const base::Box box = even.shape(u"it"_s).bounds();
        QVERIFY(isNear(box.min, {-2.5, -1, 0}));
        QVERIFY(isNear(box.max, {2.5, 1, 0}));
        const auto &points = even.shape(u"it"_s)->path.contours().front().points;
        QVERIFY(std::ranges::any_of(points, [](const QPointF &p) { return std::hypot(p.x(), p.y() - 1) < 1e-9; }));
        BlockBench own(
            it(R"("type": "charts.curve", )" + plane + R"("values": [0, 1], "xs": [2, 4], "smooth": false)"));
        QVERIFY(isNear(own.shape(u"it"_s).bounds().min.x, -1.5));
        for (const QByteArray bad :
             {R"("values": [1])", R"("values": [1, 2], "xs": [1])", R"("values": [0, 1], "xLeast": 20)"})
            QVERIFY(!BlockBench(it(R"("type": "charts.curve", )" + bad)).errorOf(u"it"_s).isEmpty());
    }

    void aCurveThatLeavesItsPlaneSaysSo()
    {
        const auto warningsOf = [](const QByteArray &properties) {
            BlockBench bench(it(R"("type": "charts.curve", "xMost": 4, "yLeast": -1, "yMost": 1, )" + properties));
            bench.shape(u"it"_s);
            QStringList warnings;
            for (const graph::Problem &problem : bench.problems())
                warnings.append(problem.error.what);
            return warnings;
        };
        QCOMPARE(warningsOf(R"("values": [-1, 0.5, 1])"), QStringList());
        QCOMPARE(warningsOf(R"("values": [0, 1], "xs": [0, 4])"), QStringList());
        QCOMPARE(warningsOf(R"("values": [-2, 0.5, 3])"),
                 QStringList{u"The numbers reach from -2 to 3, beyond the y axis from -1 to 1."_s});
        QCOMPARE(warningsOf(R"("values": [0, 1], "xs": [1, 5])"),
                 QStringList{u"The numbers reach from 1 to 5, beyond the x axis from 0 to 4."_s});
    }

    void axesHaveTicksAtEveryStep()
    {
        BlockBench bench(
            it(R"("type": "charts.axes", "xLeast": -1, "xMost": 1, "xStep": 0.5, "yLeast": 0, "yMost": 4, "yStep": 2,
                               "width": 4, "height": 2)"));
        QCOMPARE(bench.part(u"it"_s, u"ticks"_s)->children.size(), std::size_t(5 + 3));
        QStringList labels;
        const shape::Shape all = bench.part(u"it"_s, u"labels"_s);
        for (const shape::Shape &label : all->children)
            labels.append(QString::number(label->numeral->value, 'f', label->numeral->decimals));
        QCOMPARE(labels,
                 (QStringList{u"-1"_s, u"-0.5"_s, u"0"_s, u"0.5"_s, u"1"_s, u"0"_s, u"2"_s, u"4"_s})); // no "−0"
        QVERIFY(isNear(bench.part(u"it"_s, u"x"_s).bounds().width(), 4));
        QVERIFY(isNear(
            bench.part(u"it"_s, u"y"_s).bounds().centre().x - bench.part(u"it"_s, u"x"_s).bounds().centre().x, 0));
        BlockBench crowded(it(R"("type": "charts.axes", "xStep": 0.001)"));
        crowded.shape(u"it"_s);
        QCOMPARE(crowded.problems().size(), std::size_t(1));
        QVERIFY(!BlockBench(it(R"("type": "charts.axes", "xLeast": 5, "xMost": 1)")).errorOf(u"it"_s).isEmpty());
    }

    void legendsNameTheColours()
    {
        BlockBench bench(
            it(R"("type": "charts.legend", "labels": ["one", "two", "three"], "colours": ["RED", "BLUE"])"));
        QCOMPARE(bench.shape(u"it"_s)->children.size(), std::size_t(3));
        QVERIFY(bench.part(u"it"_s, u"0/sample"_s)->style.stroke == Color::fromRgb(0xfc6255));
        QVERIFY(bench.part(u"it"_s, u"2/sample"_s)->style.stroke == Color::fromRgb(0xfc6255)); // the colours repeat
        QVERIFY(bench.part(u"it"_s, u"0/label"_s).bounds().min.x > bench.part(u"it"_s, u"0/sample"_s).bounds().max.x);
        QVERIFY(bench.part(u"it"_s, u"1/label"_s).bounds().max.y < bench.part(u"it"_s, u"0/label"_s).bounds().min.y);
    }

    void linesOfALegendAreEven()
    {
        BlockBench bench(it(R"("type": "charts.legend", "labels": ["gap", "cat", "-a,"])"));
        const auto sample = [&](const QString &line) {
            return bench.part(u"it"_s, line + u"/sample"_s).bounds().centre().y;
        };
        const auto foot = [&](const QString &line) { return bench.part(u"it"_s, line + u"/label/1"_s).bounds().min.y; };
        for (const QString &line : {u"1"_s, u"2"_s}) {
            QVERIFY(isNear(foot(line) - sample(line), foot(u"0"_s) - sample(u"0"_s)));
        }
        QVERIFY(isNear(sample(u"0"_s) - sample(u"1"_s), sample(u"1"_s) - sample(u"2"_s)));
    }

    void moreThanCanBeSeenIsRefused()
    {
        const QList<std::pair<QByteArray, QByteArray>> charts{{"charts.dots", "tensor"},
                                                              {"charts.numbers", "tensor"},
                                                              {"charts.vectors", "tensor"},
                                                              {"charts.bars", "values"},
                                                              {"charts.curve", "values"}};
        for (const auto &[type, key] : charts) {
            QByteArray nodes = tooMany;
            BlockBench bench(nodes.replace("TYPE", type).replace("KEY", key));
            QVERIFY2(bench.errorOf(u"it"_s).contains(u"too many"_s), type.constData());
        }
    }

    void whatIsNotFiniteHasNoBarAndNoPoint()
    {
        for (const QByteArray type : {"charts.bars", "charts.curve"}) {
            BlockBench bench(R"({"scores": {"type": "tensors.mask", "scores": [[1, 1], [1, 1]]},
                                 "it": {"type": ")"
                             + type + R"(", "values": {"link": "scores"}}})");
            QVERIFY2(bench.errorOf(u"it"_s).contains(u"not finite"_s), type.constData());
        }
    }
};

LECTOGRAPH_TEST_MAIN(ChartsMarksTest)
#include "tst_charts_marks.moc"
