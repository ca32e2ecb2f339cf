// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_style.h"

#include "base/sentence.h"
#include "blocks/contrast.h"
#include "blocks/label.h"
#include "graph/row.h"

#include <algorithm>
#include <cmath>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using base::Color;
using graph::Context;
using graph::Inputs;
using typeset::CodeKind;

namespace {

constexpr double lineHeight = 1.4;  // in type sizes
constexpr double paddingEms = 0.85; // around the code
constexpr double leastScrolled =
    0.0265;                            // of the frame: where all lines would fit only with smaller letters, they scroll
constexpr double leastLegible = 0.022; // of the frame

/// In the order of "colours".
constexpr std::array colouredKinds{CodeKind::Comment,     CodeKind::String,    CodeKind::Number,   CodeKind::Keyword,
                                   CodeKind::Function,    CodeKind::Type,      CodeKind::Constant, CodeKind::Operator,
                                   CodeKind::Punctuation, CodeKind::Attribute, CodeKind::Variable, CodeKind::Tag};

/// In the order of "panelColours".
enum class Surround { Panel, Line, Number, Focus, Inserted, Deleted };
constexpr std::array<QStringView, 6> panelColours{u"surface", u"muted", u"GREY", u"accent", u"GREEN", u"RED"};

void setColors(CodeStyle &style, const Inputs &in, const Context &context)
{
    const std::vector<Color> &given = in.colors("panelColours");
    const auto colorOf = [&](Surround which) {
        const auto index = static_cast<std::size_t>(which);
        return index < given.size() ? given[index] : context.setting.color(panelColours[index]);
    };
    style.panel = in.boolean("panel") ? colorOf(Surround::Panel) : context.setting.color(u"background").withAlpha(0);
    const Color background = style.panel.withAlpha(1);
    style.accent = colorOf(Surround::Focus);
    const Color inFocus = base::mix(background, style.accent, focusBand);
    const auto readable = [&](const Color &color) {
        return blocks::readableOn(inFocus, blocks::readableOn(background, color));
    };
    style.kinds.fill(readable(in.color("colour")));
    const std::vector<Color> &own = in.colors("colours");
    for (std::size_t i = 0; i < colouredKinds.size() && i < own.size(); ++i)
        style.kinds[static_cast<std::size_t>(colouredKinds[i])] = readable(own[i]);
    style.inserted = readable(colorOf(Surround::Inserted));
    style.deleted = readable(colorOf(Surround::Deleted));
    style.kinds[static_cast<std::size_t>(CodeKind::Inserted)] = style.inserted;
    style.kinds[static_cast<std::size_t>(CodeKind::Deleted)] = style.deleted;
    style.line = colorOf(Surround::Line);
    style.number = blocks::readableOn(background, colorOf(Surround::Number), 3);
}

/// The width of everything, in ems.
double widthInEms(const CodeExtent &extent, double cell)
{
    const int numbers = extent.digits > 0 ? extent.digits + 2 : 0;
    const int notes = extent.notes > 0 ? extent.notes + 3 : 0;
    return 2 * paddingEms + cell * std::max(8, numbers + extent.columns + notes);
}

} // namespace

graph::PropertyTable codeStyleProperties()
{
    return {
        row::number("size", 28, "Greatest type size: it is smaller where that is needed to fit").between(1, 2000),
        row::number("width", 13, "Letters are made smaller until the longest line of all versions fits; 0: any width")
            .titled("Width of the listing")
            .between(0, 1000)
            .in("units"),
        row::number("height", 7,
                    "Letters are made a little smaller so that all lines fit; what does not fit is scrolled; 0: any "
                    "height")
            .titled("Visible height")
            .between(0, 1000)
            .in("units"),
        row::text("family", "", "A font with letters of one width; empty: the usual one")
            .titled("Font")
            .as(graph::TextKind::Font),
        row::color("colour", "text", "Colour of what has none of its own"),
        row::colors(
            "colours",
            {"GREY", "GREEN", "ORANGE", "PURPLE_B", "BLUE", "TEAL", "GOLD", "muted", "muted", "YELLOW", "text", "RED"},
            "Colours of comments, strings, numbers, keywords, functions, types, constants, operators, "
            "punctuation, attributes, variables and tags; those that could not be read are lighter or darker")
            .titled("Colours of kinds"),
        row::boolean("panel", true, "Whether it stands on a panel"),
        row::colors("panelColours", {"surface", "muted", "GREY", "accent", "GREEN", "RED"},
                    "Colours of the panel, its lines, line numbers, lines in focus, inserted lines and deleted lines")
            .titled("Colours of the panel"),
    };
}

typeset::CellStyle cellStyleOf(const Inputs &in, const Context &context)
{
    return {in.text("family"), context.setting.language(), 4};
}

CodeStyle codeStyleOf(const Inputs &in, const Context &context, const CodeExtent &extent)
{
    CodeStyle style;
    style.cells = cellStyleOf(in, context);
    style.extent = extent;
    style.screenWidth = context.setting.screenWidth();
    setColors(style, in, context);
    const double cell = typeset::cellWidth(style.cells);
    const double titleEms = extent.hasTitle ? 1.7 : 0;
    const double inEms = widthInEms(extent, cell);
    const double frame = context.setting.frameHeight;
    style.em = typeset::emForSize(in.number("size"), context.setting.dialect);
    const double width = in.number("width");
    if (width > 0 && style.em * inEms > width) {
        style.em = width / inEms;
        if (style.em < leastLegible * frame)
            context.warn(
                base::Sentence::tr("Its longest line has %1 columns: the letters are too small to be read. Break "
                                   "it, or let it be wider.")
                    .arg(extent.columns));
    }
    const double height = in.number("height");
    style.visibleRows = std::max(1, extent.rows);
    if (height > 0) {
        const double fixed = 2 * paddingEms + titleEms;
        const double fitting = height / (fixed + style.visibleRows * lineHeight);
        if (fitting >= leastScrolled * frame) // what is scrolled needs no small letters
            style.em = std::min(style.em, fitting);
        const double rows = (height / style.em - fixed) / lineHeight;
        style.visibleRows = std::clamp(static_cast<int>(std::floor(rows + 1e-6)), 1, style.visibleRows);
    }
    style.cell = cell * style.em;
    style.pitch = lineHeight * style.em;
    style.padding = paddingEms * style.em;
    style.titleHeight = titleEms * style.em;
    style.width = inEms * style.em;
    style.left = -style.width / 2 + style.padding + (extent.digits > 0 ? extent.digits + 2 : 0) * style.cell;
    const double panel = 2 * style.padding + style.titleHeight + style.visibleRows * style.pitch;
    style.top = panel / 2 - style.padding - style.titleHeight;
    return style;
}

} // namespace lectograph::text
