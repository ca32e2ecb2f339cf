// SPDX-License-Identifier: GPL-3.0-or-later
#include "anydiagram.h"

#include "testmain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace lectograph;
using namespace lectograph::diagram;

namespace {

using Kind = Problem::Kind;

Diagram pairOf()
{
    Diagram pair;
    pair.blocks = {blockOf(80, 30), blockOf(80, 30)};
    pair.links = {linkOf(0, 1)};
    return pair;
}

} // namespace

class DiagramProblemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLaidOutAsNothing()
    {
        const auto laidOut = layout({});
        QVERIFY(laidOut.has_value());
        QVERIFY(*laidOut == Layout());
    }

    void tooMuchIsRefusedBeforeTheWork()
    {
        Diagram huge;
        huge.blocks.resize(10'000, blockOf(80, 30));
        for (int i = 0; i + 1 < 10'000; ++i)
            huge.links.push_back(linkOf(i, i + 1));
        QCOMPARE(layout(huge).error(), Refusal::TooManyBlocks);
        huge.blocks.resize(10);
        huge.links.resize(maxLinks + 1, linkOf(0, 1));
        QCOMPARE(layout(huge).error(), Refusal::TooManyLinks);
        huge.links.clear();
        huge.groups.resize(maxGroups + 1);
        QCOMPARE(layout(huge).error(), Refusal::TooManyGroups);
    }

    void linksAcrossTooManyLayersAreRefused()
    {
        Diagram ladder;
        ladder.blocks.resize(2'000, blockOf(80, 30));
        for (int i = 0; i + 1 < 2'000; ++i)
            ladder.links.push_back(linkOf(i, i + 1));
        for (int i = 0; i < 1'000; ++i)
            ladder.links.push_back(linkOf(i, i + 900));
        QCOMPARE(layout(ladder).error(), Refusal::TooManyCrossedLayers);
    }

    void linksToNothingAreNotDrawn()
    {
        Diagram pair = pairOf();
        pair.links.push_back(linkOf(1, 2));
        pair.links.push_back(linkOf(-1, 0, {30, 12}));
        pair.links.push_back({{0, 3}, {1, -1}, {0, 0}});
        const auto laidOut = layout(pair);
        const std::vector<Problem> expected{{Kind::NoBlock, 1}, {Kind::NoBlock, 2}, {Kind::NoPort, 3, 0}};
        QVERIFY(laidOut->problems == expected);
        QVERIFY(laidOut->links[1].empty() && laidOut->links[2].empty() && laidOut->labels[2].isEmpty());
        QVERIFY(laidOut->links[0].size() > 1 && laidOut->links[3].size() > 1);
    }

    void groupsInThemselvesAndSizesThatAreNone()
    {
        Diagram pair = pairOf();
        pair.groups.resize(3);
        pair.groups[0].parent = 1;
        pair.groups[1].parent = 0;
        pair.groups[2].parent = 7;
        pair.blocks[0].group = 9;
        pair.blocks[1].group = 0;
        pair.blocks[1].size = {std::numeric_limits<double>::quiet_NaN(), 30};
        const auto laidOut = layout(pair);
        const std::vector<Problem> expected{{Kind::NoGroup, -1, -1, 2},
                                            {Kind::GroupInItself, -1, -1, 0},
                                            {Kind::NoGroup, -1, 0, -1},
                                            {Kind::NoSize, -1, 1, -1}};
        QVERIFY(laidOut->problems == expected);
        QVERIFY(laidOut->groups[0].contains(laidOut->groups[1]) != laidOut->groups[1].contains(laidOut->groups[0]));
    }

    void placesThatOverlapAreKeptAndReported()
    {
        Diagram pair = pairOf();
        pair.blocks[0].place = QPointF(10, 10);
        pair.blocks[1].place = QPointF(20, 20);
        const auto laidOut = layout(pair);
        QCOMPARE(laidOut->blocks[1].center(), QPointF(20, 20));
        QVERIFY(std::ranges::count(laidOut->problems, Problem{Kind::PlacesOverlap, -1, 1, -1}) == 1);
    }

    void aLabelWithoutRoomIsReported()
    {
        Diagram pair = pairOf();
        pair.links[0].label = {30, 12};
        QVERIFY(layout(pair)->problems.empty());
        for (int i = 0; i < 6; ++i)
            pair.links.push_back(linkOf(0, 1, {200, 12}));
        const auto laidOut = layout(pair);
        QVERIFY(!laidOut->problems.empty());
        for (const Problem &problem : laidOut->problems)
            QCOMPARE(problem.kind, Kind::LabelMeets);
    }

    /// Layers keep so far apart that a label stands between a block and the head of its link, or a bar and the head.
    void layersLeaveRoomForLabelsBesideTheHeadsOfLinks()
    {
        const std::vector<Link> chain{linkOf(0, 1), linkOf(1, 2), linkOf(0, 2)};
        const std::vector<Link> branches{linkOf(0, 1), linkOf(0, 2)};
        for (const std::vector<Link> &links : {chain, branches}) {
            for (const Direction direction : {Direction::Up, Direction::Down, Direction::Left, Direction::Right}) {
                for (const QSizeF &label : {QSizeF(70, 10), QSizeF(30, 12), QSizeF(90, 35), QSizeF(20, 80)}) {
                    for (const double tip : {0.0, 5.0, 12.0, 25.0}) {
                        Diagram diagram;
                        diagram.direction = direction;
                        diagram.blocks.assign(3, blockOf(200, 100));
                        diagram.links = links;
                        diagram.spacing = {.layers = 15, .linkBlock = 7, .label = 3, .tip = tip};
                        for (Link &link : diagram.links)
                            link.label = label;
                        const auto laidOut = layout(diagram);
                        QVERIFY2(laidOut->problems.empty(),
                                 qPrintable(QStringLiteral("%1 links, direction %2, label %3 × %4, head %5")
                                                .arg(links.size())
                                                .arg(static_cast<int>(direction))
                                                .arg(label.width())
                                                .arg(label.height())
                                                .arg(tip)));
                    }
                }
            }
        }
    }

    void distancesThatAreNoLengthsCountAsNone()
    {
        const Diagram pair = pairOf();
        for (const double wrong : {-1.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
            Diagram diagram = pair;
            diagram.links[0].label = {20, 8};
            diagram.spacing = {wrong, wrong, wrong, wrong, wrong, wrong};
            Diagram none = diagram;
            none.spacing = {0, 0, 0, 0, 0, 0};
            QVERIFY(*layout(diagram) == *layout(none));
        }
    }

    /// Between the border of a narrow group and an arc, a label has no place unless room is made for it.
    void aLabelBesideNarrowBlocksInAGroupHasRoom()
    {
        for (const Direction direction : {Direction::Up, Direction::Down}) {
            Diagram diagram;
            diagram.direction = direction;
            diagram.groups.resize(1);
            diagram.blocks = {blockOf(60, 20), blockOf(40, 20, 0), blockOf(60, 20, 0), blockOf(12, 12, 0)};
            const QSizeF label(60, 10);
            diagram.blocks[3].ports = {{Side::Right}, {}};
            diagram.links = {
                linkOf(0, 1, label), linkOf(1, 2, label), {{2, -1}, {3, 1}, label}, {{0, -1}, {3, 0}, label}};
            diagram.spacing = {.layers = 15, .linkBlock = 7, .links = 6, .label = 3, .tip = 4};
            const auto laidOut = layout(diagram);
            QVERIFY(laidOut->problems.empty());
            for (const QRectF &rect : laidOut->labels)
                QVERIFY(!rect.isEmpty());
        }
    }

    void eachLinkFromABlockToItselfHasALoop()
    {
        for (const Side side : {Side::Left, Side::Right, Side::Top, Side::Bottom}) {
            for (const Side other : {Side::Left, Side::Right, Side::Top, Side::Bottom}) {
                Diagram one;
                one.blocks = {blockOf(80, 60)};
                one.blocks[0].ports = {{side}, {other}};
                one.links = {{{0, 0}, {0, 1}, {0, 0}}, {{0, 1}, {0, 1}, {0, 0}}, {{0, -1}, {0, -1}, {0, 0}}};
                const auto laidOut = layout(one);
                for (const auto &points : laidOut->links) {
                    QVERIFY(points.size() >= 4);
                    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
                        const QPointF middle = (points[i] + points[i + 1]) / 2;
                        QVERIFY(!laidOut->blocks[0].adjusted(0.1, 0.1, -0.1, -0.1).contains(middle));
                    }
                }
            }
        }
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(DiagramProblemsTest)
#include "tst_diagram_problems.moc"
