// SPDX-License-Identifier: GPL-3.0-or-later
#include "blockbench.h"
#include "graph/gallery.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;

namespace {

BlockBench codeBench(const QString &code, QJsonObject more = {})
{
    more.insert(u"type"_s, u"text.code"_s);
    more.insert(u"code"_s, code);
    return BlockBench(QJsonObject{{u"it"_s, more}});
}

double leftOf(BlockBench &bench, const QString &part)
{
    return bench.part(u"it"_s, part).bounds().min.x;
}

double opacityOf(BlockBench &bench, const QString &part)
{
    const shape::Shape leaf = bench.part(u"it"_s, part + u"/0"_s);
    return leaf->opacity;
}

const QString loop = u"outputs = []\nfor h in heads:\n    scores = q[h] @ k[h]\n    outputs.append(scores)"_s;

} // namespace

class TextCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAndTokensAreParts()
    {
        BlockBench bench = codeBench(loop);
        bench.part(u"it"_s, u"lines/3/scores"_s);
        bench.part(u"it"_s, u"lines/3/h 2"_s);
        bench.part(u"it"_s, u"numbers/4"_s);
        QCOMPARE(bench.part(u"it"_s, u"\"append\""_s)->children.size(), 6U);
        const auto outputs = bench.outputs(u"it"_s);
        QVERIFY(outputs);
        QCOMPARE(std::get<QString>((*outputs)[1]), loop);
        QCOMPARE(std::get<QString>((*outputs)[2]), u"Python"_s);
        QCOMPARE(std::get<qint64>((*outputs)[3]), 4);
    }

    void focusDimsTheRestAndMovesNothing()
    {
        BlockBench all = codeBench(loop);
        BlockBench focus = codeBench(loop, {{u"focus"_s, u"1-2|4|\"k\""_s}, {u"step"_s, 2}});
        QVERIFY(std::abs(opacityOf(focus, u"lines/3/scores"_s) - 0.35) < 1e-9);
        QCOMPARE(opacityOf(focus, u"lines/4/outputs"_s), 1.0);
        QCOMPARE(leftOf(focus, u"lines/3/scores"_s), leftOf(all, u"lines/3/scores"_s));
        BlockBench between = codeBench(loop, {{u"focus"_s, u"1-2|4"_s}, {u"step"_s, 1.5}});
        QVERIFY(std::abs(opacityOf(between, u"lines/4/outputs"_s) - 0.675) < 1e-9);
        BlockBench word = codeBench(loop, {{u"focus"_s, u"\"k\""_s}});
        QCOMPARE(opacityOf(word, u"lines/3/k"_s), 1.0);
        QVERIFY(opacityOf(word, u"lines/3/q"_s) < 0.4);
    }

    void aWordIsLitInOneLineOrPhraseOnly()
    {
        const QString code = u"y = f(x)\nx = y"_s;
        const auto opacityIn = [&](const QString &focus, const QString &part) {
            BlockBench bench = codeBench(code, {{u"focus"_s, focus}});
            return opacityOf(bench, part);
        };
        QCOMPARE(opacityIn(u"2:\"x\""_s, u"lines/2/x"_s), 1.0);
        QVERIFY(opacityIn(u"2:\"x\""_s, u"lines/1/x"_s) < 0.4);
        QVERIFY(opacityIn(u"2:\"x\""_s, u"lines/2/y"_s) < 0.4);
        QCOMPARE(opacityIn(u"\"f(x)\":\"x\""_s, u"lines/1/x"_s), 1.0);
        QVERIFY(opacityIn(u"\"f(x)\":\"x\""_s, u"lines/1/f"_s) < 0.4);
        QVERIFY(opacityIn(u"\"f(x)\":\"x\""_s, u"lines/2/x"_s) < 0.4);
    }

    void languagesCanBeChosenFromAList()
    {
        const graph::NodeType *type = builtPlugins().nodes.find(u"text.code"_s);
        const auto language = std::ranges::find(type->properties, "language", &graph::PropertySpec::key);
        QVERIFY(language != type->properties.end() && language->gallery);
        const std::vector<graph::Gallery::Choice> choices = language->gallery->choices();
        QCOMPARE(choices.front().value, u"auto"_s);
        QVERIFY(choices.size() > 200);
        const auto cpp = std::ranges::find(choices, u"cpp"_s, &graph::Gallery::Choice::value);
        QVERIFY(cpp != choices.end() && cpp->words.contains(u"C++"_s));
        for (const QString &value : {u"auto"_s, u"cpp"_s, u"python"_s}) {
            const base::Box box = language->gallery->picture(value).bounds();
            QVERIFY(!box.isEmpty() && box.width() <= 1 && box.height() <= 1);
        }
    }

    void whatStaysMovesFromVersionToVersion()
    {
        const QJsonObject next{{u"second"_s, u"scores = q @ k"_s}};
        const auto at = [&](double version) {
            QJsonObject more = next;
            more.insert(u"version"_s, version);
            return codeBench(loop, more);
        };
        BlockBench before = at(1);
        BlockBench middle = at(1.5);
        BlockBench after = at(2);
        const double from = leftOf(before, u"lines/3/scores"_s);
        const double to = leftOf(after, u"lines/1/scores"_s);
        const double now = leftOf(middle, u"lines/1/scores"_s);
        QVERIFY(to < from && now >= to - 1e-9 && now <= from + 1e-9);
        for (const QString &token : {u"q"_s, u"k"_s, u"scores"_s})
            QVERIFY(!middle.part(u"it"_s, u"lines/1/"_s + token)->children.empty());
        const auto outputs = after.outputs(u"it"_s);
        QCOMPARE(std::get<QString>((*outputs)[1]), u"scores = q @ k"_s);
    }

    void numbersOfLinesDoNotShiftTheText()
    {
        const QString nine = u"a\nb\nc\nd\ne\nf\ng\nh\ni"_s;
        const QJsonObject next{{u"second"_s, nine + u"\nj\nk"_s}};
        BlockBench before = codeBench(nine, next);
        QJsonObject later = next;
        later.insert(u"version"_s, 2);
        BlockBench after = codeBench(nine, later);
        for (const QString &line : {u"lines/1/a"_s, u"lines/9/i"_s, u"numbers/9"_s}) {
            QCOMPARE(leftOf(before, line), leftOf(after, line));
            QCOMPARE(before.part(u"it"_s, line).bounds().min.y, after.part(u"it"_s, line).bounds().min.y);
        }
    }

    void everyWayOfChangingEndsInTheNextVersion()
    {
        for (const QString &change : {u"move"_s, u"fade"_s, u"type"_s, u"diff"_s}) {
            for (const double version : {1.0, 1.01, 1.3, 1.5, 1.99, 2.0, 6.0}) {
                BlockBench bench =
                    codeBench(loop, {{u"second"_s, u"x = 1\n"_s}, {u"change"_s, change}, {u"version"_s, version}});
                QVERIFY(!bench.shape(u"it"_s).bounds().isEmpty());
                if (version >= 2)
                    QCOMPARE(bench.shape(u"it"_s)->sourceText, u"x = 1\n"_s);
            }
        }
    }

    void typingShowsMoreAndMore()
    {
        int last = 0;
        for (const double typed : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            BlockBench bench = codeBench(loop, {{u"typed"_s, typed}});
            const int letters = bench.part(u"it"_s, u"lines"_s).leafCount();
            QVERIFY(typed == 0 ? letters == 0 : letters > last);
            last = letters;
        }
    }

    void badInputIsSurvived()
    {
        for (const QString &code : {QString(), u"\n\n\n"_s, u"\t"_s, u"\r\n\r\n"_s, QString(100'000, u'\n'),
                                    QString(5000, u'x'), u"\"\"\"unclosed"_s}) {
            BlockBench bench = codeBench(code,
                                         {{u"focus"_s, u"99|x|-|\"\"|\"no\""_s},
                                          {u"step"_s, 2.5},
                                          {u"notes"_s, QJsonArray{u"nothing"_s, u"7: x"_s}}});
            QVERIFY(!bench.shape(u"it"_s).bounds().isEmpty());
        }
        BlockBench unknown = codeBench(u"return 1"_s, {{u"language"_s, u"no such language"_s}});
        QVERIFY(unknown.errorOf(u"it"_s).isEmpty());
    }

    /// Those that the list lacks are colours of the look.
    void thePanelHasItsColours()
    {
        const auto panelOf = [](const QJsonArray &colors) {
            BlockBench bench = codeBench(loop, {{u"panelColours"_s, colors}});
            const shape::Shape panel = bench.part(u"it"_s, u"panel"_s);
            const shape::Shape &leaf = panel->children.empty() ? panel : panel->children.front();
            return leaf->style;
        };
        const base::Color green = *base::parseColor(u"#00FF00"_s);
        QCOMPARE(panelOf({u"#00FF00"_s, u"#FF0000"_s}).fill, green);
        QVERIFY(panelOf({u"#00FF00"_s, u"#FF0000"_s}).stroke != panelOf({u"#00FF00"_s}).stroke);
        QVERIFY(panelOf({}).fill != green);
    }

    void longCodeFollowsItsFocus()
    {
        QString code;
        for (int i = 1; i <= 120; ++i)
            code += u"layer_%1 = Layer(%1)\n"_s.arg(i);
        BlockBench bench = codeBench(code, {{u"focus"_s, u"60-62"_s}});
        const base::Box view = bench.part(u"it"_s, u"panel"_s).bounds();
        const base::Box lit = bench.part(u"it"_s, u"lines/61"_s).bounds();
        QVERIFY(view.height() < 7.01);
        QVERIFY(lit.min.y > view.min.y && lit.max.y < view.max.y);
        QCOMPARE(bench.part(u"it"_s, u"lines/1"_s).leafCount(), 0);
    }

    void wordsOfANoteStandBesideTheirLine()
    {
        BlockBench bench = codeBench(
            loop, {{u"notes"_s, QJsonArray{u"\"scores =\": (B, \\val{1})"_s}}, {u"values"_s, QJsonArray{512}}});
        const base::Box note = bench.part(u"it"_s, u"notes/3"_s).bounds();
        QVERIFY(note.min.x > bench.part(u"it"_s, u"lines/3"_s).bounds().max.x);
    }
};

LECTOGRAPH_TEST_MAIN(TextCodeTest)
#include "tst_text_code.moc"
