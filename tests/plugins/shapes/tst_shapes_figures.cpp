// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Box;
using base::Vec3;

namespace {

int countOf(const shape::Shape &shape, const QString &pattern)
{
    const auto parts = shape::select(shape, pattern);
    return parts ? static_cast<int>(parts->size()) : 0;
}

} // namespace

class FiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGridHasTheSizeAndTheCellsThatItWasGiven()
    {
        BlockBench bench(R"({"it": {"type": "shapes.grid", "rows": 6, "columns": 6, "width": 5.5, "height": 5}})");
        const shape::Shape grid = bench.shape(u"it"_s);
        QVERIFY(isNear(grid.bounds().width(), 5.5));
        QVERIFY(isNear(grid.bounds().height(), 5));
        QCOMPARE(countOf(grid, u"cells/*/*"_s), 36);
        QCOMPARE(countOf(grid, u".lower"_s), 15);
        QCOMPARE(countOf(grid, u".upper"_s), 15);
        QCOMPARE(countOf(grid, u".diagonal"_s), 6);
        QCOMPARE(countOf(grid, u".row:2"_s), 6);
        BlockBench single(R"({"it": {"type": "shapes.grid", "rows": 1, "columns": 1}})");
        QCOMPARE(shape::select(single.shape(u"it"_s), u".lower"_s).value().size(), std::size_t(0));
        QVERIFY(!shape::select(single.shape(u"it"_s), u".rest"_s));
        const Box first = bench.part(u"it"_s, u"cells/0/0"_s).bounds();
        QVERIFY(isNear(first.min.x, -2.75) && isNear(first.max.y, 2.5));
    }

    void gridCellsTakeAnyShape()
    {
        BlockBench bench(R"({"dot": {"type": "shapes.dot", "position": [7, 7]},
                             "it": {"type": "shapes.grid", "rows": 2, "columns": 3, "cell": {"link": "dot"},
                                    "width": 3, "height": 2}})");
        QCOMPARE(bench.shape(u"it"_s).leafCount(), 6);
        const Box cell = bench.part(u"it"_s, u"cells/0/2"_s).bounds();
        QVERIFY(isNear(cell.centre().x, 1) && isNear(cell.centre().y, 0.5));
        QVERIFY(isNear(cell.width(), 1));
    }

    void aBraceSpansItsShapeAndPointsToItsLabel()
    {
        BlockBench bench(R"({"box": {"type": "shapes.rectangle", "width": 3, "height": 2, "position": [1, 1]},
                             "down": {"type": "shapes.brace", "shape": {"link": "box"}, "label": "three"},
                             "left": {"type": "shapes.brace", "shape": {"link": "box"}, "onSide": "left", "label": "two"}})");
        const Box down = bench.part(u"down"_s, u"brace"_s).bounds();
        QVERIFY(isNear(down.width(), 3) && isNear(down.max.y, -0.2));
        QVERIFY(bench.part(u"down"_s, u"label"_s).bounds().max.y < down.min.y);
        const Box left = bench.part(u"left"_s, u"brace"_s).bounds();
        QVERIFY(std::abs(left.height() - 2) < 1e-6 && std::abs(left.max.x + 0.7) < 1e-6);
        QVERIFY(bench.part(u"left"_s, u"label"_s).bounds().max.x < left.min.x);
        const Box free = bench.part(u"down"_s, u"label"_s).bounds();
        const QByteArray post = R"("post": {"type": "shapes.rectangle", "width": 0.05, "height": 4, "position": [)"
            + QByteArray::number(free.centre().x) + "," + QByteArray::number(free.centre().y) + "]}";
        BlockBench clear(R"({"box": {"type": "shapes.rectangle", "width": 3, "height": 2, "position": [1, 1]}, )" + post
                         + R"(, "it": {"type": "shapes.brace", "shape": {"link": "box"}, "label": "three",
                                       "clearOf": [{"link": "post"}]}})");
        const Box label = clear.part(u"it"_s, u"label"_s).bounds();
        QVERIFY(label.min.x > free.centre().x || label.max.x < free.centre().x);
    }

    void aSurroundingRectangleKeepsItsDistance()
    {
        BlockBench bench(R"({"c": {"type": "shapes.circle", "position": [2, 1]},
                             "it": {"type": "shapes.surround", "shape": {"link": "c"}, "padding": 0.5, "extra": [1, 0]}})");
        const Box box = bench.shape(u"it"_s).bounds();
        QVERIFY(std::abs(box.width() - 5) < 1e-4 && std::abs(box.height() - 3) < 1e-4);
        QVERIFY(base::length(box.centre() - Vec3{2, 1, 0}) < 1e-4);
    }

    void everyPartHasItsOwnMark()
    {
        BlockBench bench(R"({"grid": {"type": "shapes.grid", "rows": 2, "columns": 3, "width": 3, "height": 2},
                             "boxes": {"type": "shapes.surround", "shape": {"link": "grid"}, "parts": "cells/*/*",
                                       "padding": 0},
                             "lines": {"type": "shapes.underline", "shape": {"link": "grid"}, "parts": "cells/*/*",
                                       "stretch": 1},
                             "wrong": {"type": "shapes.underline", "shape": {"link": "grid"}, "parts": "words"}})");
        QCOMPARE(bench.shape(u"boxes"_s).leafCount(), 6);
        QCOMPARE(bench.shape(u"lines"_s).leafCount(), 6);
        const Box cell = bench.part(u"grid"_s, u"cells/1/0"_s).bounds();
        const Box box = bench.part(u"boxes"_s, u"3"_s).bounds();
        QVERIFY(base::length(box.centre() - cell.centre()) < 1e-9 && isNear(box.width(), cell.width()));
        const Box line = bench.part(u"lines"_s, u"3"_s).bounds();
        QVERIFY(isNear(line.width(), 1) && isNear(line.max.y, cell.min.y - 0.1));
        QVERIFY(bench.errorOf(u"wrong"_s).contains(u"words"_s));
    }

    void aPhraseIsMarkedAsOne()
    {
        BlockBench bench(R"({"words": {"type": "text.text", "text": "a cat and a cat"},
                             "each": {"type": "shapes.surround", "shape": {"link": "words"}, "parts": "\u0022cat\u0022\u0023*",
                                      "padding": 0},
                             "second": {"type": "shapes.underline", "shape": {"link": "words"},
                                        "parts": "\u0022a cat\u0022\u00232"},
                             "wrong": {"type": "shapes.surround", "shape": {"link": "words"}, "parts": "\u0022dog\u0022\u0023*"}})");
        QCOMPARE(bench.shape(u"each"_s).leafCount(), 2);
        const Box first = bench.part(u"each"_s, u"0"_s).bounds();
        QVERIFY(isNear(first.min.x, bench.part(u"words"_s, u"\"c\""_s).bounds().min.x));
        QCOMPARE(bench.shape(u"second"_s).leafCount(), 1);
        QVERIFY(bench.errorOf(u"wrong"_s).contains(u"dog"_s));
    }

    void bracketsStandLeftAndRight()
    {
        BlockBench bench(
            R"({"box": {"type": "shapes.square"}, "it": {"type": "shapes.bracket", "shape": {"link": "box"}}})");
        QVERIFY(isNear(bench.part(u"it"_s, u"left"_s).bounds().max.x, -1.1));
        QVERIFY(isNear(bench.part(u"it"_s, u"right"_s).bounds().min.x, 1.1));
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().height(), 2.25));
    }

    void aBubbleHoldsItsContentAndPointsToItsSpeaker()
    {
        BlockBench bench(R"({"it": {"type": "shapes.speech-bubble", "label": "Hello", "tip": [-3, -3]},
                             "right": {"type": "shapes.speech-bubble", "label": "Hello", "tip": [-3, -3], "mirrored": true}})");
        const Box content = bench.part(u"it"_s, u"content"_s).bounds();
        const Box body = bench.part(u"it"_s, u"body"_s).bounds();
        QVERIFY(body.min.x < content.min.x - 0.2 && body.max.x > content.max.x + 0.2);
        QVERIFY(isNear(body.min.x, -3) && isNear(body.min.y, -3));
        QVERIFY(isNear(bench.part(u"right"_s, u"body"_s).bounds().max.x, 3));
        QCOMPARE(bench.part(u"right"_s, u"content"_s), bench.part(u"it"_s, u"content"_s));
    }

    void aBubblePointsAtItsSpeaker()
    {
        BlockBench bench(R"({"who": {"type": "shapes.square", "size": 2, "position": [3, 1]},
            "it": {"type": "shapes.speech-bubble", "label": "Hello", "speaker": {"link": "who"}},
            "left": {"type": "shapes.speech-bubble", "label": "Hello", "speaker": {"link": "who"}, "mirrored": true},
            "below": {"type": "shapes.speech-bubble", "label": "Hello", "speaker": {"link": "who"}, "flipped": true}})");
        const Box it = bench.shape(u"it"_s).bounds();
        QVERIFY(isNear(it.min.x, 4) && isNear(it.min.y, 2));
        const Box left = bench.shape(u"left"_s).bounds();
        QVERIFY(isNear(left.max.x, 2) && isNear(left.min.y, 2));
        const Box below = bench.shape(u"below"_s).bounds();
        QVERIFY(isNear(below.min.x, 4) && isNear(below.max.y, 0));
    }

    void areasCombine()
    {
        BlockBench bench(
            R"({"a": {"type": "shapes.square", "size": 2}, "b": {"type": "shapes.square", "size": 2, "position": [1, 0]},
                             "both": {"type": "shapes.boolean", "first": {"link": "a"}, "second": {"link": "b"}},
                             "shared": {"type": "shapes.boolean", "first": {"link": "a"}, "second": {"link": "b"}, "operation": "intersection"},
                             "rest": {"type": "shapes.boolean", "first": {"link": "a"}, "second": {"link": "b"}, "operation": "difference"}})");
        QVERIFY(isNear(bench.shape(u"both"_s).bounds().width(), 3));
        QVERIFY(isNear(bench.shape(u"shared"_s).bounds().width(), 1));
        QVERIFY(isNear(bench.shape(u"rest"_s).bounds().max.x, 0));
    }

    void areasOfManyPartsAreOneAreaOrAProblem()
    {
        // A comb of bars on another one, at right angles: each bar cuts each.
        const auto combs = [](int bars) {
            return BlockBench(QStringLiteral(R"({
                "a": {"type": "layout.each", "block": "shapes.rectangle", "count": %1, "spacing": 0.02,
                      "item.width": 0.02, "item.height": 200},
                "b": {"type": "layout.each", "block": "shapes.rectangle", "count": %1, "spacing": 0.02,
                      "arrange": "column", "item.width": 200, "item.height": 0.02},
                "it": {"type": "shapes.boolean", "first": {"link": "a"}, "second": {"link": "b"}}})")
                                  .arg(bars)
                                  .toUtf8());
        };
        BlockBench few = combs(10);
        QCOMPARE(few.errorOf(u"it"_s), QString());
        BlockBench many = combs(4000);
        QVERIFY2(many.errorOf(u"it"_s).contains(u"too much to compute"_s), qPrintable(many.errorOf(u"it"_s)));
    }

    void aLongLabelFitsItsBox()
    {
        BlockBench bench(
            R"({"it": {"type": "shapes.box", "width": 2, "height": 0.5, "label": "a very long name of a layer",
                                    "labelSize": 48}})");
        QVERIFY(bench.part(u"it"_s, u"label"_s).bounds().width() <= 1.8 + 1e-9);
        BlockBench row(R"({"0": {"type": "shapes.box", "label": "gap"}, "1": {"type": "shapes.box", "label": "cat"},
                           "2": {"type": "shapes.box", "label": "-a,"},
                           "low": {"type": "shapes.box", "label": "gap", "height": 0.2, "padding": 0}})");
        const double foot = row.part(u"0"_s, u"label/1"_s).bounds().min.y;
        for (const QString &other : {u"1"_s, u"2"_s}) // words of boxes in a row stand on one line
            QVERIFY(std::abs(row.part(other, u"label/1"_s).bounds().min.y - foot) < 1e-9);
        QVERIFY(row.part(u"low"_s, u"label"_s).bounds().min.y >= -0.1 - 1e-9);
    }

    void aWrappedLabelStaysLargerThanOneLine()
    {
        BlockBench bench(
            R"({"one": {"type": "shapes.box", "width": 3.6, "height": 0.8, "label": "a very long name of a layer here",
                                     "labelSize": 28},
                "wrapped": {"type": "shapes.box", "width": 3.6, "height": 0.8, "label": "a very long name of a layer here",
                                         "labelSize": 28, "wrap": true},
                "short": {"type": "shapes.box", "width": 3.6, "height": 0.8, "label": "a layer", "labelSize": 28,
                                       "wrap": true}})");
        const Box one = bench.part(u"one"_s, u"label"_s).bounds();
        const Box wrapped = bench.part(u"wrapped"_s, u"label"_s).bounds();
        QVERIFY(wrapped.width() <= 3.4 + 1e-9 && wrapped.height() <= 0.6 + 1e-9);
        QVERIFY(wrapped.height() > 2 * one.height());
        QCOMPARE(countOf(bench.shape(u"wrapped"_s), u"label/lines/*"_s), 2);
        QCOMPARE(countOf(bench.shape(u"short"_s), u"label/lines/*"_s), 0);
    }

    void aPictureKeepsItsProportions()
    {
        BlockBench bench(R"({"it": {"type": "shapes.image", "file": "picture.png", "height": 3},
                             "missing": {"type": "shapes.image", "file": "missing.png"},
                             "broken": {"type": "shapes.image", "file": "broken.png"},
                             "none": {"type": "shapes.image"}})");
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().width(), 6));
        QVERIFY(bench.errorOf(u"missing"_s).contains("missing.png"_L1));
        QVERIFY(bench.errorOf(u"broken"_s).contains("broken.png"_L1));
        // An unset file is not an error: a placeholder is shown.
        QVERIFY(isNear(bench.shape(u"none"_s).bounds().height(), 3));
        QVERIFY(isNear(bench.shape(u"none"_s).bounds().width(), 4));
    }

    void whatStandsBesideAMissingPictureStays()
    {
        BlockBench bench(R"({"missing": {"type": "shapes.image", "file": "missing.png", "height": 2},
                             "broken": {"type": "shapes.image", "file": "broken.png", "width": 5, "height": 2},
                             "caption": {"type": "shapes.box", "label": "Figure 1", "beside": {"link": "missing"},
                                         "side": "down"},
                             "figure": {"type": "layout.group", "children": [{"link": "missing"}, {"link": "caption"}]},
                             "row": {"type": "layout.row", "children": [{"link": "broken"}, {"link": "caption"}]},
                             "each": {"type": "layout.each", "block": "shapes.image", "count": 3,
                                      "item.file": ["a.png", "missing.png", "b.png"]}})");
        const Box missing = bench.shape(u"missing"_s).bounds();
        QVERIFY(isNear(missing.height(), 2) && isNear(missing.width(), 8.0 / 3)); // as a placeholder
        QVERIFY(isNear(bench.shape(u"broken"_s).bounds().width(), 5));
        QCOMPARE(bench.shape(u"missing"_s)->image->image.pixelColor(0, 0).alpha(), 0);
        QVERIFY(
            isNear(bench.part(u"figure"_s, u"caption"_s).bounds().width(), bench.shape(u"caption"_s).bounds().width()));
        QVERIFY(bench.part(u"figure"_s, u"caption"_s).bounds().max.y < missing.min.y);
        QVERIFY(bench.part(u"row"_s, u"caption"_s).bounds().min.x > bench.part(u"row"_s, u"broken"_s).bounds().max.x);
        QCOMPARE(countOf(bench.shape(u"each"_s), u"*"_s), 3);
        for (const QString &id : {u"missing"_s, u"caption"_s, u"figure"_s, u"each"_s})
            QVERIFY2(bench.errorOf(id).contains(u"missing.png"_s), qPrintable(id));
        QVERIFY(bench.errorOf(u"each"_s).contains(u"In the part “1”"_s));
        QCOMPARE(std::ranges::count(bench.problems(), graph::Severity::Failure, &graph::Problem::severity),
                 std::ptrdiff_t{3});
    }

    void aPictureIsCroppedAndRounded()
    {
        BlockBench bench(R"({"it": {"type": "shapes.image", "file": "picture.png", "height": 2, "cropLeft": 0.25,
                                    "cropRight": 0.25, "cropBottom": 0.5, "corner": 0.3},
                             "none": {"type": "shapes.image", "file": "picture.png", "cropTop": 1, "cropBottom": 1},
                             "drawing": {"type": "shapes.image", "file": "drawing.svg", "corner": 1}})");
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().height(), 2));
        QVERIFY(isNear(bench.shape(u"it"_s).bounds().width(), 4)); // 4 × 2 of 8 × 4 pixels
        QVERIFY(bench.errorOf(u"none"_s).isEmpty());
        QVERIFY(bench.problems().empty());
        QVERIFY(bench.errorOf(u"drawing"_s).isEmpty());
        QCOMPARE(bench.problems().size(), std::size_t{2}); // its filter is left out, too
    }

    void aDrawingIsVectorsThatKeepTheirProportions()
    {
        BlockBench bench(R"({"it": {"type": "shapes.image", "file": "drawing.svg", "height": 3}})");
        const shape::Shape shape = bench.shape(u"it"_s);
        QVERIFY(isNear(shape.bounds().width(), 6));
        QVERIFY(!shape->image);
        QVERIFY(shape->children.front()->style.hasFill());
        QCOMPARE(bench.problems().size(), std::size_t(1)); // the filter of the drawing is left out
        QVERIFY(bench.problems().front().error.what.contains(u"filter"_s));
        QCOMPARE(bench.problems().front().severity, graph::Severity::Warning);
    }

    void pointsComeInPairs()
    {
        BlockBench bench(R"({"it": {"type": "shapes.polygon", "points": [0, 0, 1]}})");
        QVERIFY(bench.errorOf(u"it"_s).contains("odd (3)"_L1));
    }

    void onlyOneDialectKeepsStrokesOnTheScreen()
    {
        graph::Setting community;
        community.dialect = base::Dialect::Ce;
        const QByteArray nodes = R"({"it": {"type": "shapes.circle"}})";
        QVERIFY(BlockBench(nodes).shape(u"it"_s)->style.screenWidth);
        QVERIFY(!BlockBench(nodes, community).shape(u"it"_s)->style.screenWidth);
    }

    void aCardFillsTheFrame()
    {
        graph::Setting narrow;
        narrow.frameWidth = 10;
        narrow.frameHeight = 5.625;
        const Box card = BlockBench(R"({"it": {"type": "shapes.card"}})", narrow).shape(u"it"_s).bounds();
        QVERIFY(isNear(card.width(), 10) && isNear(card.height(), 5.625));
    }
};

LECTOGRAPH_TEST_MAIN(FiguresTest)
#include "tst_shapes_figures.moc"
