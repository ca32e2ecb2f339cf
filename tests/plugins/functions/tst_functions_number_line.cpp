// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "nearness.h"
#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

/// From −5 to 5, a unit of the line is one of the scene.
QJsonObject lineWith(const QString &property, const QJsonArray &values)
{
    return {{u"it"_s, QJsonObject{{u"type"_s, u"functions.number-line"_s}, {u"width"_s, 10}, {property, values}}}};
}

QJsonObject intervals(const QStringList &texts)
{
    return lineWith(u"intervals"_s, QJsonArray::fromStringList(texts));
}

} // namespace

class FunctionsNumberLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsShowWhetherTheyBelong()
    {
        BlockBench bench(intervals({u"[1, 3)"_s}));
        const shape::Shape from = bench.part(u"it"_s, u"intervals/1/from"_s);
        const shape::Shape to = bench.part(u"it"_s, u"intervals/1/to"_s);
        QVERIFY(isNear(from.bounds().centre().x, 1) && isNear(to.bounds().centre().x, 3));
        QVERIFY(from->style.fill == from->style.stroke);
        QVERIFY(!(to->style.fill == to->style.stroke));
    }

    void intervalsMayBeInfinite()
    {
        for (const QString &text : {u"(-inf, 2]"_s, u"(-∞, 2]"_s, u"(−∞; 2]"_s, u"]-inf, 2]"_s}) {
            BlockBench bench(intervals({text}));
            QVERIFY2(bench.errorOf(u"it"_s).isEmpty(), qPrintable(text));
            QVERIFY(bench.part(u"it"_s, u"intervals/1/line"_s).bounds().min.x < -5);
            QCOMPARE(bench.part(u"it"_s, u"intervals/1"_s)->children.size(), 2U); // no end at the left
        }
    }

    void severalIntervalsStandOverEachOther()
    {
        BlockBench bench(intervals({u"[0, 3]"_s, u"(1, 4)"_s}));
        QVERIFY(bench.part(u"it"_s, u"intervals/2"_s).bounds().min.y
                > bench.part(u"it"_s, u"intervals/1/line"_s).bounds().max.y);
    }

    void namesDoNotMeet()
    {
        QJsonObject nodes = lineWith(u"points"_s, {1, 1.2, 1.4});
        QJsonObject line = nodes.value(u"it"_s).toObject();
        line.insert(u"names"_s, QJsonArray{u"a long name"_s, u"another name"_s, u"third"_s});
        nodes.insert(u"it"_s, line);
        BlockBench bench(nodes);
        for (const QString &one : {u"1"_s, u"2"_s, u"3"_s}) {
            for (const QString &other : {u"1"_s, u"2"_s, u"3"_s}) {
                const base::Box a = bench.part(u"it"_s, u"points/%1/name"_s.arg(one)).bounds();
                const base::Box b = bench.part(u"it"_s, u"points/%1/name"_s.arg(other)).bounds();
                QVERIFY(one == other || a.max.x < b.min.x || b.max.x < a.min.x || a.max.y < b.min.y
                        || b.max.y < a.min.y);
            }
        }
    }

    void whatCannotBeIsSaidAndTheRestDrawn()
    {
        for (const QString &text : {u"3 to 5"_s, u"[3, 1]"_s, u"[a, b]"_s, u"[1, 2, 3]"_s, u"1, 2"_s}) {
            BlockBench bench(intervals({text, u"[1, 2]"_s}));
            QVERIFY2(bench.errorOf(u"it"_s).contains(u"[1, 3)"_s), qPrintable(text));
            QCOMPARE(bench.part(u"it"_s, u"intervals"_s)->children.size(), 1U);
        }
        BlockBench turned(it(R"("type": "functions.number-line", "least": 5, "most": -5)"));
        QVERIFY(turned.part(u"it"_s, u"labels"_s).leafCount() > 5);
        QVERIFY(!turned.errorOf(u"it"_s).isEmpty());
        BlockBench beyond(lineWith(u"points"_s, {1, 70}));
        QCOMPARE(beyond.part(u"it"_s, u"points"_s)->children.size(), 1U);
    }
};

LECTOGRAPH_TEST_MAIN(FunctionsNumberLineTest)
#include "tst_functions_number_line.moc"
