// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/highlight.h"
#include "brackets.h"
#include "frame.h"
#include "shape/layout.h"
#include "shape/outlines.h"
#include "shape/pathops.h"
#include "types.h"

#include <cmath>

namespace lectograph::matrices {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::joined;
using graph::NodeType;
using shape::Shape;
using tensor::Tensor;

namespace {

/// Sums are in range of these, so that they are grey: what has become bright are the numbers that they are made of.
constexpr double sumRange = 999;

/// A matrix and a vector that can be multiplied, as far as they are shown.
struct Factors
{
    Excerpt matrix;
    Excerpt vector;
    bool areGiven = false; ///< and not random: then the numbers behind the dots count too
};

/// All of a row or a column as a column.
Tensor columnFrom(const Tensor &tensor)
{
    return Tensor::vector({tensor.values().begin(), tensor.values().end()});
}

Result<Factors> factorsOf(const Inputs &in, const Context &context)
{
    const int mostRows = in.integer("rows");
    const int mostColumns = in.integer("columns");
    Tensor matrix = in.tensor("tensor");
    if (matrix.isEmpty())
        matrix = {}; // no numbers may still be one column
    Tensor vector = columnFrom(in.tensor("vector"));
    const bool mayBeRandom = in.boolean("random") && mostRows > 0 && mostColumns > 0;
    const bool matrixIsRandom = matrix.isEmpty() && mayBeRandom;
    const bool vectorIsRandom = vector.isEmpty() && mayBeRandom && (matrixIsRandom || !matrix.isEmpty());
    const double range = randomRange(in);
    if (matrixIsRandom) {
        const auto random = randomNumbers(mostRows, vectorIsRandom ? mostColumns : vector.rows(), range, in, context);
        if (!random)
            return tl::unexpected(random.error());
        matrix = *random;
    }
    if (vectorIsRandom) {
        // Another row than those of the matrix, so that the numbers are others.
        const auto random = randomNumbers(matrix.columns(), 2, range, in, context);
        if (!random)
            return tl::unexpected(random.error());
        std::vector<double> values;
        for (int i = 0; i < random->rows(); ++i)
            values.push_back(random->at(i, 1));
        vector = Tensor::vector(std::move(values));
    }
    if (vector.rows() != matrix.columns())
        return base::failure(base::Sentence::tr("The vector has %1 numbers, but the matrix has %2 columns.")
                                 .arg(vector.rows())
                                 .arg(matrix.columns()),
                             base::Sentence::tr("Link a vector with one number for each column of the matrix."),
                             u"vector"_s);
    const Shown columns = shown(matrix.columns(), mostColumns, dotsOf(in, matrixIsRandom && vectorIsRandom),
                                in.integer("dotsColumn"));
    const Shown rows = shown(matrix.rows(), mostRows, dotsOf(in, matrixIsRandom), in.integer("dotsRow"));
    return Factors{{matrix, rows, columns}, {vector, columns, Shown{0}}, !matrixIsRandom && !vectorIsRandom};
}

double rounded(double value, int decimals)
{
    const double unit = std::pow(10.0, decimals);
    const double whole = std::round(value * unit) / unit;
    return std::isfinite(whole) ? whole : value;
}

/// The sum after each shown column of a row, of the numbers as they are written; dots are all columns not shown.
std::vector<double> sumsOf(const Factors &factors, int row, int decimals)
{
    const auto product = [&](int column) {
        return factors.matrix.tensor.at(factors.matrix.rows[static_cast<std::size_t>(row)], column)
            * factors.vector.tensor.at(column, 0);
    };
    const Shown &columns = factors.matrix.columns;
    std::vector<double> sums;
    double sum = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i] >= 0) {
            sum += rounded(factors.matrix.at(row, static_cast<int>(i)), decimals)
                * rounded(factors.vector.tensor.at(columns[i], 0), decimals);
        } else if (factors.areGiven) {
            const int before = i > 0 ? columns[i - 1] : -1;
            const int after = i + 1 < columns.size() ? columns[i + 1] : factors.matrix.tensor.columns();
            for (int hidden = before + 1; hidden < after; ++hidden)
                sum += product(hidden);
        }
        sums.push_back(sum);
    }
    return sums;
}

/// The result with the sums reached, wide enough for all of them.
struct Sums
{
    std::vector<std::vector<double>> rows; ///< by shown row; empty for dots
    std::vector<int> order;                ///< the shown rows that are computed
};

Sums allSums(const Factors &factors, int decimals)
{
    Sums sums;
    for (int row = 0; row < factors.matrix.rowCount(); ++row) {
        const bool isDots = factors.matrix.rows[static_cast<std::size_t>(row)] < 0;
        sums.rows.push_back(isDots ? std::vector<double>() : sumsOf(factors, row, decimals));
        if (!isDots)
            sums.order.push_back(row);
    }
    return sums;
}

Cells widened(Cells cells, const Sums &sums, const Digits &digits)
{
    std::vector<double> values;
    for (const auto &row : sums.rows)
        values.insert(values.end(), row.begin(), row.end());
    const int count = static_cast<int>(values.size());
    Shown all(values.size());
    for (int i = 0; i < count; ++i)
        all[static_cast<std::size_t>(i)] = i;
    if (const auto wide = cellsOf({Tensor::vector(std::move(values)), all, Shown{0}}, digits); wide) {
        cells.number.add(wide->number);
        cells.pitchX = cells.number.width() + digits.gapX;
    }
    return cells;
}

/// How far the computation is.
struct Step
{
    double appeared = 0; ///< of the equals sign and the brackets, 0…1
    double rows = 0;     ///< how many are done, the fraction being that of the present one
};

Step stepAt(double progress)
{
    return {std::clamp(progress, 0.0, 1.0), std::max(0.0, progress - 1)};
}

/// 0…1: how much of the row with this place in the order is done.
double shareOf(const Step &step, std::size_t index)
{
    return std::clamp(step.rows - static_cast<double>(index), 0.0, 1.0);
}

Shape opaque(const Shape &shape, double opacity)
{
    return shape.edited([opacity](shape::Part &part) { part.opacity *= opacity; });
}

Shape equalsSign(double width, const base::Color &color)
{
    shape::Style style;
    style.fill = color;
    style.strokeWidth = 0;
    const double thickness = 0.07 * width;
    const shape::Path bar = shape::rectangle(width, thickness);
    std::vector<shape::Contour> bars;
    for (const double y : {0.14, -0.14})
        bars.push_back(shape::mapped(bar, base::Transform::translation({0, y * width, 0})).contours().front());
    return shape::leaf(shape::Path(std::move(bars)), style, u"equals"_s);
}

/// Boxes of one row and the vector, one after the other while the row is computed; they fade while the next one is.
Shape boxesOf(int row, double share, double next, const Cells &matrix, const Cells &vector, const base::Vec3 &beside,
              const Inputs &in, const Context &context)
{
    const auto box = [&](const base::Box &around) {
        return blocks::boxAround(around, in.number("highlightGap"), in.color("highlightColour"),
                                 in.number("highlightWidth"), context, {});
    };
    std::vector<Shape> inMatrix;
    std::vector<Shape> inVector;
    for (int column = 0; column < matrix.columns; ++column) {
        const double seen = std::clamp(share * matrix.columns - column, 0.0, 1.0) * (1 - next);
        if (seen <= 0)
            continue;
        inMatrix.push_back(opaque(box(matrix.box(row, column, row, column)), seen));
        inVector.push_back(opaque(shape::shifted(box(vector.box(column, 0, column, 0)), beside), seen));
    }
    return shape::group(
        {shape::group(std::move(inMatrix), u"matrix"_s), shape::group(std::move(inVector), u"vector"_s)},
        QString::number(row));
}

/// The numbers that the rows have come to.
std::vector<Shape> resultNumbers(const Factors &factors, const Sums &sums, const Step &step, const Cells &cells,
                                 const Digits &digits)
{
    const Excerpt shownRows{{}, factors.matrix.rows, Shown{0}};
    std::vector<Shape> numbers;
    std::vector<Shape> dotRows;
    std::size_t index = 0;
    for (int row = 0; row < cells.rows; ++row) {
        const std::vector<double> &rowSums = sums.rows[static_cast<std::size_t>(row)];
        if (shownRows.rows[static_cast<std::size_t>(row)] < 0) {
            // The dots come with the number above them.
            const double seen = index == 0 ? step.appeared : shareOf(step, index - 1) >= 1 ? 1 : 0;
            dotRows.push_back(
                shape::group({opaque(dots(row, 0, shownRows, cells, digits), seen)}, QString::number(row)));
            continue;
        }
        const double share = shareOf(step, index++);
        const double reached = std::ceil(share * static_cast<double>(rowSums.size()));
        const double value = reached < 1 ? 0 : rowSums[static_cast<std::size_t>(reached) - 1];
        numbers.push_back(shape::group({opaque(entry(value, row, 0, cells, digits, false), share > 0 ? 1 : 0)},
                                       QString::number(row)));
    }
    return {shape::group(std::move(numbers), u"entries"_s), shape::group(std::move(dotRows), u"dots"_s)};
}

graph::PropertyTable properties()
{
    return joined(
        row::tensor("tensor", "The numbers; if there are none, random ones").titled("Matrix"),
        row::tensor("vector", "One number for each column of the matrix; if there are none, random ones")
            .titled("Vector"),
        row::number("progress", 8,
                    "0: matrix and vector alone; up to 1 the equals sign appears; then 1 for each row, and 1 more "
                    "until the boxes have gone")
            .titled("Rows computed")
            .between(0, 102)
            .eases("linear"),
        row::number("spacing", 0.25,
                    "Room beside the equals sign, and half of it between matrix and vector, before the whole is fitted "
                    "to a size")
            .between(0, 100)
            .in("units"),
        excerptProperties(), digitProperties(), bracketProperties(),
        row::color("vectorSmall", "GREY_C", "Colour of the vectors' numbers near 0").titled("Small numbers of vectors"),
        row::color("vectorLarge", "WHITE", "Colour of the vectors' numbers at the end of the range")
            .titled("Large numbers of vectors"),
        blocks::highlightBoxProperties("Of the boxes around what is being multiplied"), sizeProperties());
}

/// The digits of vectors: the same in other colours.
Digits asVector(Digits digits, const Inputs &in, double range)
{
    const base::Color less = in.color("vectorSmall");
    const base::Color more = in.color("vectorLarge");
    digits.colors = std::make_shared<const shape::ValueColors>(shape::ValueColors{less, more, less, more, range});
    return digits;
}

Shape framed(const Shape &brackets, std::vector<Shape> numbers, QString name)
{
    numbers.insert(numbers.begin(), brackets);
    return shape::group(std::move(numbers), std::move(name));
}

Result<Shape> draw(const Inputs &in, const Context &context)
{
    const double gap = in.number("spacing");
    const auto factors = factorsOf(in, context);
    if (!factors)
        return tl::unexpected(factors.error());
    const auto plain = [](int, int) { return false; };
    const Digits matrixDigits = digitsOf(in, factors->matrix);
    const Digits vectorDigits = asVector(matrixDigits, in, matrixDigits.colors->most);
    const auto matrixCells = cellsOf(factors->matrix, matrixDigits);
    const auto vectorCells = cellsOf(factors->vector, vectorDigits);
    if (!matrixCells)
        return tl::unexpected(matrixCells.error());
    if (!vectorCells)
        return tl::unexpected(vectorCells.error());

    const Shape matrix = framed(bracketsAround(*matrixCells, matrixDigits, in),
                                numbersAndDots(factors->matrix, *matrixCells, matrixDigits, plain), u"matrix"_s);
    const Shape vector = shape::nextTo(framed(bracketsAround(*vectorCells, vectorDigits, in),
                                              numbersAndDots(factors->vector, *vectorCells, vectorDigits, plain),
                                              u"vector"_s),
                                       matrix.bounds(), {1, 0, 0}, gap / 2);
    const Sums sums = allSums(*factors, matrixDigits.decimals);
    const Step step = stepAt(in.number("progress"));
    const Digits resultDigits = asVector(matrixDigits, in, sumRange);
    Cells resultCells = widened(*vectorCells, sums, resultDigits);
    resultCells.rows = matrixCells->rows;
    resultCells.columns = 1;
    const Shape equals = shape::nextTo(equalsSign(vector.bounds().width() / 2, matrixDigits.dots), vector.bounds(),
                                       {1, 0, 0}, gap);
    const Shape result = shape::nextTo(framed(opaque(bracketsAround(resultCells, resultDigits, in), step.appeared),
                                              resultNumbers(*factors, sums, step, resultCells, resultDigits),
                                              u"result"_s),
                                       equals.bounds(), {1, 0, 0}, gap);
    std::vector<Shape> boxes;
    for (std::size_t i = 0; i < sums.order.size(); ++i) {
        const double share = shareOf(step, i);
        const double next = shareOf(step, i + 1);
        if (share > 0 && next < 1)
            boxes.push_back(
                boxesOf(sums.order[i], share, next, *matrixCells, *vectorCells, vector->placement.origin, in, context));
    }
    // Centred without the boxes, which come and go.
    const base::Vec3 middle = shape::group({matrix, vector, equals, result}).bounds().centre();
    const Shape whole = shape::group(
        {matrix, vector, opaque(equals, step.appeared), result, shape::group(std::move(boxes), u"boxes"_s)});
    return sized(shape::shifted(whole, -middle), in);
}

} // namespace

NodeType product()
{
    return {
        .id = u"matrices.product"_s,
        .title = u"Matrix times vector"_s,
        .category = u"Charts"_s,
        .help = u"The product of a matrix and a vector, computed row by row as “Rows computed” grows. The parts are "
                u"“matrix”, “vector”, “equals”, “result” and “boxes”, each of the first with “entries/ROW/COLUMN”."_s,
        .properties = properties(),
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing(draw),
    };
}

} // namespace lectograph::matrices
