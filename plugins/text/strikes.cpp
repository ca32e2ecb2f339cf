// SPDX-License-Identifier: GPL-3.0-or-later
#include "strikes.h"

#include "blocks/style.h"
#include "graph/row.h"
#include "shape/outlines.h"
#include "typeset/text.h"

#include <algorithm>

namespace lectograph::text {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

/// Where most letters of a line stand: those of exponents and fractions do not.
double baselineOf(const std::vector<Shape> &letters)
{
    std::vector<double> heights;
    for (const Shape &letter : letters)
        heights.push_back(letter->placement.origin.y);
    const auto middle = heights.begin() + std::ssize(heights) / 2;
    std::ranges::nth_element(heights, middle);
    return *middle;
}

struct Strike
{
    double left;
    double right;
    double y;
};

/// Of each line that shows something.
std::vector<Strike> strikesOf(const Shape &text)
{
    const auto lines = std::ranges::find(text->children, u"lines"_s, [](const Shape &part) { return part->name; });
    const double middle = shape::textLinesOf(text).value_or(shape::TextLines{}).middle;
    std::vector<Strike> strikes;
    const auto add = [&](const Shape &line) {
        if (line->children.empty())
            return;
        const base::Box box = line.bounds();
        strikes.push_back({box.min.x, box.max.x, baselineOf(line->children) + middle});
    };
    if (lines == text->children.end())
        add(text);
    else
        std::ranges::for_each((*lines)->children, add);
    return strikes;
}

} // namespace

graph::PropertyTable strikeProperties()
{
    return {
        row::number("struck", 0, "How much is drawn of the lines that cross it out; keyframes strike it out")
            .titled("Struck out")
            .between(0, 1),
        row::color("strikeColour", "RED", "Colour of those lines"),
    };
}

Shape withStrikes(const Shape &letters, const Inputs &inputs, const Context &context)
{
    const double struck = inputs.number("struck");
    if (struck <= 0)
        return letters;
    const std::vector<Strike> strikes = strikesOf(letters);
    const double em = typeset::emForSize(inputs.number("size"), context.setting.dialect);
    double all = 0;
    for (const Strike &strike : strikes)
        all += strike.right - strike.left;
    double left = struck * all; // to be drawn
    std::vector<Shape> lines;
    for (const Strike &strike : strikes) {
        const double end = std::min(strike.right, strike.left + left);
        if (left <= 0)
            break;
        left -= strike.right - strike.left;
        lines.push_back(shape::leaf(shape::line({strike.left, strike.y}, {end, strike.y}),
                                    blocks::lineStyle(inputs.color("strikeColour"), 9 * em, context.setting),
                                    QString::number(lines.size())));
    }
    return letters.edited(
        [&](shape::Part &part) { part.children.push_back(shape::group(std::move(lines), u"strikes"_s)); });
}

} // namespace lectograph::text
