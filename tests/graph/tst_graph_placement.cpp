// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Vec3;

namespace {

/// A square of side 2 with these additional properties, near another of side 4 at (5, 1).
shape::Shape placed(const QByteArray &properties)
{
    TestGraph graph(R"({"other": {"type": "test.square", "size": 4, "position": [5, 1]},
                        "it": {"type": "test.square", "size": 2, )"
                    + properties + "}}");
    return graph.shape(u"it"_s);
}

bool isNear(const Vec3 &a, const Vec3 &b)
{
    return base::length(a - b) < 1e-9;
}

} // namespace

class PlacementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPositionIsThatOfTheCentre()
    {
        QVERIFY(isNear(placed(R"("position": [1, 2, 3])").bounds().centre(), {1, 2, 3}));
    }

    void besideAnother()
    {
        const base::Box below = placed(R"("beside": {"link": "other"}, "side": "down", "gap": 0.5)").bounds();
        QVERIFY(isNear(below.centre(), {5, -2.5, 0}));
        const base::Box lined =
            placed(R"("beside": {"link": "other"}, "side": "right", "gap": 0, "align": "up")").bounds();
        QVERIFY(isNear(lined.at({-1, 1, 0}), {7, 3, 0}));
        const base::Box moved =
            placed(R"("beside": {"link": "other"}, "side": "up", "gap": 0, "position": [0.25, 0, 0])").bounds();
        QVERIFY(isNear(moved.centre(), {5.25, 4, 0}));
    }

    void againstTheBorder()
    {
        const base::Box box = placed(R"("edge": "up-left", "margin": 0.5)").bounds();
        QVERIFY(isNear(box.at({-1, 1, 0}), {-64.0 / 9 + 0.5, 3.5, 0}));
    }

    void keptInTheFrame()
    {
        const base::Box beyond = placed(R"("position": [9, -1], "inFrame": true)").bounds();
        QVERIFY(isNear(beyond.at({1, 0, 0}), {64.0 / 9 - 0.1, -1, 0}));
        QVERIFY(isNear(placed(R"("position": [3, 2], "inFrame": true)").bounds().centre(), {3, 2, 0}));
        const base::Box large = placed(R"("scale": 20, "position": [9, 9], "inFrame": true)").bounds();
        QVERIFY(isNear(large.centre(), {64.0 / 9 - 0.1 - 3.9, 0, 0}));
        QVERIFY(std::abs(large.height() - 7.8) < 1e-9);
    }

    void sizedAndTurned()
    {
        QCOMPARE(placed(R"("scale": 3)").bounds().width(), 6.0);
        QCOMPARE(placed(R"("fitWidth": 1)").bounds().height(), 1.0);
        QCOMPARE(placed(R"("fitWidth": 9)").bounds().width(), 2.0); // shrinks only
        QCOMPARE(placed(R"("fitWidth": 9, "enlarge": true)").bounds().width(), 9.0);
        QCOMPARE(placed(R"("fitWidth": 9, "fitHeight": 5, "enlarge": true)").bounds().width(), 5.0);
        QCOMPARE(placed(R"("fitWidth": 1, "enlarge": true)").bounds().width(), 1.0);
        QCOMPARE(placed(R"("enlarge": true)").bounds().width(), 2.0);
        QVERIFY(std::abs(placed(R"("turn": 45)").bounds().width() - 2 * std::numbers::sqrt2) < 1e-9);
        const base::Box tilted = placed(R"("tilt": [90, 0, 0])").bounds();
        QVERIFY(tilted.height() < 1e-9);
        QVERIFY(std::abs(tilted.depth() - 2) < 1e-9);
        // Rotated about its centre, then moved.
        QVERIFY(isNear(placed(R"("turn": 30, "position": [1, 1])").bounds().centre(), {1, 1, 0}));
    }

    void looksAndOrder()
    {
        const shape::Shape shape = placed(R"("opacity": 0.25, "z": 4, "pinned": true)");
        QCOMPARE(shape->opacity, 0.25);
        QCOMPARE(shape->z, 4.0);
        QVERIFY(shape->pinned);
    }

    void withoutAnyOfItNothingChanges()
    {
        const shape::Shape shape = placed(R"("colour": "WHITE")");
        QVERIFY(shape->placement.isIdentity());
        QCOMPARE(shape->opacity, 1.0);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(PlacementTest)
#include "tst_graph_placement.moc"
