// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/expression.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

using namespace Qt::StringLiterals;
using namespace lectograph;
using graph::blockNamesIn;
using graph::withBlocksRenamed;

namespace {

QStringList namesIn(const QString &text)
{
    QStringList names;
    for (const graph::BlockName &block : blockNamesIn(text))
        names.append(block.node + (block.member.isEmpty() ? QString() : u'.' + block.member)
                     + (block.isStaged ? u"*"_s : QString()));
    return names;
}

} // namespace

class ExpressionTextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesOfBlocksAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char *text, const QStringList &names) {
            QTest::newRow(text) << QString::fromUtf8(text) << names;
        };
        row("a + b.width * 2", {u"a"_s, u"b.width"_s});
        row("`norm-1`.size + sin(a)", {u"norm-1.size"_s, u"a"_s});
        row("label[\"entries/3\"].top", {u"label"_s});
        row("staged(box).left", {u"box*"_s});
        row("time + index * count - item", {});
        row("`time` + pi", {u"time"_s});
        row("a == \"b\" ? c : 'd'", {u"a"_s, u"c"_s});
        row("b {a} c {{d}} {e1:.2}", {u"a"_s, u"e1"_s});
        row("\\frac{{=a}}{b} {=c.x:.2}", {u"a"_s, u"c.x"_s});
        row("in.text", {});
        row("a +", {u"a"_s}); // also of what is wrong
        row("a ~ (b", {u"a"_s, u"b"_s});
        row("(max)", {u"max"_s}); // a function only before a bracket
    }
    void namesOfBlocksAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, names);
        QCOMPARE(namesIn(text), names);
    }

    void onlyRenamedBlocksChange()
    {
        const std::map<QString, QString> names{{u"a"_s, u"b"_s}, {u"b"_s, u"new-name"_s}, {u"norm-1"_s, u"norm"_s}};
        QCOMPARE(withBlocksRenamed(u"a + b.a * ab"_s, names), u"b + `new-name`.a * ab"_s);
        QCOMPARE(withBlocksRenamed(u"`norm-1` + \"a\""_s, names), u"norm + \"a\""_s);
        QCOMPARE(withBlocksRenamed(u"a {a}: {b:.1}"_s, names), u"a {b}: {`new-name`:.1}"_s);
        QCOMPARE(withBlocksRenamed(u"x"_s, {{u"x"_s, u"time"_s}}), u"`time`"_s);
    }

    void renamingToAndFroChangesNothing()
    {
        QVERIFY(rc::check([] {
            static const QString pieces = u"ab1 .?:()[]{}<+-*\"'`x y"_s;
            QString text;
            const int length = *rc::gen::inRange(0, 40);
            for (int i = 0; i < length; ++i)
                text += pieces[*rc::gen::inRange(0, static_cast<int>(pieces.size()))];
            text.replace(u'`', QString()); // a plain name that stands in backticks comes back without them
            const QString there = withBlocksRenamed(text, {{u"a"_s, u"an-other"_s}});
            RC_ASSERT(withBlocksRenamed(there, {{u"an-other"_s, u"a"_s}}) == text);
            RC_ASSERT(withBlocksRenamed(text, {}) == text);
        }));
    }
};

LECTOGRAPH_APPLESS_TEST_MAIN(ExpressionTextsTest)
#include "tst_graph_expression_texts.moc"
