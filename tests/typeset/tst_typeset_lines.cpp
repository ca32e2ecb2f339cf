// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/formula.h"
#include "typeset/line_breaks.h"

#include "../unicodefiles.h"
#include "own_cache.h"
#include "parts.h"
#include "testmain.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lectograph;
using namespace lectograph::typeset;

namespace {

/// Positions with every character one em wide.
std::vector<double> squarePositions(const QString &text)
{
    std::vector<double> positions;
    for (qsizetype i = 0; i <= text.size(); ++i)
        positions.push_back(static_cast<double>(i));
    return positions;
}

QStringList linesOf(const QString &text, double width)
{
    QStringList lines;
    for (const LinePiece piece : filledLines(text, squarePositions(text), width))
        lines += text.mid(piece.from, piece.to - piece.from);
    return lines;
}

QString anyText()
{
    static const QString alphabet = u"注意力机制模型한국어abc de，。！（）《》“” 12 "_s;
    const auto indexes = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, static_cast<int>(alphabet.size())));
    QString text;
    for (const int index : indexes)
        text += alphabet[index];
    return text;
}

std::vector<base::Box> lineBounds(const QString &string, const TextStyle &style)
{
    std::vector<base::Box> bounds;
    const shape::Shape set = text(string, style).shape;
    for (const shape::Shape &line : set->children.front()->children)
        bounds.push_back(line.bounds());
    return bounds;
}

/// Whether every line begins with the first character of a word between spaces.
void verifyWholeWords(const shape::Shape &set)
{
    const QString &text = set->sourceText;
    const shape::Shape &lines = set->children.front();
    QCOMPARE(lines->name, u"lines"_s);
    for (const shape::Shape &line : lines->children) {
        int start = leavesOf(line).front()->source.start;
        start -= start > 0 && text[start - 1] == u'$' ? 1 : 0; // of a formula
        QVERIFY2(start == 0 || text[start - 1].isSpace(), qPrintable(text.mid(start, 12)));
    }
}

const QString korean =
    u"트랜스포머(Transformer)는 2017년 논문 “Attention Is All You Need”에서 제안된 인공신경망(人工神經網)이다. 기존의 "
    "RNN/LSTM은 문장을 앞에서부터 차례로 읽으므로 길이 n에 대해 O(n)의 시간이 걸리지만, 트랜스포머는 셀프-어텐션"
    "(self-attention)을 써서 모든 토큰을 한꺼번에 본다. 각 토큰에서 쿼리(Q)·키(K)·값(V)이 나오고, ‘유사도’는 QKᵀ를 "
    "√d로 나눈 "
    "값이다. 예컨대 \"고양이\"와 '강아지'의 점수가 0.87이라면 나머지 13%를 다른 단어들이 나눠 갖는다. C++로 짠 구현은 "
    "Python보다 3~5배 빠르고, GPU(V100)에서는 90°C까지 올라가기도 한다. BERT(양방향)와 GPT-2(단방향)의 차이는 "
    "마스크뿐이며, 「표 1」과 〈그림 2〉에서 보듯 정확도는 95.3%p나 올랐다. 비용은 약 ₩300만… 아니, $2,500쯤이라고 "
    "한다. "
    "end-to-end로 학습하면 BLEU는 28.4(±0.2)점, 즉 ‘최고’라는 말이다—물론 데이터셋(WMT’14)에 따라 다르다."_s;

const QString english = u"Each token looks at every other token of the sequence and weighs what it finds there."_s;
const QString chinese = u"注意力允许模型关注输入序列中的所有位置，从而捕捉长距离依赖关系。例如《书名》，（括号）。"_s;

} // namespace

class LinesTest : public QObject
{
    Q_OBJECT

    OwnCache m_cache;

private Q_SLOTS:
    void linesHoldTheWholeTextInOrder()
    {
        QVERIFY(rc::check([] {
            const QString text = anyText();
            QString joined = linesOf(text, *rc::gen::inRange(1, 12)).join(QString());
            QString whole = text;
            joined.remove(u' ');
            whole.remove(u' ');
            RC_ASSERT(joined == whole);
        }));
    }

    void aMarkStaysWithItsWordThoughThatIsTooWide()
    {
        QCOMPARE(linesOf(u"classification, embeddings"_s, 14), QStringList({u"classificatio"_s, u"n, embeddings"_s}));
        QCOMPARE(linesOf(u"(normalization) here"_s, 14), QStringList({u"(normalizatio"_s, u"n) here"_s}));
        QCOMPARE(linesOf(u"인공신경망이다. 끝"_s, 7), QStringList({u"인공신경망이"_s, u"다. 끝"_s}));
        QCOMPARE(linesOf(u"a."_s, 1), QStringList({u"a"_s, u"."_s})); // there is no other place
    }

    void noLineIsWiderThanItMayBe()
    {
        QVERIFY(rc::check([] {
            const QString text = anyText();
            const int width = *rc::gen::inRange(1, 12);
            for (const QString &line : linesOf(text, width))
                RC_ASSERT(line.size() <= width);
        }));
    }

    void noChineseLineBeginsWithAClosingMark()
    {
        const QString closing = u"，。！？、；：）》”’"_s;
        const QString text = u"“引号”在行首，标点不能出现。（括号）和《书名》，也不能！为什么？因为：不好看；就是。"_s;
        for (int width = 5; width < 20; ++width) {
            for (const QString &line : linesOf(text, width)) {
                QVERIFY2(!closing.contains(line.front()), qPrintable(line));
                QVERIFY2(!u"（《“"_s.contains(line.back()), qPrintable(line));
            }
        }
    }

    void aChineseQuotationMayBeginALine()
    {
        QCOMPARE(linesOf(u"长距离依赖关系。“引号”在行首"_s, 8),
                 QStringList({u"长距离依赖关系。"_s, u"“引号”在行首"_s}));
    }

    void koreanBreaksBetweenWords()
    {
        const QString text = u"어텐션은 모든 위치를 봅니다"_s;
        QCOMPARE(linesOf(text, 5), QStringList({u"어텐션은"_s, u"모든"_s, u"위치를"_s, u"봅니다"_s}));
        QCOMPARE(linesOf(text, 6), QStringList({u"어텐션은"_s, u"모든 위치를"_s, u"봅니다"_s}));
        QCOMPARE(linesOf(text, 3).front(), u"어텐션"_s); // a word wider than the line
    }

    void koreanParticlesStayWithTheirWords_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text :
             {u"이 모델(GPT)은 정확도 95%를 넘고 비용(원)이 f(x)를 쓴다"_s, u"길이는 √d로 나눈다"_s,
              u"“어텐션”은 ‘키’와 [값]을 3.5배로"_s, u"Transformer의 BERT(양방향)와 GPT-2로"_s,
              u"입력/출력을 k-최근접과 end-to-end로"_s, u"인공지능(人工知能)은 大韓民國의 《책》“은”을"_s,
              u"모델（GPT）은 “어텐션”（attention）을 최고👍로"_s, u"말—곧 뜻—은 2020~2023년의 키·값을"_s,
              u"값이 20%p나 90°까지"_s, u"「책」은 $x$를 C++로"_s, u"가격은 ₩300만 원…이라고"_s})
            QTest::newRow(qPrintable(text)) << text;
    }
    void koreanParticlesStayWithTheirWords()
    {
        QFETCH(QString, text);
        const QStringList words = text.split(u' ');
        const qsizetype longest = std::ranges::max(words, {}, &QString::size).size();
        for (qsizetype width = longest; width < text.size(); ++width) {
            for (const QString &line : linesOf(text, static_cast<double>(width))) {
                for (const QString &word : line.split(u' '))
                    QVERIFY2(words.contains(word), qPrintable(line));
            }
        }
    }

    void aPageOfKoreanKeepsItsWords_data()
    {
        QTest::addColumn<double>("width");
        for (int i = 0; i < 20; ++i)
            QTest::newRow(qPrintable(QString::number(i))) << 4.8 + 0.37 * i;
    }
    void aPageOfKoreanKeepsItsWords()
    {
        QFETCH(double, width);
        TextStyle style;
        style.language = u"ko"_s;
        style.em = 0.3;
        style.wrapWidth = width;
        for (const Align align : {Align::Left, Align::Justify}) {
            style.align = align;
            const Typeset set = text(korean, style);
            QCOMPARE(set.warnings, QStringList());
            verifyWholeWords(set.shape);
            for (const base::Box &line : lineBounds(korean, style))
                QVERIFY(line.width() <= width + 0.05);
        }
        const auto withFormulas = mixed(
            u"손실$L$은 “$x$”의 함수(函數)이고 비용 $C$(원)이 $\\theta$를 따라 95%까지 준다. "_s.repeated(4), style);
        QVERIFY(withFormulas);
        verifyWholeWords(withFormulas->shape);
    }

    void aKoreanWordWiderThanALineBreaksBesideItsMarks()
    {
        QCOMPARE(linesOf(u"인코더-디코더(encoder)는"_s, 12), QStringList({u"인코더-디코더"_s, u"(encoder)는"_s}));
        QCOMPARE(linesOf(u"인코더-디코더(encoder)는"_s, 9), QStringList({u"인코더-디코더"_s, u"(encoder)"_s, u"는"_s}));
        QCOMPARE(linesOf(u"학습/검증/평가를"_s, 4), QStringList({u"학습/"_s, u"검증/"_s, u"평가를"_s}));
    }

    void koreanInChineseEndsAtIdeographs()
    {
        QCOMPARE(linesOf(u"韩语的어텐션表示注意力机制。"_s, 5),
                 QStringList({u"韩语的"_s, u"어텐션表示"_s, u"注意力机"_s, u"制。"_s}));
        QCOMPARE(linesOf(u"韩语“어텐션”就是注意力。"_s, 5),
                 QStringList({u"韩语"_s, u"“어텐션”"_s, u"就是注意"_s, u"力。"_s}));
    }

    void doubledMarksStayTogether()
    {
        QCOMPARE(linesOf(u"use C++ now"_s, 6), QStringList({u"use"_s, u"C++"_s, u"now"_s}));
        QCOMPARE(linesOf(u"쓰는 C++ 코드"_s, 5), QStringList({u"쓰는"_s, u"C++"_s, u"코드"_s}));
    }

    /// Unicode’s own cases, except for Thai, whose words Qt looks up in a dictionary, for scripts whose syllables Unicode
    /// keeps together since version 15.1, and for Korean and marks in pairs,
    /// which have breaks fewer.
    void linesBreakWhereUnicodeAllowsIt()
    {
        const QStringList cases = test::unicodeLines(u"auxiliary/LineBreakTest.txt"_s);
        if (cases.isEmpty())
            QSKIP("the package unicode-data has the cases");
        int tried = 0;
        for (const QString &written : cases) {
            const auto [text, allowed] = test::unicodeCase(written);
            const bool isLeftOut = std::ranges::any_of(text.toUcs4(), [](char32_t c) {
                constexpr std::array scripts{QChar::Script_Thai,  QChar::Script_Hangul,   QChar::Script_Balinese,
                                             QChar::Script_Batak, QChar::Script_Javanese, QChar::Script_Brahmi};
                const bool isKawi = c >= 0x11F00 && c <= 0x11F59; // a script that Qt 6.4 does not know
                return isKawi || std::ranges::find(scripts, QChar::script(c)) != scripts.end()
                    || (c <= 0xFFFF && u"“”‘’"_s.contains(QChar(static_cast<char16_t>(c))));
            });
            const bool hasPair = std::ranges::adjacent_find(text, [](QChar a, QChar b) { return a == b; })
                != text.end();
            if (isLeftOut || hasPair)
                continue;
            for (qsizetype width = 1; width < text.size(); ++width) {
                qsizetype best = 0; // the end of the longest line that fits
                for (const qsizetype at : allowed) {
                    if (withoutBlankEnd(QStringView(text).left(at)) <= width)
                        best = at;
                }
                if (best == 0 || withoutBlankEnd(text) <= width)
                    continue;
                QVERIFY2(filledLines(text, squarePositions(text), static_cast<double>(width)).front().to
                             == withoutBlankEnd(QStringView(text).left(best)),
                         qPrintable(written));
                ++tried;
            }
        }
        QVERIFY2(tried > 2000, qPrintable(QString::number(tried)));
    }

    void longWordsAreCut()
    {
        QCOMPARE(linesOf(u"abcdefgh"_s, 3), QStringList({u"abc"_s, u"def"_s, u"gh"_s}));
        QCOMPARE(linesOf(u"abc"_s, 0.5), QStringList({u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(linesOf(QString(), 3), QStringList({QString()}));
    }

    void wrappedTextKeepsItsWidth_data()
    {
        QTest::addColumn<QString>("string");
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << english << u"en"_s;
        QTest::newRow("Chinese") << chinese << u"zh"_s;
    }
    void wrappedTextKeepsItsWidth()
    {
        QFETCH(QString, string);
        QFETCH(QString, language);
        for (const double width : {3.0, 4.5, 7.0}) {
            TextStyle style;
            style.language = language;
            style.wrapWidth = width;
            const auto bounds = lineBounds(string, style);
            QVERIFY(bounds.size() > 1);
            for (const base::Box &line : bounds)
                QVERIFY2(line.width() <= width + 0.05, qPrintable(QString::number(line.width())));
        }
    }

    void justifiedLinesEndTogether_data() { wrappedTextKeepsItsWidth_data(); }
    void justifiedLinesEndTogether()
    {
        QFETCH(QString, string);
        QFETCH(QString, language);
        TextStyle style;
        style.language = language;
        style.wrapWidth = 5;
        style.align = Align::Justify;
        const auto bounds = lineBounds(string, style);
        const double inkSlack = style.em * 0.6; // a full stop is in the left half of its square
        for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
            QVERIFY(std::abs(bounds[i].max.x - bounds[0].max.x) < inkSlack);
            QVERIFY(bounds[i].width() > 5 - inkSlack);
        }
        QVERIFY(bounds.back().width() < 5 - inkSlack); // the last line is not stretched
    }

    void linesAlign()
    {
        TextStyle style;
        const QString string = u"HHHHHHHH\nHH\n\nH"_s;
        style.align = Align::Left;
        const auto left = lineBounds(string, style);
        QCOMPARE(left.size(), 4u); // the empty one counts
        QVERIFY(std::abs(left[1].min.x - left[0].min.x) < 1e-9 && left[2].isEmpty());
        style.align = Align::Right;
        const auto right = lineBounds(string, style);
        QVERIFY(std::abs(right[1].max.x - right[0].max.x) < 1e-9);
        style.align = Align::Centre;
        const auto centred = lineBounds(string, style);
        QVERIFY(std::abs(centred[1].centre().x - centred[0].centre().x) < 1e-9);
        QVERIFY(std::abs(left[0].min.y - left[1].min.y - style.em * style.lineSpacing) < 1e-9);
        QVERIFY(std::abs(left[1].min.y - left[3].min.y - 2 * style.em * style.lineSpacing) < 1e-9);
    }

    void itemsOfAListHangBesideTheirBullets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << u"• Each token looks at every other token\n\t• and weighs what it finds\nend"_s;
        QTest::newRow("Korean") << u"• 어텐션은 모든 위치를 함께 살펴봅니다\n\t• 그리고 가중치를 정합니다\n끝"_s;
        QTest::newRow("Chinese") << u"• 注意力允许模型关注所有位置并捕捉依赖\n\t• 然后计算各处的权重值\n完"_s;
    }

    void itemsOfAListHangBesideTheirBullets()
    {
        QFETCH(QString, text);
        TextStyle style;
        style.em = 1;
        style.wrapWidth = 9;
        style.hasLists = true;
        const std::vector<base::Box> lines = lineBounds(text, style);
        const shape::Shape set = typeset::text(text, style).shape;
        const auto &shapes = set->children.front()->children;
        QVERIFY(lines.size() >= 5); // both items wrap
        std::vector<double> lefts;  // of the letters, without bullets
        for (const shape::Shape &line : shapes) {
            const bool hasBullet = text[line->children.front()->source.start] == u'•';
            lefts.push_back((hasBullet ? line->children[1] : line->children.front()).bounds().min.x);
        }
        const auto second = static_cast<std::size_t>(
            std::ranges::find_if(
                shapes, [&](const shape::Shape &line) { return line->source.start == text.indexOf(u"\t•") + 1; })
            - shapes.begin());
        QVERIFY(second > 1 && second + 2 < shapes.size());
        const double tolerance = 0.25; // space beside letters
        QVERIFY(std::abs(lefts[1] - lefts[0]) < tolerance);
        QVERIFY(std::abs(lefts[second] - lefts[0] - 1) < tolerance);
        QVERIFY(std::abs(lefts[second + 1] - lefts[second]) < tolerance);
        QVERIFY(lines[0].min.x < lefts[0] - 0.5); // the bullet
        for (const base::Box &line : lines)
            QVERIFY(line.max.x - lines[0].min.x < 9);
    }
};

LECTOGRAPH_TEST_MAIN(LinesTest)
#include "tst_typeset_lines.moc"
