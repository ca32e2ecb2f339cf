// SPDX-License-Identifier: GPL-3.0-or-later
#include "definitions.h"
#include "graph/limits.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace lectograph::graph;
using namespace Qt::StringLiterals;

namespace {

QString whyBroken(const QByteArray &json)
{
    const CompiledDefinition compiled = graph::compiled(definitionFrom(u"block:it"_s, json), testBlocks());
    return compiled.type->broken ? compiled.type->broken->text() : QString();
}

} // namespace

class TestGraphRefusedDefinitions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hostileTablesAreRefusedWithAReason_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QString>("reason");
        const auto add = [](const char *name, const QByteArray &rows, const QString &reason) {
            QTest::newRow(name) << rows << reason;
        };
        add("twice", "[{'key': 'a'}, {'key': 'a'}]", u"published twice"_s);
        add("placement", "[{'key': 'position', 'type': 'vector'}]", u"for its place on the stage"_s);
        add("no word", "[{'key': 'a.b'}]", u"cannot be the key"_s);
        add("no key", "[{'key': ''}]", u"cannot be the key"_s);
        add("digit", "[{'key': '1'}]", u"cannot be the key"_s);
        add("slash", "[{'key': 'a/b'}]", u"cannot be the key"_s);
        add("long", "[{'key': '" + QByteArray(65, 'a') + "'}]", u"cannot be the key"_s);
        add("range", "[{'key': 'a', 'min': 2, 'max': 1}]", u"No number is between"_s);
        add("preset out of range", "[{'key': 'a', 'default': 3, 'max': 1}]", u"too large"_s);
        add("preset of another kind", "[{'key': 'a', 'default': 'x'}]", u"number"_s);
        add("preset is a link", "[{'key': 'a', 'default': {'link': 'n'}}]", u"number"_s);
        add("no choices", "[{'key': 'a', 'type': 'choice'}]", u"nothing to choose"_s);
        add("bar in a choice", "[{'key': 'a', 'type': 'choice', 'choices': ['x|y']}]", u"choice"_s);
        add("choice twice", "[{'key': 'a', 'type': 'choice', 'choices': ['x', 'x']}]", u"choice"_s);
        add("shape with a default", "[{'key': 'a', 'type': 'shape', 'default': 1}]", u"A shape has no default"_s);
        QByteArray many;
        for (std::size_t i = 0; i <= limit::publishedProperties; ++i)
            many += (i > 0 ? ", {'key': 'k" : "{'key': 'k") + QByteArray::number(static_cast<int>(i)) + "'}";
        add("too many", '[' + many + ']', u"More than 200 properties"_s);
    }

    void hostileTablesAreRefusedWithAReason()
    {
        QFETCH(const QByteArray, rows);
        QFETCH(const QString, reason);
        const QByteArray json = "{'properties': " + rows + ", 'nodes': {'n': {'type': 'test.square'}}, 'draws': ['n']}";
        const QString why = whyBroken(json);
        QVERIFY2(why.contains(reason), qPrintable(why));
        // It is a type all the same, whose instances say what is wrong.
        const NodeRegistry types = withDefinitions({definitionFrom(u"block:it"_s, json)});
        QVERIFY(checkType(*types.find(u"block:it"_s)));
        InstanceGraph graph(types, "{'i': {'type': 'block:it'}}");
        QVERIFY2(graph.errorOf(u"i"_s).contains(reason), qPrintable(graph.errorOf(u"i"_s)));
    }

    void zeroIsTheDefaultOfWhatHasNone()
    {
        const NodeRegistry types = withDefinitions({definitionFrom(
            u"block:it"_s,
            "{'properties': [{'key': 'a', 'type': 'number', 'min': 2}, {'key': 'b', 'type': 'text'},"
            " {'key': 'c', 'type': 'choice', 'choices': ['x', 'y']}, {'key': 'd', 'type': 'colours'},"
            " {'key': 'e', 'type': 'tensor'}, {'key': 'f', 'type': 'shapes'}, {'key': 'g', 'type': 'vector'},"
            " {'key': 'h', 'type': 'integer', 'max': -3}, {'key': 'i', 'type': 'boolean'}],"
            " 'nodes': {'n': {'type': 'test.number', 'value': {'link': 'in.a'}}},"
            " 'outputs': [{'key': 'n', 'type': 'number', 'from': {'link': 'n'}}]}")});
        const NodeType &type = *types.find(u"block:it"_s);
        QVERIFY2(!type.broken, qPrintable(type.broken.value_or(base::Error()).text()));
        QVERIFY(checkType(type));
        InstanceGraph graph(types, "{'i': {'type': 'block:it'}}");
        QCOMPARE(graph.number(u"i"_s), 2.0);
    }

    void aWrongInsideIsRefusedWithAReason()
    {
        QVERIFY(whyBroken("{'nodes': {}}").contains(u"draws nothing"_s));
        QVERIFY(whyBroken("{'nodes': {'n': {'type': 'test.square'}}, 'draws': ['m']}").contains(u"no block “m”"_s));
        QVERIFY(whyBroken("{'nodes': {'n': {'type': 'test.square'}}, 'draws': ['n', 'n']}").contains(u"drawn twice"_s));
        QVERIFY(
            whyBroken("{'nodes': {'in': {'type': 'test.square'}}, 'draws': ['in']}").contains(u"“in” stands for"_s));
        QVERIFY(whyBroken("{'nodes': {'n': {'type': 'test.square'}}, 'draws': ['n'],"
                          " 'outputs': [{'key': 'shape', 'type': 'shape', 'from': {'link': 'n'}}]}")
                    .contains(u"“shape” is the output"_s));
        QVERIFY(whyBroken("{'nodes': {'n': {'type': 'test.square'}}, 'draws': ['n'],"
                          " 'outputs': [{'key': 'a', 'type': 'number'}]}")
                    .contains(u"comes from nothing"_s));
    }

    void whatHangsTogetherTooDeepIsRefused()
    {
        QJsonObject nodes{{u"n0"_s, QJsonObject{{u"type"_s, u"test.number"_s}}}};
        for (int i = 1; i <= limit::depthInside; ++i)
            nodes.insert(u"n%1"_s.arg(i),
                         QJsonObject{{u"type"_s, u"test.number"_s}, {u"value"_s, linkTo(u"n%1"_s.arg(i - 1))}});
        const QJsonObject json{
            {u"nodes"_s, nodes},
            {u"outputs"_s,
             QJsonArray{QJsonObject{{u"key"_s, u"n"_s}, {u"type"_s, u"number"_s}, {u"from"_s, linkTo(u"n9"_s)}}}}};
        const CompiledDefinition compiled = graph::compiled(definitionFrom(u"block:deep"_s, json), testBlocks());
        QVERIFY(compiled.type->broken);
        QVERIFY(compiled.type->broken->what.contains(u"hang on each other"_s));
    }

    void whatNestsTooMuchFailsTheSameWayAlways()
    {
        // Each level evaluates the one below forty times: 40^4 evaluations.
        std::vector<Definition> levels;
        for (int level = 0; level < 4; ++level) {
            const QString below = level == 0 ? u"test.number"_s : u"block:level%1"_s.arg(level - 1);
            QJsonObject nodes;
            for (int i = 0; i < 40; ++i) {
                const QJsonValue value = level == 0 ? QJsonValue(i) : QJsonValue();
                nodes.insert(u"n%1"_s.arg(i),
                             level == 0 ? QJsonObject{{u"type"_s, below}, {u"value"_s, value}}
                                        : QJsonObject{{u"type"_s, below}, {u"a"_s, i}});
            }
            QJsonArray values;
            for (int i = 0; i < 40; ++i)
                values.append(linkTo(u"n%1"_s.arg(i)));
            nodes.insert(u"sum"_s, QJsonObject{{u"type"_s, u"test.sum"_s}, {u"values"_s, values}});
            levels.push_back(definitionFrom(
                u"block:level%1"_s.arg(level),
                QJsonObject{{u"properties"_s, QJsonArray{QJsonObject{{u"key"_s, u"a"_s}, {u"type"_s, u"number"_s}}}},
                            {u"nodes"_s, nodes},
                            {u"outputs"_s,
                             QJsonArray{QJsonObject{
                                 {u"key"_s, u"n"_s}, {u"type"_s, u"number"_s}, {u"from"_s, linkTo(u"sum"_s)}}}}}));
        }
        const NodeRegistry types = withDefinitions(levels);
        const auto memo = std::make_shared<Memo>();
        for (int run = 0; run < 2; ++run) {
            InstanceGraph graph(types, "{'ok': {'type': 'block:level1'}, 'bad': {'type': 'block:level3'}}", memo);
            QCOMPARE(graph.number(u"ok"_s), 40 * 780.0);
            const QString error = graph.errorOf(u"bad"_s);
            QVERIFY2(error.contains(u"too much to compute"_s), qPrintable(error));
        }
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(TestGraphRefusedDefinitions)

#include "tst_graph_refused_definitions.moc"
