// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Color;

namespace {

const Color blue = Color::fromRgb(0x58c4dd);
const Color red = Color::fromRgb(0xfc6255);
const Color green = Color::fromRgb(0x83c167);

const QByteArray disc =
    "{'it': {'type': 'shapes.circle', 'fill': 'BLUE', 'fillOpacity': 0.5, 'stroke': 'RED', 'strokeWidth': 3}}";
const QByteArray number =
    "{'it': {'type': 'text.number', 'value': 5, 'decimals': 2, 'position': [1, 2], 'scale': 0.8}}";
const QByteArray twoByTwo = "{'it': {'type': 'charts.numbers', 'tensor': [[1, 2], [3, 4]]}}";

double valueOf(const shape::Shape &shape)
{
    return shape->numeral ? shape->numeral->value : std::nan("");
}

std::vector<double> valuesOf(const shape::Shape &shape)
{
    if (shape->numeral)
        return {shape->numeral->value};
    std::vector<double> values;
    for (const shape::Shape &child : shape->children) {
        const auto below = valuesOf(child);
        values.insert(values.end(), below.begin(), below.end());
    }
    return values;
}

} // namespace

class MotionStylingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursChangeAndOpacityStays()
    {
        Stage stage(disc, linearClip("recolour", "{'colour': 'GREEN'}"));
        const shape::Style end = stage.at(1)->style;
        QVERIFY(end.fill == green.withAlpha(0.5));
        QVERIFY(end.stroke == green);
        QVERIFY(stage.at(0.5)->style.fill
                == base::mix(blue.withAlpha(0.5), green.withAlpha(0.5), 0.5, base::ColorMix::RootMeanSquare));
        Stage fill(disc, linearClip("recolour", "{'colour': 'GREEN', 'which': 'fill'}"));
        QVERIFY(fill.at(1)->style.stroke == red);
        Stage stroke(disc, linearClip("recolour", "{'colour': 'GREEN', 'which': 'stroke'}"));
        QVERIFY(stroke.at(1)->style.fill == blue.withAlpha(0.5));
    }

    void theDialectSaysHowColoursMix()
    {
        Stage stage(disc, linearClip("recolour", "{'colour': 'GREEN'}"), base::Dialect::Ce);
        QVERIFY(stage.at(0.5)->style.stroke == base::mix(red, green, 0.5, base::ColorMix::Linear));
    }

    void gradientsGoOverIntoTheColour()
    {
        Stage stage("{'it': {'type': 'shapes.circle', 'fillGradient': ['BLUE', 'GREEN'], 'fillOpacity': 1}}",
                    linearClip("recolour", "{'colour': 'RED'}"));
        QVERIFY(stage.at(0.001)->style.fillGradient); // no jump at the start
        const Color early = stage.at(0.001)->style.fillGradient->stops.front();
        QVERIFY(std::abs(early.r - blue.r) < 0.02f);
        QVERIFY(!stage.at(1)->style.fillGradient);
        QVERIFY(stage.at(1)->style.fill == red);
    }

    void fillsAndStrokesAreGiven()
    {
        const QByteArray line = "{'it': {'type': 'text.text', 'text': 'o'}}";
        Stage fill(disc, linearClip("fill", "{'colour': 'GREEN', 'opacity': 0.75}"));
        QVERIFY(fill.at(1)->style.fill == green.withAlpha(0.75));
        Stage hollow("{'it': {'type': 'shapes.circle'}}", linearClip("fill", "{'colour': 'GREEN', 'opacity': 1}"));
        QVERIFY(hollow.at(0.5)->style.fill == green.withAlpha(0.5)); // green from the start
        Stage stroke(disc, linearClip("stroke", "{'colour': 'GREEN', 'width': 7, 'opacity': 0.5}"));
        QVERIFY(stroke.at(1)->style.stroke == green.withAlpha(0.5));
        QCOMPARE(stroke.at(1)->style.strokeWidth, 7.0);
        QCOMPARE(stroke.at(0.5)->style.strokeWidth, 5.0);
    }

    void dimmingTwiceDimsNoFurther()
    {
        Stage stage(disc,
                    "{'clips': [{'type': 'motion.dim', 'target': 'it', 'properties': {'opacity': 0.3}},"
                    " {'type': 'motion.dim', 'target': 'it', 'start': 2, 'properties': {'opacity': 0.3}},"
                    " {'type': 'motion.dim', 'target': 'it', 'start': 4, 'properties': {'opacity': 1}}]}");
        QCOMPARE(stage.at(1)->opacity, 0.3);
        QCOMPARE(stage.at(3)->opacity, 0.3);
        QCOMPARE(stage.at(5)->opacity, 1.0);
    }

    void theDrawingOrderChangesAtOnce()
    {
        Stage stage(disc, linearClip("to-front", "{'z': 3}", ", 'start': 1"));
        QCOMPARE(stage.at(0.99)->z, 0.0);
        QCOMPARE(stage.at(1)->z, 3.0);
    }

    void indicatingLightsUpAndGrows()
    {
        Stage stage(
            disc,
            "{'clips': [{'type': 'motion.indicate', 'target': 'it', 'properties': {'colour': 'GREEN', 'size': 1.5}}]}");
        QVERIFY(stage.at(0.5)->style.stroke == green);
        QVERIFY(std::abs(stage.at(0.5).bounds().width() - 3) < 1e-9);
        QVERIFY(stage.at(1)->style.stroke == red);
    }

    void countingEndsExactlyAtTheOwnValue()
    {
        Stage stage(number, linearClip("count-in", "{'from': 1}"));
        QCOMPARE(valueOf(stage.at(0)), 1.0);
        QCOMPARE(valueOf(stage.at(0.5)), 3.0);
        QCOMPARE(valueOf(stage.at(1)), 5.0);
        QCOMPARE(stage.at(1).hash(), Stage(number).at(0).hash());
    }

    void countingStaysInItsPlace()
    {
        for (const QByteArray anchor : {"left", "centre", "right"}) {
            QByteArray nodes = number;
            nodes.replace("'decimals'", "'anchor': '" + anchor + "', 'decimals'");
            Stage stage(nodes, linearClip("count-to", "{'to': 12345}"));
            const double side = anchor == "left" ? -1 : anchor == "right" ? 1 : 0;
            const base::Box before = stage.at(0).bounds();
            const base::Box after = stage.at(1).bounds();
            QVERIFY(after.width() > before.width() * 1.5);
            QVERIFY(std::abs(after.at({side, 0, 0}).x - before.at({side, 0, 0}).x) < 1e-9);
            QVERIFY(std::abs(after.min.y - before.min.y) < 0.05);
            QCOMPARE(stage.at(1)->numeral->decimals, 2);
        }
    }

    void matricesCountEntryByEntry()
    {
        Stage stage(twoByTwo, linearClip("count-to", "{'to': 10}", ", 'lag': 1"));
        // Lag 1 over four numbers: each takes a quarter of the time.
        QCOMPARE(valuesOf(stage.at(0.125)), (std::vector<double>{5.5, 2, 3, 4}));
        QCOMPARE(valuesOf(stage.at(0.5)), (std::vector<double>{10, 10, 3, 4}));
        QCOMPARE(valuesOf(stage.at(1)), (std::vector<double>{10, 10, 10, 10}));
        QVERIFY(!stage.at(1)->children.front()->children.empty()); // still entries in rows
    }

    void randomNumbersAreTheSameInEveryRun()
    {
        const QByteArray one = linearClip("randomise", "{'least': 2, 'most': 3, 'seed': 1}");
        const auto first = valuesOf(Stage(twoByTwo, one).at(1));
        QCOMPARE(valuesOf(Stage(twoByTwo, one).at(1)), first);
        for (const double value : first)
            QVERIFY(value >= 2 && value < 3);
        QVERIFY(first[0] != first[1]);
        QVERIFY(valuesOf(Stage(twoByTwo, linearClip("randomise", "{'least': 2, 'most': 3, 'seed': 2}")).at(1))
                != first);
    }

    void countedNumbersTakeTheirColors()
    {
        const QByteArray colored = "{'it': {'type': 'matrices.matrix', 'tensor': [[9.9]], 'positiveLarge': '#0000FF', "
                                   "'negativeLarge': '#FF0000'}}";
        const auto fill = [](const shape::Shape &shape) {
            return base::toText((**shape::selected(shape, u"entries/0/0"_s)).children[0]->style.fill);
        };
        Stage stage(colored, linearClip("count-to", "{'to': -9.9}"));
        QCOMPARE(fill(stage.at(0)), u"#0000FF"_s);
        QCOMPARE(fill(stage.at(1)), u"#FF0000"_s);
        QVERIFY(fill(stage.at(0.75)) != fill(stage.at(1)));
        // What an animation has recoloured stays so.
        Stage kept(colored,
                   "{'clips': [{'type': 'motion.recolour', 'target': 'it', 'properties': {'colour': '#00FF00'}},"
                   " {'type': 'motion.count-to', 'target': 'it', 'start': 1, 'properties': {'to': -9.9}}]}");
        QCOMPARE(fill(kept.at(2)), u"#00FF00"_s);
    }

    void whatIsBakedFliesIntoEveryNumber()
    {
        Stage stage("{'what': {'type': 'shapes.circle', 'radius': 0.5, 'position': [-5, 0]},"
                    " 'it': {'type': 'charts.numbers', 'tensor': [[1, 2], [3, 4]]}}",
                    linearClip("bake", "{'from': {'link': 'what'}}", ", 'lag': 0, 'duration': 1"));
        const auto copies = [&](double t) { return shape::selected(stage.at(t), u"copies"_s); };
        QVERIFY(!copies(0));
        QCOMPARE(copies(0.1)->leafCount(), 4);
        QVERIFY(copies(0.1)->bounds().max.x < 0);
        QVERIFY(copies(0.9)->bounds().width() > 0.5); // at the numbers
        QVERIFY(copies(0.9)->bounds().max.x > 0);
        QVERIFY(!copies(1));
        QCOMPARE(valuesOf(stage.at(0.5)), (std::vector<double>{1, 2, 3, 4}));
        QVERIFY(valuesOf(stage.at(1)) != valuesOf(stage.at(0)));
    }

    void whatIsBakedLooksAsBeforeWhenItsCopiesLeave()
    {
        Stage stage("{'what': {'type': 'shapes.circle', 'radius': 0.5, 'position': [-5, 0]},"
                    " 'it': {'type': 'charts.numbers', 'tensor': [[1, 2], [3, 4]]}}",
                    linearClip("bake", "{'from': {'link': 'what'}}", ", 'lag': 0.5, 'duration': 1"));
        const auto copies = [&](double t) { return *shape::selected(stage.at(t), u"copies"_s); };
        QCOMPARE(copies(0.01)->children.size(), std::size_t(1)); // the others wait
        QVERIFY(copies(0.01)->children[0]->opacity < 0.3);
        QVERIFY(copies(0.15)->children[0]->opacity > 0.5);
    }

    void numbersBecomeThoseOfAnotherBlock()
    {
        const QByteArray nodes = "{'it': {'type': 'charts.numbers', 'tensor': [[1, 2], [3, 4]]},"
                                 " 'goal': {'type': 'charts.numbers', 'tensor': [[5, 6], [7, 8]]}}";
        Stage stage(nodes, linearClip("randomise", "{'to': {'link': 'goal'}}", ", 'duration': 1, 'ease': 'linear'"));
        QCOMPARE(valuesOf(stage.at(0.5)), (std::vector<double>{3, 4, 5, 6}));
        QCOMPARE(valuesOf(stage.at(1)), (std::vector<double>{5, 6, 7, 8}));
    }

    void eachPieceIsBakedIntoItsOwnNumbers()
    {
        const QByteArray column = "'arrange': 'row', 'spacing': 1";
        const QByteArray nodes = "{'it': {'type': 'layout.each', 'block': 'charts.numbers', 'rows': [[1], [2]], "
            + column + "}, 'goal': {'type': 'layout.each', 'block': 'charts.numbers', 'rows': [[5], [6]], " + column
            + "}, 'what': {'type': 'layout.each', 'block': 'text.text', 'texts': ['word', ''], " + column + "}}";
        Stage stage(nodes,
                    linearClip("bake", "{'from': {'link': 'what'}, 'to': {'link': 'goal'}, 'pieces': true}",
                               ", 'lag': 0, 'duration': 1"));
        QVERIFY(shape::selected(stage.at(0.3), u"0/copies"_s));
        QVERIFY(!shape::selected(stage.at(0.3), u"1/copies"_s));
        QCOMPARE(valuesOf(stage.at(1)), (std::vector<double>{5, 2})); // nothing flies to the second
    }

    void dataFliesOverTheNumbers()
    {
        Stage stage(twoByTwo, linearClip("stream", "{'rows': 2, 'columns': 3}", ", 'duration': 1"));
        const auto words = [&](double t) { return shape::selected(stage.at(t), u"words"_s); };
        QVERIFY(!words(0));
        QVERIFY(!words(1));
        QCOMPARE((*words(0.5))->children.size(), std::size_t(6));
        QVERIFY((*words(0.3))->children[0]->opacity > 0.2 && (*words(0.3))->children[0]->opacity <= 0.75);
        QVERIFY((*words(0.4))->children[0].bounds().centre().y < (*words(0.3))->children[0].bounds().centre().y);
        QVERIFY(valuesOf(stage.at(1)) != valuesOf(stage.at(0)));
    }

    void whatHasNoNumberCannotCount()
    {
        Stage stage(disc, linearClip("count-to", "{}"));
        stage.at(0.5);
        QVERIFY(stage.problems().value(0).contains(u"no number"_s));
    }
};

LECTOGRAPH_TEST_MAIN(MotionStylingTest)
#include "tst_motion_styling.moc"
