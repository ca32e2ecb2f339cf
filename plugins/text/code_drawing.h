// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "code_focus.h"
#include "code_style.h"
#include "shape/shape.h"

#include <optional>

namespace lectograph::text {

/// One version of a code as it is drawn at a moment.
struct CodeView
{
    const Listing *listing = nullptr;
    CodeLevels opacity; ///< of what is lit, dim or absent
    CodeLevels lit;     ///< what the focus lights
    double scroll = 0;  ///< the row at the top
};

/// Draws parts of a listing. Lines are named by the numbers that they show.
class CodeDrawing
{
public:
    CodeDrawing(const CodeStyle &style, int firstNumber) : m_style(style), m_firstNumber(firstNumber) {}

    /// One version as it stands: “lines”, each with its tokens.
    shape::Shape lines(const CodeView &view) const;
    /// One version on its way to another one: what both have moves, the rest leaves and enters.
    shape::Shape morphed(const CodeView &from, const CodeView &to, double t) const;
    /// Lines that go are marked, those that come are marked below them, and then the first vanish: marked most at 0.5.
    shape::Shape compared(const CodeView &from, const CodeView &to, double t) const;
    /// How many rows are drawn by compared().
    static double comparedRows(const Listing &from, const Listing &to, double t);

    shape::Shape numbers(const CodeView &from, const CodeView &to, double t) const;
    shape::Shape guides(const CodeView &view, double opacity) const;
    shape::Shape bands(const CodeView &view, double opacity) const;
    shape::Shape panel(double rows) const;
    shape::Shape title(const QString &name, const QString &language) const;
    shape::Shape overview(const CodeView &view) const;
    shape::Shape cursor(const Listing &listing, int unit, double scroll) const;
    /// Words beside lines: the row and the words.
    shape::Shape notes(const std::vector<std::pair<int, QString>> &notes, const CodeView &view) const;

private:
    struct Token
    {
        std::size_t index = 0;
        base::Vec3 place; ///< of its first cell, on its base line
        double opacity = 1;
        std::optional<base::Color> color = {};
        bool hasSource = true;
    };
    shape::Shape token(const CodeView &view, const Token &token, const QString &name) const;
    base::Vec3 placeOf(const CodeView &view, std::size_t token) const;
    /// How much of a row is seen in the view.
    double seen(double row, double scroll) const;
    shape::Shape words(const QString &text, double column, double row, const base::Color &color,
                       const QString &name) const;
    shape::Shape box(double left, double right, double top, double bottom, const base::Color &color,
                     QString name) const;
    void addLine(std::vector<shape::Shape> &lines, const CodeView &view, int line, double row, double opacity,
                 bool hasSource, const QString &name) const;

    const CodeStyle &m_style;
    int m_firstNumber;
};

/// Names of the tokens of a line: words by themselves, numbered from the second of a kind, all others “#3” by their place.
QStringList tokenNames(const Listing &listing, const ListingLine &line);

} // namespace lectograph::text
