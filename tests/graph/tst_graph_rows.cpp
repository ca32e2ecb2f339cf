// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/row.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using graph::PropertySpec;
using graph::TextKind;
using graph::ValueType;

namespace {

QStringList keysOf(const graph::PropertyTable &table)
{
    QStringList keys;
    for (const PropertySpec &spec : table)
        keys.append(QString::fromLatin1(spec.key.data(), static_cast<qsizetype>(spec.key.size())));
    return keys;
}

/// The row has this type and this default, which could stand in a file.
void verifyDefault(const PropertySpec &spec, ValueType type, const QJsonValue &preset)
{
    QCOMPARE(spec.type, type);
    QCOMPARE(graph::presetOf(spec), preset);
    if (type != ValueType::Shape)
        QVERIFY2(graph::parseProperty(spec, preset, {u"en"_s}), spec.key.data());
}

} // namespace

class RowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void aRowOfEveryTypeHasItsDefault()
    {
        verifyDefault(row::number("a", 0.5), ValueType::Number, 0.5);
        verifyDefault(row::integer("a", 3), ValueType::Integer, 3);
        verifyDefault(row::boolean("a", true), ValueType::Boolean, true);
        verifyDefault(row::color("a", "RED"), ValueType::Color, u"RED"_s);
        verifyDefault(row::vector("a", {1, 0, -2}), ValueType::Vector, QJsonArray{1, 0, -2});
        verifyDefault(row::text("a", "“é” \\val{1}"), ValueType::Text, u"“é” \\val{1}"_s);
        verifyDefault(row::choice("a", "loop", "left|loop=Loop around"), ValueType::Choice, u"loop"_s);
        verifyDefault(row::asset("a"), ValueType::Asset, QString());
        verifyDefault(row::shape("a"), ValueType::Shape, QJsonValue::Null);
        verifyDefault(row::shapes("a"), ValueType::Shapes, QJsonArray());
        verifyDefault(row::numbers("a", {1, 0.5}, "Help"), ValueType::Numbers, QJsonArray{1, 0.5});
        verifyDefault(row::texts("a", {"one", "two"}, "Help"), ValueType::Texts, QJsonArray{u"one"_s, u"two"_s});
        verifyDefault(row::table("a", {"x\ty", "1\t2"}, "Help"), ValueType::Texts, QJsonArray{u"x\ty"_s, u"1\t2"_s});
        QVERIFY(graph::holdsWords(row::table("a")));
        verifyDefault(row::colors("a", {"BLUE"}, "Help"), ValueType::Colors, QJsonArray{u"BLUE"_s});
        verifyDefault(row::tensor("a", {2, 1}, "Help"), ValueType::Tensor, QJsonArray{2, 1});
        verifyDefault(row::matrix("a", {{1, 2}, {3, 4}}, "Help"), ValueType::Tensor,
                      QJsonArray{QJsonArray{1, 2}, QJsonArray{3, 4}});
        verifyDefault(row::matrix("a", {{1}}, "Help"), ValueType::Tensor, QJsonArray{QJsonArray{1}});
    }

    void listsBeginEmpty()
    {
        for (const PropertySpec spec : {row::numbers("a"), row::texts("a"), row::colors("a"), row::tensor("a")})
            QCOMPARE(graph::presetOf(spec), QJsonValue(QJsonArray()));
    }

    void aRowSaysWhatElseHolds()
    {
        const PropertySpec plain = row::number("a", 1, "Help");
        QCOMPARE(plain.help, std::string_view("Help"));
        QVERIFY(plain.title.empty() && plain.unit.empty() && plain.ease.empty() && plain.choices.empty());
        QVERIFY(!std::isfinite(plain.min) && !std::isfinite(plain.max) && !plain.required);
        QVERIFY(plain.initial.isUndefined());

        const PropertySpec full = row::number("a", 1).titled("Title").between(0, 2).in("units").eases("linear");
        QCOMPARE(full.title, std::string_view("Title"));
        QCOMPARE(full.min, 0.0);
        QCOMPARE(full.max, 2.0);
        QCOMPARE(full.unit, std::string_view("units"));
        QCOMPARE(full.ease, std::string_view("linear"));

        QVERIFY(PropertySpec(row::shape("a").required()).required);
        QCOMPARE(PropertySpec(row::text("a", "").as(TextKind::Font)).text, TextKind::Font);
        QCOMPARE(PropertySpec(row::asset("a").files("csv|npy")).files, std::string_view("csv|npy"));
        QCOMPARE(PropertySpec(row::boolean("a", false).initially(true)).initial, QJsonValue(true));
    }

    void aSharedRowIsNotChangedByWhatOneBlockAdds()
    {
        const row::Row shared = row::number("a", 1).atLeast(0);
        const PropertySpec own = shared.atMost(3).titled("Own");
        QCOMPARE(own.max, 3.0);
        QVERIFY(!std::isfinite(PropertySpec(shared).max));
        QVERIFY(PropertySpec(shared).title.empty());
    }

    void rowsAndTablesAreJoinedInTheirOrder()
    {
        const graph::PropertyTable ends = {row::vector("from", {0, 0}), row::vector("to", {1, 0})};
        const PropertySpec spec = row::boolean("closed", false);
        QCOMPARE(keysOf(graph::joined(row::number("first", 0), ends, spec, row::number("last", 0))),
                 (QStringList{u"first"_s, u"from"_s, u"to"_s, u"closed"_s, u"last"_s}));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(RowsTest)
#include "tst_graph_rows.moc"
