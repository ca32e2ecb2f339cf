// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_drawing.h"

#include "base/easing.h"
#include "code_pairs.h"
#include "shape/outlines.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Color;
using base::Transform;
using base::Vec3;
using shape::Shape;
using shape::SourceRange;

namespace {

/// The eased progress of what lasts from `start` to `end`.
double within(double t, double start, double end)
{
    const double x = std::clamp((t - start) / (end - start), 0.0, 1.0);
    return x * x * (3 - 2 * x);
}

double mixed(double a, double b, double t)
{
    return a + t * (b - a);
}

std::size_t at(int i)
{
    return static_cast<std::size_t>(i);
}

Shape named(std::vector<Shape> children, const QString &name)
{
    shape::Part part;
    part.name = name;
    part.children = std::move(children);
    return part;
}

Shape glyph(const typeset::Mark &mark, const Vec3 &at, double em, const Color &color, const QString &name)
{
    shape::Part part;
    part.name = name;
    part.path = mark.outline;
    part.image = mark.image;
    part.placement = Transform::translation(at) * Transform::scaling(em, em, em) * mark.placement;
    part.style.fill = color;
    part.style.stroke = color;
    part.style.strokeWidth = 0;
    return part;
}

} // namespace

QStringList tokenNames(const Listing &listing, const ListingLine &line)
{
    QStringList names;
    QHash<QString, int> counts;
    for (std::size_t i = line.first; i < line.last; ++i) {
        const QStringView text = listing.textOf(listing.tokens[i]);
        const bool isWord = std::ranges::all_of(text, [](QChar c) { return c.isLetterOrNumber() || c == u'_'; })
            && !text.front().isDigit();
        const int count = isWord ? ++counts[text.toString()] : 0;
        names.append(!isWord         ? u"#%1"_s.arg(i - line.first + 1)
                         : count > 1 ? u"%1 %2"_s.arg(text).arg(count)
                                     : text.toString());
    }
    return names;
}

double CodeDrawing::seen(double row, double scroll) const
{
    const double at = row - scroll;
    return std::clamp(1 - std::max(-at, at - (m_style.visibleRows - 1)), 0.0, 1.0);
}

Vec3 CodeDrawing::placeOf(const CodeView &view, std::size_t token) const
{
    const ListingToken &it = view.listing->tokens[token];
    return {m_style.x(it.column), m_style.baseline(it.line - view.scroll), 0};
}

Shape CodeDrawing::token(const CodeView &view, const Token &token, const QString &name) const
{
    if (token.opacity <= 0) // most of a long listing is outside of the view
        return named({}, name);
    const Listing &listing = *view.listing;
    const ListingToken &it = listing.tokens[token.index];
    const ListingLine &line = listing.lines[at(it.line)];
    // Lines are laid out once and kept.
    const typeset::CellLine cells = typeset::cellLine(listing.textOf(line).toString(), m_style.cells);
    const Color color = token.color.value_or(m_style.kinds[static_cast<std::size_t>(it.kind)]);
    const Vec3 origin = token.place - Vec3{it.column * m_style.cell, 0, 0};
    std::vector<Shape> glyphs;
    for (const typeset::Mark &mark : cells.box.marks) {
        const int start = mark.source.start + line.range.start;
        if (start < it.range.start || start >= it.range.end)
            continue;
        const double opacity = token.opacity * view.opacity.units[at(start)];
        if (opacity <= 0)
            continue;
        glyphs.push_back(
            glyph(mark, origin, m_style.em, color, QString::number(glyphs.size())).edited([&](shape::Part &part) {
                part.opacity = opacity;
                if (token.hasSource)
                    part.source = {start, mark.source.end + line.range.start};
            }));
    }
    return named(std::move(glyphs), name);
}

void CodeDrawing::addLine(std::vector<Shape> &lines, const CodeView &view, int number, double row, double opacity,
                          bool hasSource, const QString &name) const
{
    const ListingLine &line = view.listing->lines[at(number)];
    std::vector<Shape> tokens;
    const double own = opacity * seen(row, view.scroll);
    if (own > 0) {
        const QStringList names = tokenNames(*view.listing, line);
        for (std::size_t i = line.first; i < line.last; ++i) {
            const Vec3 place{m_style.x(view.listing->tokens[i].column), m_style.baseline(row - view.scroll), 0};
            tokens.push_back(
                token(view, {i, place, own, {}, hasSource}, names[static_cast<qsizetype>(i - line.first)]));
        }
    }
    lines.push_back(named(std::move(tokens), name));
}

Shape CodeDrawing::lines(const CodeView &view) const
{
    std::vector<Shape> lines;
    for (int i = 0; i < view.listing->size(); ++i)
        addLine(lines, view, i, i, 1, true, QString::number(m_firstNumber + i));
    return named({named(std::move(lines), u"lines"_s)}, u"code"_s);
}

Shape CodeDrawing::morphed(const CodeView &from, const CodeView &to, double t) const
{
    const auto kept = pairsOf(*from.listing, *to.listing);
    const CodePairs &pairs = *kept;
    const double leaving = 1 - within(t, 0, 0.3);
    const double indenting = within(t, 0.15, 0.5);
    const double moving = within(t, 0.25, 0.75);
    const double entering = within(t, 0.6, 1);
    const double scroll = mixed(from.scroll, to.scroll, moving);
    const auto colorOf = [&](const ListingToken &it) { return m_style.kinds[static_cast<std::size_t>(it.kind)]; };
    std::vector<Shape> lines;
    std::vector<Shape> gone;
    for (int number = 0; number < to.listing->size(); ++number) {
        const ListingLine &line = to.listing->lines[at(number)];
        const QStringList names = tokenNames(*to.listing, line);
        std::vector<Shape> tokens;
        for (std::size_t i = line.first; i < line.last; ++i) {
            const QString &name = names[static_cast<qsizetype>(i - line.first)];
            const ListingToken &it = to.listing->tokens[i];
            const double end = seen(it.line, to.scroll);
            const int partner = pairs.ofTo[i];
            if (partner < 0) {
                const Vec3 place{m_style.x(it.column), m_style.baseline(it.line - scroll), 0};
                tokens.push_back(token(to, {i, place, entering * end}, name));
                continue;
            }
            const ListingToken &before = from.listing->tokens[at(partner)];
            const ListingLine &oldLine = from.listing->lines[at(before.line)];
            const Vec3 start = placeOf(from, at(partner));
            const Vec3 goal = placeOf(to, i);
            const double indent = (to.listing->indentOf(line) - from.listing->indentOf(oldLine)) * m_style.cell;
            const Vec3 place{start.x + indent * indenting + (goal.x - start.x - indent) * moving,
                             mixed(start.y, goal.y, moving), 0};
            // What crosses the others must not hide them.
            const double crossing = pairs.isMoved[i] ? 1 - 0.6 * std::sin(moving * 3.14159265358979) : 1;
            const double opacity = crossing * mixed(seen(before.line, from.scroll), end, moving);
            const bool isSame = from.listing->textOf(before) == to.listing->textOf(it);
            const Color color = base::mix(colorOf(before), colorOf(it), moving);
            const double was = from.opacity.units[at(before.range.start)];
            const double is = to.opacity.units[at(it.range.start)];
            const double level = is > 0 ? mixed(was, is, moving) / is : 1;
            tokens.push_back(token(to, {i, place, opacity * (isSame ? level : within(t, 0.45, 0.8)), color}, name));
            if (!isSame)
                gone.push_back(token(from, {at(partner), place, opacity * (1 - within(t, 0.2, 0.5)), {}, false},
                                     QString::number(partner)));
        }
        lines.push_back(named(std::move(tokens), QString::number(m_firstNumber + number)));
    }
    for (std::size_t i = 0; i < from.listing->tokens.size(); ++i) {
        const ListingToken &it = from.listing->tokens[i];
        const double opacity = leaving * seen(it.line, from.scroll);
        if (pairs.ofFrom[i] >= 0 || opacity <= 0)
            continue;
        const Vec3 place{m_style.x(it.column), m_style.baseline(it.line - scroll), 0};
        gone.push_back(token(from, {i, place, opacity, {}, false}, QString::number(i)));
    }
    return named({named(std::move(gone), u"leaving"_s), named(std::move(lines), u"lines"_s)}, u"code"_s);
}

namespace {

/// A line of a comparison: where it is in either version, −1 where it is not, and in both together.
struct ComparedRow
{
    int from = -1;
    int to = -1;
    int row = 0;
};

std::vector<ComparedRow> comparedRowsOf(const Listing &from, const Listing &to)
{
    std::vector<ComparedRow> rows;
    std::vector<std::pair<int, int>> equal = equalLines(from, to);
    equal.emplace_back(from.size(), to.size());
    int a = 0;
    int b = 0;
    const auto add = [&rows](int i, int j) { rows.push_back({i, j, static_cast<int>(rows.size())}); };
    for (const auto &[i, j] : equal) {
        while (a < i)
            add(a++, -1);
        while (b < j)
            add(-1, b++);
        if (i < from.size())
            add(a++, b++);
    }
    return rows;
}

/// How far the lines that come have come, and those that go have gone.
constexpr double comeUntil = 0.3;
constexpr double goFrom = 0.7;

} // namespace

double CodeDrawing::comparedRows(const Listing &from, const Listing &to, double t)
{
    const auto both = static_cast<double>(comparedRowsOf(from, to).size());
    return t < 0.5 ? mixed(from.size(), both, within(t, 0, comeUntil)) : mixed(both, to.size(), within(t, goFrom, 1));
}

Shape CodeDrawing::compared(const CodeView &from, const CodeView &to, double t) const
{
    const double come = within(t, 0, comeUntil);
    const double gone = within(t, goFrom, 1);
    std::vector<Shape> lines;
    std::vector<Shape> leaving;
    std::vector<Shape> marks;
    int lastFrom = 0; // where what is in one version only stands in the other one
    int lastTo = 0;
    for (const ComparedRow &it : comparedRowsOf(*from.listing, *to.listing)) {
        lastFrom = it.from >= 0 ? it.from : lastFrom;
        lastTo = it.to >= 0 ? it.to : lastTo;
        const double row = t < 0.5 ? mixed(lastFrom, it.row, come) : mixed(it.row, lastTo, gone);
        const double opacity = it.from < 0 ? come : it.to < 0 ? 1 - gone : 1;
        const QString name = QString::number(m_firstNumber + (it.to >= 0 ? it.to : it.from));
        if (it.to >= 0)
            addLine(lines, to, it.to, row, opacity, true, name);
        else
            addLine(leaving, from, it.from, row, opacity, false, name);
        if (it.from >= 0 && it.to >= 0)
            continue;
        const double shown = come * (1 - gone) * seen(row, to.scroll);
        const Color &color = it.to < 0 ? m_style.deleted : m_style.inserted;
        const double top = m_style.middle(row - to.scroll) + m_style.pitch / 2;
        const QString number = QString::number(marks.size());
        std::vector<Shape> mark{
            box(-m_style.width / 2, m_style.width / 2, top, top - m_style.pitch, color.withAlpha(0.16), u"band"_s)};
        mark.push_back(words(it.to < 0 ? u"−"_s : u"+"_s, -2, row - to.scroll, color, u"sign"_s));
        marks.push_back(named(std::move(mark), number).edited([shown](shape::Part &part) { part.opacity = shown; }));
    }
    return named({named(std::move(marks), u"changes"_s), named(std::move(leaving), u"leaving"_s),
                  named(std::move(lines), u"lines"_s)},
                 u"code"_s);
}

} // namespace lectograph::text
