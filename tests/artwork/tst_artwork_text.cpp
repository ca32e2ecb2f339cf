// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/artwork.h"
#include "shape/path.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace lectograph;
using namespace Qt::StringLiterals;
using artwork::Artwork;
using shape::Shape;

namespace {

/// A page of 200 by 100 user units, which are scene units too.
base::Result<Artwork> readPage(const QByteArray &inside, const QStringList &languages = {u"en"_s})
{
    return artwork::read("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>" + inside + "</svg>", 0, 100,
                         {}, languages);
}

Artwork pageWith(const QByteArray &inside, const QStringList &languages = {u"en"_s})
{
    auto made = readPage(inside, languages);
    if (!made)
        qFatal("%s", qPrintable(made.error().text()));
    return *made;
}

void gather(const Shape &shape, std::vector<Shape> &leaves)
{
    if (shape::isLeaf(*shape))
        leaves.push_back(shape);
    for (const Shape &child : shape->children)
        gather(child, leaves);
}

std::vector<Shape> leavesOfPage(const QByteArray &inside)
{
    std::vector<Shape> leaves;
    gather(pageWith(inside).shape, leaves);
    return leaves;
}

/// The ink of all, in user units.
QRectF inkOfPage(const QByteArray &inside)
{
    const base::Box box = pageWith(inside).shape.bounds();
    return {box.min.x + 100, 50 - box.max.y, box.width(), box.height()};
}

QRectF inkOfLeaf(const Shape &leaf)
{
    const base::Box box = leaf.bounds();
    return {box.min.x + 100, 50 - box.max.y, box.width(), box.height()};
}

constexpr double exact = 1e-3; // glyphs are placed in 64ths of a thousandth of an em

bool isClose(double a, double b, double error = exact)
{
    return std::abs(a - b) <= error;
}

/// By how much the pen moves along “H” in the usual font and size.
double advanceOfH()
{
    return inkOfPage("<text x='10' y='50'>HH</text>").width() - inkOfPage("<text x='10' y='50'>H</text>").width();
}

} // namespace

class TestArtworkText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsStandOnTheirBaselineAtTheirPoint()
    {
        const Artwork made = pageWith("<text x='20' y='40' font-size='20'>HH</text>");
        QCOMPARE(made.warnings, QStringList());
        const QRectF ink = inkOfPage("<text x='20' y='40' font-size='20'>HH</text>");
        QVERIFY(isClose(ink.bottom(), 40, 0.1));
        QVERIFY(ink.left() >= 20 && ink.left() < 23);
        QVERIFY(ink.height() > 11 && ink.height() < 17); // capitals
    }

    void sizesAreThoseOfStylesAndRelativeOnesToTheirElement()
    {
        const auto heightOf = [](const QByteArray &text) {
            return inkOfPage("<g font-family='serif'>" + text + "</g>").height();
        };
        const double height = heightOf("<text y='40' font-size='20'>H</text>");
        for (const char *text :
             {"<text y='40' style='font-size:20px'>H</text>", "<text y='40' font-size='15pt'>H</text>",
              "<g font-size='10'><text y='40' font-size='2em'>H</text></g>",
              "<g font-size='40'><text y='40' font-size='50%'>H</text></g>",
              "<style>.a{font:bold 8px serif} text.a{font:normal 20px/1.5 serif}</style><text class='a' "
              "y='40'>H</text>",
              "<g style='font: 10px serif'><text y='40' style='font-size:2em'>H</text></g>",
              "<text y='20' font-size='10' transform='scale(2)'>H</text>"})
            QVERIFY2(isClose(heightOf(text), height), text);
        QVERIFY(isClose(heightOf("<text y='40' font-size='40'>H</text>"), 2 * height));
        QVERIFY(isClose(heightOf("<text y='40'>H</text>"), 0.8 * height)); // 16 px
    }

    void wordsGoAlongAPath_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a path") << QByteArray("<defs><path id='p' d='M20 40h150'/></defs>"
                                              "<text font-size='20'><textPath href='#p'>HHH</textPath></text>");
        QTest::newRow("in pieces") << QByteArray(
            "<defs><path id='p' d='M20 40h150'/></defs>"
            "<text font-size='20'>\n <textPath href='#p'><tspan>HH</tspan>H</textPath>\n</text>");
        QTest::newRow("of its own") << QByteArray(
            "<text x='9' y='9' font-size='20'><textPath path='M20 40h150'>HHH</textPath></text>");
        QTest::newRow("moved") << QByteArray("<defs><path id='p' d='M0 0h150' transform='translate(20 40)'/></defs>"
                                             "<text font-size='20'><textPath href='#p'>HHH</textPath></text>");
        QTest::newRow("from the other end")
            << QByteArray("<text font-size='20'><textPath path='M170 40h-150' side='right'>HHH</textPath></text>");
        QTest::newRow("later on it") << QByteArray(
            "<text font-size='20'><textPath path='M0 40h100' startOffset='20%'>HHH</textPath></text>");
        QTest::newRow("in its own lengths")
            << QByteArray("<defs><path id='p' d='M0 40h100' pathLength='10'/></defs>"
                          "<text font-size='20'><textPath href='#p' startOffset='2'>HHH</textPath></text>");
        QTest::newRow("a line") << QByteArray("<defs><line id='p' x1='20' y1='40' x2='190' y2='40'/></defs>"
                                              "<text font-size='20'><textPath href='#p'>HHH</textPath></text>");
    }

    void wordsGoAlongAPath()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(pageWith(text).warnings, QStringList());
        const QRectF straight = inkOfPage("<text x='20' y='40' font-size='20'>HHH</text>");
        const QRectF ink = inkOfPage(text);
        for (const auto &[one, other] : {std::pair(ink.left(), straight.left()),
                                         {ink.right(), straight.right()},
                                         {ink.top(), straight.top()},
                                         {ink.bottom(), straight.bottom()}})
            QVERIFY2(isClose(one, other), qPrintable(u"%1 %2"_s.arg(one).arg(other)));
    }

    void wordsTurnWithTheirPath()
    {
        const QRectF straight = inkOfPage("<text x='20' y='40' font-size='20'>HHH</text>");
        const QRectF down = inkOfPage("<text font-size='20'><textPath path='M50 10v80'>HHH</textPath></text>");
        QVERIFY(isClose(down.width(), straight.height()));
        QVERIFY(isClose(down.height(), straight.width()));
        QVERIFY(isClose(down.left(), 50 - (straight.bottom() - 40))); // the letters stand on it
        // On a circle around (100, 50), the words around its top are on its outside.
        const QRectF arch = inkOfPage("<text font-size='10' text-anchor='middle'><textPath startOffset='50%' "
                                      "path='M70 50A30 30 0 0 1 130 50'>HHHHH</textPath></text>");
        QVERIFY(isClose(arch.center().x(), 100, 0.1));
        QVERIFY(arch.top() < 14 && arch.bottom() > 20);
    }

    void linesMayRunFromTopToBottom()
    {
        const QRectF straight = inkOfPage("<text x='20' y='40' font-size='20'>HHH</text>");
        const QByteArray lying = "<text x='50' y='20' style='writing-mode:vertical-rl' font-size='20'>HHH</text>";
        QCOMPARE(pageWith(lying).warnings, QStringList());
        const QRectF down = inkOfPage(lying); // Latin letters lie on their side
        QVERIFY(isClose(down.width(), straight.height()));
        QVERIFY(isClose(down.height(), straight.width()));
        QVERIFY(isClose(down.top() - 20, straight.left() - 20));
        QVERIFY(isClose(down.center().x(), 50, 3));
        for (const char *words : {"\xe4\xb8\xad\xe6\x96\x87\xe5\xad\x97", "\xed\x95\x9c\xea\xb5\xad\xec\x96\xb4"}) {
            const QRectF ink = inkOfPage("<g writing-mode='tb'><text x='50' y='20' font-size='20'>" + QByteArray(words)
                                         + "</text></g>");
            QVERIFY(ink.width() > 12 && ink.width() <= 21);
            QVERIFY(ink.height() > 50 && ink.height() <= 61);
            QVERIFY(isClose(ink.center().x(), 50, 2) && isClose(ink.center().y(), 50, 2));
        }
        const QRectF stroke =
            inkOfPage("<text x='50' y='20' style='writing-mode:vertical-rl' font-size='20'>\xe4\xb8\x80</text>");
        QVERIFY(stroke.width() > 3 * stroke.height()); // “一” stands
        const QRectF middle =
            inkOfPage("<text x='50' y='50' writing-mode='tb' text-anchor='middle' font-size='20'>HHH</text>");
        QVERIFY(isClose(middle.center().y(), 50, 0.1));
        const QRectF moved = inkOfPage("<text x='50' y='20' dx='7' dy='5' writing-mode='tb' font-size='20'>HHH</text>");
        QVERIFY(isClose(moved.center().x() - down.center().x(), 7));
        QVERIFY(isClose(moved.center().y() - down.center().y(), 5));
    }

    void whatDoesNotFitOnAPathIsNotDrawn()
    {
        const QRectF ink = inkOfPage("<text font-size='20'><textPath path='M20 40h50'>HHHHHHHHHH</textPath></text>");
        QVERIFY(ink.right() < 80);
        const Artwork after = pageWith("<text font-size='20'><textPath path='M20 40h50'>H</textPath>H</text>");
        QVERIFY(
            isClose(after.shape.bounds().max.x + 100, 70 + inkOfPage("<text y='40' font-size='20'>H</text>").right()));
        const Artwork nowhere = pageWith("<text y='40'>H<textPath href='#nothing'>HHH</textPath></text>");
        QCOMPARE(nowhere.warnings.size(), 1);
        QVERIFY(nowhere.warnings.front().contains(u"textPath"_s));
    }

    void theWholeOfAFontIsSaidAtOnce()
    {
        const QByteArray apart = "<text y='40' style='font-style:italic;font-weight:700;font-size:18px;"
                                 "font-family:\"Noto Sans\",sans-serif'>Query</text>";
        const QByteArray whole =
            "<text y='40' style='font:italic bold 18px / 1.2 \"Noto Sans\", sans-serif'>Query</text>";
        QVERIFY(pageWith(apart).shape == pageWith(whole).shape);
        // A weaker longhand does not win over it, and a stronger one does.
        QVERIFY(pageWith("<text y='40' font-size='99' style='font:18px serif'>Q</text>").shape
                == pageWith("<text y='40' style='font-family:serif;font-size:18px'>Q</text>").shape);
    }

    void familiesWeightsAndSlantsAreTheirs()
    {
        const auto width = [](const QByteArray &style, const QByteArray &words) {
            return inkOfPage("<text y='40' style='" + style + "'>" + words + "</text>").width();
        };
        QVERIFY(width("font-family:sans-serif", "iiii") < 0.6 * width("font-family:sans-serif", "MMMM"));
        const QByteArray mono = "font-family:\"No Such Font\",monospace";
        const double step = width(mono, "HiH") - width(mono, "HH");
        QVERIFY(isClose(step, width(mono, "HMH") - width(mono, "HH")));
        QVERIFY(width("font-weight:bold", "Query") > width("font-weight:normal", "Query"));
        QVERIFY(pageWith("<text y='40' font-weight='bold'>a<tspan font-weight='lighter'>b</tspan></text>").shape
                != pageWith("<text y='40' font-weight='bold'>ab</text>").shape);
        QVERIFY(pageWith("<text y='40' font-style='italic'>a</text>").shape != pageWith("<text y='40'>a</text>").shape);
        // A drawing that names no family is set in that of browsers.
        QVERIFY(pageWith("<text y='40'>a</text>").shape
                == pageWith("<text y='40' font-family='\"Times New Roman\", serif'>a</text>").shape);
    }

    void anchorsAreOfWholeChunks()
    {
        const auto ink = [](const QByteArray &anchor) {
            return inkOfPage("<text x='100' y='40' text-anchor='" + anchor + "'>H<tspan>HH</tspan></text>");
        };
        const double advance = 3 * advanceOfH();
        QVERIFY(isClose(ink("middle").left(), ink("start").left() - advance / 2));
        QVERIFY(isClose(ink("end").left(), ink("start").left() - advance));
        // An absolute place begins a chunk with an anchor of its own.
        const auto leaves = leavesOfPage("<text x='50' y='20' text-anchor='end'>H<tspan x='150' y='80' "
                                         "text-anchor='start'>H</tspan></text>");
        QCOMPARE(leaves.size(), std::size_t(2));
        QVERIFY(inkOfLeaf(leaves[0]).right() <= 50);
        QVERIFY(inkOfLeaf(leaves[1]).left() >= 150);
        QVERIFY(isClose(inkOfLeaf(leaves[1]).bottom(), 80, 0.1));
    }

    void partsOfATextFollowOneAnother()
    {
        const QRectF whole = inkOfPage("<text x='10' y='40'>HHHH</text>");
        for (const char *text :
             {"<text x='10' y='40'>HH<tspan fill='red'>H</tspan>H</text>",
              "<text x='10' y='40'><tspan>HHHH</tspan></text>",
              "<text x='1' y='2'><tspan x='10' y='40'>HHHH</tspan></text>",
              "<text x='10' y='40'>H<a href='#b'>HHH</a></text>", "<text x='5' dx='5' y='38' dy='2'>HHHH</text>",
              "<text x='5%' y='40%'>HHHH</text>", "<text transform='translate(10 40)'>HHHH</text>",
              "<defs><text id='t'>HHHH</text></defs><use href='#t' x='10' y='40'/>",
              "<text x='10' y='40'>HH<title>not shown</title>HH<tspan display='none'>HH</tspan></text>"}) {
            const QRectF ink = inkOfPage(text);
            QVERIFY2(isClose(ink.left(), whole.left()) && isClose(ink.right(), whole.right())
                         && isClose(ink.bottom(), whole.bottom()),
                     text);
        }
        const auto leaves = leavesOfPage("<text y='40' fill='blue'>H<tspan fill='red'>H</tspan></text>");
        QCOMPARE(leaves.size(), std::size_t(2));
        QCOMPARE(leaves[0]->style.fill, (base::Color{0, 0, 1, 1}));
        QCOMPARE(leaves[1]->style.fill, (base::Color{1, 0, 0, 1}));
    }

    void charactersStandWhereListsSay()
    {
        const double advance = advanceOfH();
        const QRectF one = inkOfPage("<text x='10' y='40'>H</text>");
        const auto right = [](const QByteArray &text) { return inkOfPage(text).right(); };
        QVERIFY(isClose(right("<text x='10 50,150' y='40'>HHH</text>"), one.right() + 140));
        QVERIFY(isClose(right("<text x='10' y='40' dx='0 7 7'>HHH</text>"), one.right() + 2 * advance + 14));
        QVERIFY(isClose(inkOfPage("<text x='10' y='40' dy='0 1em'>HH</text>").bottom(), one.bottom() + 16));
        QVERIFY(isClose(right("<text x='10' y='40' letter-spacing='3'>HHH</text>"), one.right() + 2 * advance + 6));
        const double blank = right("<text x='10' y='40'>H H</text>");
        QVERIFY(isClose(right("<text x='10' y='40' style='word-spacing:0.5em'>H H</text>"), blank + 8));
        // A quarter turn lays the first letter on its side, and the last angle is that of the rest.
        const QRectF turned = inkOfPage("<text x='10' y='40' rotate='90'>H</text>");
        QVERIFY(isClose(turned.width(), one.height()) && isClose(turned.height(), one.width()));
        QVERIFY(turned.top() >= 40);
        QVERIFY(inkOfPage("<text x='10' y='40' rotate='0 90'>HHH</text>").bottom() > 45);
    }

    void textTakesTheLengthThatItIsGiven()
    {
        const double advance = advanceOfH();
        const QRectF one = inkOfPage("<text x='10' y='40'>H</text>");
        const QRectF spaced = inkOfPage("<text x='10' y='40' textLength='90'>HHH</text>");
        QVERIFY(isClose(spaced.right(), one.right() + 90 - advance));
        const QRectF stretched =
            inkOfPage("<text x='10' y='40' textLength='90' lengthAdjust='spacingAndGlyphs'>HHH</text>");
        QVERIFY(isClose(stretched.right() - 10, (one.right() - 10 + 2 * advance) * 90 / (3 * advance)));
        QVERIFY(isClose(stretched.height(), one.height()));
    }

    void whiteSpaceIsCollapsedUnlessItIsKept()
    {
        const double right = inkOfPage("<text x='10' y='40'>H H</text>").right();
        for (const char *text :
             {"<text x='10' y='40'>  H \n\t H  </text>", "<text x='10' y='40'>H<tspan> </tspan> H</text>",
              "<text x='10' y='40'>\n  <tspan>H</tspan>\n  <tspan>H</tspan>\n</text>",
              "<text x='10' y='40' xml:space='preserve' style='white-space:normal'>H   H</text>"})
            QVERIFY2(isClose(inkOfPage(text).right(), right), text);
        const double blank = right - inkOfPage("<text x='10' y='40'>HH</text>").right();
        for (const char *text : {"<text x='10' y='40' xml:space='preserve'>H  H</text>",
                                 "<g xml:space='preserve'><text x='10' y='40'>H  H</text></g>",
                                 "<text x='10' y='40' style='white-space:pre'>H  H</text>"})
            QVERIFY2(isClose(inkOfPage(text).right(), right + blank), text);
    }

    void baselinesMayLieElsewhere()
    {
        const QRectF usual = inkOfPage("<text y='40'>H</text>");
        const auto moved = [&](const QByteArray &attributes) {
            return inkOfPage("<text y='40' " + attributes + ">H</text>").bottom() - usual.bottom();
        };
        QVERIFY(isClose(moved("dominant-baseline='auto'"), 0));
        QVERIFY(moved("dominant-baseline='middle'") > 2 && moved("dominant-baseline='middle'") < 5);
        QVERIFY(moved("style='dominant-baseline:central'") > 3);
        QVERIFY(moved("dominant-baseline='hanging'") > 8);
        QVERIFY(moved("dominant-baseline='text-after-edge'") < -2);
        const auto inPart = [&](const QByteArray &attributes) {
            const auto leaves = leavesOfPage("<text y='40'>H<tspan " + attributes + ">H</tspan></text>");
            return inkOfLeaf(leaves.back()).bottom() - usual.bottom();
        };
        QVERIFY(isClose(inPart("baseline-shift='5'"), -5));
        QVERIFY(isClose(inPart("style='baseline-shift:25%'"), -4));
        QVERIFY(inPart("baseline-shift='super'") < -2 && inPart("baseline-shift='sub'") > 2);
        QVERIFY(inPart("alignment-baseline='hanging'") > 8);
    }

    void koreanAndChineseAreSetInTheirFonts()
    {
        for (const QByteArray &words :
             {QByteArray("어텐션은 질의와 키를"), QByteArray("注意力机制"), QByteArray("Query 질의 查询 x̂ é")}) {
            const Artwork made =
                pageWith("<text y='40' font-family='Helvetica, Arial, sans-serif'>" + words + "</text>");
            QCOMPARE(made.warnings, QStringList()); // no hollow boxes
            QVERIFY(made.shape.bounds().width() > 40);
        }
        // “骨” is not written alike everywhere.
        const QByteArray bone = "<text y='40' font-family='sans-serif' font-size='40'>骨</text>";
        QVERIFY(pageWith(bone, {u"zh"_s}).shape != pageWith(bone, {u"ja"_s}).shape);
        QVERIFY(pageWith("<g xml:lang='ja'>" + bone + "</g>", {u"zh"_s}).shape
                == pageWith("<g>" + bone + "</g>", {u"ja"_s}).shape);
    }

    void wordsArePaintedAsShapesAre()
    {
        const auto leaves = leavesOfPage(
            "<linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/>"
            "</linearGradient><text y='40' fill='url(#g)'>H</text>"
            "<text y='80' fill='none' stroke='red' stroke-width='2'>H</text>"
            "<text y='80' visibility='hidden'>H</text>");
        QCOMPARE(leaves.size(), std::size_t(2));
        QVERIFY(leaves[0]->style.fillGradient);
        QVERIFY(!leaves[1]->style.hasFill() && leaves[1]->style.hasStroke());
        // Lines are no part of the letters that they cross.
        QCOMPARE(leavesOfPage("<text y='40' text-decoration='underline line-through'>gj</text>").size(),
                 std::size_t(2));
        // A clip cuts words, and words cut shapes.
        QVERIFY(inkOfPage("<clipPath id='c'><rect width='30' height='100'/></clipPath>"
                          "<g clip-path='url(#c)'><text y='40'>HHHHHHHHHH</text></g>")
                    .right()
                <= 30 + exact);
        const Artwork cut = pageWith("<clipPath id='c'><text x='10' y='40'>H</text></clipPath>"
                                     "<rect width='200' height='100' clip-path='url(#c)'/>");
        QCOMPARE(cut.warnings, QStringList());
        QVERIFY(cut.shape.bounds().width() < 20);
    }

    void emojiArePictures()
    {
        const auto leaves = leavesOfPage("<text x='20' y='40' font-size='20'>🔥</text>");
        QCOMPARE(leaves.size(), std::size_t(1));
        QVERIFY(leaves.front()->image);
        const QRectF ink = inkOfLeaf(leaves.front());
        QVERIFY(ink.width() > 15 && ink.width() < 35);
        QVERIFY(ink.top() > 10 && ink.bottom() > 38 && ink.bottom() < 50);
    }

    void labelsOfPrograms_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("draw.io") << QByteArray(
            "<switch><foreignObject width='100%' height='100%' requiredFeatures='x'><div "
            "xmlns='http://www.w3.org/1999/xhtml'>HHH</div></foreignObject><text x='60' y='34' fill='#333333' "
            "font-family='Helvetica' font-size='12px' text-anchor='middle'>HHH</text></switch>");
        QTest::newRow("matplotlib") << QByteArray(
            "<g id='text_1'><text style=\"font: 10px 'DejaVu Sans', 'Bitstream Vera Sans', sans-serif; text-anchor: "
            "middle\" x='60' y='40' transform='rotate(-0 60 40)'>HHH</text></g>");
        QTest::newRow("PowerPoint") << QByteArray(
            "<text fill='#FFFFFF' font-family='Calibri,Calibri_MSFontService,sans-serif' font-weight='400' "
            "font-size='18' text-anchor='middle' transform='translate(60 40)'>H<tspan "
            "font-size='18'>HH</tspan></text>");
        QTest::newRow("Mermaid") << QByteArray(
            "<text x='60' y='40' dominant-baseline='middle' alignment-baseline='middle' text-anchor='middle' "
            "style='text-anchor:middle;font-size:16px;font-weight:400'><tspan x='60' dy='0'>HHH</tspan></text>");
        QTest::newRow("Inkscape") << QByteArray(
            "<text xml:space='preserve' "
            "style='font-size:12px;line-height:1.25;font-family:sans-serif;text-align:center;"
            "writing-mode:lr-tb;text-anchor:middle' x='1' y='2'><tspan x='60' y='40'>HHH</tspan></text>");
        QTest::newRow("PlantUML") << QByteArray(
            "<text fill='#000000' font-family='sans-serif' font-size='14' lengthAdjust='spacing' text-anchor='middle' "
            "textLength='33' x='60' y='40'>HHH</text>");
    }

    void labelsOfPrograms()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(pageWith(text).warnings, QStringList());
        const double centre = inkOfPage(text).center().x();
        QVERIFY2(isClose(centre, 60, 0.2), qPrintable(QString::number(centre)));
    }

    void labelsOfHtmlStandAroundTheMiddleOfTheirFrame()
    {
        const auto label = [](const QByteArray &html,
                              const QByteArray &frame = "x='40' y='20' width='60' height='48'") {
            return "<g fill='#333' font-family='sans-serif'><foreignObject " + frame
                + "><div xmlns='http://www.w3.org/1999/xhtml' style='display:table-cell'>" + html
                + "</div></foreignObject></g>";
        };
        const QByteArray one = label("<span class='nodeLabel'><p>HHH</p></span>");
        QCOMPARE(pageWith(one).warnings, QStringList());
        const QRectF line = inkOfPage(one);
        QVERIFY(isClose(line.center().x(), 70, 0.2));
        QVERIFY2(isClose(line.center().y(), 44, 3), qPrintable(QString::number(line.center().y())));
        QVERIFY(isClose(leavesOfPage(one).front()->style.fill.r, 0.2));
        QCOMPARE(pageWith(label("<span></span>", "width='0' height='0'")).warnings, QStringList()); // of an edge
        const QRectF two = inkOfPage(label("HHH<br/>  HHH"));
        QVERIFY(isClose(two.height() - line.height(), 24)); // as high as the frame has room for
        QVERIFY(isClose(two.center().y(), line.center().y()));
        // What is clearly too wide is broken at its spaces.
        QVERIFY(inkOfPage(label("HHH HHH HHH HHH HHH")).width() < 66);
        // What is more than words, or has no size of its own, is left out and said.
        for (const QByteArray &other : {label("HHH<img src='a.png'/>"), label("HHH", "width='100%' height='100%'")}) {
            const Artwork made = pageWith(other);
            QCOMPARE(made.warnings.size(), 1);
            QVERIFY(made.warnings.front().contains(u"foreignObject"_s));
        }
    }

    void tooMuchTextIsRefusedBeforeItIsSet()
    {
        for (const QByteArray &text : {"<text>" + QByteArray("word ").repeated(100'000) + "</text>",
                                       "<text id='t' xml:space='preserve'>" + QByteArray(5000, ' ') + "</text>"
                                           + QByteArray("<use href='#t'/>").repeated(100),
                                       QByteArray("<text>.</text>").repeated(10'000),
                                       "<text>" + QByteArray("<tspan x='1'>a</tspan>").repeated(20'000) + "</text>"}) {
            const auto made = readPage(text);
            QVERIFY(!made);
            QVERIFY2(made.error().text().contains(u"text"_s), qPrintable(made.error().text()));
        }
    }
};

LECTOGRAPH_TEST_MAIN(TestArtworkText)
#include "tst_artwork_text.moc"
