// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/east_asian.h"
#include "base/graphemes.h"
#include "base/hash.h"
#include "blocks/block.h"
#include "blocks/label.h"
#include "blocks/random.h"
#include "blocks/rows.h"
#include "blocks/style.h"
#include "graph/placement.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "tensor/random.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Color;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using graph::PropertyTable;
using graph::ValueType;
using shape::Shape;
using shape::SourceRange;

namespace {

bool isBlank(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.isSpace(); });
}

/// Whether it is written without a space beside the word or number that it belongs to: ., (, €, °, +.
bool isMark(QChar c)
{
    return c.isPunct() || c.category() == QChar::Symbol_Currency || c.category() == QChar::Symbol_Math || c == u'°';
}

/// Whether it opens what follows, like “ and (. Other marks, such as a straight quotation mark or ₩, do at the start of a
/// word, or after a mark that opens it.
bool opens(QStringView text, qsizetype at, bool isAfterOpening)
{
    switch (text[at].category()) {
    case QChar::Punctuation_Open:
    case QChar::Punctuation_InitialQuote: return true;
    case QChar::Punctuation_Close:
    case QChar::Punctuation_FinalQuote: return false;
    default: break;
    }
    const bool isAtStart = at == 0 || text[at - 1].isSpace() || isAfterOpening;
    return isMark(text[at]) && isAtStart && at + 1 < text.size() && !text[at + 1].isSpace();
}

/// For every place, whether only marks follow up to the next space.
std::vector<bool> ends(QStringView text)
{
    std::vector<bool> isEnd(static_cast<std::size_t>(text.size()) + 1, true);
    for (qsizetype at = text.size(); at-- > 0;) {
        const auto index = static_cast<std::size_t>(at);
        isEnd[index] = text[at].isSpace() || (isMark(text[at]) && isEnd[index + 1]);
    }
    return isEnd;
}

/// A text and the ranges of its pieces, which have no spaces around them.
struct Cut
{
    QString text;
    std::vector<SourceRange> pieces;
};

/// Where characters end.
Cut cutAtCharacters(const QString &text)
{
    Cut cut{text, {}};
    const std::vector<qsizetype> boundaries = base::graphemeBoundaries(text);
    for (std::size_t i = 1; i < boundaries.size(); ++i) {
        const SourceRange piece{static_cast<int>(boundaries[i - 1]), static_cast<int>(boundaries[i])};
        if (!isBlank(QStringView(text).mid(piece.start, piece.end - piece.start)))
            cut.pieces.push_back(piece);
    }
    return cut;
}

/// Whether it is a Chinese character of the basic plane.
bool isChinese(QChar c)
{
    return c.script() == QChar::Script_Han;
}

/// Whether spaces divide Chinese words: 我 不想 摸 它.
bool hasSpacedChinese(const QString &text)
{
    bool isAfter = false; // Chinese, and then at least one space
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (text[at].isSpace())
            isAfter = isAfter || isChinese(text[at - 1]);
        else if (isAfter && isChinese(text[at]))
            return true;
        else
            isAfter = false;
    }
    return false;
}

/// Where words end. Words of scripts without spaces end as Unicode says (UAX #29), which for Chinese is after each
/// character, or at its spaces where there are any; a mark belongs to the word before it, or to the one that it opens, and
/// Korean words are whole up to a mark that opens: 어텐션, (attention)은.
Cut cutAtWords(const QString &text)
{
    Cut cut{text, {}};
    const std::vector<bool> isKorean = base::koreanWords(text);
    const bool isSpaced = hasSpacedChinese(text);
    const std::vector<bool> isEnd = ends(text);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    bool isOpen = false; // the last piece consists of opening marks
    for (qsizetype start = 0, end = finder.toNextBoundary(); end > 0; start = end, end = finder.toNextBoundary()) {
        const QStringView piece = QStringView(text).mid(start, end - start);
        if (isBlank(piece))
            continue;
        const auto at = static_cast<std::size_t>(start);
        const bool follows = !cut.pieces.empty() && cut.pieces.back().end == start;
        const bool isOpening = opens(text, start, follows && isOpen);
        const bool isWithin = isSpaced && follows && isChinese(text[start]) && isChinese(text[start - 1]);
        const bool goesOn = isWithin || (follows && isKorean[at] && isKorean[at - 1]) || isEnd[at]
            || std::ranges::all_of(piece, [](QChar c) { return c.isPunct(); });
        if (follows && (isOpen || (goesOn && !isOpening)))
            cut.pieces.back().end = static_cast<int>(end);
        else
            cut.pieces.push_back({static_cast<int>(start), static_cast<int>(end)});
        isOpen = isOpening;
    }
    return cut;
}

Cut cutAtSpaces(const QString &text)
{
    Cut cut{text, {}};
    int start = -1;
    for (int i = 0; i <= text.size(); ++i) {
        const bool isInside = i < text.size() && !text[i].isSpace();
        if (isInside && start < 0)
            start = i;
        if (!isInside && start >= 0) {
            cut.pieces.push_back({start, i});
            start = -1;
        }
    }
    return cut;
}

/// The marks are cuts and not part of the text; spaces belong to the pieces but are outside their boxes. A text without
/// marks is cut between spaces, as where relations of words are read.
Cut cutAtMarks(const QString &marked)
{
    if (!marked.contains(u'|'))
        return cutAtSpaces(marked);
    Cut cut;
    for (const QString &piece : marked.split(u'|')) {
        const int start = static_cast<int>(cut.text.size());
        cut.text += piece;
        if (!isBlank(piece))
            cut.pieces.push_back({start, static_cast<int>(cut.text.size())});
    }
    return cut;
}

Cut cutOf(const Inputs &in)
{
    const QString &text = in.text("text");
    const QString &by = in.text("by");
    if (by == "marks"_L1)
        return cutAtMarks(text);
    if (by == "spaces"_L1)
        return cutAtSpaces(text);
    return by == "words"_L1 ? cutAtWords(text) : cutAtCharacters(text);
}

/// The glyphs of one line, in the space of the whole text.
struct Line
{
    std::vector<Shape> glyphs;
    base::Box box;

    /// That of the first letter. Emoji, which are images, stand on the lower edge of what there is.
    double baseline() const
    {
        const auto letter = std::ranges::find_if(glyphs, [](const Shape &glyph) { return !glyph->image; });
        return letter == glyphs.end() ? box.min.y : (*letter)->placement.origin.y;
    }
};

void collectGlyphs(std::vector<Line> &lines, const Shape &shape, const base::Transform &space)
{
    const base::Transform inner = space * shape->placement;
    const bool isLine = std::ranges::any_of(shape->children, [](const Shape &child) { return shape::isLeaf(*child); });
    if (isLine)
        lines.emplace_back();
    for (const Shape &child : shape->children) {
        if (!shape::isLeaf(*child)) {
            collectGlyphs(lines, child, inner);
            continue;
        }
        lines.back().glyphs.push_back(shape::transformed(child, inner));
        lines.back().box.add(lines.back().glyphs.back().bounds());
    }
}

Color boxColor(const Inputs &in, const Context &context, std::size_t piece)
{
    const std::vector<Color> &own = in.colors("colours");
    if (!own.empty())
        return own[piece % own.size()];
    tensor::Random random(base::Hash(blocks::seedOf(in, context)).add(piece).value());
    return blocks::brightColor(random, in.number("hueFrom"), in.number("hueTo"), 0.7);
}

/// A piece without its box.
struct Word
{
    std::size_t index;
    std::vector<Shape> glyphs;
    base::Box box; ///< of its glyphs in one line
};

/// The pieces of one line, in order; a piece that goes on in the next line is there twice.
std::vector<Word> wordsOf(const Line &line, const Cut &cut)
{
    std::vector<Word> words;
    for (const Shape &glyph : line.glyphs) {
        const auto found = std::ranges::upper_bound(cut.pieces, glyph->source.start, {}, &SourceRange::end);
        if (found == cut.pieces.end() || glyph->source.start < found->start)
            continue;
        const auto index = static_cast<std::size_t>(found - cut.pieces.begin());
        if (words.empty() || words.back().index != index)
            words.push_back({index, {}, {}});
        words.back().glyphs.push_back(glyph);
        words.back().box.add(glyph.bounds());
    }
    return words;
}

/// The sides of a box.
struct Extent
{
    double left;
    double right;
};

/// Boxes of pieces without a space between them meet halfway, instead of overlapping.
std::vector<Extent> extentsOf(const std::vector<Word> &words, double gap, bool areJoined)
{
    std::vector<Extent> extents;
    for (std::size_t i = 0; i < words.size(); ++i) {
        extents.push_back({words[i].box.min.x - gap, words[i].box.max.x + gap});
        if (i == 0)
            continue;
        Extent &before = extents[i - 1];
        Extent &own = extents[i];
        if (before.right > own.left)
            before.right = own.left = (words[i - 1].box.max.x + words[i].box.min.x) / 2;
        else if (areJoined)
            own.left = before.right;
    }
    return extents;
}

Shape boxAround(const base::Box &box, const Color &color, const Inputs &in, const Context &context)
{
    shape::Style style = blocks::lineStyle(color, in.number("strokeWidth"), context.setting);
    style.fill = color.withAlpha(in.number("fillOpacity"));
    return shape::shifted(shape::leaf(shape::rectangle(box.width(), box.height()), style, u"box"_s), box.centre());
}

/// The pieces with their middles, or the edges that line up, a step apart; the first one around the origin.
void space(std::vector<Shape> &pieces, const base::Vec3 &step, const base::Vec3 &edge)
{
    for (std::size_t i = 0; i < pieces.size(); ++i)
        pieces[i] = shape::movedTo(pieces[i], step * static_cast<double>(i), edge);
}

Result<Shape> drawPieces(const Inputs &in, const Context &context)
{
    const Cut cut = cutOf(in);
    typeset::TextStyle letters = blocks::textStyle(in.number("size"), in.color("colour"), context);
    if (!in.text("family").isEmpty())
        letters.family = in.text("family");
    letters.wrapWidth = in.number("wrapWidth");
    letters.lineSpacing = 1.6; // boxes of two lines do not touch
    const typeset::Typeset set = typeset::text(cut.text, letters);
    for (const QString &warning : set.warnings)
        context.warn(warning);
    std::vector<Line> lines;
    collectGlyphs(lines, set.shape, {});
    // From the base line: the same for all lines, so that the words of each stand alike in their boxes.
    double top = -std::numeric_limits<double>::infinity();
    double bottom = std::numeric_limits<double>::infinity();
    for (const Line &line : lines) {
        top = std::max(top, line.box.max.y - line.baseline() + in.number("gapY"));
        bottom = std::min(bottom, line.box.min.y - line.baseline() - in.number("gapY"));
    }
    std::vector<Shape> pieces;
    for (const Line &line : lines) {
        std::vector<Word> words = wordsOf(line, cut);
        const std::vector<Extent> extents = extentsOf(words, in.number("gapX"), in.boolean("joined"));
        for (std::size_t i = 0; i < words.size(); ++i) {
            base::Box box;
            box.add(base::Vec3{extents[i].left, line.baseline() + bottom, 0});
            box.add(base::Vec3{extents[i].right, line.baseline() + top, 0});
            pieces.push_back(shape::group({boxAround(box, boxColor(in, context, words[i].index), in, context),
                                           shape::group(std::move(words[i].glyphs), u"text"_s)}));
        }
    }
    if (const base::Vec3 step = in.vector("step"); !(step == base::Vec3{}))
        space(pieces, step, graph::direction(in.text("lineUp")));
    return shape::group(std::move(pieces));
}

Result<graph::Outputs> evaluatePieces(const Inputs &in, const Context &context)
{
    return drawPieces(in, context).map([&](const Shape &shape) {
        const Cut cut = cutOf(in);
        QStringList words;
        for (const SourceRange &piece : cut.pieces)
            words.append(cut.text.mid(piece.start, piece.end - piece.start).trimmed());
        return graph::Outputs{shape, static_cast<qint64>(words.size()), words};
    });
}

graph::PropertyTable piecesProperties()
{
    return graph::joined(
        row::text("text", "a fluffy blue creature", "What is written"),
        row::choice("by", "words",
                    "words=Single words|spaces=Between spaces|characters=Single characters|marks=At marks in the text",
                    "Words end as each script wants it, in Chinese at its spaces or else after every character; with "
                    "marks, “|” in the text says where it is cut; without any, it is cut between spaces")
            .titled("Cut into"),
        row::number("size", 48, "Type size").between(1, 2000), row::color("colour", "WHITE", "Colour of the text"),
        row::text("family", "", "Font; empty: that of the lecture").titled("Font").as(graph::TextKind::Font),
        row::number("wrapWidth", 0, "Lines are broken at this width; 0: only where the text has line breaks")
            .titled("Longest line")
            .atLeast(0)
            .in("units"),
        row::vector(
            "step", {0, 0, 0},
            "From the middle of each piece to that of the next, as over the columns of a grid; [0, 0, 0]: as written")
            .titled("Distance between pieces")
            .in("units"),
        row::choice("lineUp", "centre", "centre|left|right|up|down",
                    "With a step, which edges of the pieces line up instead of their middles")
            .titled("Alignment"),
        row::boolean("joined", false, "The space before a piece is in its box, as tokens have it")
            .titled("Boxes touch"),
        row::number("gapX", 0.05, "From the letters to the sides of their box")
            .titled("Room at the sides")
            .between(0, 100)
            .in("units"),
        row::number("gapY", 0.1, "From the letters to the top and bottom of their box")
            .titled("Room above and below")
            .between(0, 100)
            .in("units"),
        row::colors("colours", "One after the other; if there are none, every box has a random bright one")
            .titled("Colours of boxes"),
        blocks::hueProperties(0.5, 0.6), row::number("fillOpacity", 0.15, "How opaque the boxes are").between(0, 1),
        row::number("strokeWidth", 1, "Thickness of the boxes' lines")
            .titled("Line width")
            .between(0, 1000)
            .in("hundredths"),
        blocks::seedSpec);
}

} // namespace

NodeType pieces()
{
    return {
        .id = u"text.pieces"_s,
        .title = u"Text in pieces"_s,
        .category = u"Text"_s,
        .help = u"Words, characters or tokens of a text, each in its box. The parts are “0”, “1”, “2”, …, each with "
                u"“box” and “text”."_s,
        .properties = piecesProperties(),
        .outputs = {{.key = "shape", .type = ValueType::Shape, .help = "What is drawn"},
                    {.key = "count", .type = ValueType::Integer, .help = "How many pieces there are"},
                    {.key = "words", .type = ValueType::Texts, .help = "What is written in the pieces"}},
        .placed = true,
        .evaluate = evaluatePieces,
    };
}

} // namespace lectograph::text
