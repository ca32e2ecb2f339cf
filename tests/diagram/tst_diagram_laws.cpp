// SPDX-License-Identifier: GPL-3.0-or-later
#include "anydiagram.h"
#include "laws.h"

#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::diagram;
using namespace Qt::StringLiterals;

namespace {

constexpr Direction allDirections[] = {Direction::Up, Direction::Down, Direction::Left, Direction::Right};

} // namespace

class DiagramLawsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noLawIsBroken_data()
    {
        QTest::addColumn<int>("blocks");
        QTest::addColumn<int>("links");
        QTest::addColumn<int>("groups");
        QTest::addColumn<bool>("ports");
        QTest::addColumn<bool>("circles");
        QTest::addColumn<int>("seeds");
        QTest::newRow("20 blocks") << 20 << 30 << 0 << false << false << 40;
        QTest::newRow("20 blocks in circles") << 20 << 30 << 0 << false << true << 40;
        QTest::newRow("20 blocks with ports") << 20 << 30 << 0 << true << true << 60;
        QTest::newRow("20 blocks in groups") << 20 << 30 << 3 << false << true << 60;
        QTest::newRow("20 blocks with ports in groups") << 20 << 30 << 4 << true << true << 60;
        QTest::newRow("50 blocks") << 50 << 75 << 0 << false << false << 20;
        QTest::newRow("50 blocks with ports in groups") << 50 << 75 << 6 << true << true << 20;
        QTest::newRow("200 blocks") << 200 << 300 << 0 << false << true << 4;
        QTest::newRow("200 blocks with ports") << 200 << 300 << 0 << true << true << 4;
        QTest::newRow("200 blocks with ports in groups") << 200 << 300 << 9 << true << true << 4;
    }
    void noLawIsBroken()
    {
        QFETCH(int, blocks);
        QFETCH(int, links);
        QFETCH(int, groups);
        QFETCH(bool, ports);
        QFETCH(bool, circles);
        QFETCH(int, seeds);
        for (unsigned seed = 0; seed < static_cast<unsigned>(seeds); ++seed) {
            const Direction direction = allDirections[seed % 4];
            const Diagram any = anyDiagram(seed, {blocks, links, groups, ports, circles, 0, direction});
            const auto laidOut = layout(any);
            QVERIFY(laidOut.has_value());
            const QString broken = brokenLaw(any, *laidOut);
            QVERIFY2(broken.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + broken));
            QVERIFY(*layout(any) == *laidOut);
        }
    }

    /// Beside blocks that people have placed there may be no room for two links, which is reported; no block is crossed.
    void blocksPlacedByHandStayThere()
    {
        int links = 0;
        int near = 0;
        for (unsigned seed = 0; seed < 40; ++seed) {
            const int groups = seed % 2 == 0 ? 0 : 2;
            Diagram any = anyDiagram(seed, {30, 45, groups, seed % 3 == 0, true, 2, allDirections[seed % 4]});
            const auto laidOut = layout(any);
            QVERIFY(laidOut.has_value());
            bool overlaps = false;
            for (const Problem &problem : laidOut->problems) {
                QVERIFY(problem.kind != Problem::Kind::LinkThrough || overlaps);
                overlaps = overlaps || problem.kind == Problem::Kind::PlacesOverlap;
                near += problem.kind == Problem::Kind::LinkNear;
            }
            links += static_cast<int>(any.links.size());
            if (overlaps)
                continue;
            const QString broken = brokenLaw(any, *laidOut);
            QVERIFY2(broken.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + broken));
        }
        QVERIFY2(near * 10 < links, qPrintable(u"%1 of %2 links"_s.arg(near).arg(links)));
    }

    /// Counted from where the layout puts them, so that nothing else moves unless it is in the way.
    void blocksMovedByHandAreThatFarFromTheirPlace()
    {
        for (const Direction direction : allDirections) {
            Diagram moved;
            moved.direction = direction;
            moved.groups.resize(1);
            moved.blocks = {blockOf(80, 30), blockOf(80, 30), blockOf(80, 30), blockOf(80, 30)};
            moved.blocks[1].group = moved.blocks[2].group = 0;
            moved.links = {linkOf(0, 1), linkOf(1, 2), linkOf(2, 3)};
            const auto before = layout(moved);
            const bool isUpright = direction == Direction::Up || direction == Direction::Down;
            const auto aside = [&](double by) { return isUpright ? QPointF(by, 0) : QPointF(0, by); };
            moved.blocks[0].offset = aside(-150);
            const auto after = layout(moved);
            QCOMPARE(after->blocks[0].center() - after->blocks[3].center(),
                     before->blocks[0].center() - before->blocks[3].center() + aside(-150));
            QVERIFY(after->problems.empty());
            moved.groups[0].offset = aside(200);
            const auto whole = layout(moved);
            QCOMPARE(whole->blocks[2].center() - whole->blocks[3].center(),
                     before->blocks[2].center() - before->blocks[3].center() + aside(200));
            QCOMPARE(whole->blocks[2].center() - whole->blocks[1].center(),
                     before->blocks[2].center() - before->blocks[1].center());
            QVERIFY(whole->groups[0].contains(whole->blocks[1]) && whole->groups[0].contains(whole->blocks[2]));
        }
    }

    /// A crowded side leaves a few.
    void fewPiecesBetweenCornersAreShort()
    {
        int pieces = 0;
        int few = 0;
        for (unsigned seed = 0; seed < 40; ++seed) {
            const Diagram any = anyDiagram(seed, {20, 30, 0, false, seed % 2 == 0, 0, allDirections[seed % 4]});
            const auto laidOut = layout(any);
            for (const auto &points : laidOut->links)
                pieces += static_cast<int>(points.size()) - 1;
            few += shortPieces(*laidOut, any.spacing.links);
        }
        QVERIFY2(few * 60 < pieces, qPrintable(u"%1 of %2"_s.arg(few).arg(pieces)));
    }

    void labelsOfLoopsKeepApart()
    {
        for (const Direction direction : allDirections) {
            Diagram loops;
            loops.direction = direction;
            loops.blocks = {blockOf(80, 60), blockOf(80, 60)};
            loops.links = {linkOf(0, 0, {60, 12}), linkOf(0, 0, {60, 12}), linkOf(0, 1), linkOf(0, 0, {60, 12})};
            const auto laidOut = layout(loops);
            QCOMPARE(brokenLaw(loops, *laidOut), QString());
            QVERIFY(laidOut->problems.empty());
        }
    }

    void linksGoForwardWhereNoneGoesBack()
    {
        for (unsigned seed = 0; seed < 20; ++seed) {
            const Diagram any = anyDiagram(seed, {40, 70, 0, true, false, 0, Direction::Right});
            const auto laidOut = layout(any);
            for (const Link &link : any.links) {
                const QRectF &from = laidOut->blocks[static_cast<std::size_t>(link.from.block)];
                const QRectF &to = laidOut->blocks[static_cast<std::size_t>(link.to.block)];
                QVERIFY(from.right() + any.spacing.layers <= to.left() + 1e-6);
            }
        }
    }

    /// A circle of n blocks has one link that goes back.
    void ofACircleOneLinkGoesBack()
    {
        Diagram circle;
        for (int i = 0; i < 7; ++i) {
            circle.blocks.push_back(blockOf(80, 30));
            circle.links.push_back(linkOf(i, (i + 1) % 7));
        }
        const auto laidOut = layout(circle);
        int back = 0;
        for (const Link &link : circle.links) {
            back += laidOut->blocks[static_cast<std::size_t>(link.from.block)].top()
                >= laidOut->blocks[static_cast<std::size_t>(link.to.block)].top();
        }
        QCOMPARE(back, 1);
        QCOMPARE(laidOut->crossings, 0);
        QCOMPARE(brokenLaw(circle, *laidOut), QString());
    }

    void crossingsAreCounted()
    {
        for (unsigned seed = 0; seed < 10; ++seed) {
            Diagram any = anyDiagram(seed, {20, 40, 0, false, true, 0, Direction::Down});
            std::vector<bool> starts(any.blocks.size(), false);
            std::erase_if(any.links, [&](const Link &link) { // without trunks each crossing is of two links
                auto start = starts[static_cast<std::size_t>(link.from.block)];
                return std::exchange(start, true);
            });
            const auto laidOut = layout(any);
            int count = 0;
            const auto &links = laidOut->links;
            for (std::size_t a = 0; a < links.size(); ++a) {
                for (std::size_t b = 0; b < links.size(); ++b) {
                    for (std::size_t i = 0; a != b && i + 1 < links[a].size(); ++i) {
                        const QRectF row = QRectF(links[a][i], links[a][i + 1]).normalized();
                        for (std::size_t j = 0; j + 1 < links[b].size(); ++j) {
                            const QRectF column = QRectF(links[b][j], links[b][j + 1]).normalized();
                            count += row.height() == 0 && column.width() == 0 && row.left() < column.left()
                                && column.left() < row.right() && column.top() < row.top()
                                && row.top() < column.bottom();
                        }
                    }
                }
            }
            QCOMPARE(laidOut->crossings, count);
        }
    }

    /// In a tree no two links need to cross, whatever is added to it, so that all blocks keep their order.
    void anotherLeafMovesNobodyElse()
    {
        for (unsigned seed = 0; seed < 30; ++seed) {
            std::mt19937 generator(seed);
            Diagram tree;
            tree.direction = Direction::Down;
            tree.blocks.push_back(blockOf(60, 30));
            std::vector<QRectF> before;
            for (int i = 1; i < 25; ++i) {
                tree.blocks.push_back(blockOf(60, 30));
                tree.links.push_back(linkOf(static_cast<int>(generator() % static_cast<unsigned>(i)), i));
                const auto laidOut = layout(tree);
                QCOMPARE(laidOut->crossings, 0);
                for (std::size_t a = 0; a < before.size(); ++a) {
                    for (std::size_t b = 0; b < before.size(); ++b) {
                        if (before[a].center().y() == before[b].center().y() && before[a].x() < before[b].x())
                            QVERIFY(laidOut->blocks[a].x() < laidOut->blocks[b].x());
                    }
                }
                before = laidOut->blocks;
            }
        }
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(DiagramLawsTest)
#include "tst_diagram_laws.moc"
