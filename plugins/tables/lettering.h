// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cell_looks.h"
#include "shape/shape.h"
#include "typeset/text.h"

namespace lectograph::tables {

enum class Alignment { Left, Centre, Right, Decimal };

/// What is drawn in a cell. The middle of its letters is at y = 0.
struct CellContent
{
    shape::Shape shape;
    double left = 0; ///< x of its edges
    double right = 0;
    double above = 0; ///< from the middle up to the top of its lines
    double below = 0; ///< and down to their bottom
    /// Where the decimal mark is, or would be, if it is to stand under those of other numbers.
    std::optional<double> mark = {};

    bool isEmpty() const { return !(right > left); }
    double width() const { return right - left; }
};

/// Whether a cell is a number to the eye, also with a unit or a power of ten behind it.
bool readsAsNumber(const QString &text);

/// Typesets the cells of a table, with its errors left out and reported.
class Lettering
{
public:
    Lettering(const Content &content, const CellLooks &looks, const graph::Inputs &in, const graph::Context &context);

    /// Lines longer than `width` go on in another one; 0: as written.
    CellContent cell(int row, int column, Alignment alignment, double width = 0) const;
    /// How narrow a column may become without breaking words.
    double longestWord(int row, int column) const;
    double em() const { return styleOf({}, Alignment::Left, 0).em; }

private:
    CellContent picture(const QString &text, const CellLook &look) const;
    CellContent words(const QString &text, int row, int column, Alignment alignment, double width) const;
    shape::Shape set(const QString &text, int row, int column, Alignment alignment, double width) const;
    typeset::TextStyle styleOf(const CellLook &look, Alignment alignment, double width) const;

    const Content &m_content;
    const CellLooks &m_looks;
    const graph::Inputs &m_in;
    const graph::Context &m_context;
    double m_digit = 0; ///< from one digit to the next
};

} // namespace lectograph::tables
