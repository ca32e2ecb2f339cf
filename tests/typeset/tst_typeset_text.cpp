// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/text.h"

#include "../unicodefiles.h"
#include "base/graphemes.h"
#include "parts.h"
#include "testmain.h"
#include "typeset/fonts.h"
#include "typeset/type_line.h"

#include <QFontDatabase>
#include <QRawFont>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

QString withoutBlanks(QString text)
{
    return text.removeIf([](QChar c) { return c.isSpace(); });
}

TextStyle inLanguage(const QString &language)
{
    TextStyle style;
    style.language = language;
    return style;
}

} // namespace

class TextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachGlyphKnowsItsCharacter_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("string");
        QTest::newRow("English") << u"en"_s << u"The attention mechanism, 1.5× faster!"_s;
        QTest::newRow("Chinese") << u"zh"_s << u"注意力机制 (Attention)：缩放点积，稳定梯度。"_s;
        QTest::newRow("Korean") << u"ko"_s << u"시퀀스에서의 위치 (0, 1, 2, …)를 봅니다."_s;
        QTest::newRow("French") << u"fr"_s << u"où être naïf"_s;
        QTest::newRow("all at once") << u"en"_s << u"Key 键 키 キー"_s;
        QTest::newRow("lines") << u"en"_s << u"two\n\nlines"_s;
    }
    void eachGlyphKnowsItsCharacter()
    {
        QFETCH(QString, language);
        QFETCH(QString, string);
        const Typeset set = text(string, inLanguage(language));
        QCOMPARE(set.warnings, QStringList());
        QCOMPARE(set.shape->sourceText, string);
        QCOMPARE(sourcesOf(set.shape), withoutBlanks(string));
    }

    void glyphsStandWhereEachClusterHasThem_data()
    {
        QTest::addColumn<QString>("string");
        QTest::newRow("ligatures") << u"office ffl -> != 1/2"_s;
        QTest::newRow("kerning") << u"AVATAR To. Wa"_s;
        QTest::newRow("Korean") << u"시퀀스에서의 위치 (0, 1, 2)"_s;
        QTest::newRow("Chinese") << u"注意力机制：矩阵A的秩，“3”"_s;
        QTest::newRow("a Hebrew palindrome") << u"אבא abc שמש"_s;
        QTest::newRow("an overridden palindrome") << u"\u202eaba\u202c x"_s;
        QTest::newRow("combined marks") << u"e\u0301te\u0301 fi\u0301"_s;
        QTest::newRow("tabs and unseen signs") << u"a\tb\u00adc\u200bd\u00a0e"_s;
        QTest::newRow("many pieces") << u"one two fi 한글 "_s.repeated(200);
    }
    void glyphsStandWhereEachClusterHasThem()
    {
        QFETCH(QString, string);
        const StyledText styled = styledText(string, {});
        const TypeLine line(styled, 0, string.size());
        std::vector<std::pair<int, double>> expected; // the cluster's beginning, and x in pixels
        const std::vector<qsizetype> boundaries = base::graphemeBoundaries(string);
        for (std::size_t i = 1; i < boundaries.size(); ++i) {
            for (const QGlyphRun &run : line.glyphs(boundaries[i - 1], boundaries[i])) {
                for (qsizetype k = 0; k < run.glyphIndexes().size(); ++k) {
                    if (!run.rawFont().pathForGlyph(run.glyphIndexes()[k]).isEmpty())
                        expected.emplace_back(static_cast<int>(boundaries[i - 1]),
                                              line.place(boundaries[i - 1], run.positions()[k]).x());
                }
            }
        }
        const HBox box = lineOf(styled, 0, string.size());
        QCOMPARE(box.marks.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(box.marks[i].source.start, expected[i].first);
            QCOMPARE(box.marks[i].placement.origin.x, expected[i].second / layoutPixels);
        }
    }

    void leavesAreNamedByTheirOrder()
    {
        const Typeset set = text(u"a bc"_s, {});
        QCOMPARE(set.shape->children.size(), 3u);
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(set.shape->children[i]->name, QString::number(i));
        QCOMPARE(countOf(text(u"ab\ncde"_s, {}).shape, u"lines/1/2"_s), 1);
    }

    void aPhraseSelectsItsGlyphs()
    {
        const Typeset set = text(u"the cat saw the dog"_s, {});
        QCOMPARE(countOf(set.shape, u"\"cat saw\""_s), 6);
        QCOMPARE(countOf(set.shape, u"\"the\"#*"_s), 6);
        TextStyle narrow;
        narrow.wrapWidth = 2.5;
        const Typeset wrapped = text(u"the cat saw the dog"_s, narrow);
        QVERIFY(countOf(wrapped.shape, u"lines/1"_s) == 1);
        QCOMPARE(countOf(wrapped.shape, u"\"cat saw the\""_s), 9);
        QCOMPARE(countOf(text(u"注意力机制"_s, inLanguage(u"zh"_s)).shape, u"\"意力\""_s), 2);
        QCOMPARE(countOf(text(u"모델의 차원 수"_s, inLanguage(u"ko"_s)).shape, u"\"차원 수\""_s), 3);
    }

    void equalGlyphsShareOneOutline()
    {
        const auto leaves = leavesOf(text(u"aba"_s, {}).shape);
        QCOMPARE(leaves.size(), 3u);
        QVERIFY(shareOutline(leaves[0], leaves[2]));
        QVERIFY(!shareOutline(leaves[0], leaves[1]));
        TextStyle large;
        large.em = 3;
        QVERIFY(shareOutline(leaves[0], leavesOf(text(u"a"_s, large).shape)[0]));
    }

    void lettersAreNotTiedTogether()
    {
        TextStyle serif;
        serif.family = u"CMU Serif"_s;
        QCOMPARE(text(u"office"_s, serif).shape.leafCount(), 6);
    }

    void theInkIsCentredAndTheBaselineKnown()
    {
        const Typeset high = text(u"xl"_s, {});
        const Typeset low = text(u"xg"_s, {});
        for (const Typeset &set : {high, low}) {
            const base::Vec3 centre = set.shape.bounds().centre();
            QVERIFY(std::abs(centre.x) < 1e-9 && std::abs(centre.y) < 1e-9);
            QVERIFY(std::abs(leavesOf(set.shape)[0].bounds().min.y - set.baseline) < 0.02);
        }
        QVERIFY(low.baseline > high.baseline);
    }

    void theSizeIsTheEm()
    {
        TextStyle style;
        style.em = 1;
        const double one = text(u"H中"_s, style).shape.bounds().width();
        style.em = 2;
        QVERIFY(std::abs(text(u"H中"_s, style).shape.bounds().width() - 2 * one) < 1e-9);
        QCOMPARE(emForSize(48, base::Dialect::Ce), 48.0 / 72);
        QCOMPARE(emForSize(48, base::Dialect::Gl), 48.0 / 90);
    }

    void glyphsAreFilledAndTheirPenUnseen()
    {
        TextStyle style;
        style.color = {1, 0.5f, 0, 1};
        const shape::Style leaf = leavesOf(text(u"a"_s, style).shape)[0]->style;
        QCOMPARE(leaf.fill, style.color);
        QVERIFY(!leaf.hasStroke());
        QCOMPARE(leaf.stroke.withAlpha(1), style.color);
    }

    void spansHaveTheirOwnStyle()
    {
        const base::Color yellow{1, 1, 0, 1};
        TextStyle style;
        style.spans = {{{4, 7}, yellow, 700, false}, {{8, 11}, {}, {}, true}};
        const auto plain = leavesOf(text(u"aaa aaa aaa"_s, {}).shape);
        const auto spans = leavesOf(text(u"aaa aaa aaa"_s, style).shape);
        QCOMPARE(spans.size(), 9u);
        QCOMPARE(spans[0]->style.fill, style.color);
        QCOMPARE(spans[3]->style.fill, yellow);
        QVERIFY(shareOutline(spans[0], plain[0]));
        QVERIFY(!shareOutline(spans[3], plain[0]));                                      // bold
        QVERIFY(!shareOutline(spans[6], plain[0]) && !shareOutline(spans[6], spans[3])); // italic
    }

    void ideographsFollowTheLanguage()
    {
        const auto glyph = [](const QString &language) {
            return leavesOf(text(u"直"_s, inLanguage(language)).shape)[0];
        };
        QVERIFY(!(glyph(u"zh"_s)->path == glyph(u"ja"_s)->path));
        QVERIFY(glyph(u"zh"_s)->path == glyph(u"zh-CN"_s)->path);
    }

    void quotationMarksBelongToTheirWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("string");
        QTest::addColumn<QString>("squares"); // what is set from the font of ideographs
        QTest::newRow("Chinese words") << u"zh"_s << u"看“塔”a"_s << u"看“塔”"_s;
        QTest::newRow("a Latin word in a Chinese sentence") << u"zh"_s << u"“tower”是"_s << u"“”是"_s;
        QTest::newRow("within others") << u"zh"_s << u"“‘塔’” a"_s << u"“‘塔’”"_s;
        QTest::newRow("one of two") << u"zh"_s << u"“塔"_s << u"“塔"_s;
        QTest::newRow("Latin words") << u"zh"_s << u"don’t “stop” 塔"_s << u"塔"_s;
        QTest::newRow("ellipses") << u"zh"_s << u"a… ……"_s << u"……"_s;
        QTest::newRow("in an English sentence") << u"en"_s << u"“塔”"_s << u"塔"_s;
        QTest::newRow("in a Korean sentence") << u"ko"_s << u"“탑”"_s << u"탑"_s;
    }
    void quotationMarksBelongToTheirWords()
    {
        QFETCH(QString, language);
        QFETCH(QString, string);
        QFETCH(QString, squares);
        TextStyle latin = inLanguage(language);
        latin.family = u"CMU Serif"_s;
        TextStyle square = latin;
        square.family = language == u"ko"_s ? u"Noto Serif CJK KR"_s : u"Noto Serif CJK SC"_s;
        const auto leaves = leavesOf(text(string, latin).shape);
        const auto inSquares = leavesOf(text(string, square).shape);
        QCOMPARE(leaves.size(), inSquares.size());
        QString same;
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            if (leaves[i]->path == inSquares[i]->path)
                same += string.mid(leaves[i]->source.start, 1);
        }
        QCOMPARE(same, squares);
    }

    void bulletsAreLatinOnes()
    {
        TextStyle latin;
        latin.family = u"Noto Sans"_s;
        const auto dot = leavesOf(text(u"• a"_s, latin).shape).front();
        QVERIFY(leavesOf(text(u"• 键"_s, inLanguage(u"zh"_s)).shape).front()->path == dot->path);
        QVERIFY(!(leavesOf(text(u"一•一"_s, inLanguage(u"zh"_s)).shape)[1]->path == dot->path));
    }

    void aCharacterWithoutAGlyphIsShownAndNamed()
    {
        const Typeset set = text(u"a%1b"_s.arg(QChar(0x0378)), {}); // an unassigned code point
        QCOMPARE(set.shape.leafCount(), 3);
        QCOMPARE(set.warnings.size(), 1);
        QVERIFY2(set.warnings[0].contains(u"U+0378"_s), qPrintable(set.warnings[0]));
        const auto box = leavesOf(set.shape)[1];
        QCOMPARE(box->path.contours().size(), 2u); // hollow
        QVERIFY(box.bounds().width() > 0.1);
        QVERIFY(box.bounds().min.x > leavesOf(set.shape)[0].bounds().max.x);
        QVERIFY(box.bounds().max.x < leavesOf(set.shape)[2].bounds().min.x);
    }

    void aScriptThatNoFontShapesIsShownAsBoxes()
    {
        const Typeset set = text(u"a%1b"_s.arg(QChar(0x0780)), {}); // Thaana, which Qt finds no font to be able to
        QCOMPARE(set.shape.leafCount(), 3);
        for (const QString &warning : set.warnings)
            QVERIFY2(warning.contains(u"U+0780"_s), qPrintable(warning));
    }

    void anAbsentFamilyIsReplacedAndSaidSo()
    {
        QCOMPARE(substituteFor({}), QString());
        QCOMPARE(substituteFor(u"Noto Sans CJK SC"_s), QString());
        const QStringList wishes{u"SimHei"_s, u"Microsoft YaHei"_s, u"Malgun Gothic"_s, u"Arial"_s, u"No Such Font"_s};
        const QStringList expected{u"Noto Sans CJK SC"_s, u"Noto Sans CJK SC"_s, u"Noto Sans CJK KR"_s, u"Noto Sans"_s,
                                   u"Noto Sans"_s};
        for (qsizetype i = 0; i < wishes.size(); ++i) {
            if (QFontDatabase::hasFamily(wishes[i]))
                continue;
            QCOMPARE(substituteFor(wishes[i]), expected[i]);
            TextStyle style;
            style.family = wishes[i];
            const Typeset set = text(u"a"_s, style);
            QCOMPARE(set.warnings.size(), 1);
            QVERIFY(set.warnings[0].contains(wishes[i]) && set.warnings[0].contains(expected[i]));
            style.family = expected[i];
            QVERIFY(set.shape == text(u"a"_s, style).shape);
        }
    }

    void emojiAreColourPictures()
    {
        const QString string = u"⚠️ a 💡🔥 👩‍🔬"_s;
        const Typeset set = text(string, {});
        QCOMPARE(set.warnings, QStringList());
        const auto leaves = leavesOf(set.shape);
        QCOMPARE(leaves.size(), 5u);
        for (const std::size_t i : {0u, 2u, 3u, 4u}) {
            QVERIFY(leaves[i]->image);
            QVERIFY(leaves[i]->image->hash != 0);
            const QImage &image = leaves[i]->image->image;
            QCOMPARE(image.format(), QImage::Format_RGBA8888_Premultiplied);
            QVERIFY(image.pixelColor(image.rect().center()).alpha() > 0);
            QVERIFY(leaves[i].bounds().height() > 0.3 && leaves[i].bounds().height() < 1.2);
        }
        QVERIFY(!leaves[1]->image);
        QCOMPARE(sourcesOf(set.shape), withoutBlanks(string));
        QVERIFY(!leavesOf(text(u"⚠"_s, {}).shape)[0]->image); // without the selector it is a plain character
    }

    void everyEmojiIsOnePicture_data()
    {
        QTest::addColumn<QString>("around");
        QTest::newRow("alone") << u"%1"_s;
        QTest::newRow("among others") << u"가🔥%1🇰🇷1️⃣🟥"_s;
    }
    /// Unicode's list of all emoji that keyboards have.
    void everyEmojiIsOnePicture()
    {
        QFETCH(QString, around);
        const QStringList list = test::unicodeLines(u"emoji/emoji-test.txt"_s);
        if (list.isEmpty())
            QSKIP("the package unicode-data has the list");
        const std::size_t others = leavesOf(text(around.arg(QString()), {}).shape).size();
        int tried = 0;
        for (const QString &line : list) {
            const bool isMiddle = line.contains("1F3FC"_L1) || line.contains("1F3FD"_L1) || line.contains("1F3FE"_L1);
            if (!line.endsWith("fully-qualified"_L1) || isMiddle) // of five colours of skin two are enough
                continue;
            QString emoji;
            for (const QString &code : line.section(u';', 0, 0).simplified().split(u' '))
                emoji += test::unicodeCharacter(code);
            const Typeset set = text(around.arg(emoji), {});
            QCOMPARE(set.warnings, QStringList());
            const auto leaves = leavesOf(set.shape);
            QVERIFY2(leaves.size() == others + 1, qPrintable(line));
            const auto at = around.indexOf("%1"_L1);
            const auto found = std::ranges::find(leaves, at,
                                                 [](const shape::Shape &leaf) { return leaf->source.start; });
            QVERIFY2(found != leaves.end() && (*found)->image && (*found)->source.end == at + emoji.size(),
                     qPrintable(line));
            ++tried;
        }
        QVERIFY(tried > 1500);
    }

    void whatIsNoEmojiKeepsItsLetters()
    {
        for (const QString &letters :
             {u"a\uFE0Fb"_s, u"12 # *"_s, u"1\uFE0Fa"_s, u"⚠\uFE0E"_s, u"∑\uFE0F"_s, u"©®™"_s}) {
            const Typeset set = text(letters, {});
            QCOMPARE(set.warnings, QStringList());
            for (const shape::Shape &leaf : leavesOf(set.shape))
                QVERIFY2(!leaf->image, qPrintable(letters));
        }
        for (const QString &emoji : {u"☝🏽"_s, u"1⃣"_s, u"👁‍🗨"_s, u"©️"_s, u"ℹ️"_s}) {
            const auto leaves = leavesOf(text(emoji, {}).shape);
            QVERIFY2(leaves.size() == 1 && leaves.front()->image, qPrintable(emoji));
        }
    }

    void marksStandOverTheirLetters_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : {u"en"_s, u"ko"_s, u"zh"_s})
            QTest::newRow(qPrintable(language)) << language;
    }
    void marksStandOverTheirLetters()
    {
        QFETCH(QString, language);
        const Typeset set = text(u"값 x\u0302 p\u0304 값"_s, inLanguage(language));
        QCOMPARE(set.warnings, QStringList());
        const auto leaves = leavesOf(set.shape);
        QCOMPARE(leaves.size(), 6u);
        for (const std::size_t letter : {1u, 3u}) {
            const base::Box below = leaves[letter].bounds();
            const base::Box mark = leaves[letter + 1].bounds();
            QVERIFY(std::abs(mark.centre().x - below.centre().x) < below.width() / 4);
            QVERIFY(mark.min.y > below.centre().y);
        }
    }

    void blanksAreNothing()
    {
        for (const QString &blank : {QString(), u" "_s, u"\n"_s, u"\t \n "_s}) {
            const Typeset set = text(blank, {});
            QCOMPARE(set.shape.leafCount(), 0);
            QCOMPARE(set.warnings, QStringList());
            QVERIFY(std::isfinite(set.baseline));
        }
    }
};

LECTOGRAPH_TEST_MAIN(TextTest)
#include "tst_typeset_text.moc"
