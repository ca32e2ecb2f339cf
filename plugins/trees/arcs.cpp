// SPDX-License-Identifier: GPL-3.0-or-later
#include "arcs.h"

#include "base/sentence.h"
#include "blocks/style.h"
#include "graph/row.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace lectograph::trees {

using namespace Qt::StringLiterals;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

/// “FROM -> TO: 0.8”, with a strength from 0 to 1.
struct WrittenArc
{
    QString from;
    QString to;
    double strength = 1;
};

std::optional<WrittenArc> readArc(const QString &text)
{
    static const QRegularExpression form(u"^(.+?)\\s*(?:->|→)\\s*(.+?)(?:\\s*[:：]\\s*([0-9]*\\.?[0-9]+))?$"_s);
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const QString strength = match.captured(3);
    return WrittenArc{match.captured(1), match.captured(2),
                      strength.isEmpty() ? 1 : std::clamp(strength.toDouble(), 0.0, 1.0)};
}

const ArcEnd *endNamed(const std::vector<ArcEnd> &ends, const QString &text, const Context &context)
{
    const auto found = std::ranges::find(ends, text, &ArcEnd::text);
    if (found != ends.end())
        return &*found;
    context.warn(base::Sentence::tr("The tree has no box “%1”.").arg(text));
    return nullptr;
}

/// Out of both boxes at a right angle, and the further the further they are apart.
shape::Path arcBetween(const ArcEnd &from, const ArcEnd &to, const QString &layout)
{
    const bool isLevel = layout == "left"_L1 || layout == "right"_L1 || layout == "mind-map"_L1;
    const double side = layout == "down"_L1 || layout == "left"_L1 ? -1 : 1;
    const auto edge = [&](const ArcEnd &end) {
        const QPointF half(isLevel ? end.size.width() / 2 : 0, isLevel ? 0 : end.size.height() / 2);
        return end.at + side * half;
    };
    const QPointF a = edge(from);
    const QPointF b = edge(to);
    const double way = isLevel ? std::abs(b.y() - a.y()) : std::abs(b.x() - a.x());
    const double last = isLevel ? std::max(side * a.x(), side * b.x()) : std::max(side * a.y(), side * b.y());
    const double beyond = side * (last + 0.2 + 0.3 * way);
    const auto control = [&](const QPointF &at) { return isLevel ? QPointF(beyond, at.y()) : QPointF(at.x(), beyond); };
    return shape::Path({shape::Contour{{a, control(a), control(b), b}, false}});
}

} // namespace

graph::PropertyTable arcProperties()
{
    return {
        row::texts(
            "arcs",
            "Curves between boxes that the tree does not link: “sees -> the forest”, or with a strength, “: 0.8”")
            .titled("Further links"),
        row::color("arcColour", "YELLOW", "Of these curves").titled("Colour of further links"),
    };
}

std::vector<Shape> drawnArcs(const std::vector<ArcEnd> &ends, const Inputs &in, const Context &context)
{
    std::vector<Shape> arcs;
    for (const QString &text : in.texts("arcs")) {
        const auto written = readArc(text);
        const ArcEnd *from = written ? endNamed(ends, written->from, context) : nullptr;
        const ArcEnd *to = written ? endNamed(ends, written->to, context) : nullptr;
        if (!from || !to || from == to)
            continue;
        const double width = in.number("strokeWidth") * (0.5 + 1.3 * written->strength);
        const shape::Style style = blocks::lineStyle(in.color("arcColour"), width, context.setting);
        arcs.push_back(shape::leaf(arcBetween(*from, *to, in.text("layout")), style, from->name + u'→' + to->name)
                           .edited([&](shape::Part &part) {
                               part.opacity = std::min(from->shown, to->shown) * (0.3 + 0.7 * written->strength);
                           }));
    }
    return arcs;
}

} // namespace lectograph::trees
