// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocks.h"
#include "graph/row.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <new>

using namespace Qt::StringLiterals;
using namespace lectograph;
using base::Time;
using graph::Value;

namespace {

std::atomic<int> allocations = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
// Sanitizers refuse memory that another operator has allocated, so every form that the ones below free is replaced.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++allocations;
    return std::malloc(size);
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace {

/// A graph with a block "it" whose property is the expression.
TestGraph graphWith(const QString &expression, const QByteArray &type = "test.number", const QByteArray &key = "value")
{
    const QJsonObject object{{u"expression"_s, expression}};
    QByteArray nodes = R"({"a": {"type": "test.number", "value": 3}, "b": {"type": "test.number", "value": -2},
        "norm-1": {"type": "test.number", "value": 10}, "time": {"type": "test.number", "value": 77},
        "box": {"type": "test.square", "size": 2, "position": [5, 1], "colour": "#FF0000"},
        "pair": {"type": "test.group", "shapes": [{"link": "box"}, {"link": "other"}]},
        "other": {"type": "test.square", "size": 4},
        "tensor": {"type": "test.tensor"}, "words": {"type": "test.words", "words": ["the", "cat"]},
        "clock": {"type": "test.clock"},
        "it": {"type": "TYPE", "KEY": EXPRESSION}})";
    nodes.replace("TYPE", type)
        .replace("KEY", key)
        .replace("EXPRESSION", QJsonDocument(object).toJson(QJsonDocument::Compact));
    return TestGraph(nodes);
}

/// A random expression of the blocks a and b, its value, and blocks that each compute one of its operations.
struct ExpressionSample
{
    QString text;
    double value;
    QString root; ///< the block with the same value
};

ExpressionSample anyExpression(int depth, QJsonObject &blocks)
{
    const auto added = [&blocks](const QString &text, double value, const QString &one) {
        const QString id = u"n%1"_s.arg(blocks.size());
        blocks.insert(id,
                      QJsonObject{{u"type"_s, u"test.number"_s}, {u"value"_s, QJsonObject{{u"expression"_s, one}}}});
        return ExpressionSample{text, value, id};
    };
    if (depth == 0) {
        switch (*rc::gen::inRange(0, 3)) {
        case 0: return {u"a"_s, 3, u"a"_s};
        case 1: return {u"b.number"_s, -2, u"b"_s};
        default: {
            const int number = *rc::gen::inRange(-50, 50);
            const QString text = u"(%1)"_s.arg(number);
            return added(text, number, text);
        }
        }
    }
    const ExpressionSample left = anyExpression(depth - 1, blocks);
    const ExpressionSample right = anyExpression(depth - 1, blocks);
    switch (*rc::gen::inRange(0, 6)) {
    case 0:
        return added(u"(%1 + %2)"_s.arg(left.text, right.text), left.value + right.value,
                     u"%1 + %2"_s.arg(left.root, right.root));
    case 1:
        return added(u"(%1 - %2)"_s.arg(left.text, right.text), left.value - right.value,
                     u"%1 - %2"_s.arg(left.root, right.root));
    case 2:
        return added(u"(%1 * %2)"_s.arg(left.text, right.text), left.value * right.value,
                     u"%1 * %2"_s.arg(left.root, right.root));
    case 3:
        return added(u"max(%1, %2)"_s.arg(left.text, right.text), std::max(left.value, right.value),
                     u"max(%1, %2)"_s.arg(left.root, right.root));
    case 4: return added(u"-%1"_s.arg(left.text), -left.value, u"-%1"_s.arg(left.root));
    default:
        return added(u"(%1 < %2 ? %2 : %1 / 2)"_s.arg(left.text, right.text),
                     left.value < right.value ? right.value : left.value / 2,
                     u"%1 < %2 ? %2 : %1 / 2"_s.arg(left.root, right.root));
    }
}

} // namespace

class ExpressionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreComputed_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<double>("value");
        const auto row = [](const char *text, double value) {
            QTest::newRow(text) << QString::fromUtf8(text) << value;
        };
        row("a + b * 2", -1);
        row("`norm-1` / 4", 2.5);
        row("box.size", 2);
        row("box", 2); // its first value
        row("box.width + box.right", 8);
        row("box.left", 4);
        row("box.top - box.bottom", 2);
        row("box.centre.x", 5);
        row("pair[\"box\"].width", 2);
        row("pair[\"other\"].centre.x + pair.left", -2);
        row("a > b ? 1 : 2", 1);
        row("a == 3 and not (b >= 0) ? 5 : 6", 5);
        row("a != 3 or b < 0 ? 5 : 6", 5);
        row("a ≥ 3 ? 1 : 0", 1);
        row("sum(tensor)", 10);
        row("mean(tensor) + length(tensor)", 6.5);
        row("max(tensor) - min(tensor, 0)", 4);
        row("tensor[1, 0] + tensor[-1]", 7);
        row("tensor.rows * tensor.columns", 4);
        row("length(words.words)", 2);
        row("words.all == \"the cat\" ? 1 : 0", 1);
        row("words.words[1] == “cat” ? 1 : 0", 1);
        row("length((3, 4))", 5);
        row("find(words.words, words.words[1])", 1);
        row("find(words.words, \"nowhere\")", -1);
        row("((1, 2) + (3, 4) * 2).y", 10);
        row("lerp((0, 0), (2, 4), 0.5).y", 2);
        row("mix(2, 4, 25%)", 2.5);
        row("clamp(a, 0, 1) + clamp(b, 0, 1)", 1);
        row("fract(2.25) + atan2(0, 1)", 0.25);
        row("inWorld(box.shape, (2, 3)).x + inWorld(box.shape, (2, 3)).y", 11); // as that is placed
        row("rgb(0.5, 0, 0).r + WHITE.g + #00FF00.g", 2.5);
        row("mix(BLACK, WHITE, 1).b", 1);
        row("frame.height", 8);
        row("`time`", 77); // a block, unlike time
        row("2（a＋１）", 8);
        row("a × 2 − 1", 5);
    }
    void numbersAreComputed()
    {
        QFETCH(QString, expression);
        QFETCH(double, value);
        if (expression.startsWith(u"2（"_s))
            expression.replace(u"2（"_s, u"2*（"_s);
        TestGraph graph = graphWith(expression);
        QVERIFY2(graph.errorOf(u"it"_s).isEmpty(), qPrintable(graph.errorOf(u"it"_s)));
        QVERIFY2(std::abs(graph.number(u"it"_s) - value) < 1e-9, qPrintable(QString::number(graph.number(u"it"_s))));
        QVERIFY(graph.problems().isEmpty());
    }

    void everyKindOfPropertyTakesOne()
    {
        TestGraph graph(R"json({"a": {"type": "test.number", "value": 3}, "box": {"type": "test.square"},
            "it": {"type": "test.square", "size": {"expression": "a + 1"}, "colour": {"expression": "a > 2 ? RED : BLUE"},
                   "position": {"expression": "(a, -a)"}},
            "sum": {"type": "test.sum", "values": [1, {"expression": "a * 2"}]},
            "loud": {"type": "test.words", "style": {"expression": "a > 2 ? “loud” : “plain”"},
                "words": ["n", {"expression": "{a:.1} of {2 * a}"}, {"expression": "a > 2 ? “yes” : “no”"}]}})json");
        const shape::Shape square = graph.shape(u"it"_s);
        QCOMPARE(square.bounds().centre(), (base::Vec3{3, -3, 0}));
        QCOMPARE(square.bounds().width(), 4.0);
        QCOMPARE(graph.number(u"sum"_s), 7.0);
        QCOMPARE(std::get<QString>(graph.outputs(u"loud"_s).value()[1]), u"n 3.0 of 6 yes"_s);
        QVERIFY2(graph.problems().isEmpty(), qPrintable(graph.problems().join(u'\n')));
    }

    void templatesKeepTheirOtherLetters()
    {
        const auto text = [](const QString &template_) {
            TestGraph graph(
                QByteArray(R"({"a": {"type": "test.number", "value": -3}, "it": {"type": "test.words", "words": [)")
                + QJsonDocument(QJsonObject{{u"expression"_s, template_}}).toJson() + "]}}");
            const auto outputs = graph.outputs(u"it"_s);
            return outputs ? std::get<QString>((*outputs)[1]) : outputs.error().text();
        };
        QCOMPARE(text(u"Layer {a}"_s), u"Layer −3"_s);
        QCOMPARE(text(u"{a}{a:.2}"_s), u"−3−3.00"_s);
        QCOMPARE(text(u"{{a}} is {a < 0 ? \"less\" : \"more\"}"_s), u"{a} is less"_s);
        // Marked places leave the braces of LaTeX alone.
        QCOMPARE(text(u"\\frac{{=a * 2}}{x}"_s), u"\\frac{−6}{x}"_s);
        QCOMPARE(text(u"{=a:.1}{b}{{c}}}"_s), u"−3.0{b}{{c}}}"_s);
        QCOMPARE(text(u"{1 / 3}"_s), u"0.3333"_s);
        QVERIFY2(text(u"{a"_s).contains(u"A “}” is missing."_s), qPrintable(text(u"{a"_s)));
        QVERIFY(text(u"{a:2}"_s).contains(u"decimals"_s));
        QVERIFY(text(u"{(1, 2)}"_s).contains(u"not a vector"_s));
    }

    void anExpressionEqualsTheBlocksThatItReplaces()
    {
        QVERIFY(rc::check([] {
            QJsonObject blocks = parsed(R"({"a": {"type": "test.number", "value": 3},
                                            "b": {"type": "test.number", "value": -2}})");
            const ExpressionSample sample = anyExpression(*rc::gen::inRange(0, 5), blocks);
            blocks.insert(
                u"it"_s,
                QJsonObject{{u"type"_s, u"test.number"_s}, {u"value"_s, QJsonObject{{u"expression"_s, sample.text}}}});
            TestGraph graph(QJsonDocument(blocks).toJson());
            RC_ASSERT(graph.number(u"it"_s) == sample.value);
            RC_ASSERT(graph.number(sample.root) == sample.value);
        }));
    }

    void errorsSayWhereAndWhat_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("mentions");
        const auto row = [](const char *text, const char *place, const char *mentions) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(place) << QString::fromUtf8(mentions);
        };
        row("a + bx", "character 5", "There is no block “bx”.");
        row("a + bx", "character 5", "The expression is “a + bx”.");
        row("1 + norm", "character 5", "Did you mean `norm-1`?");
        row("box.colour", "character 1", "“box” has no “colour”.");
        row("box.widht", "character 1", "“box” has no “widht”.");
        row("a.width", "character 1", "a number has no “width”.");
        row("(1, 2) + 1", "character 8", "a vector and a number");
        row("a and true", "character 3", "not a number");
        row("a = 3", "character 3", "==");
        row("a > 2 ? 1", "character 10", "A “:” is missing.");
        row("tensor[4]", "character 8", "0 to 3");
        row("words.words", "", "gives a list");
        row("sqroot(4)", "character 1", "There is no function “sqroot”.");
        row("clamp(1)", "character 1", "takes 3");
        row("\"open", "character 1", "no end");
        row("pair[\"third\"].width", "character 1", "third");
        row("1 / 0", "", "not finite");
        row("index + 1", "character 1", "repeated");
        row("in.text", "character 1", "definition");
        row("frame.widht", "character 1", "Did you mean width?");
        row("{a}", "", "braces");
        row("staged(box).left", "character 8", "no stage");
        row("", "character 1", "ends");
        row("(1, 2, 3, 4)", "character 2", "two or three");
    }
    void errorsSayWhereAndWhat()
    {
        QFETCH(QString, expression);
        QFETCH(QString, place);
        QFETCH(QString, mentions);
        TestGraph graph = graphWith(expression);
        const QString error = graph.errorOf(u"it"_s);
        const QString where = u"s/nodes/it/properties/value"_s + (place.isEmpty() ? place : u'/' + place) + u": "_s;
        QVERIFY2(error.startsWith(where), qPrintable(error));
        QVERIFY2(error.contains(mentions), qPrintable(error));
        QCOMPARE(graph.problems(), QStringList{error});
    }

    void errorsOfABlockArePassedOn()
    {
        TestGraph graph(R"({"bad": {"type": "test.picky", "value": -1},
                            "it": {"type": "test.number", "value": {"expression": "bad + 1"}},
                            "fine": {"type": "test.number", "value": {"expression": "1 > 0 ? 5 : bad"}}})");
        QVERIFY(graph.errorOf(u"it"_s).startsWith(u"s/nodes/bad/value: "_s));
        QCOMPARE(graph.problems().size(), 1);
        QCOMPARE(graph.number(u"fine"_s), 5.0); // what is not needed is not computed
        QCOMPARE(graph.count->at(u"test.picky"_s), 1);
    }

    void theRangeOfThePropertyHolds()
    {
        TestGraph graph(R"({"it": {"type": "test.square", "size": {"expression": "50 * 3"}}})");
        QCOMPARE(graph.errorOf(u"it"_s),
                 u"s/nodes/it/properties/size: 150 units is too large. The most is 100 units."_s);
    }

    void circlesAreRefused()
    {
        TestGraph graph(R"({"a": {"type": "test.number", "value": {"expression": "2 * b"}},
                            "b": {"type": "test.number", "value": {"expression": "a + 1"}},
                            "c": {"type": "test.number", "value": {"expression": "c"}}})");
        QVERIFY(graph.problems().join(u' ').contains(u"in a circle"_s));
        QVERIFY(!graph.outputs(u"a"_s));
        QVERIFY(!graph.outputs(u"c"_s));
    }

    void timeMovesWhatNamesIt()
    {
        TestGraph graph(R"({"a": {"type": "test.number", "value": {"expression": "2 * time"}},
                            "b": {"type": "test.number", "value": {"expression": "a + 1"}},
                            "c": {"type": "test.number", "value": {"expression": "1 + 1"}}})");
        QCOMPARE(graph.number(u"b"_s, 3), 7.0);
        QCOMPARE(graph.number(u"b"_s, 1), 3.0);
        QVERIFY(!graph.evaluator.isTimeless(graph.evaluator.indexOf(u"b"_s)));
        QVERIFY(graph.evaluator.isTimeless(graph.evaluator.indexOf(u"c"_s)));
        QVERIFY(!graph.evaluator.motion(graph.evaluator.indexOf(u"a"_s)).empty());
        QVERIFY(graph.evaluator.motion(graph.evaluator.indexOf(u"c"_s)).empty());
    }

    void theStageAndTheLectureAreKnown()
    {
        graph::Setting setting;
        setting.scenes = {
            {.at = {}, .start = Time::fromSeconds(10), .number = 3, .name = u"Tokens"_s},
            {.at = Time::fromSeconds(4), .start = Time::fromSeconds(14), .number = 4, .name = u"Heads"_s}};
        setting.sceneCount = 7;
        setting.lectureTitle = u"Attention"_s;
        setting.lectureDuration = Time::fromSeconds(20);
        TestGraph graph(R"({"box": {"type": "test.square"},
            "number": {"type": "test.number", "value": {"expression": "scene.number * 10 + scene.count"}},
            "progress": {"type": "test.number", "value": {"expression": "lecture.progress"}},
            "words": {"type": "test.words", "words": [{"expression": "{lecture.title}: {scene.name}"}]},
            "right": {"type": "test.number", "value": {"expression": "staged(box).right"}}})",
                        setting);
        graph.evaluator.setStaged([&](int, Time time) -> base::Result<shape::Shape> {
            return shape::shifted(graph.shape(u"box"_s), {time.seconds(), 0, 0});
        });
        QCOMPARE(graph.number(u"number"_s, 1), 37.0);
        QCOMPARE(graph.number(u"number"_s, 4), 47.0);
        QCOMPARE(graph.number(u"progress"_s, 5), 0.75);
        QCOMPARE(std::get<QString>(graph.outputs(u"words"_s, 4).value()[1]), u"Attention: Heads"_s);
        QCOMPARE(graph.number(u"right"_s, 2), 2.5);
    }

    void repetitionsGiveItemIndexAndCount()
    {
        TestGraph graph(R"({"a": {"type": "test.number", "value": 3}})");
        static const graph::PropertyTable table = {row::number("n", 1)};
        const QJsonObject json = parsed(R"json({"n": {"expression": "a * index + count + length(item)"}})json");
        const graph::Bindings bindings = graph.evaluator.bind(table, json, u"each"_s);
        const graph::CurrentItem item{.item = Value(u"four"_s), .index = 2, .count = 5};
        QCOMPARE(std::get<double>(graph.evaluator.values(bindings, {}, {}, item).value()[0]), 15.0);
        QVERIFY(graph.evaluator.values(bindings, {}, {}).error().text().contains(u"repeated"_s));
    }

    void whatIsTypedLeavesNoProblem()
    {
        TestGraph graph(R"({"a": {"type": "test.number", "value": 3}})");
        const graph::PropertySpec spec = row::number("n", 1).atMost(10);
        const auto tried = [&](const QString &text) {
            return graph.evaluator.tried(spec, QJsonObject{{u"expression"_s, text}}, {});
        };
        QCOMPARE(std::get<double>(tried(u"a + 1"_s).value()), 4.0);
        QCOMPARE(tried(u"a + nothing"_s).error().place, u"character 5"_s);
        QVERIFY(tried(u"a * 100"_s).error().what.contains(u"too large"_s));
        QVERIFY(graph.problems().isEmpty());
    }

    void hostileTextsAreRefused()
    {
        for (const QString &text :
             {QString(100'000, u'('), QString(15'000, u'('), QString(15'000, u'-'), QString(15'000, u'['),
              u"not "_s.repeated(4'000), u"1?"_s.repeated(5'000), u"2^"_s.repeated(9'000), u"f("_s.repeated(5'000)}) {
            TestGraph graph = graphWith(text);
            QVERIFY2(!graph.errorOf(u"it"_s).isEmpty(), qPrintable(text.left(10)));
        }
        QCOMPARE(graphWith(u"1"_s + u"+1"_s.repeated(9'000)).number(u"it"_s), 9'001.0); // long, but not deep
    }

    void textsDoNotGrowWithoutEnd()
    {
        QByteArray nodes = R"({"w0": {"type": "test.words", "words": ["0123456789"]})";
        for (int i = 1; i <= 40; ++i)
            nodes += QByteArray(R"(, "wI": {"type": "test.words", "words": [{"expression": "{wP.all}{wP.all}"}]})")
                         .replace("wI", "w" + QByteArray::number(i))
                         .replace("wP", "w" + QByteArray::number(i - 1));
        TestGraph graph(nodes + "}");
        QVERIFY(graph.errorOf(u"w40"_s).contains(u"letters"_s));
    }

    void everyTextGivesAValueOrASentence()
    {
        QVERIFY(rc::check([] {
            static const QString pieces = u"ab12 .,:?()[]{}<>=!+-*/^%\"`#∞π{}box.size(1, 2)and not staged("_s;
            QString text;
            const int length = *rc::gen::inRange(0, 30);
            for (int i = 0; i < length; ++i)
                text += pieces[*rc::gen::inRange(0, static_cast<int>(pieces.size()))];
            TestGraph graph = graphWith(text, "test.words", "words");
            TestGraph number = graphWith(text);
            const auto outputs = number.outputs(u"it"_s);
            RC_ASSERT(outputs.has_value() || !outputs.error().what.isEmpty());
            RC_ASSERT(graph.outputs(u"it"_s).has_value() || !graph.errorOf(u"it"_s).isEmpty());
        }));
    }

    void computingAllocatesNothing()
    {
        const std::vector<Value> operands{Value(2.0), Value(base::Vec3{1, 2, 3}), Value(base::Color{1, 0, 0})};
        const auto scope = [](const graph::ExpressionName &name) -> base::Result<graph::NameMeaning> {
            return graph::NameMeaning{.source = name.name == "n"_L1 ? 0 : name.name == "v"_L1 ? 1 : 2};
        };
        const auto expression = graph::Expression::parse(
            u"n > 1 and n < 9 ? mix(c, rgb(clamp(n, 0, 1), v.y / 4, max(0, sin(n), v.z)), 0.5) : c", scope);
        QVERIFY(expression);
        const auto operand = [&operands](int number) -> base::Result<Value> {
            return operands[static_cast<std::size_t>(number)];
        };
        const graph::OperandValue ask = operand;
        const int before = allocations;
        float red = 0;
        for (int i = 0; i < 1000; ++i)
            red += std::get<base::Color>(*expression->value(ask)).r;
        QCOMPARE(allocations - before, 0);
        QCOMPARE(red, 1000.0F);
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ExpressionsTest)
#include "tst_graph_expressions.moc"
