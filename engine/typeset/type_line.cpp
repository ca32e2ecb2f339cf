// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/type_line.h"

#include "typeset/fonts.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace lectograph::typeset {

namespace {

constexpr qsizetype shortLine = 1000;   ///< in characters; shorter lines are not split
constexpr qsizetype pieceLength = 128;  ///< minimum length
constexpr qsizetype longestPiece = 512; ///< if there is no better position

/// In right-to-left text, order and shaping depend on the whole line.
bool isWrittenToTheRight(const QString &string)
{
    return std::ranges::none_of(string.toUcs4(), [](uint code) {
        switch (QChar::direction(code)) {
        case QChar::DirR:
        case QChar::DirAL:
        case QChar::DirAN:
        case QChar::DirRLE:
        case QChar::DirRLO:
        case QChar::DirRLI: return true;
        default: return false;
        }
    });
}

/// The starts of pieces: at line break opportunities, so that no shaping crosses them; also after tabs, which are
/// relative to the start of their line.
std::vector<qsizetype> cutsOf(const QString &string)
{
    std::vector<qsizetype> cuts{0};
    if (string.size() <= shortLine || !isWrittenToTheRight(string))
        return cuts;
    QTextBoundaryFinder lines(QTextBoundaryFinder::Line, string);
    QTextBoundaryFinder clusters(QTextBoundaryFinder::Grapheme, string);
    qsizetype tab = string.indexOf(u'\t');
    while (string.size() - cuts.back() > shortLine) {
        lines.setPosition(cuts.back() + pieceLength);
        qsizetype cut = lines.isAtBoundary() ? lines.position() : lines.toNextBoundary();
        if (cut < 0 || cut > cuts.back() + longestPiece) {
            clusters.setPosition(cuts.back() + longestPiece);
            cut = clusters.isAtBoundary() ? clusters.position() : clusters.toNextBoundary();
        }
        if (tab >= 0 && tab < cuts.back())
            tab = string.indexOf(u'\t', cuts.back());
        if (tab >= 0 && tab < cut)
            cut = tab + 1;
        if (cut < 0 || cut >= string.size())
            break;
        cuts.push_back(cut);
    }
    return cuts;
}

} // namespace

QList<QTextLayout::FormatRange> formatsIn(const StyledText &text, qsizetype from, qsizetype to)
{
    QList<QTextLayout::FormatRange> formats;
    for (QTextLayout::FormatRange format : text.formats) {
        const qsizetype first = std::max<qsizetype>(format.start, from);
        const qsizetype last = std::min<qsizetype>(format.start + format.length, to);
        if (first >= last)
            continue;
        format.start = static_cast<int>(first - from);
        format.length = static_cast<int>(last - first);
        formats.append(format);
    }
    return formats;
}

TypeLine::TypeLine(const StyledText &text, qsizetype from, qsizetype to)
    : m_string(text.string.mid(from, to - from).replace(u'\r', u' '))
{
    Piece whole = laidOut(text, 0, m_string.size(), from);
    m_isValid = whole.line.isValid();
    if (!m_isValid) {
        m_pieces.push_back(std::move(whole));
        return;
    }
    m_width = whole.line.horizontalAdvance();
    const double left = whole.line.naturalTextRect().left();
    const std::vector<qsizetype> cuts = cutsOf(m_string);
    if (cuts.size() == 1) {
        whole.shift = -left;
        m_pieces.push_back(std::move(whole));
        return;
    }
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        Piece piece = laidOut(text, cuts[i], i + 1 < cuts.size() ? cuts[i + 1] : m_string.size(), from);
        piece.shift = whole.line.cursorToX(static_cast<int>(cuts[i])) - left - piece.line.cursorToX(0);
        m_pieces.push_back(std::move(piece));
    }
}

/// `origin`: the line's position in the text, to which the formats refer.
TypeLine::Piece TypeLine::laidOut(const StyledText &text, qsizetype from, qsizetype to, qsizetype origin) const
{
    Piece piece{from, std::make_unique<QTextLayout>(m_string.mid(from, to - from), text.font), {}};
    piece.layout->setCacheEnabled(true); // or else the glyphs are shaped again when they are asked for
    piece.layout->setFormats(formatsIn(text, origin + from, origin + to));
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setUseDesignMetrics(true);
    option.setTabStopDistance(2 * layoutPixels);
    piece.layout->setTextOption(option);
    piece.layout->beginLayout();
    piece.line = piece.layout->createLine();
    if (piece.line.isValid())
        piece.line.setLineWidth(1e6);
    piece.layout->endLayout();
    return piece;
}

const TypeLine::Piece &TypeLine::pieceAt(qsizetype index) const
{
    return *std::prev(std::ranges::upper_bound(m_pieces, index, {}, &Piece::from));
}

double TypeLine::x(qsizetype index) const
{
    const Piece &piece = pieceAt(index);
    return piece.line.cursorToX(static_cast<int>(index - piece.from)) + piece.shift;
}

QList<QGlyphRun> TypeLine::glyphs(qsizetype from, qsizetype to) const
{
    const Piece &piece = pieceAt(from);
    return piece.line.glyphRuns(static_cast<int>(from - piece.from), static_cast<int>(to - from));
}

QPointF TypeLine::place(qsizetype index, const QPointF &position) const
{
    const Piece &piece = pieceAt(index);
    return {position.x() + piece.shift, piece.line.y() + piece.line.ascent() - position.y()};
}

} // namespace lectograph::typeset
