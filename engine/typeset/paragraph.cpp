// SPDX-License-Identifier: GPL-3.0-or-later
#include "typeset/paragraph.h"

#include "typeset/fonts.h"

#include <algorithm>
#include <cmath>

namespace lectograph::typeset {

using namespace Qt::StringLiterals;
using base::Box;
using base::Transform;

namespace {

constexpr double leastGap = 0.1; ///< in ems, between the ink of two lines too tall for their spacing

// In ems, of most fonts.
constexpr double lineAscent = 0.85;
constexpr double lineDescent = 0.25;
constexpr double middleOfLetters = (lineAscent - lineDescent) / 2;
constexpr double middleOfIdeographs = 0.375;
constexpr double mathAxis = 0.25; ///< the height of a minus sign

void justify(LineBox &line, double width)
{
    if (line.stretch.empty() || line.box.width >= width)
        return;
    const double step = (width - line.box.width) / static_cast<double>(line.stretch.size());
    for (Mark &mark : line.box.marks) {
        const auto before = std::lower_bound(line.stretch.begin(), line.stretch.end(), mark.source.start)
            - line.stretch.begin();
        mark.placement.origin.x += step * static_cast<double>(before);
    }
    line.box.width = width;
}

double indent(Align align, double free)
{
    switch (align) {
    case Align::Centre: return free / 2;
    case Align::Right: return free;
    case Align::Left:
    case Align::Justify: break;
    }
    return 0;
}

shape::Shape leafOf(const Mark &mark, const Transform &place, const base::Color &color, std::size_t number)
{
    shape::Part part;
    part.name = QString::number(number);
    part.source = mark.source;
    part.placement = place * mark.placement;
    part.path = mark.outline;
    part.image = mark.image;
    part.style = glyphStyle(mark.color.value_or(color));
    return part;
}

std::vector<shape::Shape> leavesOf(const HBox &box, const Transform &place, const base::Color &color)
{
    std::vector<shape::Shape> leaves;
    leaves.reserve(box.marks.size());
    for (const Mark &mark : box.marks)
        leaves.push_back(leafOf(mark, place, color, leaves.size()));
    return leaves;
}

/// The baselines of the lines, the first at 0.
std::vector<double> baselines(const std::vector<LineBox> &lines, double spacing)
{
    std::vector<double> heights;
    double y = 0;
    Box above;
    for (const LineBox &line : lines) {
        const Box ink = inkOf(line.box);
        if (!heights.empty()) {
            const double needed = above.isEmpty() || ink.isEmpty() ? 0 : ink.max.y - above.min.y + leastGap;
            y -= std::max(spacing, needed);
        }
        heights.push_back(y);
        above = ink;
    }
    return heights;
}

} // namespace

shape::Style glyphStyle(const base::Color &color)
{
    shape::Style style;
    style.fill = color;
    style.stroke = color.withAlpha(0);
    style.strokeWidth = 0;
    return style;
}

Typeset stacked(std::vector<LineBox> lines, const QString &sourceText, const TextStyle &style)
{
    double width = style.wrapWidth > 0 ? style.wrapWidth / style.em : 0;
    for (const LineBox &line : lines)
        width = std::max(width, line.box.width);
    if (style.align == Align::Justify) {
        for (LineBox &line : lines)
            justify(line, width);
    }

    const std::vector<double> heights = baselines(lines, style.lineSpacing);
    Typeset result;
    Box ink;
    std::vector<Transform> places;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const HBox &box = lines[i].box;
        const Align align = lines[i].isLeft ? Align::Left : style.align;
        places.push_back(Transform::translation({indent(align, width - box.width), heights[i], 0}));
        Box lineInk = inkOf(box);
        if (!lineInk.isEmpty()) {
            ink.add(places[i].map(lineInk.min));
            ink.add(places[i].map(lineInk.max));
        }
        for (const QString &warning : box.warnings) {
            if (!result.warnings.contains(warning))
                result.warnings += warning;
        }
    }

    const base::Vec3 centre = ink.centre();
    const Transform toScene = Transform::scaling(style.em, style.em, style.em) * Transform::translation(-centre);
    shape::Part root;
    root.sourceText = sourceText;
    if (!heights.empty()) {
        const double middle = writesIdeographs(style.language) ? middleOfIdeographs : middleOfLetters;
        root.textLines = std::make_shared<const shape::TextLines>(
            shape::TextLines{(heights.front() - centre.y) * style.em, (heights.back() - centre.y) * style.em,
                             lineAscent * style.em, lineDescent * style.em, middle * style.em});
    }
    if (lines.size() == 1) {
        root.children = leavesOf(lines.front().box, toScene * places.front(), style.color);
    } else if (!lines.empty()) {
        shape::Part group;
        group.name = u"lines"_s;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            shape::Part line;
            line.name = QString::number(i);
            line.source = lines[i].source;
            line.children = leavesOf(lines[i].box, toScene * places[i], style.color);
            group.children.push_back(std::move(line));
        }
        root.children.push_back(std::move(group));
    }
    result.shape = std::move(root);
    result.baseline = -centre.y * style.em;
    return result;
}

Typeset single(HBox box, const QString &sourceText, double em, const base::Color &color)
{
    TextStyle style;
    style.em = em;
    style.color = color;
    const Box ink = inkOf(box);
    std::vector<LineBox> lines;
    lines.push_back({std::move(box), {}, {}});
    Typeset result = stacked(std::move(lines), sourceText, style);
    if (!ink.isEmpty()) { // a formula is as high as what is in it
        result.shape = result.shape.edited([&](shape::Part &root) {
            shape::TextLines own = *root.textLines;
            own.ascent = ink.max.y * em;
            own.descent = -ink.min.y * em;
            own.middle = mathAxis * em;
            root.textLines = std::make_shared<const shape::TextLines>(own);
        });
    }
    return result;
}

} // namespace lectograph::typeset
