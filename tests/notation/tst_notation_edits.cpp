// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/edits.h"
#include "notation/reading.h"

#include "testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::notation;

namespace {

const QString layer = u"# post-norm, as in the paper\n"
                      "input [Embeddings]: [B, T, 512]\n"
                      "encoder [Encoder layer] * 6 {\n"
                      "  attn [Multi-head attention] :::ORANGE\n"
                      "  norm1 [Add & norm] :::YELLOW\n"
                      "  attn -> norm1 -> ffn -> norm2 %% the main way\n"
                      "  norm1 ->+ norm2\n"
                      "}\n"
                      "] not understood\n"
                      "input -> attn\n"
                      "norm2 -> output [Output]"_s;

QString lineOf(const QString &text, int line)
{
    return text.split(u'\n').value(line);
}

/// The lines of `after` that `before` does not have.
QStringList newLines(const QString &before, const QString &after)
{
    QStringList lines = after.split(u'\n');
    for (const QString &line : before.split(u'\n'))
        lines.removeOne(line);
    return lines;
}

QString textOf(const base::Result<QString> &result)
{
    return result ? *result : u"! "_s + result.error().text();
}

QString textOf(const base::Result<Added> &result)
{
    return result ? result->text : u"! "_s + result.error().text();
}

} // namespace

class NotationEditsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBlockIsAddedBehindTheWayThatItContinues()
    {
        const auto added = withBlock(u"a -> b"_s, u"c"_s, u"b"_s);
        QCOMPARE(textOf(added), u"a -> b -> c"_s);
        QCOMPARE(added->name, u"c"_s);
        QCOMPARE(textOf(withBlock(u"a -> b"_s, u"c"_s, u"a"_s)), u"a -> b\na -> c"_s);
        QCOMPARE(textOf(withBlock(u"a -> b"_s, u"c"_s, u"a"_s, Flow::Before)), u"a -> b\nc -> a"_s);
        QCOMPARE(textOf(withBlock(u""_s, u"피드 포워드"_s)), u"피드 포워드"_s);
        QCOMPARE(textOf(withBlock(u"a"_s, u"Add & norm"_s, u"a"_s)), u"a -> add_norm [Add & norm]"_s);
        QCOMPARE(textOf(withBlock(u"add_norm"_s, u"Add & norm"_s)), u"add_norm\nadd_norm2 [Add & norm]"_s);
        QCOMPARE(textOf(withBlock(u"a"_s, u"f(x) = [1, 2]"_s, u"a"_s)), u"a -> f_x_1_2 [\"f(x) = [1, 2]\"]"_s);
    }

    void whatIsTypedBehindANameDescribesTheBlock()
    {
        QCOMPARE(textOf(withBlock(u"a"_s, u"Encoder × 6"_s, u"a"_s)), u"a -> Encoder × 6"_s);
        QCOMPARE(textOf(withBlock(QString(), u"Embeddings: [B, T, 512]"_s)), u"Embeddings: [B, T, 512]"_s);
        const auto both = withBlock(u"a"_s, u"Add & norm :::YELLOW × 2"_s, u"a"_s);
        QCOMPARE(textOf(both), u"a -> add_norm [Add & norm] :::YELLOW × 2"_s);
        QCOMPARE(textOf(withBlock(u"a [A] :::BLUE"_s, u"b"_s, u"a"_s)), u"a [A] :::BLUE\na -> b"_s);
        for (const QString &sign : {u" * "_s, u" x "_s, u" × "_s, u" x"_s, u"×"_s})
            QCOMPARE(textOf(withBlock(u"a"_s, u"Start"_s + sign + u'6', u"a"_s)), u"a -> Start × 6"_s);
        for (const QString &size : {u"64 x 64"_s, u"Conv 3x3"_s, u"x"_s})
            QCOMPARE(typedItem(size).label, size);
    }

    void whatIsTypedBehindAnotherNameDescribesTheBlockAnew()
    {
        const auto typed = [](const QString &text, const QString &words) {
            return textOf(withAttributes(text, u"a"_s, typedItem(words)));
        };
        QCOMPARE(typed(u"a -> b"_s, u"Start * 6"_s), u"a × 6 -> b"_s);
        QCOMPARE(typed(u"a [Input] -> b"_s, u"Input: [B, T, 512]"_s), u"a [Input]: [B, T, 512] -> b"_s);
        QCOMPARE(typed(u"a [X]: [2] :::BLUE × 3 -> b"_s, u"X x 6 :::ORANGE: [4, 5]"_s),
                 u"a [X]: [4, 5] :::ORANGE × 6 -> b"_s);
        QCOMPARE(typed(u"a [G] {\n  b\n}"_s, u"G :::ORANGE × N"_s), u"a [G] :::ORANGE × N {\n  b\n}"_s);
        QCOMPARE(typed(u"a [X] × 6 -> b"_s, u"Y"_s), u"a [X] × 6 -> b"_s); // what is not typed stays
        for (const QString &count : {u"6"_s, u"x 6"_s, u"x6"_s, u"X 6"_s, u"× 6"_s, u"*6"_s, u"6×"_s, u"6 x"_s})
            QCOMPARE(textOf(withRepeat(u"a"_s, u"a"_s, count)), u"a × 6"_s);
        QCOMPARE(textOf(withRepeat(u"a"_s, u"a"_s, u"N"_s)), u"a × N"_s);
        QCOMPARE(textOf(withRepeat(u"a"_s, u"a"_s, u"x"_s)), u"a × x"_s);
    }

    void namesThatMeanSomethingElseAreWrittenAsTexts()
    {
        for (const QString &label :
             {u"end"_s, u"direction up"_s, u"graph"_s, u"a -> b"_s, u"{"_s, u"#"_s, u"classDef x y"_s, u"\"quoted\""_s,
              u"at (1, 2)"_s, u"two\nlines"_s, u"→"_s, u"title"_s, u"+"_s}) {
            const auto added = withBlock(u"first"_s, label, u"first"_s);
            QVERIFY2(added.has_value(), qPrintable(label));
            const Model model = readDiagram(added->text);
            QCOMPARE(model.items.size(), std::size_t(2));
            QCOMPARE(model.links.size(), std::size_t(1));
            const Item &item = model.item(1);
            QCOMPARE(item.label.isEmpty() ? item.name : item.label, label);
        }
    }

    void aBlockInAGroupIsContinuedThere()
    {
        const auto added = withBlock(layer, u"dropout"_s, u"norm2"_s);
        QCOMPARE(newLines(layer, textOf(added)), QStringList(u"  norm1 ->+ norm2 -> dropout"_s));
        const Model model = readDiagram(added->text);
        QCOMPARE(model.item(model.byName[u"dropout"_s]).parent, model.byName[u"encoder"_s]);
        QCOMPARE(newLines(layer, textOf(withBlock(layer, u"next"_s, u"encoder"_s))),
                 QStringList(u"encoder -> next"_s)); // behind its end
    }

    void aLabelChangesInItsBrackets()
    {
        QCOMPARE(newLines(layer, textOf(withLabel(layer, u"attn"_s, u"Self-attention"_s))),
                 QStringList(u"  attn [Self-attention] :::ORANGE"_s));
        QCOMPARE(newLines(layer, textOf(withLabel(layer, u"encoder"_s, u"인코더 층"_s))),
                 QStringList(u"encoder [인코더 층] * 6 {"_s));
        QCOMPARE(newLines(layer, textOf(withLabel(layer, u"ffn"_s, u"Feed-forward"_s))),
                 QStringList(u"  attn -> norm1 -> ffn [Feed-forward] -> norm2 %% the main way"_s));
        QCOMPARE(textOf(withLabel(u"a ((x)) -> b"_s, u"a"_s, u"y"_s)), u"a ((y)) -> b"_s);
        QCOMPARE(textOf(withLabel(u"a [x] -> b"_s, u"a"_s, QString())), u"a -> b"_s);
        QCOMPARE(textOf(withLabel(u"subgraph g [G]\na\nend"_s, u"g"_s, u"H"_s)), u"subgraph g [H]\na\nend"_s);
        QVERIFY(!withLabel(layer, u"nobody"_s, u"x"_s));
    }

    void aRemovedBlockJoinsItsLinks()
    {
        QCOMPARE(textOf(withoutItem(u"a -> b [B] -> c"_s, u"b"_s)), u"a -> c"_s);
        QCOMPARE(textOf(withoutItem(u"b [B]\na -> b\n# why\nb -> c"_s, u"b"_s)), u"# why\na -> c"_s);
        QCOMPARE(newLines(layer, textOf(withoutItem(layer, u"ffn"_s))),
                 QStringList(u"  attn -> norm1 -> norm2 %% the main way"_s));
        QCOMPARE(textOf(withoutItem(u"a -> b -> c\nd -> b"_s, u"b"_s)), u"a\nc\nd"_s);
        QCOMPARE(textOf(withoutItem(u"a & b -> c\nclass a, b norm\nstyle b fill:#fff"_s, u"b"_s)),
                 u"a -> c\nclass a norm"_s);
        QVERIFY(textOf(withoutItem(layer, u"norm1"_s)).contains(u"] not understood"_s));
    }

    void aRemovedGroupTakesAllInItAlong()
    {
        QCOMPARE(textOf(withoutItem(layer, u"encoder"_s)),
                 u"# post-norm, as in the paper\n"
                 "input [Embeddings]: [B, T, 512]\n"
                 "] not understood\n"
                 "output [Output]"_s);
    }

    void aLinkIsRemovedAlone()
    {
        QCOMPARE(textOf(withoutLink(u"a -> b -> c"_s, u"a→b"_s)), u"a\nb -> c"_s);
        QCOMPARE(textOf(withoutLink(u"a\na -> b -> c"_s, u"a→b"_s)), u"a\nb -> c"_s);
        QCOMPARE(textOf(withoutLink(u"a & b -->|x| c & d"_s, u"a→d"_s)), u"a -->|x| c\nb -->|x| c\nb -->|x| d"_s);
        QCOMPARE(textOf(withoutLink(layer, u"norm1→norm2"_s)), QString(layer).remove(u"  norm1 ->+ norm2\n"_s));
        QCOMPARE(textOf(withoutLink(u"a -> b\na -> b"_s, u"a→b 2"_s)), u"a -> b"_s);
    }

    void aLinkIsAddedWhereBothEndsAre()
    {
        const auto added = withLink(layer, u"attn"_s, u"ffn"_s);
        QCOMPARE(newLines(layer, textOf(added)), QStringList(u"  attn ->+ ffn"_s)); // past norm1
        QCOMPARE(added->name, u"attn→ffn"_s);
        QCOMPARE(newLines(layer, textOf(withLink(layer, u"output"_s, u"attn"_s))), QStringList(u"output -> attn"_s));
        const Model model = readDiagram(textOf(withLink(layer, u"output"_s, u"attn"_s)));
        QCOMPARE(model.item(model.byName[u"output"_s]).parent, -1);
        QVERIFY(!withLink(layer, u"encoder"_s, u"attn"_s)); // one is in the other
    }

    void aBlockGoesIntoALink()
    {
        QCOMPARE(textOf(withBlockInLink(u"a ->|x| b"_s, u"a→b"_s, u"c"_s)), u"a ->|x| c -> b"_s);
        QCOMPARE(textOf(withBlockInLink(u"a ->+ b"_s, u"a→b"_s, u"c"_s)), u"a -> c ->+ b"_s);
        QCOMPARE(textOf(withBlockInLink(u"a & b -> d"_s, u"b→d"_s, u"c"_s)), u"a -> d\nb -> c -> d"_s);
        QCOMPARE(textOf(withItemInLink(u"a -> b -> c -> d"_s, u"c→d"_s, u"b"_s)), u"a -> c -> b -> d"_s);
        const auto moved = withItemInLink(u"x -> b [B] -> c\nd -> e"_s, u"d→e"_s, u"b"_s);
        const QStringList links = linkNames(readDiagram(textOf(moved)));
        QCOMPARE(QSet<QString>(links.begin(), links.end()), (QSet<QString>{u"x→c"_s, u"d→b"_s, u"b→e"_s}));
        QVERIFY(textOf(moved).contains(u"b [B]"_s));
        QVERIFY(!withItemInLink(u"a -> b"_s, u"a→b"_s, u"b"_s));
    }

    void whatIsMovedByHandSaysByHowMuch()
    {
        const QString moved = textOf(withOffset(layer, u"attn"_s, QPointF(1.5, -0.25)));
        QCOMPARE(newLines(layer, moved), QStringList(u"  attn [Multi-head attention] :::ORANGE at (1.5, -0.25)"_s));
        QCOMPARE(readDiagram(moved).item(2).offset, QPointF(1.5, -0.25));
        const QString twice = textOf(withOffset(moved, u"attn"_s, QPointF(2, 0)));
        QVERIFY(twice.contains(u":::ORANGE at (2, 0)\n"_s));
        QCOMPARE(textOf(withOffset(twice, u"attn"_s, {})), layer);
        const QString both = textOf(withOffset(twice, u"ffn"_s, QPointF(0, 1)));
        QVERIFY(both.contains(u"ffn at (0, 1) -> norm2"_s));
        QCOMPARE(readDiagram(both).remarks.size(), readDiagram(layer).remarks.size());
        QCOMPARE(withoutOffsets(both), layer);
        QCOMPARE(textOf(withOffset(u"g {\n  a\n}"_s, u"g"_s, QPointF(3, 4))), u"g at (3, 4) {\n  a\n}"_s);
    }

    void repeatsDirectionsAndTextsOfLinksAreSaidInTheirPlaces()
    {
        QCOMPARE(newLines(layer, textOf(withRepeat(layer, u"encoder"_s, u"12"_s))),
                 QStringList(u"encoder [Encoder layer] × 12 {"_s));
        QCOMPARE(newLines(layer, textOf(withRepeat(layer, u"encoder"_s, u"1"_s))),
                 QStringList(u"encoder [Encoder layer] {"_s));
        QCOMPARE(textOf(withRepeat(u"a -> b"_s, u"a"_s, u"N"_s)), u"a × N -> b"_s);

        QCOMPARE(textOf(withDirection(u"a -> b"_s, {}, diagram::Direction::Right)), u"direction right\na -> b"_s);
        QCOMPARE(textOf(withDirection(u"flowchart TB\na --> b"_s, {}, diagram::Direction::Right)),
                 u"flowchart LR\na --> b"_s);
        QCOMPARE(lineOf(textOf(withDirection(layer, u"encoder"_s, diagram::Direction::Left)), 3),
                 u"  direction left"_s);

        QCOMPARE(textOf(withLinkLabel(u"a -> b -> c"_s, u"a→b"_s, u"scores"_s)), u"a ->|scores| b -> c"_s);
        QCOMPARE(textOf(withLinkLabel(u"a ->|scores| b"_s, u"a→b"_s, u"logits"_s)), u"a ->|logits| b"_s);
        QCOMPARE(textOf(withLinkLabel(u"a -- scores --> b"_s, u"a→b"_s, u"logits"_s)), u"a -- logits --> b"_s);
        QCOMPARE(textOf(withLinkLabel(u"a ->|scores| b"_s, u"a→b"_s, {})), u"a -> b"_s);

        QCOMPARE(textOf(withArc(u"a ->|x| b"_s, u"a→b"_s, true)), u"a ->+|x| b"_s);
        QCOMPARE(textOf(withArc(u"a ->+ b"_s, u"a→b"_s, false)), u"a -> b"_s);
    }

    void blocksAreGroupedWhereTheyAre()
    {
        const auto grouped = withGroup(u"in -> a -> b -> out"_s, {u"a"_s, u"b"_s}, u"Layer"_s);
        QCOMPARE(textOf(grouped), u"Layer {\n  a, b\n}\nin -> a -> b -> out"_s);
        const auto inner = withGroup(layer, {u"attn"_s, u"norm1"_s}, u"Sub-layer"_s);
        const Model model = readDiagram(textOf(inner));
        QCOMPARE(model.item(model.byName[u"attn"_s]).parent, model.byName[inner->name]);
        QCOMPARE(model.item(model.byName[inner->name]).parent, model.byName[u"encoder"_s]);
        QVERIFY(!withGroup(layer, {u"attn"_s, u"output"_s}, u"x"_s));
    }

    /// Any text: an edit works or says why not, and never changes what it is not about.
    void editsOfBrokenTextsSayThatOrWork()
    {
        const QStringList texts{layer,
                                u"flowchart LR\nsubgraph one\na-->b\nend\none-->c"_s,
                                u"a [unclosed -> b"_s,
                                u"a -> b; c -> d; a & c -.->|x| b & d & e"_s,
                                u"---\ntitle: x\n---\ngraph TD; a-->b;"_s,
                                u"g { a -> b }\ng -> c\n} end"_s,
                                u"a ->\nb -> -> c\n\n\n"_s,
                                u"\"quoted name\" -> b.left\nports b: q, k\nc -> b.q"_s};
        for (const QString &text : texts) {
            const Model model = readDiagram(text);
            const QStringList links = linkNames(model);
            for (const QString &link : links) {
                if (const auto rest = withoutLink(text, link))
                    QCOMPARE(linkNames(readDiagram(*rest)).size(), links.size() - 1);
                if (const auto more = withBlockInLink(text, link, u"신규"_s))
                    QCOMPARE(readDiagram(more->text).items.size(), model.items.size() + 1);
                (void)withArc(text, link, true);
                (void)withLinkLabel(text, link, u"x"_s);
            }
            for (const Item &item : model.items) {
                if (const auto rest = withoutItem(text, item.name))
                    QVERIFY2(!readDiagram(*rest).byName.contains(item.name), qPrintable(*rest));
                if (const auto moved = withOffset(text, item.name, QPointF(1, 1)))
                    QCOMPARE(withoutOffsets(*moved), text);
                (void)withRepeat(text, item.name, u"3"_s);
                if (const auto more = withBlock(text, u"x y"_s, item.name))
                    QCOMPARE(readDiagram(more->text).items.size(), model.items.size() + 1);
                for (const Item &other : model.items) {
                    if (const auto more = withLink(text, item.name, other.name))
                        QCOMPARE(readDiagram(more->text).links.size(), model.links.size() + 1);
                }
            }
        }
    }
};

LECTOGRAPH_TEST_MAIN(NotationEditsTest)
#include "tst_notation_edits.moc"
