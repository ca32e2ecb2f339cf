// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowndiagrams.h"
#include "laws.h"

#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace lectograph;
using namespace lectograph::diagram;

namespace {

const QRectF &rectOf(const Layout &layout, int block)
{
    return layout.blocks[static_cast<std::size_t>(block)];
}

const std::vector<QPointF> &wayOf(const Layout &layout, int link)
{
    return layout.links[static_cast<std::size_t>(link)];
}

bool isNear(double a, double b, double tolerance = 1e-6)
{
    return std::abs(a - b) < tolerance;
}

} // namespace

class DiagramExamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Vaswani et al., “Attention Is All You Need” (2017), figure 1: input, attention, add, feed-forward in two, add.
    void anEncoderLayerHasTwoArcsOnOneSide()
    {
        const Diagram encoder = encoderLayer();
        const auto laidOut = layout(encoder);
        QCOMPARE(brokenLaw(encoder, *laidOut), QString());
        QVERIFY(laidOut->problems.empty());
        QCOMPARE(laidOut->crossings, 0);
        for (int block = 0; block < 7; ++block)
            QVERIFY(isNear(rectOf(*laidOut, block).center().x(), rectOf(*laidOut, 0).center().x()));
        for (const int link : {0, 2, 3, 5, 6, 7})
            QCOMPARE(wayOf(*laidOut, link).size(), std::size_t(2));
        const auto lane = [&](int link) { return std::ranges::max(wayOf(*laidOut, link), {}, &QPointF::x).x(); };
        QVERIFY(lane(1) >= rectOf(*laidOut, 1).right() + encoder.spacing.linkBlock - 1e-6);
        QVERIFY(lane(4) >= rectOf(*laidOut, 3).right() + encoder.spacing.linkBlock - 1e-6);
        QVERIFY(isNear(lane(1), lane(4))); // one after the other, on one level
    }

    /// A narrow block before a broad group stands below the link's end there, not below the middle.
    void aLinkThroughTheBorderOfABroadGroupIsStraight()
    {
        Diagram layer;
        layer.groups = {titled(Direction::Up)};
        layer.blocks = {blockOf(60, 30), blockOf(150, 40), blockOf(150, 40), blockOf(60, 30)};
        layer.blocks[1].group = layer.blocks[2].group = 0;
        layer.links = {linkOf(0, 1), linkOf(1, 3)};
        const auto laidOut = layout(layer);
        QCOMPARE(brokenLaw(layer, *laidOut), QString());
        for (const int link : {0, 1})
            QCOMPARE(wayOf(*laidOut, link).size(), std::size_t(2));
    }

    /// Inside of the second group only the order of the links says in which order its blocks are: 3, 4, 5, which crosses.
    void linksFromGroupToGroupDoNotCross()
    {
        Diagram groups;
        groups.groups = {titled(Direction::Up), titled(Direction::Up)};
        for (int i = 0; i < 6; ++i)
            groups.blocks.push_back(blockOf(60, 30, i / 3));
        groups.links = {linkOf(2, 3), linkOf(1, 4), linkOf(0, 5)};
        const auto laidOut = layout(groups);
        QCOMPARE(brokenLaw(groups, *laidOut), QString());
        QCOMPARE(laidOut->crossings, 0);
    }

    /// The same figure: what the encoder gives goes to each layer of the decoder.
    void oneTrunkBranchesToEachLayerOfTheDecoder()
    {
        for (const Direction direction : {Direction::Right, Direction::Up}) {
            const Diagram both = encoderAndDecoder(direction);
            const auto laidOut = layout(both);
            QCOMPARE(brokenLaw(both, *laidOut), QString());
            QCOMPARE(laidOut->crossings, 0);
            for (int i = 0; i < 5; ++i) {
                QVERIFY(isNear(rectOf(*laidOut, i).center().x(), rectOf(*laidOut, i + 1).center().x()));
                QVERIFY(isNear(rectOf(*laidOut, i + 6).center().x(), rectOf(*laidOut, i + 7).center().x()));
            }
            const auto &longest = wayOf(*laidOut, 15);
            for (int i = 11; i < 15; ++i) { // those to higher layers leave it one after the other
                const auto &way = wayOf(*laidOut, i);
                const auto parting = std::ranges::mismatch(way, longest).in1;
                QVERIFY(parting != way.begin() && parting != way.end());
                const auto before = longest[static_cast<std::size_t>(parting - way.begin()) - 1];
                const auto after = longest[static_cast<std::size_t>(parting - way.begin())];
                QVERIFY(isNear(parting->x(), before.x()) ? isNear(after.x(), before.x())
                                                         : isNear(after.y(), before.y()));
            }
            if (direction == Direction::Right)
                QVERIFY(isNear(laidOut->groups[0].center().y(), laidOut->groups[1].center().y()));
        }
    }

    /// The same paper, figure 2: query, key and value enter in this order.
    void theValuesPassTheColumnOfAttention()
    {
        const Diagram attention = attentionOfOneBlock();
        const auto laidOut = layout(attention);
        QCOMPARE(brokenLaw(attention, *laidOut), QString());
        QCOMPARE(laidOut->crossings, 0);
        QVERIFY(wayOf(*laidOut, 0).front().x() < wayOf(*laidOut, 1).front().x());
        QVERIFY(wayOf(*laidOut, 1).front().x() < wayOf(*laidOut, 6).front().x());
        for (int block = 2; block < 6; ++block)
            QVERIFY(isNear(rectOf(*laidOut, block).center().x(), rectOf(*laidOut, 1).center().x()));
        QCOMPARE(wayOf(*laidOut, 0).size(), std::size_t(2));
        QCOMPARE(wayOf(*laidOut, 1).size(), std::size_t(2));
        QCOMPARE(wayOf(*laidOut, 6).size(), std::size_t(4)); // beside the column, and in at its end
        QCOMPARE(shortPieces(*laidOut, attention.spacing.links), 0);
    }

    /// The same with three blocks.
    void queryAndKeyGoStraightIntoTheProduct()
    {
        const Diagram attention = attentionOfThreeBlocks();
        const auto laidOut = layout(attention);
        QCOMPARE(brokenLaw(attention, *laidOut), QString());
        QCOMPARE(laidOut->crossings, 0);
        QCOMPARE(wayOf(*laidOut, 0).size(), std::size_t(2));
        QCOMPARE(wayOf(*laidOut, 1).size(), std::size_t(2));
        QVERIFY(wayOf(*laidOut, 0).front().x() < wayOf(*laidOut, 1).front().x());
        QVERIFY(wayOf(*laidOut, 1).front().x() < wayOf(*laidOut, 2).front().x());
        QCOMPARE(shortPieces(*laidOut, attention.spacing.links), 0);
    }

    /// Normalization before and after: the same blocks at the same heights.
    void normalizationBeforeAndAfterStandSideBySide()
    {
        const auto column = [](bool isBefore) {
            Diagram result;
            result.blocks.assign(4, blockOf(110, 30)); // input, norm, attention, sum; or input, attention, sum, norm
            result.links = {linkOf(0, 1), linkOf(1, 2), linkOf(2, 3), linkOf(0, isBefore ? 3 : 2)};
            return layout(result).value();
        };
        const Layout before = column(true);
        const Layout after = column(false);
        for (int block = 0; block < 4; ++block) {
            QVERIFY(isNear(rectOf(before, block).y(), rectOf(after, block).y()));
            QVERIFY(isNear(rectOf(before, block).center().x(), rectOf(before, 0).center().x()));
            QVERIFY(isNear(rectOf(after, block).center().x(), rectOf(after, 0).center().x()));
        }
    }

    /// Ronneberger, Fischer and Brox, “U-Net” (2015), drawn as a line: what is passed on is nested.
    void aUNetHasFourArcsOnFourLevels()
    {
        const Diagram net = uNet();
        const auto laidOut = layout(net);
        QCOMPARE(brokenLaw(net, *laidOut), QString());
        QCOMPARE(laidOut->crossings, 0);
        const double axis = rectOf(*laidOut, 4).center().x();
        double above = -1e9;
        for (int i = 0; i < 4; ++i) {
            QVERIFY(isNear(rectOf(*laidOut, i).center().x() + rectOf(*laidOut, 8 - i).center().x(), 2 * axis, 0.5));
            const double level = std::ranges::min(wayOf(*laidOut, 8 + i), {}, &QPointF::y).y();
            QVERIFY(level > above + net.spacing.links - 1e-6);
            above = level;
        }
    }

    /// One input, eight heads, one concatenation.
    void eightHeadsAreSymmetric()
    {
        const Diagram heads = eightHeads();
        const auto laidOut = layout(heads);
        QCOMPARE(brokenLaw(heads, *laidOut), QString());
        QCOMPARE(laidOut->crossings, 0);
        const double axis = rectOf(*laidOut, 0).center().x();
        QVERIFY(isNear(rectOf(*laidOut, 9).center().x(), axis));
        for (int head = 1; head <= 4; ++head) {
            const double sum = rectOf(*laidOut, head).center().x() + rectOf(*laidOut, 9 - head).center().x();
            QVERIFY(isNear(sum, 2 * axis));
        }
    }

    /// A link that goes back passes its blocks outside.
    void theStateComesBackRoundTheBlocks()
    {
        const Diagram loop = recurrence();
        const auto laidOut = layout(loop);
        QCOMPARE(brokenLaw(loop, *laidOut), QString());
        QVERIFY(laidOut->problems.empty());
        QVERIFY(wayOf(*laidOut, 2).front().x() == rectOf(*laidOut, 2).right());
        QVERIFY(wayOf(*laidOut, 2).back().x() == rectOf(*laidOut, 0).left());
        QVERIFY(laidOut->bounds.contains(laidOut->labels[2]));
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(DiagramExamplesTest)
#include "tst_diagram_examples.moc"
