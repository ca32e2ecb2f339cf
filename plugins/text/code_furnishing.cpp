// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_drawing.h"
#include "shape/outlines.h"

#include <algorithm>
#include <cmath>

// What stands around the lines of a code.
namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Color;
using base::Transform;
using shape::Shape;

namespace {

Shape groupOf(std::vector<Shape> children, const QString &name, double opacity = 1)
{
    shape::Part part;
    part.name = name;
    part.opacity = opacity;
    part.children = std::move(children);
    return part;
}

/// Cells from one level of an indent to the next: those of most lines are whole numbers of it.
int indentStep(const Listing &listing)
{
    int twos = 0;
    int fours = 0;
    for (const ListingLine &line : listing.lines) {
        const int indent = listing.indentOf(line);
        twos += indent > 0 && indent % 4 == 2;
        fours += indent > 0 && indent % 4 == 0;
    }
    return twos > 0 && twos * 3 > fours ? 2 : 4;
}

/// Indents of all lines; blank ones have the smaller one of their neighbours.
std::vector<int> indentsOf(const Listing &listing)
{
    std::vector<int> indents;
    for (const ListingLine &line : listing.lines)
        indents.push_back(line.isBlank() ? -1 : listing.indentOf(line));
    std::vector<int> after(indents.size() + 1, 0);
    for (std::size_t i = indents.size(); i-- > 0;)
        after[i] = indents[i] >= 0 ? indents[i] : after[i + 1];
    for (std::size_t i = 0; i < indents.size(); ++i) {
        if (indents[i] < 0)
            indents[i] = std::min(i > 0 ? indents[i - 1] : 0, after[i]);
    }
    return indents;
}

} // namespace

Shape CodeDrawing::words(const QString &text, double column, double row, const Color &color, const QString &name) const
{
    const typeset::CellLine cells = typeset::cellLine(text, m_style.cells);
    std::vector<Shape> glyphs;
    for (const typeset::Mark &mark : cells.box.marks) {
        shape::Part part;
        part.name = QString::number(glyphs.size());
        part.path = mark.outline;
        part.image = mark.image;
        part.placement = Transform::translation({m_style.x(column), m_style.baseline(row), 0})
            * Transform::scaling(m_style.em, m_style.em, m_style.em) * mark.placement;
        part.style.fill = color;
        glyphs.emplace_back(std::move(part));
    }
    return groupOf(std::move(glyphs), name);
}

Shape CodeDrawing::box(double left, double right, double top, double bottom, const Color &color, QString name) const
{
    shape::Style style;
    style.fill = color;
    style.stroke = color.withAlpha(0);
    const Shape leaf = shape::leaf(shape::rectangle(right - left, top - bottom), style, std::move(name));
    return shape::shifted(leaf, {(left + right) / 2, (top + bottom) / 2, 0});
}

Shape CodeDrawing::panel(double rows) const
{
    shape::Style style;
    style.fill = m_style.panel;
    style.stroke = m_style.line.withAlpha(m_style.panel.a > 0 ? 0.35 : 0);
    style.strokeWidth = 1.5;
    style.screenWidth = m_style.screenWidth;
    const double bottom = m_style.panelBottom(std::min<double>(rows, m_style.visibleRows));
    const double height = m_style.panelTop() - bottom;
    return shape::shifted(shape::leaf(shape::rectangle(m_style.width, height, 0.35 * m_style.em), style, u"panel"_s),
                          {0, (m_style.panelTop() + bottom) / 2, 0});
}

Shape CodeDrawing::title(const QString &name, const QString &language) const
{
    std::vector<Shape> parts;
    const double row = -(m_style.titleHeight + m_style.padding * 0.35) / m_style.pitch;
    const double column = (-m_style.width / 2 + m_style.padding - m_style.left) / m_style.cell;
    const double last = (m_style.width / 2 - m_style.padding - m_style.left) / m_style.cell;
    const auto cells = [](const QString &text) { return typeset::cellColumns(text, 4).back(); };
    if (!name.isEmpty())
        parts.push_back(
            words(name, column, row, m_style.kinds[static_cast<std::size_t>(typeset::CodeKind::Plain)], u"name"_s));
    if (!language.isEmpty() && cells(name) + cells(language) + 2 <= last - column)
        parts.push_back(words(language, last - cells(language), row, m_style.number, u"language"_s));
    const double line = m_style.top + m_style.padding * 0.75;
    parts.push_back(box(-m_style.width / 2, m_style.width / 2, line, line - 0.05 * m_style.em,
                        m_style.line.withAlpha(0.35), u"line"_s));
    return groupOf(std::move(parts), u"title"_s);
}

Shape CodeDrawing::numbers(const CodeView &from, const CodeView &to, double t) const
{
    std::vector<Shape> numbers;
    const int before = from.listing->size();
    const int after = to.listing->size();
    const double scroll = from.scroll + t * (to.scroll - from.scroll);
    // Rows that only one version has go before the others move, and come after.
    const auto level = [&](int row) {
        const auto of = [row](const CodeView &view) { return view.opacity.lines[static_cast<std::size_t>(row)]; };
        if (row >= after)
            return of(from) * (1 - std::clamp(t / 0.35, 0.0, 1.0));
        if (row >= before)
            return of(to) * std::clamp((t - 0.6) / 0.4, 0.0, 1.0);
        return of(from) * (1 - t) + of(to) * t;
    };
    for (int row = 0; row < std::max(before, after); ++row) {
        const double opacity = level(row) * seen(row, scroll);
        const QString number = QString::number(m_firstNumber + row);
        const double column = -2 - static_cast<double>(number.size());
        numbers.push_back(opacity <= 0 ? groupOf({}, number)
                                       : words(number, column, row - scroll, m_style.number, number)
                                             .edited([opacity](shape::Part &part) { part.opacity = opacity; }));
    }
    return groupOf(std::move(numbers), u"numbers"_s);
}

Shape CodeDrawing::guides(const CodeView &view, double opacity) const
{
    const int step = indentStep(*view.listing);
    const std::vector<int> indents = indentsOf(*view.listing);
    std::vector<Shape> guides;
    const auto rows = static_cast<int>(indents.size());
    const auto levelOf = [&](int row) {
        return view.opacity.lines[static_cast<std::size_t>(row)] * seen(row, view.scroll);
    };
    for (int column = 0; column < 20 * step; column += step) {
        for (int row = 0; row < rows;) {
            if (indents[static_cast<std::size_t>(row)] <= column) {
                ++row;
                continue;
            }
            const int first = row;
            const double level = levelOf(first);
            while (row < rows && indents[static_cast<std::size_t>(row)] > column && levelOf(row) == level)
                ++row;
            if (level <= 0)
                continue;
            const double x = m_style.x(column) + 0.15 * m_style.cell;
            const double top = m_style.middle(first - view.scroll) + m_style.pitch / 2;
            guides.push_back(box(x, x + 0.05 * m_style.em, top, top - (row - first) * m_style.pitch,
                                 m_style.line.withAlpha(0.28 * level), QString::number(guides.size())));
        }
    }
    return groupOf(std::move(guides), u"guides"_s, opacity);
}

Shape CodeDrawing::bands(const CodeView &view, double opacity) const
{
    std::vector<Shape> bands;
    const std::vector<double> &lit = view.lit.lines;
    const double least = *std::ranges::min_element(lit);
    for (std::size_t row = 0; row < lit.size(); ++row) {
        const double strength = (lit[row] - least) * seen(static_cast<double>(row), view.scroll);
        if (strength <= 0)
            continue;
        const double top = m_style.middle(static_cast<double>(row) - view.scroll) + m_style.pitch / 2;
        const QString name = QString::number(m_firstNumber + static_cast<int>(row));
        const double left = -m_style.width / 2;
        bands.push_back(
            groupOf({box(left, -left, top, top - m_style.pitch, m_style.accent.withAlpha(focusBand), u"band"_s),
                     box(left, left + 0.14 * m_style.em, top, top - m_style.pitch, m_style.accent, u"edge"_s)},
                    name, strength));
    }
    return groupOf(std::move(bands), u"bands"_s, opacity);
}

Shape CodeDrawing::overview(const CodeView &view) const
{
    const double rows = view.listing->size();
    if (rows <= m_style.visibleRows)
        return groupOf({}, u"overview"_s);
    const double right = m_style.width / 2 - 0.25 * m_style.em;
    const double left = right - 0.18 * m_style.em;
    const double height = m_style.visibleRows * m_style.pitch;
    const double top = m_style.top - height * view.scroll / rows;
    return groupOf(
        {box(left, right, m_style.top, m_style.top - height, m_style.line.withAlpha(0.15), u"track"_s),
         box(left, right, top, top - height * m_style.visibleRows / rows, m_style.line.withAlpha(0.6), u"view"_s)},
        u"overview"_s);
}

Shape CodeDrawing::cursor(const Listing &listing, int unit, double scroll) const
{
    const int number = listing.lineAt(unit);
    const ListingLine &line = listing.lines[static_cast<std::size_t>(number)];
    const int inLine = std::clamp(unit, line.range.start, line.range.end) - line.range.start;
    const double x = m_style.x(line.columns[static_cast<std::size_t>(inLine)]);
    const double middle = m_style.middle(number - scroll);
    if (seen(number, scroll) < 1)
        return groupOf({}, u"cursor"_s);
    return box(x, x + 0.1 * m_style.em, middle + 0.6 * m_style.em, middle - 0.6 * m_style.em, m_style.accent,
               u"cursor"_s);
}

Shape CodeDrawing::notes(const std::vector<std::pair<int, QString>> &notes, const CodeView &view) const
{
    std::vector<Shape> shapes;
    for (const auto &[row, text] : notes) {
        const double opacity = view.opacity.lines[static_cast<std::size_t>(row)] * seen(row, view.scroll);
        if (opacity <= 0)
            continue;
        const Color &color = m_style.kinds[static_cast<std::size_t>(typeset::CodeKind::Comment)];
        shapes.push_back(
            words(text, m_style.noteColumn(), row - view.scroll, color, QString::number(m_firstNumber + row))
                .edited([opacity](shape::Part &part) { part.opacity = opacity; }));
    }
    return groupOf(std::move(shapes), u"notes"_s);
}

} // namespace lectograph::text
