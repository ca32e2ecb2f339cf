// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula.h"

#include "own_cache.h"
#include "parts.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

shape::Shape shapeOf(const QString &latex, const FormulaStyle &style = {})
{
    const auto set = formula(latex, style);
    if (!set)
        qFatal("%s: %s", qPrintable(latex), qPrintable(set.error().text()));
    return set->shape;
}

} // namespace

class FormulaTest : public QObject
{
    Q_OBJECT

    OwnCache m_cache;

private Q_SLOTS:
    void whatLecturesUseIsSet_data()
    {
        QTest::addColumn<int>("leaves");
        const auto row = [](const char *latex, int leaves) { QTest::newRow(latex) << leaves; };
        row(R"(\vec{\textbf{E}}_{1})", 3);
        row(R"(\vec{\textbf{Q}}'^{(n)}_3)", 7);
        row(R"(\Delta\vec{\textbf{E}}_i)", 4);
        row("W_Q", 2);
        row(R"(\uparrow W_V)", 3);
        row(R"(\downarrow W_V^{(n)})", 6);
        row(R"(-\infty)", 2);
        row("???", 3);
        row(R"(\vdots)", 1);
        row(R"(\hdots)", 1);
        row(R"(\dots)", 1);
        row(R"(+\,\times)", 2);
        row(R"(\longrightarrow)", 1);
        row(R"([\,w_1\,])", 4);
        row(R"(\left[\begin{array}{c}1\\2\\3\\4\\5\end{array}\right])", 7);
        row(R"(\left\{\begin{array}{c}1\\2\\3\\4\\5\end{array}\right\})", 7);
        row(R"(\begin{bmatrix}a & b\\c & d\end{bmatrix})", 6);
        row(R"(\underbrace{x+y+z+w+u+v}_{n})", 13);
        row(R"(\text{Attention}(Q,K,V)=\text{softmax}\left(\frac{QK^T}{\sqrt{d_k}}\right)V)", 35);
        row(R"(\text{softmax}({QK^T \over \sqrt{d_k}}) V)", 18);
        row(R"(\text{MultiHead}(Q,K,V) = \text{Concat}(\text{head}_1,\dots,\text{head}_h)W^O)", 40);
        row(R"(\text{head}_i = \text{Attention}(QW_i^Q, KW_i^K, VW_i^V))", 31);
        row(R"(PE_{(pos,2i)}=\sin\left(\frac{pos}{10000^{2i/d_{model}}}\right))", 34);
        row(R"(\text{FFN}(x)=\text{ReLU}(xW_1+b_1)W_2+b_2)", 24);
        row(R"(\text{LayerNorm}(x)=\gamma \cdot \frac{x-\mu}{\sqrt{\sigma^2+\epsilon}}+\beta)", 27);
        row(R"(\begin{bmatrix}\cos\omega k & \sin\omega k\\ -\sin\omega k & \cos\omega k\end{bmatrix})", 23);
        row(R"(\text{softmax}(x_i)=\frac{e^{x_i/T}}{\sum_j e^{x_j/T}})", 25);
        row(R"(A=\pi r^2 \approx 12.57)", 11);
        row(R"(\exp(-1)=0.37)", 12);
        row(R"(r = 2)", 3);
        row(R"(1.\ QK^T)", 5);
        row(R"(\text{output} = x + \text{SubLayer}(x))", 20);
    }
    void whatLecturesUseIsSet()
    {
        QFETCH(int, leaves);
        const QString latex = QString::fromLatin1(QTest::currentDataTag());
        const auto set = formula(latex, {});
        QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().text()));
        QCOMPARE(set->warnings, QStringList());
        QCOMPARE(set->shape.leafCount(), leaves);
        const base::Box box = set->shape.bounds();
        QVERIFY(std::abs(box.centre().x) < 1e-9 && std::abs(box.centre().y) < 1e-9);
        for (const shape::Shape &leaf : leavesOf(set->shape))
            QVERIFY(leaf->source.isValid() && leaf->source.end <= latex.size());
    }

    void aPhraseSelectsItsGlyphs_data()
    {
        QTest::addColumn<QString>("phrase");
        QTest::addColumn<int>("glyphs");
        QTest::newRow("a word") << u"softmax"_s << 7;
        QTest::newRow("letters") << u"QK^T"_s << 3;
        QTest::newRow("one letter of a word") << u"tt"_s << 2;
        QTest::newRow("a fraction with its bar") << uR"(\frac{QK^T}{\sqrt{d_k}})"_s << 8;
        QTest::newRow("a root with its bar") << uR"(\sqrt{d_k})"_s << 4;
        QTest::newRow("a fence") << uR"(\left()"_s << 1;
        QTest::newRow("between fences") << uR"((Q,K,V))"_s << 7;
    }
    void aPhraseSelectsItsGlyphs()
    {
        QFETCH(QString, phrase);
        QFETCH(int, glyphs);
        const shape::Shape set =
            shapeOf(uR"(\text{Attention}(Q,K,V)=\text{softmax}\left(\frac{QK^T}{\sqrt{d_k}}\right)V)"_s);
        QCOMPARE(countOf(set, u'"' + phrase + u'"'), glyphs);
    }

    void theSecondOfTwoEqualLettersIsFound()
    {
        const shape::Shape set = shapeOf(uR"(x+\frac{x}{x})"_s);
        const auto all = shape::select(set, u"\"x\"#*"_s);
        QVERIFY(all && all->size() == 3);
        const auto second = shape::selected(set, u"\"x\"#2"_s);
        const auto third = shape::selected(set, u"\"x\"#3"_s);
        QVERIFY(second && third);
        QVERIFY(second->bounds().min.y > third->bounds().max.y);
    }

    void anEmojiIsOnePicture_data()
    {
        QTest::addColumn<QString>("latex");
        QTest::addColumn<QStringList>("emoji");
        QTest::newRow("in text") << uR"(\text{1️⃣ 데이터 👩‍💻 12 #️⃣})"_s
                                 << QStringList{u"1️⃣"_s, u"👩‍💻"_s, u"#️⃣"_s};
        QTest::newRow("in bold text") << uR"(\textbf{가❤️나})"_s << QStringList{u"❤️"_s};
        QTest::newRow("as letters") << uR"(🇰🇷\to 2️⃣x+🔥🇨🇳)"_s
                                    << QStringList{u"🇰🇷"_s, u"2️⃣"_s, u"🔥"_s, u"🇨🇳"_s};
        QTest::newRow("in arguments") << uR"(\frac{🧑🏽‍⚕️}{❤️}^{☝🏽})"_s
                                      << QStringList{u"🧑🏽‍⚕️"_s, u"❤️"_s, u"☝🏽"_s};
    }
    void anEmojiIsOnePicture()
    {
        QFETCH(QString, latex);
        QFETCH(QStringList, emoji);
        const auto set = formula(latex, {});
        QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().text()));
        QCOMPARE(set->warnings, QStringList());
        QStringList pictures;
        for (const shape::Shape &leaf : leavesOf(set->shape)) {
            if (leaf->image)
                pictures += latex.mid(leaf->source.start, leaf->source.end - leaf->source.start);
        }
        pictures.sort();
        emoji.sort();
        QCOMPARE(pictures, emoji);
    }

    void whatPapersDefineIsSet_data()
    {
        QTest::addColumn<int>("leaves");
        const auto row = [](const char *latex, int leaves) { QTest::newRow(latex) << leaves; };
        row(R"(\bm{W}\bm{x}+\bm{b})", 4);
        row(R"(\argmax_\theta \argmin_x)", 14);
        row(R"(\norm{x}_2 \abs{y} \norm*{z} \norm[\big]{w})", 13);
        row(R"(\ceil{x}\floor{y}\card{S})", 9);
        row(R"(\mathbbm{1}\mathds{R})", 2);
        row(R"(\textsc{Adam})", 4);
        row(R"(\nicefrac{1}{2})", 3);
        row(R"(\llbracket x \rrbracket)", 5);
        row(R"(\vx\mW\tA\sS\gG\rvz\emA\vtheta\vzero)", 9);
        row(R"(\E_{\rvx \sim \pdata} \KL(p \| q) \in \R^n)", 19);
        row(R"(\softmax(\mQ)\relu\Var)", 17);
        row(R"(\newcommand{\norm}[1]{|#1|}\norm{x})", 3);
        row(R"(\newcommand{\vx}{q}\vx)", 1);
        row(R"({\rm x})", 1); // what MathJax has stays
        row(R"(\ce{2H2 + O2 -> 2H2O})", 11);
        row(R"(\ce{A <=> B <- C <-> D <=>> E <--> F})", 11);
        row(R"(\ce{A ->[x][y] B <=>[z] C})", 9); // short ⇌ are two halves
    }
    void whatPapersDefineIsSet()
    {
        QFETCH(int, leaves);
        const auto set = formula(QString::fromLatin1(QTest::currentDataTag()), {});
        QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().text()));
        QCOMPARE(set->warnings, QStringList());
        QCOMPARE(set->shape.leafCount(), leaves);
    }

    void linesOfALabelStandInItsMiddle()
    {
        const shape::Shape set = shapeOf(uR"(\overset{\text{of two\\lines}}{=})"_s);
        const auto leaves = leavesOf(set);
        QCOMPARE(leaves.size(), 11u); // with the bars of = as one
        const auto middleOf = [&](std::size_t first, std::size_t last) {
            return (leaves[first].bounds().min.x + leaves[last].bounds().max.x) / 2;
        };
        QVERIFY(std::abs(middleOf(1, 5) - middleOf(0, 0)) < 0.05);
        QVERIFY(std::abs(middleOf(6, 10) - middleOf(0, 0)) < 0.05);
        QCOMPARE(sourcesOf(set), u"=oftwolines"_s);
        QVERIFY(formula(uR"(\textbf{a {\\} $x$ \% b})"_s, {}));
    }

    void linesOfOneFormulaAreAsWideAsTheyNeed()
    {
        const shape::Shape set = shapeOf(uR"(\begin{multline} a+b \\ +e+f \end{multline})"_s);
        QVERIFY(set.bounds().width() < 3);
        const auto leaves = leavesOf(set);
        QVERIFY(leaves.front().bounds().min.y > leaves.back().bounds().max.y);
        QVERIFY(leaves.back().bounds().max.x > leaves[2].bounds().max.x);
    }

    void signsAroundAFormulaAreNoPartOfIt_data()
    {
        QTest::addColumn<QString>("latex");
        for (const QString &latex : {uR"($x^2$)"_s, uR"($$x^2$$)"_s, uR"(\(x^2\))"_s, uR"( \[x^2\] )"_s})
            QTest::newRow(qPrintable(latex)) << latex;
    }
    void signsAroundAFormulaAreNoPartOfIt()
    {
        QFETCH(QString, latex);
        const shape::Shape set = shapeOf(latex);
        QCOMPARE(set.leafCount(), 2);
        QCOMPARE(set->sourceText, latex);
        QCOMPARE(sourcesOf(set), u"x2"_s);
        const auto failed = formula(latex.chopped(latex.endsWith(u' ') ? 3 : 2) + u"\\nothing"_s, {});
        QVERIFY(!failed);
        QCOMPARE(shapeOf(uR"(\[x \\[2pt] y\])"_s).leafCount(), 2);
        QCOMPARE(shapeOf(uR"($\$5$)"_s).leafCount(), 2);
    }

    void colorsAreThoseOfThePalette()
    {
        for (const QString &name : {u"BLUE"_s, u"GREEN"_s, u"RED_E"_s, u"TEAL"_s}) {
            const shape::Shape set = shapeOf(u"\\textcolor{%1}{x}"_s.arg(name));
            QCOMPARE(leavesOf(set).front()->style.fill, *base::parseColor(name));
        }
        const auto unknown = formula(uR"(\textcolor{bleu}{x} \color{bleu}y)"_s, {});
        QVERIFY(unknown && unknown->warnings.size() == 1);
        QVERIFY2(unknown->warnings.front().contains(u"bleu"_s), qPrintable(unknown->warnings.front()));
        QCOMPARE(formula(uR"(\textcolor{Apricot}{x}\textcolor{blue}{y}\textcolor{#123456}{z})"_s, {})->warnings,
                 QStringList());
        FormulaStyle style;
        style.colors = base::ColorNames({{u"bleu"_s, base::Color{0, 0, 1, 1}}});
        QCOMPARE(formula(uR"(\textcolor{bleu}{x})"_s, style)->warnings, QStringList());
    }

    void rulesHaveTheColorOfTheText()
    {
        FormulaStyle style;
        style.color = {1, 0, 0, 1};
        for (const QString &latex : {uR"(a\rule{1em}{2pt}b)"_s, uR"(a\text{\rule{1em}{2pt}}b)"_s})
            QCOMPARE(leavesOf(shapeOf(latex, style))[1]->style.fill, style.color);
        QCOMPARE(leavesOf(shapeOf(uR"(\color{black}a\rule{1em}{2pt}b)"_s, style))[1]->style.fill,
                 (base::Color{0, 0, 0, 1}));
    }

    void enclosingCirclesAreRound()
    {
        const auto leaves = leavesOf(shapeOf(uR"(\enclose{circle}{x+y})"_s));
        std::size_t most = 0;
        for (const shape::Shape &leaf : leaves) {
            for (const shape::Contour &contour : leaf->path.contours())
                most = std::max(most, contour.points.size());
        }
        QVERIFY2(most > 40, qPrintable(QString::number(most)));
    }

    void aMacroBelongsToItsCall()
    {
        const shape::Shape set = shapeOf(uR"(\newcommand{\sq}[1]{#1^2}\sq{b}+c)"_s);
        QCOMPARE(countOf(set, uR"("\sq{b}")"_s), 2);
        QCOMPARE(countOf(set, u"\"c\"#*"_s), 1);
    }

    void equalGlyphsShareOneOutline()
    {
        const auto leaves = leavesOf(shapeOf(u"x+x^x"_s));
        QCOMPARE(leaves.size(), 4u);
        QVERIFY(shareOutline(leaves[0], leaves[2]) && shareOutline(leaves[0], leaves[3]));
        QVERIFY(leaves[3].bounds().height() < 0.8 * leaves[0].bounds().height());
        QVERIFY(shareOutline(leaves[0], leavesOf(shapeOf(u"f(x)"_s))[2]));
    }

    void everyContourOfACharacterIsClosed()
    {
        for (const shape::Shape &leaf :
             leavesOf(shapeOf(uR"(pqbd \oplus \mathbb{R} \mathbf{0} 8 \sqrt{d_k} \frac{1}{2})"_s))) {
            for (const shape::Contour &contour : leaf->path.contours()) {
                QVERIFY2(contour.closed, qPrintable(QString::number(leaf->source.start)));
                QCOMPARE(contour.points.front(), contour.points.back());
            }
        }
    }

    void theBarOfARootIsAsThickAsThatOfAFraction()
    {
        // Bars are the leaves wider and flatter than any character.
        const auto barIn = [](const QString &latex) {
            double thickness = 0;
            for (const shape::Shape &leaf : leavesOf(shapeOf(latex))) {
                const QRectF box = leaf->path.bounds();
                if (box.width() > 8 * box.height())
                    thickness = box.height();
            }
            return thickness;
        };
        const double fraction = barIn(u"\\frac{abcd}{abcd}"_s);
        QVERIFY(fraction > 0);
        QCOMPARE(barIn(u"\\sqrt{abcd}"_s), fraction);
    }

    void aStretchedSymbolIsOneOutline()
    {
        const shape::Shape brace =
            leavesOf(shapeOf(uR"(\left\{\begin{array}{c}1\\2\\3\\4\\5\\6\end{array}\right.)"_s)).front();
        QCOMPARE(brace->path.contours().size(), 1u);
        QVERIFY(brace.bounds().height() > 3);
    }

    void formulaColoursAreKept()
    {
        FormulaStyle style;
        style.color = {0, 1, 0, 1};
        const auto leaves = leavesOf(shapeOf(uR"(a\color{red}b\color{#0000FF}c)"_s, style));
        // Names mean what a look says, also when the layout is known already.
        const QString named = uR"(a\color{red}b\color{accent}c)"_s;
        const auto plain = leavesOf(shapeOf(named, style));
        typeset::FormulaStyle dressed = style;
        const std::map<QString, base::Color> names{{u"accent"_s, {0, 0, 1, 1}}, {u"red"_s, {1, 1, 0, 1}}};
        dressed.colors = base::ColorNames(names);
        const auto looked = leavesOf(shapeOf(named, dressed));
        QCOMPARE(plain[2]->style.fill, base::parseColor(u"accent", base::ColorNames()).value());
        QCOMPARE(looked[0]->style.fill, style.color);
        QCOMPARE(looked[1]->style.fill, (base::Color{1, 1, 0, 1}));
        QCOMPARE(looked[2]->style.fill, (base::Color{0, 0, 1, 1}));
        QCOMPARE(leaves.size(), 3u);
        QCOMPARE(leaves[0]->style.fill, style.color);
        QCOMPARE(leaves[1]->style.fill, (base::Color{1, 0, 0, 1}));
        QCOMPARE(leaves[2]->style.fill, (base::Color{0, 0, 1, 1}));
        QVERIFY(!leaves[0]->style.hasStroke());
        QCOMPARE(leaves[0]->style.stroke.withAlpha(1), style.color);
    }

    void charactersThatTexLacksAreSetToo_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("word");
        QTest::newRow("Chinese") << u"zh"_s << u"相似度"_s;
        QTest::newRow("Korean") << u"ko"_s << u"시퀀스"_s;
    }
    void charactersThatTexLacksAreSetToo()
    {
        QFETCH(QString, language);
        QFETCH(QString, word);
        FormulaStyle style;
        style.language = language;
        const auto set = formula(uR"(\underbrace{x+y}_{\text{%1 (n)}})"_s.arg(word), style);
        QVERIFY2(set.has_value(), set ? "" : qPrintable(set.error().text()));
        QCOMPARE(set->warnings, QStringList());
        QCOMPARE(countOf(set->shape, u'"' + word + u'"'), 3);
        QCOMPARE(countOf(set->shape, u'"' + word.mid(1, 1) + u'"'), 1);
        QCOMPARE(countOf(set->shape, u"\"(n)\""_s), 3);
    }

    void aMissingCharacterIsNamed()
    {
        const auto set = formula(uR"(\text{a%1})"_s.arg(QChar(0x0378)), {});
        QVERIFY(set.has_value());
        QCOMPARE(set->warnings.size(), 1);
        QVERIFY(set->warnings[0].contains(u"U+0378"_s));
        QCOMPARE(set->shape.leafCount(), 2);
    }

    void aMistakeHasAPlaceAndARemedy_data()
    {
        QTest::addColumn<QString>("latex");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("what");
        QTest::newRow("brace not closed") << uR"(\frac{a}{b)"_s << u"characters 9–10"_s << u"Missing close brace"_s;
        QTest::newRow("group not closed") << u"x+{a+b"_s << u"characters 3–6"_s << u"missing close brace"_s;
        QTest::newRow("unknown command") << uR"(x=\foo{y})"_s << u"characters 3–6"_s << uR"(\foo)"_s;
        QTest::newRow("two subscripts") << u"x_1_2"_s << u"character 4"_s << u"Double subscripts"_s;
        QTest::newRow("no right") << uR"(\left( x)"_s << u"character 8"_s << uR"(\right)"_s;
        QTest::newRow("ampersand") << u"a & b"_s << u"character 3"_s << u"&"_s;
        QTest::newRow("in an argument") << uR"(\sqrt{1+\bar})"_s << u"characters 9–12"_s << uR"(\bar)"_s;
        QTest::newRow("endless macro") << uR"(\def\x{\x\x}\x)"_s << u"characters 13–14"_s << u"recursive"_s;
        QTest::newRow("number of an equation") << uR"(x \tag{1})"_s << u"characters 1–9"_s << u"equation number"_s;
    }
    void aMistakeHasAPlaceAndARemedy()
    {
        QFETCH(QString, latex);
        QFETCH(QString, place);
        QFETCH(QString, what);
        const auto set = formula(latex, {});
        QVERIFY(!set.has_value());
        QVERIFY2(set.error().place.startsWith(place), qPrintable(set.error().text()));
        QVERIFY2(set.error().what.contains(what), qPrintable(set.error().text()));
        QVERIFY(!set.error().remedy.isEmpty());
    }

    void deepNestingEndsWell()
    {
        const auto nested = [](int depth) { return u"\\sqrt{"_s.repeated(depth) + u'x' + u"}"_s.repeated(depth); };
        const auto some = formula(nested(30), {});
        QVERIFY(some.has_value());
        QCOMPARE(some->shape.leafCount(), 61);
        const auto many = formula(nested(400), {});
        QVERIFY(!many.has_value() && !many.error().remedy.isEmpty());
        QVERIFY(formula(u"x"_s, {}).has_value()); // the engine still works
    }

    void theBaselineIsKnown()
    {
        const auto plain = formula(u"x"_s, {});
        const auto tall = formula(uR"(x\frac{a}{b_g})"_s, {});
        QVERIFY(plain && tall);
        QVERIFY(std::abs(leavesOf(plain->shape)[0].bounds().min.y - plain->baseline) < 0.01);
        QVERIFY(std::abs(leavesOf(tall->shape)[0].bounds().min.y - tall->baseline) < 0.01);
        QCOMPARE(emForFormulaSize(48), 0.5);
    }

    void displayAndInlineDiffer()
    {
        FormulaStyle inlined;
        inlined.display = false;
        const QString latex = uR"(\sum_{i=1}^n i)"_s;
        QVERIFY(shapeOf(latex).bounds().height() > shapeOf(latex, inlined).bounds().height() + 0.2);
    }
};

LECTOGRAPH_TEST_MAIN(FormulaTest)
#include "tst_typeset_formula.moc"
