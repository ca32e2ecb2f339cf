// SPDX-License-Identifier: GPL-3.0-or-later
#include "examples.h"

#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

const QString drawing = u"it"_s;

double sumOf(const std::vector<double> &numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

bool areNear(const std::vector<double> &one, const std::vector<double> &other, double tolerance)
{
    return std::ranges::equal(one, other, [&](double a, double b) { return std::abs(a - b) <= tolerance; });
}

} // namespace

class GalleryNumbersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNetworkCountsItsParameters() // N1
    {
        const Example example(u"n01"_s);
        QCOMPARE(example.number(drawing, u"parameters"_s), 13'002.0);
        QCOMPARE(example.number(drawing, u"weightCount"_s), 12'960.0);
        QCOMPARE(example.number(drawing, u"biasCount"_s), 42.0);
        QCOMPARE(example.namesIn(drawing, u"columns/2"_s).size(), 16);
    }

    void xorIsComputed() // N2, T10
    {
        for (const auto &[scene, network] : {std::pair(u"n02"_s, u"it"_s), std::pair(u"t10"_s, u"net"_s)}) {
            const Example example(scene);
            const double wanted[]{0, 1, 1, 0};
            for (int i = 0; i < 4; ++i)
                QCOMPARE(example.entries(network, u"output"_s, i + 0.5).front(), wanted[i]);
        }
    }

    void softmaxFollowsTheTemperature() // N3
    {
        const Example example(u"n03"_s);
        const auto at = [&](double seconds) { return example.entries(u"net"_s, u"output"_s, seconds); };
        QVERIFY(areNear(at(0), {0.665, 0.245, 0.090}, 5e-4));
        QVERIFY(areNear(at(2.5), {0.867, 0.117, 0.016}, 5e-4));
        QVERIFY(areNear(at(5), {0.506, 0.307, 0.186}, 5e-4));
        for (double seconds = 0; seconds <= 5; seconds += 0.25) {
            QVERIFY(areNear(at(seconds), example.entries(drawing, u"shares"_s, seconds), 1e-9));
            QVERIFY(std::abs(sumOf(at(seconds)) - 1) < 1e-12);
        }
    }

    void aCausalMaskRemovesTenLinks() // N4
    {
        const Example example(u"n04"_s);
        const std::vector<double> weights = example.entries(u"weights"_s, u"weights"_s);
        QCOMPARE(std::ranges::count(weights, 0.0), 10);
        for (int row = 0; row < 5; ++row)
            QVERIFY(std::abs(std::accumulate(weights.begin() + 5 * row, weights.begin() + 5 * row + 5, 0.0) - 1)
                    < 1e-12);
    }

    void droppedNodesAreBackAtInference() // N5
    {
        const Example example(u"n05"_s);
        const shape::Shape training = example.actor(drawing, 0.5);
        QCOMPARE(example.actor(drawing, 1).hash(), training.hash());
        QVERIFY(example.actor(drawing, 3).hash() != training.hash());
        QCOMPARE(example.actor(drawing, 3).hash(), example.actor(drawing, 2).hash());
    }

    void theCodeOfAnAutoencoderIsGivenByItself() // N6
    {
        const Example example(u"n06"_s);
        const std::vector<double> code = example.entries(drawing, u"columnValues"_s);
        QCOMPARE(code.size(), std::size_t{3});
        const std::vector<double> all = example.entries(drawing, u"activations"_s);
        QVERIFY(std::equal(code.begin(), code.end(), all.begin() + 8));
    }

    void arcsBehindEachOtherHaveOneLevel() // N7
    {
        const Example example(u"n07"_s);
        const QStringList arcs = example.namesIn(drawing, u"residuals"_s);
        QCOMPARE(arcs.size(), 2);
        QVERIFY(std::abs(example.box(drawing, u"residuals/"_s + arcs[0]).max.y
                         - example.box(drawing, u"residuals/"_s + arcs[1]).max.y)
                < 1e-6);
    }

    void theWindowStopsNineTimes() // N8
    {
        const Example example(u"n08"_s);
        for (int i = 0; i < 9; ++i) {
            const base::Vec3 centre = example.actor(u"window"_s, i + 0.3).bounds().centre();
            QVERIFY(std::abs(centre.x - (-3.5 + 0.9 * (i % 3 - 1))) < 1e-6);
            QVERIFY(std::abs(centre.y - 0.9 * (1 - i / 3)) < 1e-6);
        }
    }

    void sharedWeightsChangeTogether() // N9
    {
        const Example example(u"n09"_s);
        for (const auto &[seconds, wanted] : {std::pair(0.0, 0.2), std::pair(2.0, 0.9)}) {
            for (const double weight : example.entries(u"weights"_s, u"tensor"_s, seconds))
                QVERIFY(weight == 0 || std::abs(weight - wanted) < 1e-12);
        }
    }

    void rowsOfSharesSumToOne_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("node");
        QTest::addColumn<int>("size");
        QTest::newRow("t08") << u"t08"_s << u"weights"_s << 5;
        QTest::newRow("c07") << u"c07"_s << u"attention"_s << 12;
    }
    void rowsOfSharesSumToOne()
    {
        QFETCH(QString, scene);
        QFETCH(QString, node);
        QFETCH(int, size);
        const std::vector<double> weights = Example(scene).entries(node, u"weights"_s);
        QCOMPARE(static_cast<int>(weights.size()), size * size);
        for (int row = 0; row < size; ++row) {
            double sum = 0;
            for (int column = 0; column < size; ++column) {
                const double weight = weights[static_cast<std::size_t>(row * size + column)];
                QVERIFY(column <= row || weight == 0);
                sum += weight;
            }
            QVERIFY(std::abs(sum - 1) < 1e-12);
        }
    }

    void rowsAreSortedBySize() // T6
    {
        const Example example(u"t06"_s);
        double before = 100;
        for (const QString &row : {u"GPT-2 small"_s, u"GPT-2 medium"_s, u"GPT-2 large"_s, u"GPT-2 XL"_s}) {
            const double y = example.box(drawing, u"rows/"_s + row, 2).centre().y;
            QVERIFY2(y < before, qPrintable(row));
            before = y;
        }
    }

    void aHeadSpansItsColumns() // T1
    {
        const Example example(u"t01"_s);
        const auto middle = [&](const QString &part) { return example.box(drawing, part).centre().x; };
        const double left = middle(u"header/1/BLEU EN–DE"_s);
        const double right = middle(u"header/1/BLEU EN–FR"_s);
        QVERIFY(std::abs(middle(u"header/0/BLEU EN–DE"_s) - (left + right) / 2) < 0.2);
    }

    void eachMergeComesOnTop() // T12
    {
        const Example example(u"t12"_s);
        const auto y = [&](const QString &row, double seconds) {
            return example.box(drawing, u"rows/"_s + row, seconds).centre().y;
        };
        QVERIFY(y(u"es t"_s, 0) > y(u"e s"_s, 0));
        QVERIFY(y(u"w i"_s, 4) > y(u"new est"_s, 4));
        const auto gap = [&](double seconds) { return y(u"e s"_s, seconds) - y(u"es t"_s, seconds); };
        QVERIFY(std::abs(gap(0) - gap(4)) < 1e-6);
    }

    void aTableAndItsBarsHaveOneSource() // T14
    {
        const Example example(u"t14"_s);
        const QStringList inTable = example.texts(u"table"_s);
        const QStringList atBars = example.texts(u"bars"_s);
        for (const QString &number : {u"27.3"_s, u"38.1"_s, u"28.4"_s, u"41.8"_s})
            QVERIFY2(inTable.contains(number) && atBars.contains(number), qPrintable(atBars.join(u' ')));
    }

    void barsThatDoNotBeginAtZeroAreBroken() // C1
    {
        const Example example(u"c01"_s);
        const shape::Shape whole = example.actor(drawing, 0.5);
        QVERIFY(
            std::ranges::none_of(whole->children, [](const shape::Shape &part) { return part->name == "breaks"_L1; }));
        QCOMPARE(example.namesIn(drawing, u"breaks"_s, 3).size(), 8);
    }

    void theLearningRatePeaksAfterItsWarmUp() // C2
    {
        const double peak = Example(u"c02"_s).number(drawing, u"value"_s);
        QVERIFY(std::abs(peak - 6.99e-4) < 1e-6);
    }

    void aScalingLawIsStraight() // C4
    {
        const Example example(u"c04"_s);
        const QStringList lines = example.namesIn(drawing, u"lines"_s);
        QCOMPARE(lines.size(), 1);
        const std::vector<QPointF> points = example.line(drawing, u"lines/%1/line"_s.arg(lines.front()));
        QVERIFY(points.size() >= 8);
        const auto slope = [](QPointF from, QPointF to) { return (to.y() - from.y()) / (to.x() - from.x()); };
        const double whole = slope(points.front(), points.back());
        for (std::size_t i = 1; i < points.size(); ++i) {
            if (std::abs(points[i].x() - points[i - 1].x()) > 0.1)
                QVERIFY(std::abs(slope(points[i - 1], points[i]) - whole) < 1e-3);
        }
    }

    void sharesOfAPieAreWritten() // C9
    {
        const QString labels = Example(u"c09"_s).texts(drawing).join(u' ');
        for (const QString &share : {u"68.35"_s, u"31.02"_s, u"0.63"_s})
            QVERIFY2(labels.contains(share), qPrintable(labels));
        QVERIFY2(labels.contains(u"Other"_s) && !labels.contains(u"Last norm"_s), qPrintable(labels));
    }

    void theBandOpensAfterItsLine() // C6
    {
        const Example example(u"c06"_s);
        const auto height = [&](double seconds) {
            return example.box(drawing, u"lines/Loss/band"_s, seconds).height();
        };
        QVERIFY(height(0.3) < height(2));
        QVERIFY(std::abs(height(0.3) - example.box(drawing, u"lines/Loss/line"_s, 0.3).height()) < 0.05);
    }

    void theSumOfSharesStays() // C8
    {
        const Example example(u"c08"_s);
        const base::Box before = example.box(drawing, u"sum"_s, 0);
        for (double seconds = 0; seconds <= 3; seconds += 0.25) {
            const base::Box now = example.box(drawing, u"sum"_s, seconds);
            QVERIFY(base::length(now.min - before.min) < 1e-9 && base::length(now.max - before.max) < 1e-9);
            QVERIFY(std::abs(sumOf(example.entries(drawing, u"shares"_s, seconds)) - 1) < 1e-12);
        }
    }

    void barsGoApartBeforeTheyComeDown() // C10
    {
        const Example example(u"c10"_s);
        const auto bar = [&](const QString &series, double seconds) {
            return example.box(drawing, u"bars/GPT-2 medium/%1/bar"_s.arg(series), seconds);
        };
        QVERIFY(std::abs(bar(u"Embedding"_s, 0).min.y - bar(u"Blocks"_s, 0).max.y) < 1e-6);
        QVERIFY(std::abs(bar(u"Embedding"_s, 1).min.y - bar(u"Embedding"_s, 0).min.y) < 1e-6);
        QVERIFY(bar(u"Embedding"_s, 1).min.x > bar(u"Blocks"_s, 1).max.x - 1e-6);
        QVERIFY(std::abs(bar(u"Embedding"_s, 2).min.y - bar(u"Blocks"_s, 2).min.y) < 1e-6);
    }

    void binsAreDividedInTwo() // C12
    {
        const Example example(u"c12"_s);
        const auto count = [&](double seconds) { return example.namesIn(drawing, u"bars"_s, seconds).size(); };
        QVERIFY(count(0) >= 8 && count(0) <= 11);
        QVERIFY(2 * count(1) > 3 * count(0));
        QVERIFY(2 * count(2) > 3 * count(1));
        // As they begin to part, two halves still look like one.
        QVERIFY(
            std::abs(example.box(drawing, u"bars"_s, 0.301).height() - example.box(drawing, u"bars"_s, 0.3).height())
            < 0.02);
        QCOMPARE(example.namesIn(drawing, u"bell"_s, 1).size(), 7);
    }

    void aMedianMovesWithItsData() // C13
    {
        const Example example(u"c13"_s);
        QCOMPARE(example.namesIn(drawing, u"boxes"_s).size(), 12);
        const auto median = [&](double seconds) {
            return example.box(drawing, u"boxes/6/median"_s, seconds).centre().y;
        };
        QVERIFY(median(2) < median(1) - 0.1 && median(1) < median(0) - 0.1);
    }

    void aRadarAndItsBarsHaveOneSource() // C14
    {
        const Example example(u"c14"_s);
        QCOMPARE(example.namesIn(u"radar"_s, u"series"_s), example.namesIn(u"bars"_s, u"bars/Code"_s));
        QCOMPARE(example.namesIn(u"bars"_s, u"bars"_s).size(), 6);
    }

    void whatEntersARaceWaitsForItsPlace() // C15
    {
        const Example example(u"c15"_s);
        for (double seconds = 0; seconds <= 3.5; seconds += 0.05) {
            std::vector<base::Box> names;
            const shape::Shape labels = example.part(drawing, u"y/labels"_s, seconds);
            for (const shape::Shape &label : labels->children) {
                if (label->opacity > 0.3)
                    names.push_back(label.bounds());
            }
            for (std::size_t i = 0; i < names.size(); ++i) {
                for (std::size_t j = i + 1; j < names.size(); ++j)
                    QVERIFY2(names[i].max.y <= names[j].min.y || names[j].max.y <= names[i].min.y,
                             qPrintable(QString::number(seconds)));
            }
        }
    }

    void focusedCodeStandsStill() // K1
    {
        const Example example(u"k01"_s);
        const base::Vec3 line = example.box(drawing, u"lines/3"_s, 0).centre();
        for (const double seconds : {0.75, 1.2, 1.75, 2.5})
            QVERIFY(base::length(example.box(drawing, u"lines/3"_s, seconds).centre() - line) < 1e-9);
        QCOMPARE(example.part(drawing, u"numbers/16"_s, 0)->opacity, 0.35);
        QCOMPARE(example.part(drawing, u"numbers/3"_s, 0)->opacity, 1.0);
    }

    void lineNumbersOfTwoDigitsMoveNoCode() // K4
    {
        const Example example(u"k04"_s);
        const double before = example.box(drawing, u"lines/1"_s, 0).min.x;
        for (const double seconds : {0.8, 1.0, 2.0})
            QVERIFY(std::abs(example.box(drawing, u"lines/1"_s, seconds).min.x - before) < 1e-6);
    }

    void aLetterIsLitInItsStringOnly() // K7
    {
        const Example example(u"k07"_s);
        std::vector<double> opacities;
        const shape::Shape line = example.part(drawing, u"lines/2"_s, 0.8);
        std::function<void(const shape::Shape &, double)> collect = [&](const shape::Shape &part, double above) {
            const double own = above * part->opacity;
            if (part->children.empty() && part->source.isValid())
                opacities.push_back(own);
            for (const shape::Shape &child : part->children)
                collect(child, own);
        };
        collect(line, 1);
        QVERIFY(!opacities.empty());
        QCOMPARE(std::ranges::count_if(opacities, [](double opacity) { return opacity > 0.99; }), 2); // of “q”
    }

    void theTextOfAListingStaysAsItWasWritten() // K14
    {
        const Example example(u"k14"_s);
        const QString written = u"def 손실(x, y):\n\tz = x - y   # 差\n\n\treturn (z ** 2).mean()  \n"_s;
        QCOMPARE(std::get<QString>(example.output(drawing, u"text"_s)), written);
        QCOMPARE(example.actor(drawing)->sourceText, written);
    }

    void typedCodeIsTheSameInAnyOrder() // K8
    {
        const Example forwards(u"k08"_s);
        const Example backwards(u"k08"_s);
        std::vector<quint64> hashes;
        for (int i = 0; i <= 16; ++i)
            hashes.push_back(forwards.actor(drawing, i / 4.0).hash());
        for (int i = 16; i >= 0; --i)
            QCOMPARE(backwards.actor(drawing, i / 4.0).hash(), hashes[static_cast<std::size_t>(i)]);
    }

    void wideLettersTakeTwoCells() // K10
    {
        const Example example(u"k10"_s);
        QCOMPARE(std::get<qint64>(example.output(drawing, u"lines"_s)), 4);
        QCOMPARE(std::get<QString>(example.output(drawing, u"language"_s)).toLower(), u"python"_s);
    }

    void longCodeScrollsToItsFocus() // K12
    {
        const Example example(u"k12"_s);
        QVERIFY(std::abs(example.box(drawing, u"lines/61"_s, 1).centre().y) < 3.6);
    }

    void shapesBesideCodeAreComputed() // K13
    {
        const Example example(u"k13"_s);
        QCOMPARE(example.namesIn(drawing, u"notes"_s).size(), 4);
        QCOMPARE(example.entries(u"embedded"_s, u"value"_s), (std::vector<double>{2, 16, 512}));
    }
};

LECTOGRAPH_TEST_MAIN(GalleryNumbersTest)
#include "tst_gallery_numbers.moc"
