// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/coverage.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>

using namespace lectograph;
using raster::Coverage;
using shape::FillRule;

namespace {

using Ring = std::vector<QPointF>;
using Pixels = std::map<std::pair<int, int>, int>;

Coverage covering(const std::vector<Ring> &rings)
{
    Coverage coverage;
    coverage.clear();
    for (size_t i = 0; i < rings.size(); ++i) {
        coverage.beginRing(rings[i].front(), i == 0 ? 0xff000064 : 0xffc80000);
        for (const QPointF &point : rings[i])
            coverage.lineTo(point);
        coverage.closeRing();
    }
    return coverage;
}

Pixels pixels(Coverage &coverage, const QRect &clip, FillRule rule = FillRule::NonZero)
{
    Pixels result;
    coverage.sweep(clip, rule, [&](int y, int x, int count, int covered) {
        for (int i = 0; i < count; ++i)
            result[{x + i, y}] = covered;
    });
    return result;
}

Pixels pixels(const std::vector<Ring> &rings, FillRule rule = FillRule::NonZero)
{
    Coverage coverage = covering(rings);
    return pixels(coverage, QRect(0, 0, 100, 100), rule);
}

Ring box(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

Ring randomRing(double reach)
{
    Ring ring;
    const int corners = *rc::gen::inRange(3, 9);
    const auto coordinate = [&] { return (*rc::gen::inRange(-1000, 2001)) / 1000.0 * reach; };
    for (int i = 0; i < corners; ++i)
        ring.emplace_back(coordinate(), coordinate());
    return ring;
}

} // namespace

class TestRasterCoverage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholePixelsAreFullyCovered() { QCOMPARE(pixels({box(2, 3, 4, 4)}), (Pixels{{{2, 3}, 256}, {{3, 3}, 256}})); }

    void edgesCoverTheirShare()
    {
        const Pixels covered = pixels({box(10.25, 20.5, 12.5, 21.75)});
        QCOMPARE(
            covered,
            (Pixels{
                {{10, 20}, 96}, {{11, 20}, 128}, {{12, 20}, 64}, {{10, 21}, 144}, {{11, 21}, 192}, {{12, 21}, 96}}));
    }

    void slopesCoverTheirShare()
    {
        // Half of one pixel below its diagonal; along a slope of 1:4 an eighth, three eighths, …
        QCOMPARE(pixels({{{5, 5}, {6, 6}, {5, 6}}}), (Pixels{{{5, 5}, 128}}));
        QCOMPARE(pixels({{{0, 1}, {4, 0}, {4, 1}}}),
                 (Pixels{{{0, 0}, 32}, {{1, 0}, 96}, {{2, 0}, 160}, {{3, 0}, 224}}));
    }

    void theSenseOfAPolygonDoesNotMatter()
    {
        QVERIFY(rc::check([] {
            Ring ring = randomRing(30);
            const Pixels forward = pixels({ring});
            std::ranges::reverse(ring);
            RC_ASSERT(pixels({ring}) == forward);
        }));
    }

    void rulesDecideAboutHoles()
    {
        const std::vector<Ring> rings{box(0, 0, 9, 9), box(3, 3, 6, 6)};
        QCOMPARE(pixels(rings, FillRule::NonZero).at({4, 4}), 256);
        QVERIFY(!pixels(rings, FillRule::EvenOdd).contains({4, 4}));
        QCOMPARE(pixels(rings, FillRule::EvenOdd).at({7, 7}), 256);
        Ring reversed = rings[1];
        std::ranges::reverse(reversed);
        QVERIFY(!pixels({rings[0], reversed}, FillRule::NonZero).contains({4, 4}));
    }

    void aClipGivesTheBytesOfTheWhole()
    {
        QVERIFY(rc::check([] {
            const double reach = oneOf({5, 60, 3000, 1e6});
            const bool evenOdd = *rc::gen::arbitrary<bool>();
            const FillRule rule = evenOdd ? FillRule::EvenOdd : FillRule::NonZero;
            Coverage coverage = covering({randomRing(reach), randomRing(reach)});
            const QRect all(0, 0, 130, 90);
            const Pixels whole = pixels(coverage, all, rule);
            const QRect clip = QRect(*rc::gen::inRange(0, 130), *rc::gen::inRange(0, 90), *rc::gen::inRange(1, 70),
                                     *rc::gen::inRange(1, 50))
                & all;
            Pixels expected;
            for (const auto &[at, covered] : whole) {
                if (clip.contains(at.first, at.second))
                    expected[at] = covered;
            }
            RC_ASSERT(pixels(coverage, clip, rule) == expected);
        }));
    }

    void piecesWithCommonEdgesFitTogether()
    {
        QVERIFY(rc::check([] {
            const Ring corners = box(3, 3, 47, 39);
            const auto coordinate = [](int from, int to) { return *rc::gen::inRange(from * 100, to * 100) / 100.0; };
            const QPointF centre(coordinate(4, 46), coordinate(4, 38));
            std::vector<Ring> fan;
            for (size_t i = 0; i < 4; ++i)
                fan.push_back({corners[i], corners[(i + 1) % 4], centre});
            RC_ASSERT(pixels(fan) == pixels({corners}));
        }));
    }

    void whatIsFarAwayStillCoversWhatIsHere()
    {
        const Pixels covered = pixels({box(-1e9, -1e9, 1e9, 50)});
        QCOMPARE(covered.size(), size_t(100 * 50));
        QCOMPARE(covered.at({99, 49}), 256);
        const Pixels left = pixels({{{-1e7, 0}, {10, 0}, {10, 10}, {-1e7, 10}}});
        QCOMPARE(left.size(), size_t(100));
    }

    void coloursAreAveragedOverAPixel()
    {
        Coverage coverage = covering({box(0, 0, 2.5, 1), box(2.5, 0, 4, 1)});
        std::map<int, std::pair<int, quint32>> seen;
        coverage.sweepColors(QRect(0, 0, 10, 10), [&](int, int x, int count, int covered, quint32 color) {
            for (int i = 0; i < count; ++i)
                seen[x + i] = {covered, color};
        });
        QCOMPARE(seen,
                 (std::map<int, std::pair<int, quint32>>{
                     {0, {256, 0xff000064}}, {1, {256, 0xff000064}}, {2, {256, 0xff640032}}, {3, {256, 0xffc80000}}}));
    }

private:
    static double oneOf(std::vector<double> values) { return *rc::gen::elementOf(values); }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestRasterCoverage)
#include "tst_raster_coverage.moc"
