// SPDX-License-Identifier: GPL-3.0-or-later
#include "anyshape.h"
#include "drawn.h"

#include "shape/layout.h"
#include "shape/matching.h"
#include "shape/morph.h"
#include "shape/pathops.h"
#include "shape/select.h"
#include "testmain.h"

#include <QTest>

#include <numbers>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::shape;

namespace {

using std::numbers::pi;

Style filled(base::Color color)
{
    Style style;
    style.fill = color;
    return style;
}

Shape square(double side, double alpha = 1)
{
    return leaf(rectangle(side, side), filled({1, 0, 0, static_cast<float>(alpha)}));
}

Shape fourSquares(double alpha = 1)
{
    return group(arrangedInGrid(std::vector<Shape>(4, square(1, alpha)), 2, 0, 0));
}

/// A word whose letters are bars of different heights, one unit apart.
Shape word(const QString &letters)
{
    std::vector<Shape> bars;
    for (int i = 0; i < letters.size(); ++i)
        bars.push_back(transformed(leaf(rectangle(0.5, 0.1 * (1 + letters[i].unicode() % 32)), {}, QString::number(i)),
                                   base::Transform::translation({double(i), 0, 0})));
    return group(std::move(bars)).edited([&](Part &part) { part.sourceText = letters; });
}

/// "from→to" for each pair, by letter index; borrowed partners are in brackets.
QStringList pairsOf(const QString &from, const QString &to)
{
    QStringList result;
    for (const LeafPair &pair : paired(leavesOf(word(from)), leavesOf(word(to)))) {
        const auto shown = [](int index, bool isLent) { return (isLent ? u"(%1)"_s : u"%1"_s).arg(index); };
        result << shown(pair.from, pair.fromLent) + u"→"_s + shown(pair.to, pair.toLent);
    }
    return result;
}

/// The combined coverage of all overlapping layers.
double stackedAlpha(const Shape &shape)
{
    double light = 1;
    for (const PlacedLeaf &leaf : leavesOf(shape))
        light *= 1 - leaf.shape->style.fill.a * leaf.opacity;
    return 1 - light;
}

base::Box boundsOf(const Shape &shape)
{
    base::Box box;
    for (const Path &path : drawn(shape)) {
        box.add(base::Vec3{path.bounds().left(), path.bounds().top(), 0});
        box.add(base::Vec3{path.bounds().right(), path.bounds().bottom(), 0});
    }
    return box;
}

} // namespace

class MorphTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEndsAreTheVeryShapes()
    {
        QVERIFY(rc::check([] {
            const Shape a = anyShape();
            const Shape b = anyShape();
            const Morph morph(a, b, {anyNumber(), base::ColorMix::Linear});
            RC_ASSERT(morph.at(0.0).isSame(a));
            RC_ASSERT(morph.at(1.0).isSame(b));
            RC_ASSERT(morph.at([](int, int) { return 0.0; }).isSame(a));
            RC_ASSERT(morph.at([](int, int) { return 1.0; }).isSame(b));
        }));
    }

    void onlyEqualPartsHavePartnersIfWanted()
    {
        QVERIFY(rc::check([] {
            const std::vector<PlacedLeaf> from = leavesOf(anyShape());
            const std::vector<PlacedLeaf> to = leavesOf(anyShape());
            for (const Matching matching : {Matching::Letters, Matching::Words, Matching::Names}) {
                std::vector<int> before(from.size());
                std::vector<int> after(to.size());
                for (const LeafPair &pair : paired(from, to, matching)) {
                    if (pair.from >= 0)
                        ++before[static_cast<std::size_t>(pair.from)];
                    if (pair.to >= 0)
                        ++after[static_cast<std::size_t>(pair.to)];
                }
                for (std::size_t i = 0; i < from.size(); ++i)
                    RC_ASSERT(from[i].hidden || before[i] == 1);
                for (std::size_t i = 0; i < to.size(); ++i)
                    RC_ASSERT(to[i].hidden || after[i] == 1);
            }
        }));
    }

    void nearTheEndsItLooksLikeTheEnds()
    {
        QVERIFY(rc::check([] {
            const Shape a = anyShape();
            const Shape b = anyShape();
            const Morph morph(a, b, {*rc::gen::inRange(-50, 51) / 10.0, base::ColorMix::Linear});
            for (const auto &[t, end] : {std::pair{1e-6, a}, std::pair{1 - 1e-6, b}}) {
                const base::Box box = boundsOf(morph.at(t));
                RC_ASSERT(isNear(box.min, boundsOf(end).min, 0.01)); // shapes here are up to a thousand units wide
                RC_ASSERT(isNear(box.max, boundsOf(end).max, 0.01));
            }
        }));
    }

    void theSameTimeGivesTheSameShape()
    {
        QVERIFY(rc::check([] {
            const Shape a = anyShape();
            const Shape b = anyShape();
            const double t = *rc::gen::inRange(-10, 111) / 100.0;
            RC_ASSERT(Morph(a, b).at(t) == Morph(a, b).at(t));
            RC_ASSERT(Morph(a, b).at(t) == Morph(a, b).at([t](int, int) { return t; }));
        }));
    }

    void theSameOutlineIsOnlyMoved()
    {
        const Path path = circle(1);
        const Shape a = leaf(path, filled({1, 0, 0, 1}));
        const Shape b = transformed(leaf(path, filled({0, 0, 1, 1})),
                                    base::Transform::translation({4, 2, 0}) * base::Transform::scaling(3, 3));
        const Shape half = Morph(a, b).at(0.5);
        QCOMPARE(half->path.contours().data(), path.contours().data()); // the same path object
        QVERIFY(isNear(half->placement.origin, {2, 1, 0}));
        QVERIFY(isNear(half.bounds().width(), 4, 1e-4));
        QCOMPARE(half->style.fill, (base::Color{0.5f, 0, 0.5f, 1}));
    }

    void pointsTravelStraight()
    {
        const Shape half = Morph(leaf(rectangle(2, 2), {}), shifted(leaf(rectangle(6, 4), {}), {1, 0, 0})).at(0.5);
        QCOMPARE(drawn(half).front().bounds(), QRectF(-1.5, -1.5, 4, 3)); // corners are matched with corners
        QCOMPARE(half->path.curveCount(), 4);
    }

    void pointsTravelOnArcs()
    {
        const auto at = [](double radians, double t) {
            return alongArc(base::Vec3{0, 0, 0}, base::Vec3{2, 0, 4}, radians, t);
        };
        QVERIFY(isNear(at(pi, 0.5), {1, -1, 2})); // counter-clockwise about (1, 0), z linear
        QVERIFY(isNear(at(-pi, 0.5), {1, 1, 2}));
        QVERIFY(isNear(at(0, 0.25), {0.5, 0, 1}));
        QVERIFY(isNear(at(pi / 2, 0), {0, 0, 0}));
        QVERIFY(isNear(at(pi / 2, 1), {2, 0, 4}));
        QVERIFY(rc::check([] {
            const base::Vec3 a{anyNumber(), anyNumber(), 0};
            const base::Vec3 b{anyNumber(), anyNumber(), 0};
            const base::Vec3 p{anyNumber(), anyNumber(), 0};
            const double angle = *rc::gen::inRange(-60, 61) / 10.0;
            const double t = *rc::gen::inRange(0, 101) / 100.0;
            // A point of a moving plane follows its own arc: the map is linear.
            const base::Transform from = base::Transform::translation(a) * base::Transform::rotation(anyNumber());
            const base::Transform to = base::Transform::translation(b);
            RC_ASSERT(isNear(alongArc(from, to, angle, t).map(p), alongArc(from.map(p), to.map(p), angle, t), 1e-6));
        }));
        const Shape dot = shifted(leaf(circle(0.5), {}), {2, 0, 0});
        const Shape half = Morph(shifted(square(1), {-2, 0, 0}), dot, {pi, {}}).at(0.5);
        QVERIFY(isNear(half.bounds().centre(), {0, -2, 0}, 0.1));
    }

    void partsMatchByNameThenByOrder()
    {
        const auto named = [](double x, const QString &name) {
            return shifted(leaf(circle(0.1), {}, name), {x, 0, 0});
        };
        const Shape a = group({named(0, u"a"_s), named(1, u"b"_s), named(2, u"c"_s)});
        const Shape b = group({named(10, u"c"_s), named(11, u"b"_s), named(12, u"x"_s)});
        const auto pairs = paired(leavesOf(a), leavesOf(b));
        QCOMPARE(pairs.size(), std::size_t(3));
        QCOMPARE(pairs[0].from, 2);
        QCOMPARE(pairs[1].from, 1);
        QCOMPARE(pairs[2].from, 0); // the rest, in order
        const Shape half = Morph(a, b).at(0.5);
        QCOMPARE(half->children[0]->name, u"c"_s);
        QVERIFY(isNear(half->children[0].bounds().centre(), {6, 0, 0}));
        QVERIFY(select(half, u"x"_s));
    }

    void lettersThatOccurInBothTextsStayTheSame()
    {
        QCOMPARE(pairsOf(u"score"_s, u"score"_s), (QStringList{u"0→0"_s, u"1→1"_s, u"2→2"_s, u"3→3"_s, u"4→4"_s}));
        // Letters before, between and after the common ones are matched with each other, the fewer repeated evenly.
        QCOMPARE(pairsOf(u"rawb"_s, u"xyab"_s), (QStringList{u"0→0"_s, u"0→1"_s, u"1→2"_s, u"2→(2)"_s, u"3→3"_s}));
        QCOMPARE(pairsOf(u"abcd"_s, u"vwxyz"_s), (QStringList{u"0→0"_s, u"0→1"_s, u"1→2"_s, u"2→3"_s, u"3→4"_s}));
        // Without a counterpart, a letter comes out of its neighbour or goes into it.
        QCOMPARE(pairsOf(u"b"_s, u"abc"_s), (QStringList{u"(0)→0"_s, u"0→1"_s, u"(0)→2"_s}));
        QCOMPARE(pairsOf(u"abc"_s, u"b"_s), (QStringList{u"0→(0)"_s, u"1→0"_s, u"2→(0)"_s}));
        // A letter never moves to another text.
        const auto lines = [](const QString &first, const QString &second) {
            return group({word(first), word(second)});
        };
        for (const LeafPair &pair : paired(leavesOf(lines(u"ab"_s, u"c"_s)), leavesOf(lines(u"a"_s, u"cd"_s))))
            QCOMPARE(pair.from < 2, pair.to < 1);
    }

    void theTreeOfTheTargetStandsBetween()
    {
        const Shape a = square(2);
        Shape b = transformed(group({fourSquares(), leaf(circle(1), {}, u"dot"_s)}), base::Transform::scaling(2, 2));
        b = b.edited([](Part &part) {
            part.sourceText = u"text"_s;
            part.numeral = Numeral{};
        });
        const Shape half = Morph(a, b).at(0.5);
        QVERIFY(select(half, u"0/3"_s));
        QVERIFY(select(half, u"dot"_s));
        QCOMPARE(half->sourceText, u"text"_s);
        QVERIFY(half->numeral.has_value());
        QCOMPARE(half.leafCount(), 5);
    }

    void whatHasArrivedIsThePartOfTheTarget()
    {
        const Shape a = fourSquares();
        const Shape b = shifted(group(std::vector<Shape>(4, leaf(circle(1), {}))), {5, 0, 0});
        const Morph morph(a, b);
        int total = 0;
        const Shape some = morph.at([&total](int index, int count) {
            total = count;
            return index == 0 ? 1.0 : index == 1 ? 0.5 : 0.0;
        });
        QCOMPARE(total, 4);
        QVERIFY(some->children[0].isSame(b->children[0]));
        QVERIFY(isNear(partInSpace(some, {2}).bounds().centre(), a->children[2].bounds().centre()));
        QCOMPARE(partAt(some, {3})->path, a->children[3]->path);
        // A waiting leaf is the same part in every frame.
        const Shape later = morph.at([](int index, int) { return index == 0 ? 1.0 : index == 1 ? 0.6 : 0.0; });
        QVERIFY(later->children[3].isSame(some->children[3]));
    }

    void aSquareBecomesFourByBeingFourInPlace()
    {
        const Morph morph(square(2), fourSquares());
        const Shape early = morph.at(1e-9);
        QCOMPARE(early.leafCount(), 4);
        for (const PlacedLeaf &leaf : leavesOf(early))
            QVERIFY(isNear(mapped(leaf.shape->path, leaf.place).bounds().width(), 2, 1e-6));
        const Shape half = morph.at(0.5);
        for (const Path &path : drawn(half))
            QVERIFY(isNear(path.bounds().width(), 1.5, 1e-9));
        QCOMPARE(boundsOf(half), (base::Box{{-1, -1, 0}, {1, 1, 0}})); // they tile the square at all times
        QVERIFY(isNear(boundsOf(morph.at(0.8)).min, {-1, -1, 0}));
    }

    void copiesOfATranslucentLeafCoverNoMoreThanIt()
    {
        for (const double alpha : {0.1, 0.5, 0.9, 1.0}) {
            for (const bool split : {true, false}) {
                const Shape one = square(2, alpha);
                const Morph morph(split ? one : fourSquares(alpha), split ? fourSquares(alpha) : one);
                const auto near = [&](double way) { return stackedAlpha(morph.at(split ? way : 1 - way)); };
                QVERIFY(isNear(near(1e-7), alpha, 1e-5));
                QVERIFY(isNear(near(0.01), alpha, 0.03));
                double before = near(0);
                for (double way = 0.01; way < 0.2; way += 0.01) { // no jump either
                    QVERIFY(std::abs(near(way) - before) < 0.1);
                    before = near(way);
                }
            }
        }
        // Only one copy is visible at first, so that soft edges do not add up.
        int seen = 0;
        for (const PlacedLeaf &leaf : leavesOf(Morph(square(2), fourSquares()).at(1e-6)))
            seen += leaf.shape->style.fill.a * leaf.opacity > 1e-3;
        QCOMPARE(seen, 1);
    }

    void aNewPartComesOutOfItsNeighbour()
    {
        const auto row = [](int count) {
            std::vector<Shape> numbers;
            for (int i = 0; i < count; ++i)
                numbers.push_back(shifted(group({square(0.2), shifted(square(0.1), {0.3, 0, 0})}), {double(i), 0, 0}));
            return group(std::move(numbers));
        };
        const Shape early = Morph(row(3), row(4)).at(0.1);
        QVERIFY(isNear(early->children[2].bounds().centre(), row(3)->children[2].bounds().centre())); // stays
        QCOMPARE(early->children[2]->children[0]->opacity * early->children[2]->children[0]->style.fill.a, 1.0);
        const Shape fresh = partInSpace(early, {3, 1});
        QVERIFY(isNear(fresh.bounds().centre(), {2.4, 0, 0})); // copied from the same part of the neighbour
        QVERIFY(isNear(fresh->style.fill.a * fresh->opacity, 0.1, 1e-6));
    }

    void fromNothingAndToNothing()
    {
        const Shape a = fourSquares(0.5);
        const Shape in = Morph(Shape(), a).at(0.25);
        QCOMPARE(drawn(in).size(), std::size_t(4));
        QCOMPARE(leavesOf(in).front().opacity, 0.25);
        const Shape out = Morph(a, Shape()).at(0.25);
        QCOMPARE(leavesOf(out).size(), std::size_t(4));
        QCOMPARE(leavesOf(out).front().opacity, 0.75);
        QCOMPARE(boundsOf(out), boundsOf(a));
    }

    void looksAndRevealsChangeAlong()
    {
        const Shape a = square(1).edited([](Part &part) {
            part.opacity = 1;
            part.revealTo = 0;
            part.z = 1;
        });
        const Shape b = leaf(circle(1), filled({0, 0, 1, 1})).edited([](Part &part) {
            part.opacity = 0.5;
            part.z = 3;
        });
        const Shape half = Morph(a, b).at(0.5);
        QCOMPARE(half->opacity, 0.75);
        QCOMPARE(half->revealTo, 0.5);
        QCOMPARE(half->z, 2.0);
        QCOMPARE(half->style.fill, (base::Color{0.5f, 0, 0.5f, 1}));
    }

    void groupsPassTheirOpacityToTheLeaves()
    {
        const auto dimmed = [](const Shape &shape, double opacity) {
            return shape.edited([opacity](Part &part) { part.opacity = opacity; });
        };
        const Shape a = dimmed(group({square(1)}), 0.2);
        const Shape b = dimmed(group({shifted(square(1), {3, 0, 0})}), 0.6);
        QVERIFY(isNear(leavesOf(Morph(a, b).at(0.5)).front().opacity, 0.4));
        QVERIFY(isNear(leavesOf(Morph(a, b).at(1e-9)).front().opacity, 0.2, 1e-6));
        const Shape hidden = b.edited([](Part &part) { part.hidden = true; });
        QVERIFY(isNear(leavesOf(Morph(a, hidden).at(0.5)).front().opacity, 0.1)); // fades out on its way
    }

    void overshootGoesBeyondButLooksStayWithinReason()
    {
        const Shape beyond = Morph(square(1), shifted(leaf(circle(1), filled({0, 0, 1, 1})), {10, 0, 0})).at(1.1);
        QVERIFY(isNear(beyond.bounds().centre(), {11, 0, 0}, 1e-3));
        QCOMPARE(beyond->style.fill, (base::Color{0, 0, 1, 1}));
        const Shape before = Morph(square(1), shifted(square(2), {10, 0, 0})).at(-0.1);
        QVERIFY(isNear(before.bounds().centre(), {-1, 0, 0}));
    }

    void shapesInSpaceKeepTheirSize()
    {
        const Shape flat = leaf(rectangle(2, 2), {});
        // A glyph in font units, upright in space.
        const Shape upright =
            transformed(leaf(circle(1000), {}),
                        base::Transform::rotation(pi / 2, {1, 0, 0}) * base::Transform::scaling(0.001, 0.001, 0.001));
        for (double t = 0.1; t < 1; t += 0.1) {
            const base::Box box = Morph(flat, upright).at(t).bounds();
            QVERIFY(box.width() < 2.1 && box.width() > 0.9);
            QVERIFY(box.height() < 2.1 && box.depth() < 2.1);
        }
        QVERIFY(isNear(Morph(flat, upright).at(1e-9).bounds().height(), 2, 1e-6));
        QVERIFY(isNear(Morph(flat, upright).at(1 - 1e-9).bounds().depth(), 2, 1e-3));
    }

    void aLeafWithPartsOnItMorphsToo()
    {
        const auto card = [](double side) {
            return square(side).edited([&](Part &part) {
                part.name = u"card"_s;
                part.children = {leaf(circle(side / 4), filled({1, 1, 1, 1}), u"dot"_s)};
            });
        };
        const Shape half = Morph(group({card(2)}), group({shifted(card(4), {2, 0, 0})})).at(0.5);
        QVERIFY(isNear(selected(half, u"card/dot"_s)->bounds().centre(), {1, 0, 0}, 1e-6));
        QVERIFY(isNear(half.bounds().width(), 3, 1e-6));
        QCOMPARE(half.leafCount(), 2);
    }

    void imagesAndOutlinesCrossFade()
    {
        Part picture;
        picture.image = std::make_shared<Raster>(Raster{{}, 7});
        picture.placement = base::Transform::translation({4, 0, 0}) * base::Transform::scaling(4, 2);
        const Shape half = Morph(square(2), Shape(picture)).at(0.5);
        const auto leaves = leavesOf(half);
        QCOMPARE(leaves.size(), std::size_t(2));
        QVERIFY(isNear(half.bounds().centre(), {2, 0, 0}));
        QVERIFY(isNear(half.bounds().width(), 3));
        for (const PlacedLeaf &leaf : leaves)
            QCOMPARE(leaf.opacity, 0.5);
        const Shape moved = Morph(Shape(picture), shifted(Shape(picture), {2, 0, 0})).at(0.5);
        QVERIFY(moved->image); // the same image only moves
        QVERIFY(isNear(moved.bounds().centre(), {5, 0, 0}));
    }

    void outlinesWithoutMeasureMorphToo()
    {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        for (const double radius : {infinity, std::numeric_limits<double>::quiet_NaN(), 1e308}) {
            const Shape round = leaf(circle(radius), {});
            const Shape open = leaf(line({0, 0}, {radius, 1}), {});
            for (const auto &[from, to] :
                 {std::pair(round, square(2)), {square(2), round}, {open, square(2)}, {round, open}})
                QCOMPARE(Morph(from, to).at(0.5).leafCount(), 1);
        }
    }

    void crossFadesStretchIntoOneAnother()
    {
        const Shape a = square(2);
        const Shape b = shifted(leaf(rectangle(6, 1), {}), {4, 0, 0});
        QVERIFY(crossFade(a, b, 0).isSame(a));
        QVERIFY(crossFade(a, b, 1).isSame(b));
        const Shape half = crossFade(a, b, 0.5);
        for (const Shape &child : half->children) {
            QVERIFY(isNear(child.bounds().centre(), {2, 0, 0}));
            QVERIFY(isNear(child.bounds().width(), 4));
            QVERIFY(isNear(child.bounds().height(), 1.5));
            QCOMPARE(child->opacity, 0.5);
        }
        const Shape plain = crossFade(a, b, 0.5, false);
        QVERIFY(isNear(plain->children[0].bounds().width(), 2));
        const Shape line = crossFade(leaf(shape::line({0, 0}, {2, 0}), {}), b, 0.5); // no height to divide by
        QVERIFY(std::isfinite(line.bounds().height()));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(MorphTest)
#include "tst_shape_morph.moc"
