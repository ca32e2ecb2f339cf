// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/styled_text.h"

#include <QGlyphRun>

#include <memory>
#include <vector>

namespace lectograph::typeset {

/// The formats in [from, to) of a text, counted from there.
QList<QTextLayout::FormatRange> formatsIn(const StyledText &text, qsizetype from, qsizetype to);

/// A range of a text as one line of Qt's layout, in pixels from the line's left end and its baseline, y up.
///
/// Qt counts from the beginning of the line for every character query. A long line is therefore also laid out in
/// pieces: the start of a piece is taken from the whole line, positions in it from the piece.
class TypeLine
{
public:
    /// The characters [from, to) of the text, indexed from 0 in the line.
    TypeLine(const StyledText &text, qsizetype from, qsizetype to);

    bool isValid() const { return m_isValid; }
    double width() const { return m_width; }
    /// The x position of the character at `index`, or of the end.
    double x(qsizetype index) const;
    /// The glyphs of one cluster.
    QList<QGlyphRun> glyphs(qsizetype from, qsizetype to) const;
    /// The position of a glyph of the cluster at `index` that Qt places at `position`.
    QPointF place(qsizetype index, const QPointF &position) const;
    const QString &string() const { return m_string; }

private:
    struct Piece
    {
        qsizetype from = 0;
        std::unique_ptr<QTextLayout> layout;
        QTextLine line;
        double shift = 0; ///< offset from its own x to that of the whole line
    };
    Piece laidOut(const StyledText &text, qsizetype from, qsizetype to, qsizetype origin) const;
    const Piece &pieceAt(qsizetype index) const;

    QString m_string;
    std::vector<Piece> m_pieces; ///< sorted, at least one
    double m_width = 0;
    bool m_isValid = false;
};

} // namespace lectograph::typeset
