// SPDX-License-Identifier: GPL-3.0-or-later
#include "examples.h"

#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace lectograph;
using namespace lectograph::test;
using namespace Qt::StringLiterals;

namespace {

const QString diagram = u"it"_s;

struct Piece
{
    QPointF from;
    QPointF to;
};

std::vector<Piece> piecesOf(const Example &example, const QString &link)
{
    const std::vector<QPointF> corners = example.line(diagram, u"links/%1/line"_s.arg(link));
    std::vector<Piece> pieces;
    for (std::size_t i = 1; i < corners.size(); ++i)
        pieces.push_back({corners[i - 1], corners[i]});
    return pieces;
}

double side(const Piece &piece, QPointF point)
{
    const QPointF along = piece.to - piece.from;
    return along.x() * (point.y() - piece.from.y()) - along.y() * (point.x() - piece.from.x());
}

/// Within both; pieces that touch, or lie on each other, do not cross.
bool cross(const Piece &one, const Piece &other)
{
    constexpr double least = 1e-6;
    const auto parts = [](const Piece &line, const Piece &piece) {
        const double from = side(line, piece.from);
        const double to = side(line, piece.to);
        return std::min(std::abs(from), std::abs(to)) > least && (from > 0) != (to > 0);
    };
    return parts(one, other) && parts(other, one);
}

int crossingsIn(const Example &example)
{
    int crossings = 0;
    const QStringList links = example.namesIn(diagram, u"links"_s);
    for (qsizetype i = 0; i < links.size(); ++i) {
        for (qsizetype j = i + 1; j < links.size(); ++j) {
            for (const Piece &one : piecesOf(example, links[i])) {
                for (const Piece &other : piecesOf(example, links[j]))
                    crossings += cross(one, other);
            }
        }
    }
    return crossings;
}

bool overlap(const base::Box &one, const base::Box &other)
{
    constexpr double slack = 1e-6;
    return one.min.x < other.max.x - slack && other.min.x < one.max.x - slack && one.min.y < other.max.y - slack
        && other.min.y < one.max.y - slack;
}

QString overlapsOf(const Example &example, const QString &actor, const QStringList &parts, double seconds = 0)
{
    QStringList found;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        for (qsizetype j = i + 1; j < parts.size(); ++j) {
            if (overlap(example.box(actor, parts[i], seconds), example.box(actor, parts[j], seconds)))
                found.append(parts[i] + u" and "_s + parts[j]);
        }
    }
    return found.join(u", "_s);
}

QStringList within(const QString &group, QStringList names)
{
    for (QString &name : names)
        name = group + u'/' + name;
    return names;
}

double furthest(const Example &example, const QString &link)
{
    return std::ranges::max(example.line(diagram, u"links/%1/line"_s.arg(link)), {}, &QPointF::x).x();
}

} // namespace

class GalleryDiagramsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksKeepClearOfBlocksAndOfEachOther_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<int>("mostCrossings");
        for (const char *scene : {"d01", "d03", "d04", "d05", "d07", "d08", "d09", "d12", "d14"})
            QTest::newRow(scene) << scene << 0;
        QTest::newRow("d10") << u"d10"_s << 0;
        QTest::newRow("d11") << u"d11"_s << 1; // into the cache and out of it
        QTest::newRow("d13") << u"d13"_s << 90;
    }

    void linksKeepClearOfBlocksAndOfEachOther()
    {
        QFETCH(QString, scene);
        QFETCH(int, mostCrossings);
        for (const QString &language : scene == "d14"_L1 ? examples().languages : QStringList{u"en"_s}) {
            const Example example(scene, language);
            const QStringList blocks = example.namesIn(diagram, u"blocks"_s);
            QCOMPARE(overlapsOf(example, diagram, within(u"blocks"_s, blocks)), QString());
            for (const QString &link : example.namesIn(diagram, u"links"_s)) {
                for (const QString &block : blocks) {
                    if (link.startsWith(block + u'→') || link.endsWith(u'→' + block))
                        continue;
                    const base::Box box = example.box(diagram, u"blocks/%1"_s.arg(block));
                    for (const Piece &piece : piecesOf(example, link)) {
                        const base::Box covered{
                            {std::min(piece.from.x(), piece.to.x()), std::min(piece.from.y(), piece.to.y()), 0},
                            {std::max(piece.from.x(), piece.to.x()) + 1e-4,
                             std::max(piece.from.y(), piece.to.y()) + 1e-4, 0}};
                        QVERIFY2(!overlap(covered, box), qPrintable(link + u" through "_s + block));
                    }
                }
            }
            const int crossings = crossingsIn(example);
            QVERIFY2(crossings <= mostCrossings, qPrintable(QString::number(crossings)));
        }
    }

    /// D1: both on the right of their blocks, from before the sub-layer to the sum behind it.
    void bothResidualsPassOnOneSide()
    {
        const Example example(u"d01"_s);
        const double attention = example.box(diagram, u"blocks/attn"_s).max.x;
        QVERIFY(furthest(example, u"x→norm1"_s) > attention);
        QVERIFY(furthest(example, u"norm1→norm2"_s) > example.box(diagram, u"blocks/up"_s).max.x);
        QCOMPARE(example.texts(diagram, u"labels/up→down"_s), QStringList{u"[B, T, 2048]"_s});
        QCOMPARE(example.texts(diagram, u"labels/down→norm2"_s), QStringList{u"[B, T, 512]"_s});
    }

    /// D2: arcs stay at their blocks while the layer unfolds.
    void linksStayAttachedWhileALayerUnfolds()
    {
        const Example example(u"d02"_s);
        for (double seconds = 1.6; seconds <= 2; seconds += 0.05) {
            for (const auto &[link, block] :
                 {std::pair(u"in→norm1"_s, u"norm1"_s), std::pair(u"norm1→norm2"_s, u"norm2"_s)}) {
                const base::Box tip = example.box(diagram, u"links/%1/tip"_s.arg(link), seconds);
                const base::Box box = example.box(diagram, u"blocks/%1/box"_s.arg(block), seconds);
                QVERIFY2(std::abs(tip.min.x - box.max.x) < 0.05, qPrintable(u"%1 at %2"_s.arg(link).arg(seconds)));
            }
        }
    }

    /// D4: 512 numbers are shared out among 8 heads and joined again.
    void headsHaveTheirShapes()
    {
        const Example example(u"d04"_s);
        QCOMPARE(example.texts(diagram, u"labels/split→heads"_s), QStringList{u"[B, 8, T, 64]"_s});
        QCOMPARE(example.texts(diagram, u"labels/concat→y"_s), QStringList{u"[B, T, 512]"_s});
    }

    /// D5: query, key and value leave in this order.
    void theOrderOfQueryKeyAndValueIsKept()
    {
        const Example example(u"d05"_s);
        const auto start = [&](const QString &link) { return piecesOf(example, link).front().from.x(); };
        const QStringList links = example.namesIn(diagram, u"links"_s);
        const QStringList into = links.filter(u"→product"_s);
        QCOMPARE(into.size(), 2);
        QVERIFY(start(into[0]) < start(into[1]));
        QVERIFY(start(into[1]) < start(u"qkv→values"_s));
    }

    /// D6: everything but the norms stays where it is, at the same heights as in the diagram beside it.
    void onlyTheNormsMove()
    {
        const Example example(u"d06"_s);
        const auto box = [&](const QString &of, const QString &block, double seconds) {
            return example.box(of, u"blocks/"_s + block, seconds);
        };
        for (const QString &block : {u"x"_s, u"attn"_s, u"add1"_s, u"ffn"_s, u"add2"_s, u"y"_s}) {
            const base::Vec3 before = box(u"turning"_s, block, 0).centre();
            for (double seconds = 0; seconds <= 3; seconds += 0.25)
                QVERIFY2(base::length(box(u"turning"_s, block, seconds).centre() - before) < 0.01, qPrintable(block));
            QVERIFY2(std::abs(box(u"post"_s, block, 0).centre().y - before.y) < 0.01, qPrintable(block));
        }
        for (const QString &block : {u"norm1"_s, u"norm2"_s})
            QVERIFY(box(u"turning"_s, block, 3).centre().y < box(u"turning"_s, block, 0).centre().y - 0.5);
    }

    /// D7: the counter ends at the sum.
    void theCounterEndsAtAllParameters()
    {
        const Example example(u"d07"_s);
        QCOMPARE(example.number(u"parameters"_s, u"total"_s), 124'439'808.0);
        QCOMPARE(example.number(u"counter"_s, u"value"_s, 5), 124'439'808.0);
        double before = 0;
        for (double seconds = 0; seconds <= 5; seconds += 0.05) {
            const double now = example.number(u"counter"_s, u"value"_s, seconds);
            QVERIFY(now >= before);
            before = now;
        }
    }

    /// D8: another choice of experts moves no block.
    void anotherChoiceOfExpertsMovesNoBlock()
    {
        const Example example(u"d08"_s);
        const shape::Shape second = example.actor(u"second"_s);
        for (const QString &block : example.namesIn(diagram, u"blocks"_s)) {
            const base::Box one = example.box(diagram, u"blocks/"_s + block);
            const base::Box other = shape::selected(second, u"blocks/"_s + block)->bounds();
            QVERIFY2(base::length(one.centre() - other.centre()) < 1e-9, qPrintable(block));
        }
    }

    /// D9: the path of low rank passes beside the matrix.
    void theSidePathIsOutsideOfTheMatrix()
    {
        const Example example(u"d09"_s);
        const base::Box matrix = example.box(diagram, u"blocks/w"_s);
        for (const QString &block : {u"a"_s, u"b"_s})
            QVERIFY(example.box(diagram, u"blocks/"_s + block).min.x > matrix.max.x + 0.1);
    }

    /// D10: four levels, symmetric about the middle.
    void skipLinksAreNestedAndSymmetric()
    {
        const Example example(u"d10"_s);
        const double middle = example.box(diagram, u"blocks/mid"_s).centre().x;
        std::vector<double> levels;
        for (int i = 1; i <= 4; ++i) {
            const auto centre = [&](const QString &block) {
                return example.box(diagram, u"blocks/"_s + block).centre().x;
            };
            QVERIFY(std::abs(centre(u"e%1"_s.arg(i)) + centre(u"d%1"_s.arg(i)) - 2 * middle) < 0.01);
            const auto line = example.line(diagram, u"links/e%1→d%1/line"_s.arg(i));
            levels.push_back(std::ranges::min(line, {}, &QPointF::y).y());
        }
        for (std::size_t i = 1; i < levels.size(); ++i)
            QVERIFY(levels[i] > levels[i - 1] + 0.05);
    }

    /// D12: the token goes as far in equal times between blocks, and backwards as forwards.
    void theTokenTravelsSteadily()
    {
        const Example example(u"d12"_s);
        const auto at = [&](double seconds) { return example.box(diagram, u"token"_s, seconds).centre().x; };
        std::vector<double> forwards;
        for (int i = 0; i <= 40; ++i)
            forwards.push_back(at(0.1 * i));
        QVERIFY(std::ranges::is_sorted(forwards));
        for (int i = 40; i >= 0; i -= 7)
            QCOMPARE(at(0.1 * i), forwards[static_cast<std::size_t>(i)]);
    }

    void aLargeDiagramIsComplete() // D13
    {
        const Example example(u"d13"_s);
        QCOMPARE(example.namesIn(diagram, u"blocks"_s).size(), 60);
        QCOMPARE(example.namesIn(diagram, u"links"_s).size(), 90);
        QCOMPARE(example.namesIn(diagram, u"groups"_s).size(), 3);
    }

    void languagesHaveOneTopology() // D14
    {
        const Example english(u"d14"_s);
        for (const QString &language : {u"ko"_s, u"zh"_s}) {
            const Example other(u"d14"_s, language);
            for (const QString &group : {u"blocks"_s, u"links"_s})
                QCOMPARE(other.namesIn(diagram, group), english.namesIn(diagram, group));
        }
    }

    void textsOfTreesAndTimelinesDoNotTouch_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("group");
        QTest::addColumn<int>("count");
        QTest::newRow("i01") << u"i01"_s << u"events"_s << 11;
        QTest::newRow("i02") << u"i02"_s << u"events"_s << 6;
        QTest::newRow("i03") << u"i03"_s << u"nodes"_s << 11;
        QTest::newRow("i04") << u"i04"_s << u"nodes"_s << 7;
        QTest::newRow("i05") << u"i05"_s << u"nodes"_s << 8;
        QTest::newRow("i06") << u"i06"_s << u"nodes"_s << 28;
        QTest::newRow("i12") << u"i12"_s << u"nodes"_s << 9;
    }

    void textsOfTreesAndTimelinesDoNotTouch()
    {
        QFETCH(QString, scene);
        QFETCH(QString, group);
        QFETCH(int, count);
        for (const QString &language : examples().languages) {
            const Example example(scene, language);
            const QStringList names = example.namesIn(u"it"_s, group);
            QCOMPARE(names.size(), count);
            QCOMPARE(overlapsOf(example, u"it"_s, within(group, names)), QString());
        }
    }

    void lettersOfAMergedWordStayInOrder() // I3
    {
        const Example example(u"i03"_s);
        double before = -100;
        for (const QString &letter : {u"l"_s, u"o"_s, u"w"_s, u"e"_s, u"s"_s, u"t"_s}) {
            const double x = example.box(u"it"_s, u"nodes/"_s + letter).centre().x;
            QVERIFY2(x > before, qPrintable(letter));
            before = x;
        }
    }

    void wordsOfAnyLanguageFindTheSameIcon() // I10
    {
        const Example example(u"i10"_s);
        for (const QString &name : {u"b"_s, u"s"_s}) {
            const std::vector<QPointF> first = example.line(name + u'1', u"0"_s);
            for (const QString &other : {u"2"_s, u"3"_s})
                QCOMPARE(example.line(name + other, u"0"_s).size(), first.size());
        }
        QVERIFY(example.line(u"b1"_s, u"0"_s).size() != example.line(u"s1"_s, u"0"_s).size());
    }

    void linesOfIconsAreEquallyWide() // I11
    {
        const Example example(u"i11"_s);
        const auto width = [&](const QString &icon) { return example.part(icon, u"0"_s, 2)->style.strokeWidth; };
        for (int i = 1; i < 10; ++i)
            QCOMPARE(width(u"i%1"_s.arg(i)), width(u"i0"_s));
    }
};

LECTOGRAPH_TEST_MAIN(GalleryDiagramsTest)
#include "tst_gallery_diagrams.moc"
