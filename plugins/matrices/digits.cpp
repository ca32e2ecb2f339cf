// SPDX-License-Identifier: GPL-3.0-or-later
#include "digits.h"

#include "base/sentence.h"
#include "blocks/label.h"
#include "blocks/random.h"
#include "blocks/rows.h"
#include "graph/row.h"
#include "shape/outlines.h"
#include "shape/pathops.h"
#include "typeset/formula.h"
#include "typeset/paragraph.h"

#include <cmath>
#include <numbers>

namespace lectograph::matrices {

using namespace Qt::StringLiterals;
using base::Result;
using base::Transform;
using base::Vec3;
using shape::Shape;

namespace {

/// Longer numbers cannot be read, and a matrix of them would be millions of glyphs.
constexpr qsizetype longestNumber = 24;

/// Of random numbers, if the range is that of the numbers.
constexpr double usualRange = 9.9;

shape::Numeral numeralOf(double value, const Digits &digits)
{
    shape::Numeral numeral;
    numeral.value = value;
    numeral.decimals = digits.decimals;
    numeral.plusSign = digits.plusSign;
    numeral.size = digits.size;
    numeral.anchor = 1;
    return numeral;
}

/// What there is among the numbers shown.
struct Extent
{
    double largest = 0; ///< without sign, of the finite ones
    bool hasNegative = false;
    bool hasInfinite = false;
};

Extent extentOf(const Excerpt &excerpt)
{
    Extent extent;
    for (int row = 0; row < excerpt.rowCount(); ++row) {
        for (int column = 0; column < excerpt.columnCount(); ++column) {
            if (excerpt.isDots(row, column))
                continue;
            const double value = excerpt.at(row, column);
            extent.hasNegative = extent.hasNegative || value < 0;
            extent.hasInfinite = extent.hasInfinite || std::isinf(value);
            if (std::isfinite(value))
                extent.largest = std::max(extent.largest, std::abs(value));
        }
    }
    return extent;
}

graph::PropertySpec colorSpec(std::string_view key, std::string_view preset, std::string_view title,
                              std::string_view help)
{
    return row::color(key, preset, help).titled(title);
}

Shape placed(const Shape &shape, const Vec3 &at, int row, int column)
{
    return shape.edited([&](shape::Part &part) {
        part.name = QString::number(column);
        part.placement = Transform::translation(at) * part.placement;
        part.tags = {u"row:%1"_s.arg(row), u"column:%1"_s.arg(column)};
    });
}

} // namespace

graph::PropertyTable digitProperties(const DigitPresets &presets)
{
    return {
        row::boolean("random", true, "Random numbers where no matrix is given").titled("Random numbers"),
        blocks::seedSpec,
        blocks::decimalsRow(1),
        blocks::plusSignRow(true),
        blocks::typeSizeRow(48),
        row::number("gapX", 0.5, "Room between the widest numbers of two columns")
            .titled("Gap between columns")
            .between(0, 100)
            .in("units"),
        row::number("gapY", 0.5, "Room between the numbers of two rows")
            .titled("Gap between rows")
            .between(0, 100)
            .in("units"),
        colorSpec("positiveSmall", presets.positiveSmall, "Small positive numbers",
                  "Colour of positive numbers near 0"),
        colorSpec("positiveLarge", presets.positiveLarge, "Large positive numbers",
                  "Colour of positive numbers at the end of the range"),
        colorSpec("negativeSmall", presets.negativeSmall, "Small negative numbers",
                  "Colour of negative numbers near 0"),
        colorSpec("negativeLarge", presets.negativeLarge, "Large negative numbers",
                  "Colour of negative numbers at the end of the range"),
        row::number("range", 9.9,
                    "Where the colours of large numbers are reached, also the largest random number; 0: the largest "
                    "number shown")
            .titled("Range of colours")
            .between(0, 1e9),
    };
}

double randomRange(const graph::Inputs &inputs)
{
    return inputs.number("range") > 0 ? inputs.number("range") : usualRange;
}

Digits digitsOf(const graph::Inputs &inputs, const Excerpt &excerpt)
{
    const double range = inputs.number("range") > 0 ? inputs.number("range") : extentOf(excerpt).largest;
    Digits digits;
    digits.decimals = inputs.integer("decimals");
    digits.plusSign = inputs.boolean("plusSign");
    digits.size = inputs.number("size");
    digits.highlight = inputs.color("highlightColour");
    digits.dots = inputs.color("bracketColour");
    digits.gapX = inputs.number("gapX");
    digits.gapY = inputs.number("gapY");
    digits.colors = std::make_shared<const shape::ValueColors>(
        shape::ValueColors{inputs.color("positiveSmall"), inputs.color("positiveLarge"), inputs.color("negativeSmall"),
                           inputs.color("negativeLarge"), range});
    return digits;
}

base::Box Cells::box(double firstRow, double firstColumn, double lastRow, double lastColumn) const
{
    const Vec3 half{number.width() / 2, number.height() / 2, 0};
    base::Box box;
    for (const Vec3 &corner : {centre(firstRow, firstColumn), centre(lastRow, lastColumn)}) {
        box.add(corner - half);
        box.add(corner + half);
    }
    return box;
}

Result<Cells> cellsOf(const Excerpt &excerpt, const Digits &digits)
{
    const Extent extent = extentOf(excerpt);
    const QString longest = QString::number(extent.largest, 'f', digits.decimals);
    if (longest.size() > longestNumber)
        return base::failure(
            base::Sentence::tr("The numbers are too large to be written out: %1 digits.").arg(longest.size()),
            base::Sentence::tr("Make them smaller first, for example with “Function of every entry”."));
    // All digits are equally wide, so any number with as many digits is as wide as the widest.
    const qsizetype whole = longest.size() - (digits.decimals > 0 ? digits.decimals + 1 : 0);
    const double sign = digits.plusSign || extent.hasNegative ? -1 : 1;
    const shape::Style style = typeset::glyphStyle({1, 1, 1, 1});
    Cells cells;
    cells.rows = excerpt.rowCount();
    cells.columns = excerpt.columnCount();
    cells.number =
        typeset::number(numeralOf(sign * std::pow(10.0, static_cast<double>(whole - 1)), digits), style).bounds();
    if (extent.hasInfinite) {
        const double infinite = std::numeric_limits<double>::infinity();
        cells.number.add(typeset::number(numeralOf(sign * infinite, digits), style).bounds());
    }
    cells.pitchX = cells.number.width() + digits.gapX;
    cells.pitchY = cells.number.height() + digits.gapY;
    return cells;
}

Shape entry(double value, int row, int column, const Cells &cells, const Digits &digits, bool highlighted)
{
    shape::Numeral numeral = numeralOf(value, digits);
    if (!highlighted)
        numeral.colors = digits.colors;
    const Vec3 at = cells.centre(row, column) - Vec3{cells.number.centre().x, 0, 0};
    return placed(typeset::number(numeral, typeset::glyphStyle(digits.highlight.withAlpha(1))), at, row, column);
}

Shape dots(int row, int column, const Excerpt &excerpt, const Cells &cells, const Digits &digits)
{
    const double down = 0.65 * cells.pitchY;
    const double across = 0.4 * cells.pitchX;
    const bool inRow = excerpt.rows[static_cast<std::size_t>(row)] < 0;
    const bool inColumn = excerpt.columns[static_cast<std::size_t>(column)] < 0;
    const double aslant = across / std::numbers::sqrt2;
    const Vec3 step = inRow && inColumn ? Vec3{aslant, -aslant, 0} : inRow ? Vec3{0, down, 0} : Vec3{across, 0, 0};
    const double radius = 0.03 * digits.size / 48;
    std::vector<shape::Contour> circles;
    for (const double share : {-0.5, 0.0, 0.5}) {
        const Vec3 at = step * share * (1 - 2 * radius / base::length(step));
        circles.push_back(shape::mapped(shape::circle(radius), Transform::translation(at)).contours().front());
    }
    return placed(shape::leaf(shape::Path(std::move(circles)), typeset::glyphStyle(digits.dots)),
                  cells.centre(row, column), row, column);
}

std::vector<Shape> numbersAndDots(const Excerpt &excerpt, const Cells &cells, const Digits &digits,
                                  const std::function<bool(int row, int column)> &isHighlighted)
{
    std::vector<Shape> numberRows;
    std::vector<Shape> dotRows;
    for (int row = 0; row < excerpt.rowCount(); ++row) {
        std::vector<Shape> numbers;
        std::vector<Shape> ellipses;
        for (int column = 0; column < excerpt.columnCount(); ++column) {
            if (excerpt.isDots(row, column))
                ellipses.push_back(dots(row, column, excerpt, cells, digits));
            else
                numbers.push_back(
                    entry(excerpt.at(row, column), row, column, cells, digits, isHighlighted(row, column)));
        }
        if (!numbers.empty())
            numberRows.push_back(shape::group(std::move(numbers), QString::number(row)));
        if (!ellipses.empty())
            dotRows.push_back(shape::group(std::move(ellipses), QString::number(row)));
    }
    return {shape::group(std::move(numberRows), u"entries"_s), shape::group(std::move(dotRows), u"dots"_s)};
}

} // namespace lectograph::matrices
