// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/alignment.h"
#include "shape/arc.h"
#include "shape/assignment.h"
#include "shape/layout.h"
#include "shape/matching.h"
#include "shape/outlines.h"
#include "shape/part_pairs.h"
#include "shape/pathops.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::shape;

namespace {

/// A word whose letters are bars of different heights, one unit apart.
Shape spelled(const QString &letters)
{
    std::vector<Shape> bars;
    for (int i = 0; i < letters.size(); ++i)
        bars.push_back(shifted(leaf(rectangle(0.5, 0.1 * (1 + letters[i].unicode() % 64)), {}, QString::number(i)),
                               {double(i), 0, 0}));
    return group(std::move(bars)).edited([&](Part &part) { part.sourceText = letters; });
}

/// The partner of each letter of `to`.
std::vector<int> partnersOf(const Shape &from, const Shape &to, Matching matching = Matching::Everything)
{
    std::vector<int> partners(leavesOf(to).size(), -1);
    for (const LeafPair &pair : paired(leavesOf(from), leavesOf(to), matching)) {
        if (pair.to >= 0 && !pair.toLent && !pair.fromLent)
            partners[static_cast<std::size_t>(pair.to)] = pair.from;
    }
    return partners;
}

/// The contours of boxes: x, y, width, height; holes run the other way.
struct Box
{
    QRectF area;
    bool isHole = false;
};
Path outlineOf(const std::vector<Box> &boxes)
{
    std::vector<Contour> contours;
    for (const auto &[area, isHole] : boxes) {
        const Path path = mapped(rectangle(area.width(), area.height()),
                                 base::Transform::translation({area.center().x(), area.center().y(), 0}));
        contours.push_back((isHole ? reversed(path) : path).contours().front());
    }
    return Path(std::move(contours));
}

QPainterPath halfway(const Path &from, const Path &to, double t = 0.5)
{
    return toPainterPath(between(aligned(from, to, false), arcShare(0, t)));
}

/// A ring around a middle.
std::vector<Box> ringAt(double x, double y, double size)
{
    const auto square = [&](double side) { return QRectF(x - side / 2, y - side / 2, side, side); };
    return {{square(size)}, {square(size / 2), true}};
}

std::vector<Box> together(std::vector<Box> some, const std::vector<Box> &others)
{
    some.insert(some.end(), others.begin(), others.end());
    return some;
}

} // namespace

class PairingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSumOfCostsIsLeast()
    {
        QVERIFY(rc::check([] {
            const auto count = *rc::gen::inRange<std::size_t>(0, 6);
            const auto others = *rc::gen::inRange<std::size_t>(0, 6);
            std::vector<double> costs;
            for (std::size_t i = 0; i < count * others; ++i)
                costs.push_back(*rc::gen::inRange(-20, 50) / 4.0);
            const auto cost = [&](std::size_t i, std::size_t k) { return costs[i * others + k]; };
            const std::vector<int> partners = cheapestPartners(count, others, cost);
            double sum = 0;
            std::size_t paired = 0;
            std::vector<bool> isTaken(others, false);
            for (std::size_t i = 0; i < count; ++i) {
                if (partners[i] < 0)
                    continue;
                const auto partner = static_cast<std::size_t>(partners[i]);
                RC_ASSERT(!isTaken[partner]);
                isTaken[partner] = true;
                sum += cost(i, partner);
                ++paired;
            }
            RC_ASSERT(paired == std::min(count, others));
            // Every order of the larger group.
            std::vector<std::size_t> order(std::max(count, others));
            std::iota(order.begin(), order.end(), std::size_t(0));
            double least = paired == 0 ? 0 : std::numeric_limits<double>::infinity();
            do {
                double own = 0;
                for (std::size_t i = 0; i < paired; ++i)
                    own += count <= others ? cost(i, order[i]) : cost(order[i], i);
                least = std::min(least, own);
            } while (std::ranges::next_permutation(order).found);
            RC_ASSERT(std::abs(sum - least) < 1e-9);
        }));
    }

    void costsThatAreNoNumbersHarmNothing()
    {
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        const auto partners = cheapestPartners(2, 2, [&](std::size_t i, std::size_t k) { return i == k ? none : 1.0; });
        QCOMPARE(partners, (std::vector<int>{1, 0}));
        QCOMPARE(cheapestPartners(2, 1, [&](std::size_t, std::size_t) { return none; }).size(), 2U);
        QCOMPARE(cheapestPartners(3'000, 3'000, [](std::size_t, std::size_t) { return 0.0; })[2'999], 2'999);
    }

    void noLetterCrossesTheFormula()
    {
        const std::vector<int> partners = partnersOf(spelled(u"x2+y2"_s), spelled(u"2x+2y"_s), Matching::Letters);
        QCOMPARE(partners, (std::vector<int>{1, 0, 2, 4, 3}));
        QCOMPARE(partnersOf(spelled(u"a+b+c"_s), spelled(u"c+b+a"_s), Matching::Letters)[1], 1);
    }

    void ofEqualSequencesTheOneThatStaysIsTaken()
    {
        const Shape one = spelled(u"ab"_s);
        const Shape two = spelled(u"abab"_s);
        const auto stay = [&](double x) {
            std::vector<int> places;
            const std::vector<int> partners = partnersOf(one, shifted(two, {x, 0, 0}), Matching::Letters);
            for (std::size_t i = 0; i < partners.size(); ++i) {
                if (partners[i] >= 0)
                    places.push_back(static_cast<int>(i));
            }
            return places;
        };
        QCOMPARE(stay(0), (std::vector<int>{0, 1}));
        QCOMPARE(stay(-2), (std::vector<int>{2, 3}));
        // What all do together does not count.
        QCOMPARE(partnersOf(two, shifted(two, {-2, 5, 0}), Matching::Letters), (std::vector<int>{0, 1, 2, 3}));
        QCOMPARE(partnersOf(two, shifted(two, {100, 0, 0})), (std::vector<int>{0, 1, 2, 3}));
    }

    void theNearestOfEqualLettersIsTaken()
    {
        // Out of order, so that the letters are no common sequence.
        QCOMPARE(partnersOf(spelled(u"qabcde"_s), spelled(u"abcdeqq"_s), Matching::Letters)[5], 0);
        QCOMPARE(partnersOf(spelled(u"qqabcde"_s), spelled(u"abcdeq"_s), Matching::Letters)[5], 1);
    }

    void textsOfTheSameWordsArePairedWhateverTheirNames()
    {
        const auto named = [](const Shape &shape, const QString &name, double x) {
            return shifted(shape.edited([&](Part &part) { part.name = name; }), {x, 0, 0});
        };
        const Shape from = group({named(spelled(u"cat"_s), u"first"_s, 0), named(spelled(u"horse"_s), u"second"_s, 5)});
        const Shape to = group({named(spelled(u"horse"_s), u"one"_s, 0), named(spelled(u"cat"_s), u"two"_s, 9)});
        QCOMPARE(partnersOf(from, to), (std::vector<int>{3, 4, 5, 6, 7, 0, 1, 2}));
        // Numbers stay in their places.
        const Shape numbers = group({named(spelled(u"12"_s), u"first"_s, 0), named(spelled(u"34"_s), u"second"_s, 5)});
        const Shape others = group({named(spelled(u"34"_s), u"one"_s, 0), named(spelled(u"12"_s), u"two"_s, 5)});
        QCOMPARE(partnersOf(numbers, others), (std::vector<int>{0, 1, 2, 3}));
    }

    void glyphsBecomeGlyphs()
    {
        const Shape box = leaf(rectangle(4, 2), {}, u"frame"_s);
        const Shape word = spelled(u"ab"_s).edited([](Part &part) { part.name = u"label"_s; });
        const Shape other = spelled(u"xy"_s).edited([](Part &part) { part.name = u"name"_s; });
        const Shape border = leaf(rectangle(1, 1), {}, u"border"_s);
        QCOMPARE(partnersOf(group({box, word}), group({other, border})), (std::vector<int>{1, 2, 0}));
        // The names are those of places here.
        const Shape first = spelled(u"ab"_s);
        QCOMPARE(partnersOf(group({first, border}), group({leaf(rectangle(1, 1), {}), spelled(u"cd"_s)})),
                 (std::vector<int>{2, 0, 1}));
        // Where there is nothing else, a word becomes a box.
        QCOMPARE(partnersOf(spelled(u"a"_s), group({border})), (std::vector<int>{0}));
    }

    void childrenArePairedByName()
    {
        const auto groupOf = [](const QStringList &names) {
            std::vector<Shape> children;
            for (const QString &name : names)
                children.push_back(leaf(rectangle(1, 1), {}, name));
            return group(std::move(children));
        };
        const auto pairsOf = [&](const QStringList &from, const QStringList &to) {
            return pairedChildren(*groupOf(from), *groupOf(to));
        };
        using Pairs = std::vector<PartPair>;
        QCOMPARE(pairsOf({u"a"_s, u"b"_s}, {u"b"_s, u"a"_s}), (Pairs{{1, 0}, {0, 1}}));
        QCOMPARE(pairsOf({u"a"_s, u"b"_s, u"c"_s}, {u"c"_s, u"d"_s}), (Pairs{{2, 0}, {-1, 1}, {0, -1}, {1, -1}}));
        QCOMPARE(pairsOf({u"a"_s, u"b"_s}, {u"c"_s, u"a"_s}), (Pairs{{1, 0}, {0, 1}}));
        QCOMPARE(pairsOf({u"a"_s, u"b"_s}, {u"c"_s, u"d"_s}), (Pairs{{0, 0}, {1, 1}}));
        QVERIFY(pairsOf({u"a"_s, u"b"_s}, {u"c"_s}).empty());
        // Numbers say the places of an order.
        QCOMPARE(pairsOf({u"1"_s, u"2"_s}, {u"0"_s, u"1"_s}), (Pairs{{0, 0}, {1, 1}}));
        QCOMPARE(pairsOf({u"1"_s, u"0"_s}, {u"0"_s, u"1"_s}), (Pairs{{1, 0}, {0, 1}}));
        QCOMPARE(pairsOf({u"0"_s, u"1"_s, u"2"_s}, {u"1"_s}), (Pairs{{1, 0}, {0, -1}, {2, -1}}));
        QCOMPARE(namesakes(*groupOf({u"1"_s}), *groupOf({u"0"_s})), (Pairs{{-1, 0}, {0, -1}}));
        QVERIFY(pairedChildren(*groupOf({}), *groupOf({})).empty());
        QVERIFY(pairedChildren(*spelled(u"ab"_s), *spelled(u"abc"_s)).empty());
        QCOMPARE(pairedChildren(*spelled(u"ab"_s), *spelled(u"ba"_s)), (Pairs{{0, 0}, {1, 1}}));
    }

    void aRingStaysARing()
    {
        const std::vector<Box> bar{{QRectF(-2, -0.25, 4, 0.5)}};
        const Path from = outlineOf(together(bar, ringAt(0, 2, 2)));
        const Path to = outlineOf(together(ringAt(0, 2, 2), bar));
        for (const double t : {0.25, 0.5, 0.75}) {
            const QPainterPath path = halfway(from, to, t);
            QVERIFY(!path.contains(QPointF(0, 2)));
            QVERIFY(path.contains(QPointF(0.75, 2)));
            QVERIFY(path.contains(QPointF(1.9, 0)));
            QVERIFY(!path.contains(QPointF(0, 0.6)));
        }
    }

    void everyHoleKeepsItsRing()
    {
        const Path from = outlineOf(together(ringAt(-2, 0, 2), ringAt(2, 0, 2)));
        const auto right = ringAt(2, 0, 2);
        const auto left = ringAt(-2, 0, 2);
        const Path to = outlineOf({right[0], left[0], left[1], right[1]});
        const QPainterPath path = halfway(from, to);
        for (const double x : {-2.0, 2.0}) {
            QVERIFY(!path.contains(QPointF(x, 0)));
            QVERIFY(path.contains(QPointF(x + 0.75, 0)));
            QVERIFY(path.contains(QPointF(x - 0.75, 0)));
        }
    }

    void twoHolesBecomeOneWithoutMeeting()
    {
        const Path eight =
            outlineOf({{QRectF(-1, -2, 2, 4)}, {QRectF(-0.5, 0.5, 1, 1), true}, {QRectF(-0.5, -1.5, 1, 1), true}});
        const Path zero = outlineOf({{QRectF(-1, -2, 2, 4)}, {QRectF(-0.5, -1.5, 1, 3), true}});
        for (const auto &[from, to] : {std::pair(eight, zero), std::pair(zero, eight)}) {
            const Alignment alignment = aligned(from, to, false);
            for (const double t : {0.1, 0.3, 0.5, 0.7, 0.9}) {
                const Path path = between(alignment, arcShare(0, t));
                QCOMPARE(path.contours().size(), std::size_t(3));
                const auto boxOfHole = [&](std::size_t i) { return Path({path.contours()[i]}).bounds(); };
                QVERIFY(!boxOfHole(1).intersects(boxOfHole(2)));
                for (const std::size_t hole : {1U, 2U})
                    QVERIFY(QRectF(-1, -2, 2, 4).contains(boxOfHole(hole)));
            }
        }
    }

    void aRingInsideClosesAsARing()
    {
        const std::vector<Box> frame{{QRectF(-4, -4, 8, 8)}, {QRectF(-3, -3, 6, 6), true}};
        const Path nested = outlineOf(together(frame, ringAt(0, 0, 2)));
        const Path plain = outlineOf(frame);
        for (const auto &[from, to] : {std::pair(nested, plain), std::pair(plain, nested)}) {
            const QPainterPath path = halfway(from, to);
            QVERIFY(!path.contains(QPointF(0, 0)));
            QVERIFY(path.contains(QPointF(0.4, 0)));
            QVERIFY(!path.contains(QPointF(0.8, 0)));
            QVERIFY(path.contains(QPointF(3.5, 0)));
        }
    }

    void aHoleOpensInsideOfTheInk()
    {
        // An angle closes: the middle of its box is no ink.
        const std::vector<QPointF> angle{{-1, 1}, {-1, -1}, {1, -1}, {1, -0.5}, {-0.5, -0.5}, {-0.5, 1}};
        const Path from = polygon(angle);
        const Path to = outlineOf(ringAt(0, 0, 2));
        const Alignment alignment = aligned(from, to, false);
        const Path early = between(alignment, arcShare(0, 0.02));
        const QPointF seed = Path({early.contours()[1]}).bounds().center();
        QVERIFY(toPainterPath(from).contains(seed));
        for (const double t : {0.2, 0.5, 0.8}) {
            const Path path = between(alignment, arcShare(0, t));
            const QPainterPath solid = toPainterPath(Path({path.contours()[0]}));
            for (const QPointF &point : path.contours()[1].points)
                QVERIFY(solid.contains(point));
        }
    }

    void openLinesAreMatchedAsTheyWereDrawn()
    {
        const auto lines = [](double first, double second) {
            return Path(
                {line({0, first}, {1, first}).contours().front(), line({0, second}, {1, second}).contours().front()});
        };
        const Path half = between(aligned(lines(0, 1), lines(1, 0), false), arcShare(0, 0.5));
        QCOMPARE(half.bounds().height(), 0.0); // they cross
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(PairingTest)
#include "tst_shape_pairing.moc"
