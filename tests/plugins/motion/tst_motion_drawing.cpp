// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Color;
using base::Dialect;

namespace {

const QByteArray word = "{'it': {'type': 'text.text', 'text': 'attention', 'colour': 'BLUE'}}";
const QByteArray threeLines = "{'it': {'type': 'layout.repeat', 'shape': {'link': 'line'}, 'count': 3},"
                              " 'line': {'type': 'shapes.line', 'from': [-1, 0], 'to': [1, 0]}}";

QByteArray drawingClip(const QByteArray &type, const QByteArray &more = {})
{
    return "{'clips': [{'type': 'motion." + type + "', 'target': 'it'" + more + "}]}";
}

std::vector<shape::Shape> drawnLeaves(const shape::Shape &shape)
{
    std::vector<shape::Shape> leaves;
    if (shape::isLeaf(*shape))
        leaves.push_back(shape);
    for (const shape::Shape &child : shape->children) {
        const auto below = drawnLeaves(child);
        leaves.insert(leaves.end(), below.begin(), below.end());
    }
    return leaves;
}

shape::Shape leaf(Stage &stage, double seconds, std::size_t index = 0)
{
    return drawnLeaves(stage.at(seconds)).at(index);
}

/// Start and end of writing leaf `index` of `count` within one second.
std::pair<double, double> window(int index, int count, double lag)
{
    const double whole = (count - 1) * lag + 1;
    return {index * lag / whole, (index * lag + 1) / whole};
}

} // namespace

class MotionDrawingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writingFollowsItsDialectsLag_data()
    {
        QTest::addColumn<int>("dialect");
        QTest::addColumn<QByteArray>("text");
        for (const QByteArray text : {"a", "ab", "attention", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"}) {
            QTest::addRow("ManimGL, %s", text.constData()) << int(Dialect::Gl) << text;
            QTest::addRow("the community edition, %s", text.constData()) << int(Dialect::Ce) << text;
        }
    }
    void writingFollowsItsDialectsLag()
    {
        QFETCH(int, dialect);
        QFETCH(QByteArray, text);
        Stage stage("{'it': {'type': 'text.text', 'text': '" + text + "'}}", drawingClip("write"), Dialect(dialect));
        const int count = stage.at(0).leafCount();
        QVERIFY(count >= text.size()); // "i" and "j" may consist of two
        const double lag = Dialect(dialect) == Dialect::Gl ? std::min(4.0 / (count + 1), 0.2)
                                                           : std::min(4.0 / std::max(1, count), 0.2);
        for (const int index : {0, count / 2, count - 1}) {
            const auto [begin, end] = window(index, count, lag);
            const auto at = [&](double t) { return leaf(stage, t, static_cast<std::size_t>(index)); };
            if (begin > 0)
                QCOMPARE(at(begin - 1e-4)->revealTo, 0.0);
            QVERIFY(at(begin + 1e-3)->revealTo > 0);
            // The first half of its time draws the outline.
            const double middle = (begin + end) / 2;
            QVERIFY(at(middle - 1e-4)->revealTo < 1);
            QCOMPARE(at(middle + 1e-4)->revealTo, 1.0);
            QVERIFY(at(end - 1e-3)->style.fill.a < 1);
            QCOMPARE(at(std::min(1.0, end + 1e-4))->style.fill.a, 1.0f);
        }
    }

    void writingDrawsTheOutlineAndThenFillsIt()
    {
        Stage stage("{'it': {'type': 'text.text', 'text': 'o', 'colour': 'BLUE'}}", drawingClip("write"));
        const shape::Style outline = leaf(stage, 0.25)->style;
        QCOMPARE(leaf(stage, 0.25)->revealTo, 0.5); // its ease is linear
        QCOMPARE(outline.fill.a, 0.0f);
        QVERIFY(outline.stroke == Color::fromRgb(0x58c4dd)); // its own colour, seen on any background
        QCOMPARE(outline.strokeWidth, 2.0);
        const shape::Style filling = leaf(stage, 0.75)->style;
        QCOMPARE(filling.fill.a, 0.5f);
        QVERIFY(filling.fill.withAlpha(1) == Color::fromRgb(0x58c4dd)); // no dark intermediate colours
        QCOMPARE(filling.strokeWidth, 1.0);                             // the outline fades as the fill appears
    }

    void bothDialectsWriteInTheOwnColour()
    {
        for (const Dialect dialect : {Dialect::Gl, Dialect::Ce}) {
            for (const QByteArray type : {"write", "unwrite"}) {
                Stage stage("{'it': {'type': 'text.text', 'text': 'o', 'colour': '#000000'}}", drawingClip(type),
                            dialect);
                QVERIFY(leaf(stage, 0.25)->style.stroke == Color::fromRgb(0x000000));
                QVERIFY(leaf(stage, 0.75)->style.stroke == Color::fromRgb(0x000000));
            }
        }
    }

    void anAreaOfManyColoursIsWrittenInTheirMean()
    {
        const QByteArray disc =
            "{'it': {'type': 'shapes.circle', 'fill': '#FFFFFF', 'fillOpacity': 1, 'strokeWidth': 0,"
            " 'fillGradient': ['#000000', '#FF0000']}}";
        Stage stage(disc, drawingClip("write"));
        QVERIFY(leaf(stage, 0.25)->style.stroke == (Color{0.5f, 0, 0, 1}));
        QCOMPARE(leaf(stage, 0.25)->style.fill.a, 0.0f);
    }

    void aLineOfManyColoursIsWrittenInThem()
    {
        const QByteArray line =
            "{'it': {'type': 'shapes.line', 'stroke': '#FFFFFF', 'strokeGradient': ['RED', 'BLUE']}}";
        Stage stage(line, drawingClip("write"));
        const shape::Style outline = leaf(stage, 0.25)->style;
        QVERIFY(outline.strokeGradient && outline.strokeGradient->stops.size() == 2);
        QVERIFY(outline.hasStroke());
    }

    void whatIsNotSeenIsNotWritten()
    {
        for (const QByteArray type : {"write", "unwrite", "border-then-fill"}) {
            Stage stage("{'it': {'type': 'shapes.square', 'fillOpacity': 0, 'strokeOpacity': 0}}", drawingClip(type));
            for (const double seconds : {0.25, 0.5, 0.75})
                QVERIFY2(!leaf(stage, seconds)->style.isSeen(), type.constData());
        }
        // A word as high as its line has an area that nobody sees.
        Stage stage("{'it': {'type': 'text.text', 'text': 'o', 'extent': 'line'}}", drawingClip("write"));
        for (const shape::Shape &part : drawnLeaves(stage.at(0.25)))
            QCOMPARE(part->style.isSeen(), part->name != "line"_L1);
    }

    void aBorderIsDrawnInItsOwnColour()
    {
        const QByteArray disc = "{'it': {'type': 'shapes.circle', 'fill': 'BLUE', 'fillOpacity': 1, 'stroke': 'RED'}}";
        Stage stage(disc, drawingClip("border-then-fill"));
        QVERIFY(leaf(stage, 0.8)->style.stroke == Color::fromRgb(0xfc6255));
        QVERIFY(leaf(stage, 0.8)->revealTo < 1);
        QCOMPARE(leaf(stage, 0.8)->style.fill.a, 0.0f);
        QCOMPARE(leaf(stage, 1)->revealTo, 1.0);        // half of two seconds
        QCOMPARE(leaf(stage, 1.5)->style.fill.a, 0.5f); // double smooth
    }

    void unwritingIsWritingBackwards()
    {
        for (const Dialect dialect : {Dialect::Gl, Dialect::Ce}) {
            Stage forwards(word, drawingClip("write"), dialect);
            Stage backwards(word, drawingClip("unwrite"), dialect);
            const std::size_t count = drawnLeaves(forwards.at(0)).size();
            // Each letter is erased in the same time window, so an animation with a single window is exactly reversed.
            for (std::size_t i = 0; i < count; ++i) {
                const auto [begin, end] = window(int(i), int(count),
                                                 dialect == Dialect::Gl ? std::min(4.0 / double(count + 1), 0.2)
                                                                        : std::min(4.0 / double(count), 0.2));
                const double t = begin + 0.2 * (end - begin);
                const double mirrored = begin + 0.8 * (end - begin);
                QVERIFY(std::abs(leaf(backwards, mirrored, i)->revealTo - leaf(forwards, t, i)->revealTo) < 1e-6);
            }
        }
    }

    void linesAreDrawnOneAfterTheOther()
    {
        Stage stage(threeLines, drawingClip("draw", ", 'ease': 'linear'"));
        // Lag 1 over three leaves: each takes a third of the time.
        QVERIFY(std::abs(leaf(stage, 1.0 / 6, 0)->revealTo - 0.5) < 1e-6);
        QCOMPARE(leaf(stage, 1.0 / 6, 1)->revealTo, 0.0);
        QVERIFY(std::abs(leaf(stage, 0.5, 1)->revealTo - 0.5) < 1e-6);
        QCOMPARE(leaf(stage, 0.5, 0)->revealTo, 1.0);
        Stage together(threeLines, drawingClip("draw", ", 'ease': 'linear', 'lag': 0"));
        for (const std::size_t i : {0, 1, 2})
            QCOMPARE(leaf(together, 0.25, i)->revealTo, 0.25);
    }

    void erasingIsDrawingBackwards()
    {
        Stage stage(threeLines, drawingClip("erase", ", 'ease': 'linear', 'lag': 0"));
        QCOMPARE(leaf(stage, 0.25)->revealTo, 0.75);
    }

    void whatIsDrawnThenFadedIsWholeInTheMiddle()
    {
        Stage stage(threeLines, drawingClip("draw-then-fade", ", 'duration': 2"));
        QCOMPARE(leaf(stage, 1)->revealTo, 1.0);
        QCOMPARE(leaf(stage, 0.5)->revealTo, 0.5);
        const shape::Shape late = stage.at(1.5);
        QCOMPARE(drawnLeaves(late).front()->opacity, 0.5);
    }

    void aPictureHasNoLineAndFades()
    {
        const QByteArray photo = "{'it': {'type': 'shapes.image', 'file': 'photo.png'}}";
        for (const QByteArray type : {"write", "border-then-fill", "draw"}) {
            Stage stage(photo, drawingClip(type, ", 'ease': 'linear', 'duration': 1"));
            QVERIFY(stage.seen(0).empty());
            QCOMPARE(stage.seen(0.5).at(0).opacity, 0.5);
            QCOMPARE(stage.seen(1).at(0).opacity, 1.0);
        }
        Stage erased(photo, drawingClip("erase", ", 'ease': 'linear'"));
        QCOMPARE(erased.seen(0.25).at(0).opacity, 0.75);
        Stage flashed(photo, drawingClip("pulse"));
        QVERIFY(flashed.seen(0.5).empty());
    }

    void aPulseSwellsAlongThePath()
    {
        Stage stage("{'it': {'type': 'shapes.line', 'from': [0, 0], 'to': [4, 0]}}",
                    drawingClip("pulse", ", 'ease': 'linear'"));
        const auto peak = [&](double t) {
            const std::vector<double> &profile = *leaf(stage, t)->style.widthProfile;
            const auto most = std::ranges::max_element(profile);
            return std::pair(*most, double(most - profile.begin()) / double(profile.size() - 1));
        };
        // The centre moves from −½·0.3 to 1 + ½·0.3.
        for (const double t : {0.3, 0.5, 0.8}) {
            QVERIFY(std::abs(peak(t).first - 1) < 0.1);
            QVERIFY(std::abs(peak(t).second - (-0.15 + t * 1.3)) < 0.02);
        }
        const std::vector<double> &profile = *leaf(stage, 0.5)->style.widthProfile;
        QCOMPARE(profile.front(), 0.0);
        QCOMPARE(profile.back(), 0.0);
    }

    void aPassingFlashIsAPieceOfThePath()
    {
        Stage stage(threeLines, drawingClip("passing-flash", ", 'ease': 'linear', 'properties': {'timeWidth': 0.5}"));
        QCOMPARE(leaf(stage, 0.5)->revealTo, 0.75);
        QCOMPARE(leaf(stage, 0.5)->revealFrom, 0.25);
        Stage longer(threeLines, drawingClip("passing-flash", ", 'ease': 'linear', 'properties': {'timeWidth': 1.5}"));
        QCOMPARE(leaf(longer, 0.5)->revealFrom, 0.0);
        QCOMPARE(leaf(longer, 0.5)->revealTo, 1.0);
    }

    void aPassingFlashMayRunSeveralTimes()
    {
        const QByteArray properties = ", 'ease': 'linear', 'properties': {'timeWidth': 0.5";
        Stage once(threeLines, drawingClip("passing-flash", properties + "}"));
        Stage twice(threeLines, drawingClip("passing-flash", properties + ", 'times': 2}"));
        for (const double t : {0.25, 0.5, 0.75}) {
            for (const double run : {0.0, 0.5})
                QCOMPARE(leaf(twice, run + t / 2)->revealTo, leaf(once, t)->revealTo);
        }
        QVERIFY(twice.at(1)->hidden);
    }
};

LECTOGRAPH_TEST_MAIN(MotionDrawingTest)
#include "tst_motion_drawing.moc"
