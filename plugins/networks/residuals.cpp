// SPDX-License-Identifier: GPL-3.0-or-later
#include "residuals.h"

#include "base/sentence.h"
#include "blocks/style.h"
#include "blocks/table.h"
#include "graph/row.h"
#include "shape/outlines.h"
#include "shape/pathops.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace lectograph::networks {

using namespace Qt::StringLiterals;
using base::Sentence;
using graph::Context;
using graph::Inputs;
using shape::Shape;

namespace {

constexpr double levelHeight = 0.32;
constexpr double plusRadius = 0.12;
constexpr double plusGap = 0.1; ///< between a sum and the column below it

std::optional<Residual> read(const QString &text, const QStringList &names, const Context &context)
{
    static const QRegularExpression arrow(u"\\s*(→|-+>|⇒|=+>|>)\\s*"_s);
    const QStringList ends = text.trimmed().split(arrow);
    const auto from = ends.size() == 2 ? blocks::indexOf(ends[0], names) : std::nullopt;
    const auto to = ends.size() == 2 ? blocks::indexOf(ends[1], names) : std::nullopt;
    if (!from || !to || *from >= *to) {
        context.fail({Sentence::tr("“%1” does not name two columns, the earlier one first.").arg(text),
                      Sentence::tr("Write their names or numbers with an arrow between them, such as %1.")
                          .arg(names.size() > 1 ? names.first() + u" → "_s + names.last() : u"1 → 3"_s),
                      u"residuals"_s});
        return {};
    }
    return Residual{static_cast<std::size_t>(*from), static_cast<std::size_t>(*to)};
}

/// Where a column ends above.
double topOf(const Places &places, std::size_t column)
{
    return places.y[column].front() + places.halfHeight;
}

QPointF sumAbove(const Places &places, std::size_t column)
{
    return {places.x[column], topOf(places, column) + plusGap + plusRadius};
}

/// A circle with a plus, in which an arc ends.
Shape sumSign(const QPointF &at, const shape::Style &line, const base::Color &ground)
{
    shape::Style circle = line;
    circle.fill = ground;
    const double arm = plusRadius * 0.6;
    return shape::group({shape::leaf(shape::circle(plusRadius), circle),
                         shape::leaf(shape::line({-arm, 0}, {arm, 0}), line),
                         shape::leaf(shape::line({0, -arm}, {0, arm}), line)},
                        u"sum"_s)
        .edited([&](shape::Part &part) {
            part.placement = base::Transform::translation({at.x(), at.y(), 0});
        });
}

} // namespace

graph::PropertyTable residualProperties()
{
    return {row::texts("residuals", "One column added to a later one, each as two names or numbers: 1 → 3")
                .titled("Residual connections")};
}

std::vector<Residual> residualsOf(const Inputs &in, const Context &context, const std::vector<Column> &columns)
{
    QStringList names;
    for (const Column &column : columns)
        names.append(column.name);
    std::vector<Residual> residuals;
    for (const QString &text : in.texts("residuals")) {
        if (text.trimmed().isEmpty())
            continue;
        const auto residual = read(text, names, context);
        if (!residual)
            continue;
        const Column &from = columns[residual->from];
        const Column &to = columns[residual->to];
        if (from.count != to.count) {
            context.fail({Sentence::tr("“%1” cannot be added to “%2”: they have %3 and %4 nodes.")
                              .arg(from.name, to.name)
                              .arg(from.count)
                              .arg(to.count),
                          Sentence::tr("Give both as many nodes."), u"residuals"_s});
            continue;
        }
        residuals.push_back(*residual);
    }
    return residuals;
}

std::vector<int> levelsOf(const std::vector<Residual> &residuals)
{
    std::vector<std::size_t> order(residuals.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, std::less(), [&](std::size_t i) { return residuals[i].to - residuals[i].from; });
    std::vector<int> levels(residuals.size(), -1);
    for (const std::size_t i : order) {
        const auto isTaken = [&](int level) {
            for (std::size_t k = 0; k < residuals.size(); ++k) {
                if (levels[k] == level && residuals[k].from < residuals[i].to && residuals[i].from < residuals[k].to)
                    return true;
            }
            return false;
        };
        int level = 0;
        while (isTaken(level))
            ++level;
        levels[i] = level;
    }
    return levels;
}

DrawnResiduals drawnResiduals(const std::vector<Residual> &residuals, const std::vector<Column> &columns,
                              const Places &places, double bottom, const Pulse &pulse, const Inputs &in,
                              const Context &context)
{
    const std::vector<int> levels = levelsOf(residuals);
    const shape::Style line = blocks::lineStyle(in.color("nodeColour"), std::max(2.0, in.number("nodeStroke")),
                                                context.setting);
    const auto isTarget = [&](std::size_t column) {
        return std::ranges::any_of(residuals, [&](const Residual &residual) { return residual.to == column; });
    };
    DrawnResiduals drawn;
    std::vector<Shape> arcs;
    for (std::size_t i = 0; i < residuals.size(); ++i) {
        const auto [from, to] = residuals[i];
        const QPointF end = sumAbove(places, to) + QPointF(0, plusRadius);
        // Beside the sum that the column has itself.
        const double x = places.x[from] + (isTarget(from) ? 2 * plusRadius : 0);
        const double y = std::max(bottom, places.top + 2 * (plusGap + plusRadius)) + levels[i] * levelHeight + 0.15;
        const QPointF corners[] = {{x, topOf(places, from) + plusGap / 2}, {x, y}, {end.x(), y}, end};
        const shape::Path path = shape::withRoundedCorners(shape::polygon(corners, false), levelHeight / 2);
        arcs.push_back(shape::group(
            {shape::leaf(path, line, u"arc"_s), sumSign(sumAbove(places, to), line, context.setting.color(u"BLACK"))},
            columns[from].name + u'→' + columns[to].name));
        if (const Pulse::Travel travel = pulse.travel(to - 1); travel.isSeen()) {
            shape::Style style = blocks::lineStyle(in.color("pulseColour"), line.strokeWidth + 2, context.setting);
            style.cap = shape::Cap::Round;
            drawn.lit.push_back(shape::leaf(shape::partial(path, travel.tail, travel.head), style));
        }
    }
    drawn.group = shape::group(std::move(arcs), u"residuals"_s);
    return drawn;
}

} // namespace lectograph::networks
