// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks.h"
#include "graph/cycles.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <set>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

using Steps = std::vector<std::vector<int>>;

graph::Cycles cyclesOf(const Steps &steps)
{
    return graph::findCycles(static_cast<int>(steps.size()), [&](int node, const std::function<void(int)> &step) {
        for (const int next : steps[static_cast<std::size_t>(node)])
            step(next);
    });
}

std::set<int> cutsOf(const graph::Cycles &cycles)
{
    std::set<int> cuts(cycles.tooDeep.begin(), cycles.tooDeep.end());
    for (const std::vector<int> &circle : cycles.circles)
        cuts.insert(circle.back());
    return cuts;
}

/// The longest path from any node; nothing if there is a cycle.
std::optional<int> depthOf(Steps steps, const std::set<int> &cuts)
{
    for (const int cut : cuts)
        steps[static_cast<std::size_t>(cut)].clear();
    // A path with more steps than nodes contains a cycle.
    std::vector<int> depth(steps.size(), 0);
    for (std::size_t round = 0; round <= steps.size(); ++round) {
        bool changed = false;
        for (std::size_t node = 0; node < steps.size(); ++node) {
            for (const int next : steps[node]) {
                if (depth[node] < depth[static_cast<std::size_t>(next)] + 1) {
                    depth[node] = depth[static_cast<std::size_t>(next)] + 1;
                    changed = true;
                }
            }
        }
        if (!changed)
            return depth.empty() ? 0 : *std::ranges::max_element(depth);
    }
    return std::nullopt;
}

/// b0 ← b1 ← … in id order or reversed.
QByteArray chain(int length, bool upwards)
{
    QByteArray json = R"({"z": {"type": "test.number"})";
    for (int i = 0; i < length; ++i) {
        const int next = upwards ? i - 1 : i + 1;
        const bool last = next < 0 || next >= length;
        const QByteArray target = last ? "z" : "b" + QByteArray::number(next + 10000);
        json += ", \"b" + QByteArray::number(i + 10000) + R"(": {"type": "test.number", "value": {"link": ")" + target
            + "\"}}";
    }
    return json + "}";
}

} // namespace

class CyclesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCircleNamesWhoTakesPart()
    {
        TestGraph graph(R"({"a": {"type": "test.number", "value": {"link": "b"}},
                            "b": {"type": "test.number", "value": {"link": "c"}},
                            "c": {"type": "test.number", "value": {"link": "a"}},
                            "user": {"type": "test.number", "value": {"link": "b"}},
                            "free": {"type": "test.number", "value": 5}})");
        QCOMPARE(graph.problems().size(), 1);
        QVERIFY(graph.problems()[0].contains(u"in a circle"_s));
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s})
            QVERIFY(graph.problems()[0].contains(id));
        QCOMPARE(graph.errorOf(u"user"_s), graph.problems()[0]);
        QCOMPARE(graph.number(u"free"_s), 5.0);
    }

    void aBlockThatFeedsItselfIsACircle()
    {
        TestGraph graph(R"({"a": {"type": "test.sum", "values": [1, {"link": "a"}]}})");
        QVERIFY(graph.errorOf(u"a"_s).contains(u"a ← a"_s));
    }

    void aDiamondIsNone()
    {
        TestGraph graph(R"({"top": {"type": "test.number", "value": 1},
                            "left": {"type": "test.number", "value": {"link": "top"}},
                            "right": {"type": "test.number", "value": {"link": "top"}},
                            "end": {"type": "test.sum", "values": [{"link": "left"}, {"link": "right"}]}})");
        QCOMPARE(graph.number(u"end"_s), 2.0);
        QVERIFY(graph.problems().isEmpty());
    }

    void stagedLinksCloseCirclesToo()
    {
        TestGraph graph(R"({"a": {"type": "test.frame", "around": {"link": "b", "staged": true}},
                            "b": {"type": "test.frame", "around": {"link": "a"}}})");
        QCOMPARE(graph.problems().size(), 1);
        QVERIFY(!graph.errorOf(u"a"_s).isEmpty());
        QVERIFY(!graph.errorOf(u"b"_s).isEmpty());
    }

    void longChainsAreNoRecursionWithoutEnd_data()
    {
        QTest::addColumn<bool>("upwards");
        QTest::newRow("the end first") << true;
        QTest::newRow("the beginning first") << false;
    }
    void longChainsAreNoRecursionWithoutEnd()
    {
        QFETCH(bool, upwards);
        const QString head = upwards ? u"b10399"_s : u"b10000"_s;
        TestGraph fine(chain(400, upwards));
        QVERIFY(fine.errorOf(head).isEmpty());
        TestGraph endless(chain(20'000, upwards));
        const QString error = endless.errorOf(upwards ? u"b29999"_s : u"b10000"_s);
        QVERIFY2(error.contains(u"hang below"_s), qPrintable(error));
    }

    void cuttingWhatWasFoundLeavesNoCircle()
    {
        QVERIFY(rc::check("cut graphs can be worked through", [] {
            const int count = *rc::gen::inRange(1, 12);
            const auto nodes = rc::gen::container<std::vector<int>>(rc::gen::inRange(0, count));
            const auto steps = *rc::gen::container<Steps>(static_cast<std::size_t>(count), rc::gen::resize(3, nodes));
            const graph::Cycles cycles = cyclesOf(steps);
            RC_ASSERT(depthOf(steps, cutsOf(cycles)).has_value());
            // Nothing is cut unnecessarily.
            RC_ASSERT(cycles.circles.empty() == depthOf(steps, {}).has_value());
            for (const std::vector<int> &circle : cycles.circles) {
                for (std::size_t i = 0; i < circle.size(); ++i) {
                    const auto &next = steps[static_cast<std::size_t>(circle[i])];
                    RC_ASSERT(std::ranges::count(next, circle[(i + 1) % circle.size()]) > 0);
                }
            }
        }));
    }

    void noChainIsLongerThanTheLongest()
    {
        for (const bool upwards : {false, true}) {
            Steps steps(3000);
            for (int i = 0; i < 3000; ++i) {
                const int next = upwards ? i - 1 : i + 1;
                if (next >= 0 && next < 3000)
                    steps[static_cast<std::size_t>(i)].push_back(next);
            }
            const graph::Cycles cycles = cyclesOf(steps);
            QVERIFY(cycles.circles.empty());
            const auto depth = depthOf(steps, cutsOf(cycles));
            QVERIFY(depth && *depth <= 2 * graph::longestChain);
        }
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(CyclesTest)
#include "tst_graph_cycles.moc"
