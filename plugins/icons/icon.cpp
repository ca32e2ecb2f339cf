// SPDX-License-Identifier: GPL-3.0-or-later
#include "types.h"

#include "base/sentence.h"
#include "blocks/block.h"
#include "blocks/style.h"
#include "icon_set.h"
#include "shape/outlines.h"
#include "shape/path_data.h"

#include <QTransform>

namespace lectograph::icons {

using namespace Qt::StringLiterals;
using base::Result;
using graph::Context;
using graph::Inputs;
using graph::NodeType;
using shape::Shape;

namespace {

constexpr double grid = 24; ///< the square in which the package draws its icons

/// The square of the icon, so that icons in a row stand at equal distances and heights.
Shape unseenSquare(double size)
{
    shape::Style unseen;
    unseen.strokeWidth = 0;
    unseen.stroke = unseen.stroke.withAlpha(0);
    return shape::leaf(shape::rectangle(size, size), unseen, u"square"_s);
}

shape::Style lineOf(const Inputs &in, const Context &context)
{
    shape::Style style = blocks::lineStyle(in.color("stroke"), in.number("strokeWidth"), context.setting);
    style.cap = shape::Cap::Round;
    style.join = shape::Join::Round;
    return style;
}

std::vector<Shape> linesOf(const QString &name, double size, const shape::Style &line)
{
    const double scale = size / grid;
    const QTransform upright = QTransform(1, 0, 0, -1, -grid / 2, grid / 2) * QTransform::fromScale(scale, scale);
    std::vector<Shape> lines;
    for (const IconLine &each : IconSet::all().lines(name)) {
        shape::Style style = line;
        if (each.isFilled)
            style.fill = line.stroke;
        lines.push_back(shape::leaf(shape::fromPainterPath(upright.map(shape::pathFromData(each.data))), style,
                                    QString::number(lines.size())));
    }
    return lines;
}

Shape drawnIcon(const QString &name, const Inputs &in, const Context &context)
{
    std::vector<Shape> lines = linesOf(name, in.number("size"), lineOf(in, context));
    if (in.text("extent") == "square"_L1)
        lines.push_back(unseenSquare(in.number("size")));
    return shape::group(std::move(lines));
}

base::Error noIcon(const QString &text)
{
    if (text.trimmed().isEmpty())
        return {base::Sentence::tr("No icon is chosen."),
                base::Sentence::tr("Write what it should show, such as book."), u"icon"_s};
    const QStringList near = IconSet::all().near(text);
    return {base::Sentence::tr("There is no icon “%1”.").arg(text.left(60)),
            near.isEmpty() ? base::Sentence::tr("Write another word for what it should show, such as book.")
                           : base::Sentence::tr("Near to it: %1.").arg(near.join(u", "_s)),
            u"icon"_s};
}

/// What an icon looks like, with lines as the package draws them.
Shape sampleIcon(const QString &nameOrWord)
{
    constexpr double hundredths = 100;
    shape::Style line;
    line.cap = shape::Cap::Round;
    line.join = shape::Join::Round;
    line.stroke = line.stroke.withAlpha(1);
    line.strokeWidth = 2 / grid * hundredths;
    const auto name = IconSet::all().find(nameOrWord);
    return shape::group(name ? linesOf(*name, 1, line) : std::vector<Shape>());
}

const graph::Gallery &iconGallery()
{
    static const graph::Gallery gallery{[] { return IconSet::all().choices(); }, sampleIcon};
    return gallery;
}

} // namespace

NodeType icon()
{
    return {
        .id = u"icons.icon"_s,
        .title = u"Icon"_s,
        .category = u"Shapes"_s,
        .help =
            u"A sign made of lines, found by its name or by a word in English, Korean or Chinese. Its lines are the "
            u"parts 0, 1, 2, …, in the order in which they are drawn."_s,
        .properties =
            {
                row::text("icon", "brain", "What it shows: brain, 뇌 or 大脑")
                    .as(graph::TextKind::Name)
                    .chosenFrom(iconGallery()),
                row::number("size", 1.5, "Of the square in which it lies").atLeast(0).in("units"),
                row::color("stroke", "WHITE", "Colour of its lines").titled("Line colour"),
                row::number("strokeWidth", 6,
                            "Thickness of its lines, in hundredths of a unit: the same however large it is")
                    .titled("Line width")
                    .between(0, 1000),
                row::choice(
                    "extent", "square", "square=Its square|drawn=What is drawn",
                    "What stands beside it goes by its square, which is the same for all icons, or by its lines"),
            },
        .outputs = blocks::shapeOutput(),
        .placed = true,
        .evaluate = blocks::drawing([](const Inputs &in, const Context &context) -> Result<Shape> {
            if (const auto name = IconSet::all().find(in.text("icon")))
                return drawnIcon(*name, in, context);
            context.fail(noIcon(in.text("icon")));
            return shape::group({unseenSquare(in.number("size"))});
        }),
    };
}

} // namespace lectograph::icons
