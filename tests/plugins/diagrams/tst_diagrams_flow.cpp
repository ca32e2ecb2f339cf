// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagramtext.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

const QString stack =
    u"x -> encoder\nencoder [Encoder] * 6 {\n  attn -> add [+] -> ffn\n  attn ->+ ffn\n}\nencoder -> y"_s;

bool isNear(const base::Box &point, const base::Box &block)
{
    constexpr double close = 0.02;
    const base::Vec3 at = point.centre();
    return at.x > block.min.x - point.width() - close && at.x < block.max.x + point.width() + close
        && at.y > block.min.y - point.height() - close && at.y < block.max.y + point.height() + close;
}

} // namespace

class DiagramsFlowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFoldedGroupIsOneBlockOfTheSameName()
    {
        BlockBench bench = diagramOf(stack, {{u"folded"_s, QJsonArray{u"encoder"_s}}});
        QCOMPARE(bench.errorOf(u"it"_s), QString());
        QCOMPARE(namesIn(bench, u"blocks"_s), QStringList({u"x"_s, u"y"_s}));
        QCOMPARE(namesIn(bench, u"groups"_s), QStringList({u"encoder"_s}));
        QCOMPARE(namesIn(bench, u"links"_s), QStringList({u"x→encoder"_s, u"encoder→y"_s}));
    }

    void linksStayAttachedWhileAGroupUnfolds()
    {
        for (const double unfolding : {0.0, 0.1, 0.35, 0.5, 0.8, 1.0}) {
            BlockBench bench = diagramOf(stack, {{u"folded"_s, QJsonArray{u"encoder"_s}}, {u"unfolding"_s, unfolding}});
            QVERIFY(isNear(boxOf(bench, u"links/encoder→y/tip"_s), boxOf(bench, u"blocks/y/box"_s)));
            if (unfolding < 0.6 || unfolding == 1) // not yet seen, or at its place
                continue;
            QVERIFY(isNear(boxOf(bench, u"links/add→ffn/tip"_s), boxOf(bench, u"blocks/ffn/box"_s)));
        }
    }

    void linksKeepTheirRightAnglesWhileAGroupUnfolds()
    {
        BlockBench bench = diagramOf(u"a -> g\nb -> g\na -> c\ng {\nd -> e\n}\ng -> c"_s,
                                     {{u"folded"_s, QJsonArray{u"g"_s}}, {u"unfolding"_s, 0.4}, {u"linkCorner"_s, 0}});
        for (const shape::Shape &link : childNamed(bench.shape(u"it"_s), u"links"_s)->children) {
            const shape::Contour &line = childNamed(link, u"line"_s)->path.contours().front();
            for (std::size_t i = 3; i < line.points.size(); i += 3) {
                const QPointF piece = line.points[i] - line.points[i - 3];
                QVERIFY2(
                    std::abs(piece.x()) < 1e-6 || std::abs(piece.y()) < 1e-6,
                    qPrintable(u"%1, piece %2: %3, %4"_s.arg(link->name).arg(i / 3).arg(piece.x()).arg(piece.y())));
            }
        }
    }

    /// By so many ems, while everything else stays that is not in the way.
    void whatIsMovedByHandMovesAlone()
    {
        const auto middle = [](const QString &place, const QString &block) {
            BlockBench bench = diagramOf(u"a -> b%1 -> c"_s.arg(place));
            return boxOf(bench, u"blocks/%1/box"_s.arg(block)).centre();
        };
        const base::Vec3 once = middle(u" at (1, 0)"_s, u"b"_s) - middle({}, u"b"_s);
        const base::Vec3 thrice = middle(u" at (3, -0.5)"_s, u"b"_s) - middle({}, u"b"_s);
        QVERIFY(once.x > 0.1);
        QVERIFY(std::abs(once.y) < 1e-9);
        QVERIFY(std::abs(thrice.x - 3 * once.x) < 1e-6);
        QVERIFY(std::abs(thrice.y + 0.5 * once.x) < 1e-6);
        for (const QString &other : {u"a"_s, u"c"_s}) {
            const base::Vec3 moved = middle(u" at (3, 0)"_s, other) - middle({}, other);
            QVERIFY(base::length(moved) < 1e-9);
        }
    }

    void whatIsHighlightedStandsOut()
    {
        BlockBench bench = diagramOf(u"a -> b -> c\na -> d -> c"_s, {{u"highlight"_s, QJsonArray{u"a -> b -> c"_s}}});
        const auto opacity = [&](const QString &part) { return bench.part(u"it"_s, part)->opacity; };
        QCOMPARE(opacity(u"links/a→b"_s), 1.0);
        QCOMPARE(opacity(u"links/b→c"_s), 1.0);
        QCOMPARE(opacity(u"links/a→d"_s), 0.25);
        QCOMPARE(opacity(u"blocks/d"_s), 0.25);
        BlockBench missing = diagramOf(u"a -> b"_s, {{u"highlight"_s, QJsonArray{u"z"_s}}});
        QVERIFY(missing.errorOf(u"it"_s).contains(u"“z”"_s));
    }

    void aDiagramBuildsUpAlongItsFlow()
    {
        double before = -1;
        for (const double build : {0.0, 0.3, 0.6, 1.0}) {
            BlockBench bench = diagramOf(u"a -> b -> c"_s, {{u"build"_s, build}});
            const auto opacity = [&](const QString &part) { return bench.part(u"it"_s, part)->opacity; };
            QVERIFY(opacity(u"blocks/a"_s) >= opacity(u"blocks/b"_s));
            QVERIFY(opacity(u"blocks/b"_s) >= opacity(u"blocks/c"_s));
            const double sum = opacity(u"blocks/a"_s) + opacity(u"blocks/b"_s) + opacity(u"blocks/c"_s);
            QVERIFY(sum > before);
            before = sum;
        }
        QCOMPARE(before, 3.0);
    }

    void aTokenGoesFromBlockToBlockAtConstantSpeed()
    {
        const auto tokenAt = [](double progress) {
            BlockBench bench = diagramOf(u"a -> b -> c"_s,
                                         {{u"showToken"_s, true},
                                          {u"token"_s, progress},
                                          {u"tokenLabels"_s, QJsonArray{u"one"_s, u"two"_s, u"three"_s}}});
            return std::pair(bench.part(u"it"_s, u"token/box"_s).bounds().centre(),
                             bench.part(u"it"_s, u"token/label"_s)->sourceText);
        };
        BlockBench bench = diagramOf(u"a -> b -> c"_s);
        QVERIFY(base::length(tokenAt(0).first - boxOf(bench, u"blocks/a/box"_s).centre()) < 1e-6);
        QVERIFY(base::length(tokenAt(1).first - boxOf(bench, u"blocks/c/box"_s).centre()) < 1e-6);
        const double step = base::length(tokenAt(0.1).first - tokenAt(0).first);
        for (double at = 0.1; at < 0.95; at += 0.1)
            QVERIFY(std::abs(base::length(tokenAt(at + 0.1).first - tokenAt(at).first) - step) < 1e-3);
        QCOMPARE(tokenAt(0.2).second, u"one"_s);
        QCOMPARE(tokenAt(0.75).second, u"two"_s);
    }

    void aTokenSaysHowManyBlocksItHasReached()
    {
        const auto reached = [](double progress, bool isShown = true) {
            BlockBench bench = diagramOf(u"a -> b -> c"_s, {{u"showToken"_s, isShown}, {u"token"_s, progress}});
            return bench.number(u"it"_s, 1);
        };
        QCOMPARE(reached(0), 1.0);
        QVERIFY(std::abs(reached(1) - 3) < 1e-6);
        QVERIFY(std::abs(reached(0.25) - 1.5) < 0.05);
        QCOMPARE(reached(1, false), 0.0);
    }

    void labelsOfOtherLanguagesKeepTheOrder()
    {
        const auto order = [](const QString &attention, const QString &language) {
            graph::Setting setting;
            setting.languages = {language};
            BlockBench bench = diagramOf(u"x -> a [%1] -> add [+] -> y\nx -> b -> add\nx ->+ add"_s.arg(attention), {},
                                         setting);
            return namesIn(bench, u"blocks"_s) + namesIn(bench, u"links"_s);
        };
        QCOMPARE(order(u"멀티 헤드 어텐션"_s, u"ko"_s), order(u"Multi-head attention"_s, u"en"_s));
        QCOMPARE(order(u"多头注意力"_s, u"zh"_s), order(u"Multi-head attention"_s, u"en"_s));
    }

    void theWholeFitsIntoTheFrame()
    {
        QString source;
        for (int i = 0; i < 60; ++i)
            source += u"b%1 -> b%2\nb%1 -> b%3\n"_s.arg(i).arg(i + 1).arg(i + 3);
        BlockBench bench = diagramOf(source);
        const base::Box box = bench.shape(u"it"_s).bounds();
        QVERIFY(box.width() < 13.1 && box.height() < 7.3);
        QVERIFY(std::abs(box.centre().x) < 0.2);
    }
};

LECTOGRAPH_TEST_MAIN(DiagramsFlowTest)
#include "tst_diagrams_flow.moc"
