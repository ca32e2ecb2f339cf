// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties.h"

#include "blocks/colormap.h"
#include "blocks/highlight.h"
#include "blocks/rows.h"
#include "graph/row.h"

namespace lectograph::tables {

using graph::joined;
using graph::PropertyTable;

namespace {

PropertyTable numberProperties()
{
    return {
        row::tensor("tensor", "Numbers instead of those of the cells, which keep the names of as many rows and columns")
            .titled("Numbers"),
        row::integer("decimals", -1, "Decimals of numbers; −1: as written, and two of linked ones").between(-1, 12),
        row::shapes("shapes", "Pictures and other blocks that stand in cells: \\shape{1} in a cell is the first one")
            .titled("Shapes in cells")
            .dispensable(),
        row::number("shapeSize", 1.6, "How high they are, in type sizes").titled("Size of shapes").between(0.1, 50),
    };
}

PropertyTable letterProperties()
{
    return {
        blocks::typeSizeRow(32),
        row::color("colour", "WHITE", "Colour of all letters that have none of their own"),
        row::text("family", "", "Font; empty: the lecture's").titled("Font").as(graph::TextKind::Font),
        row::integer("weight", 400, "400 is regular, 700 bold").between(100, 900),
        row::integer("headerWeight", 700, "Of the header rows: 400 is regular, 700 bold").between(100, 900),
        row::integer("nameWeight", 400, "Of the header columns: 400 is regular, 700 bold").between(100, 900),
        row::color("headerColour", "WHITE", "Colour of the letters of header rows"),
    };
}

PropertyTable sizeProperties()
{
    return {
        row::texts("alignment",
                   "Of each column: left, centre, right, decimal, or auto, which puts numbers with their decimals "
                   "under each other; columns behind the list are auto")
            .titled("Alignment of columns"),
        row::number("width", 0, "Width over which the columns are spread; 0: as their contents need, within the frame")
            .atLeast(0)
            .in("units"),
        row::choice("columnWidths", "contents", "contents=By their contents|equal=All equal",
                    "How wide columns are beside each other"),
        row::numbers("widths", "Of each column; 0: by its contents. Longer lines are wrapped")
            .titled("Widths of columns")
            .atLeast(0)
            .in("units"),
        row::number("height", 0, "Height over which the rows are spread; 0: as their contents need, within the frame")
            .atLeast(0)
            .in("units"),
        row::number("paddingX", 0.28, "From the contents to the sides of their cell")
            .titled("Room at the sides")
            .between(0, 100)
            .in("units"),
        row::number("paddingY", 0.13, "From the lines to the top and bottom of their cell")
            .titled("Room above and below")
            .between(0, 100)
            .in("units"),
    };
}

PropertyTable ruleProperties()
{
    return {
        row::choice("rules", "ends",
                    "none|ends=Above, below and under the header|rows=Between rows, too|all=Between all cells|"
                    "boxes=A box for each cell",
                    "The lines of the table"),
        row::color("ruleColour", "GREY_B", "Colour of the lines"),
        row::number("ruleWidth", 2, "Thickness of the lines").titled("Rule width").between(0, 1000).in("hundredths"),
        row::texts("rulesAfter", "Rows below which there is another line: their names or numbers")
            .titled("Lines after rows"),
        row::number("boxGap", 0.08, "Between the boxes of cells").titled("Box spacing").between(0, 10).in("units"),
        blocks::cornerRow(0.06),
        row::number("stripes", 0, "How opaque the ground of every second row is").between(0, 1),
        row::color("stripeColour", "GREY_B", "Colour of the ground of every second row"),
        row::color("headerFill", "ACCENT", "Colour of the ground of header rows").titled("Header ground"),
        row::number("headerFillOpacity", 0, "How opaque the ground of header rows is")
            .titled("Opacity of header ground")
            .between(0, 1),
    };
}

PropertyTable cellProperties()
{
    return {
        row::texts("bold", "Rows and columns by their names or numbers, cells as ROW/COLUMN").titled("In bold"),
        row::texts("coloured", "Rows, columns and cells (ROW/COLUMN) whose letters have a colour of their own")
            .titled("Coloured cells"),
        row::colors("letterColours", {"ACCENT"},
                    "Colours of those letters, one for each; a shorter list is begun again"),
        row::texts("filled", "Rows, columns and cells (ROW/COLUMN) with a ground of their own").titled("Filled cells"),
        row::colors("fills", {"ACCENT"}, "Colours of those grounds, one for each; a shorter list is begun again")
            .titled("Colours of grounds"),
        row::number("fillOpacity", 0.8, "How opaque the grounds of cells are").between(0, 1),
        row::boolean("heat", false, "Whether numbers have a ground by their size").titled("Colours by size"),
        row::texts("dimmed", "Rows, columns and cells (ROW/COLUMN) that stand back").titled("Dimmed cells"),
        row::number("dimOpacity", 0.3, "How opaque these still are").titled("Opacity of dimmed cells").between(0, 1),
        row::texts("struck", "Rows, columns and cells (ROW/COLUMN) that are crossed out").titled("Struck out"),
        row::number("strike", 1, "How much of those lines is drawn; keyframes strike out")
            .titled("Progress of striking")
            .between(0, 1),
        row::color("strikeColour", "RED", "Colour of those lines"),
    };
}

PropertyTable highlightProperties()
{
    return joined(
        row::texts("highlighted",
                   "Rows and columns by their names, cells as ROW/COLUMN; the highlight goes with its row")
            .titled("Highlighted"),
        blocks::highlightPlaceProperties(),
        row::choice("highlightAs", "fill",
                    "fill=A ground|box=A box around|colour=Letters in colour|both=A ground, letters in colour",
                    "How they stand out")
            .titled("Highlight with"),
        row::number("highlightFill", 0.25, "How opaque that ground is").titled("Highlight opacity").between(0, 1),
        blocks::highlightBoxProperties("Of grounds, boxes and letters that stand out"));
}

PropertyTable travelProperties()
{
    return {
        row::number("sorted", 1, "0 is the written order, 1 the sorted one; keyframes make the rows travel")
            .titled("Progress of sorting")
            .between(0, 1),
        row::numbers("order", "Instead of sorting, the place of each row from 1 on; keyframes make the rows travel")
            .titled("Places of rows"),
        row::number("rowsShown", 20'000, "How many rows are there, as they are written; in between, the next one comes")
            .titled("Rows shown")
            .between(0, 20'000),
        row::number("filtered", 1, "0 shows all rows, 1 only those that fit; keyframes make the others go")
            .titled("Progress of filtering")
            .between(0, 1),
    };
}

} // namespace

PropertyTable contentProperties()
{
    return {
        row::table("cells",
                   {"Model\tLayers\tWidth\tParameters", "GPT-2 small\t12\t768\t124 M", "GPT-2 medium\t24\t1024\t355 M",
                    "GPT-2 large\t36\t1280\t774 M", "GPT-2 XL\t48\t1600\t1558 M"},
                   "Each row with tabs between its cells; $…$ is a formula, \\textbf{…} bold"),
        row::integer("headerRows", 1, "How many of the first rows name the columns").between(0, 5),
        row::integer("headerColumns", 1, "How many of the first columns name the rows").between(0, 5),
    };
}

PropertyTable orderProperties()
{
    return {
        row::text("sortBy", "", "The name or number of the column that the rows are sorted by; empty: as written"),
        row::boolean("descending", false, "Whether the largest comes first"),
        row::text("filter", "", "Rows to keep: Layers > 24, Model = BERT, or a word in any cell; empty: all of them"),
    };
}

PropertyTable tableProperties()
{
    return joined(contentProperties(), numberProperties(), letterProperties(), sizeProperties(), ruleProperties(),
                  cellProperties(), highlightProperties(), blocks::colormapProperties(), orderProperties(),
                  travelProperties());
}

} // namespace lectograph::tables
