// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "typeset/styled_text.h"

#include <QGlyphRun>

#include <memory>
#include <vector>

namespace lectograph::typeset {

/// A piece of a text as one line of Qt's layout, in pixels from the line's left end and its baseline, y up.
///
/// Whenever Qt is asked for a character it counts from the beginning of the line. So a long line is laid out in pieces as
/// well: where a piece begins is asked of the whole line, and what is in it of the piece.
class TypeLine
{
public:
    /// The characters [from, to) of the text; the line counts them from 0.
    TypeLine(const StyledText &text, qsizetype from, qsizetype to);

    bool isValid() const { return m_isValid; }
    double width() const { return m_width; }
    /// Where the character at `index` begins; that of the end, too.
    double x(qsizetype index) const;
    /// The glyphs of one cluster.
    QList<QGlyphRun> glyphs(qsizetype from, qsizetype to) const;
    /// Where a glyph of the cluster at `index` stands, if Qt says `position`.
    QPointF place(qsizetype index, const QPointF &position) const;
    const QString &string() const { return m_string; }

private:
    struct Piece
    {
        qsizetype from = 0;
        std::unique_ptr<QTextLayout> layout;
        QTextLine line;
        double shift = 0; ///< from its own x to that of the whole line
    };
    Piece laidOut(const StyledText &text, qsizetype from, qsizetype to, qsizetype origin) const;
    const Piece &pieceAt(qsizetype index) const;

    QString m_string;
    std::vector<Piece> m_pieces; ///< in order, at least one
    double m_width = 0;
    bool m_isValid = false;
};

} // namespace lectograph::typeset
