// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/artwork.h"
#include "testmain.h"

#include <QTest>

using namespace lectograph;
using namespace Qt::StringLiterals;

namespace {

artwork::Artwork drawingOf(const QByteArray &inside, const QStringList &languages = {u"en"_s})
{
    const auto made = artwork::read("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>" + inside + "</svg>",
                                    0, 10, {}, languages);
    if (!made)
        qFatal("%s", qPrintable(made.error().text()));
    return *made;
}

void collectLeaves(const shape::Shape &shape, std::vector<shape::Shape> &leaves)
{
    if (shape::isLeaf(*shape))
        leaves.push_back(shape);
    for (const shape::Shape &child : shape->children)
        collectLeaves(child, leaves);
}

std::vector<shape::Shape> leavesIn(const QByteArray &inside)
{
    std::vector<shape::Shape> leaves;
    collectLeaves(drawingOf(inside).shape, leaves);
    return leaves;
}

QString fillOf(const QByteArray &inside)
{
    return base::toText(leavesIn(inside).front()->style.fill);
}

} // namespace

class TestArtworkStyles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theStrongestRuleThatCanBeReadWins_data()
    {
        QTest::addColumn<QByteArray>("sheet");
        QTest::addColumn<QByteArray>("attributes");
        const auto row = [](const char *name, const QByteArray &sheet, const QByteArray &attributes) {
            QTest::newRow(name) << sheet << attributes;
        };
        row("the later of two", ".a{fill:red}.b{fill:#58c4dd}", "class='b a'");
        row("more specific", "#r{fill:#58c4dd}.a.b{fill:red}rect{fill:red}", "class='a b'");
        row("important", ".a{fill:#58c4dd!important}#r{fill:red}", "class='a' style='fill:red'");
        row("weak and important", "rect{fill:#58c4dd ! IMPORTANT}", "style='fill:red'");
        row("an own style", "#r{fill:red}", "style='fill:#58c4dd'");
        row("over the attribute", "*{fill:#58c4dd}", "fill='red'");
        row("what cannot be read", "rect{fill:#58c4dd;fill:nonsense;fill:rgb(1,2);fill:hsl()}", "");
        row("a wrong selector", "rect{fill:#58c4dd} rect,{fill:red} rect:nonsense{fill:red} .a > {fill:red}",
            "class='a'");
        row("a missing bracket", "rect{fill:#58c4dd", "");
        row("a bracket too many", "} x{fill:red} rect{fill:#58c4dd}", "");
        row("semicolons in strings", "rect{font-family:'a;fill:red}';fill:#58c4dd}", "");
        row("an escape", ".\\31 a\\:b{fill:#58c4dd}", "class='1a:b'");
        row("a comment", "/*}*/rect/**/{/*;*/fill/**/:/**/#58c4dd/**/}", "");
        row("a namespace", "@namespace svg url(x);svg|rect{fill:#58c4dd}", "");
        row("a variable", ":root{--a:#58c4dd;--b:var(--a)}rect{fill:var(--none,var(--b))}", "");
        row("a variable in a circle", ":root{--a:var(--b);--b:var(--a)}svg{fill:#58c4dd}rect{fill:var(--a)}", "");
        row("media", "@media print{rect{fill:red}}@media screen and (max-width:9999px){rect{fill:#58c4dd}}", "");
        row("inside others", "@supports (fill:red){@media all{rect{fill:#58c4dd}}}", "");
    }

    void theStrongestRuleThatCanBeReadWins()
    {
        QFETCH(QByteArray, sheet);
        QFETCH(QByteArray, attributes);
        QCOMPARE(
            fillOf("<style><![CDATA[" + sheet + "]]></style><rect id='r' width='9' height='9' " + attributes + "/>"),
            u"#58C4DD"_s);
    }

    void eachLanguageHasItsOwnChild_data()
    {
        QTest::addColumn<QStringList>("languages");
        QTest::addColumn<QString>("part");
        QTest::newRow("Korean") << QStringList{u"ko"_s, u"en"_s} << u"ko"_s;
        QTest::newRow("Chinese") << QStringList{u"zh"_s, u"en"_s} << u"zh"_s;
        QTest::newRow("English") << QStringList{u"en"_s} << u"other"_s;
    }

    void eachLanguageHasItsOwnChild()
    {
        QFETCH(QStringList, languages);
        QFETCH(QString, part);
        const auto made = drawingOf("<switch><circle systemLanguage='ko' id='ko' r='5'/><circle id='zh' r='5' "
                                    "systemLanguage='zh-Hans, zh'/><circle id='other' r='5'/></switch>",
                                    languages);
        std::vector<shape::Shape> leaves;
        collectLeaves(made.shape, leaves);
        QCOMPARE(leaves.size(), std::size_t(1));
        QCOMPARE(leaves.front()->name, part);
        QVERIFY(made.warnings.isEmpty());
    }

    void entitiesOfTheDrawingAreReplaced()
    {
        const auto made = artwork::read("<!DOCTYPE svg [<!-- ]> --><!ENTITY % p 'x'><!ENTITY c '#58c4dd'>\n"
                                        "<!ENTITY s \"fill:&c;;font-family:'&quot;A'\">"
                                        "<!ENTITY r \"<rect style='&s;' width='9' height='9'/>\">]>\n"
                                        "<svg viewBox='0 0 20 10'><!-- &none; -->&r;<g fill=\"&c;\" "
                                        "style=\"&s;\"><title>&amp;</title></g></svg>",
                                        0, 10);
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
        std::vector<shape::Shape> leaves;
        collectLeaves(made->shape, leaves);
        QCOMPARE(leaves.size(), std::size_t(1));
        QCOMPARE(base::toText(leaves.front()->style.fill), u"#58C4DD"_s);
    }

    void thinLinesStayLinesWhereTheyAreClipped()
    {
        const QByteArray clip = "<clipPath id='c'><rect x='5' width='10' height='10'/></clipPath>";
        const auto thin =
            leavesIn(clip + "<path clip-path='url(#c)' d='M0 5H20' stroke='red' stroke-width='.2' fill='none'/>");
        QCOMPARE(thin.size(), std::size_t(1));
        QVERIFY(thin.front()->style.hasStroke() && !thin.front()->path.contours().front().closed);
        QCOMPARE(thin.front().bounds().width(), 10.0);
        const auto thick =
            leavesIn(clip + "<path clip-path='url(#c)' d='M0 5H20' stroke='red' stroke-width='4' fill='none'/>");
        QCOMPARE(thick.size(), std::size_t(1));
        QVERIFY(thick.front()->style.hasFill() && !thick.front()->style.hasStroke());
        QVERIFY(std::abs(thick.front().bounds().height() - 4) < 0.05);
        // A clip as large as the drawing changes nothing, and says nothing.
        const auto whole = drawingOf("<clipPath id='p'><path d='M0 0H20V10H0z'/></clipPath><g clip-path='url(#p)'>"
                                     "<circle cx='10' cy='5' r='4' stroke='red'/></g>");
        QVERIFY(whole.warnings.isEmpty());
        std::vector<shape::Shape> leaves;
        collectLeaves(whole.shape, leaves);
        QCOMPARE(leaves.size(), std::size_t(1));
        QVERIFY(leaves.front()->style.hasFill() && leaves.front()->style.hasStroke());
    }

    void aGroupFadesAsAWhole()
    {
        const auto made = drawingOf("<g id='both' opacity='.5'><rect id='below' width='10' height='10' fill='red'/>"
                                    "<rect id='above' x='5' width='10' height='10' fill='blue'/></g>");
        QVERIFY(made.warnings.isEmpty());
        const shape::Shape &group = made.shape->children.front();
        QCOMPARE(group->opacity, 0.5);
        QCOMPARE(group->children[0]->name, u"below"_s);
        QVERIFY(std::abs(group->children[0].bounds().width() - 5) < 0.01); // nothing of it lies below the other
        QVERIFY(std::abs(group->children[1].bounds().width() - 10) < 0.01);
    }

    void dashesWithoutGapsAreALine()
    {
        const auto leaves = leavesIn("<path d='M0 5H20' stroke='red' stroke-dasharray='1, 0'/>");
        QCOMPARE(leaves.size(), std::size_t(1));
        QCOMPARE(leaves.front()->path.contours().size(), std::size_t(1));
        QVERIFY(!leaves.front()->style.hasFill()); // a straight line encloses nothing
    }
};

LECTOGRAPH_GUILESS_TEST_MAIN(TestArtworkStyles)
#include "tst_artwork_styles.moc"
