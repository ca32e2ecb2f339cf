// SPDX-License-Identifier: GPL-3.0-or-later
#include "cell_axes.h"

#include "base/sentence.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace lectograph::charts {

using namespace Qt::StringLiterals;
using base::Result;
using blocks::AxisScale;
using blocks::AxisTick;
using graph::Context;

namespace {

struct ScaledTicks
{
    AxisScale scale;
    std::vector<AxisTick> ticks;
};

/// Names in bands that are as wide as they need, however narrow the cells are.
ScaledTicks namedTicks(const CellLine &line, const blocks::AxisPlace &place, const blocks::AxesStyle &style,
                       const Context &context)
{
    constexpr double narrowest = 1.1; // ems between names, which are turned then
    const double cell = place.length / line.cells;
    const int every = std::max(1, static_cast<int>(std::ceil(narrowest * style.em / cell)));
    if (every > 1)
        context.warn(base::Sentence::tr("There is room for only one of %1 names at an axis.").arg(every));
    ScaledTicks named;
    named.scale = {.kind = blocks::AxisKind::Categories, .least = -0.5 / every, .most = (line.cells - 0.5) / every};
    for (int i = 0; i < std::min<qsizetype>(line.cells, line.names.size()); i += every) {
        if (!line.names[i].trimmed().isEmpty())
            named.ticks.push_back({static_cast<double>(i) / every, line.names[i]});
    }
    return named;
}

/// There are no halves of cells: fewer ticks are wanted until all are whole numbers.
std::vector<AxisTick> countTicks(const CellLine &line, const blocks::AxisPlace &place, const blocks::AxesStyle &style,
                                 const Context &context)
{
    const auto isWhole = [](const AxisTick &tick) { return tick.value == std::round(tick.value); };
    blocks::AxisSettings settings = line.wanted;
    settings.ticks = blocks::ticksWanted(settings, place.isUpright, place.length, style.em);
    const AxisScale middles{.least = static_cast<double>(line.first), .most = line.first + line.cells - 1.0};
    blocks::AxisPlace between = place;
    between.length *= (line.cells - 1.0) / line.cells;
    for (; settings.ticks > 1 && line.cells > 1; --settings.ticks) {
        std::vector<AxisTick> ticks = blocks::fittingTicks(middles, settings, between, style, context);
        if (!ticks.empty() && std::ranges::all_of(ticks, isWhole))
            return ticks;
    }
    return settings.hasTicks ? std::vector<AxisTick>{{middles.least, QString::number(line.first)}}
                             : std::vector<AxisTick>();
}

Result<ScaledTicks> numberedTicks(const CellLine &line, const blocks::AxisPlace &place, const blocks::AxesStyle &style,
                                  const Context &context)
{
    const auto &[least, most] = std::pair(line.wanted.least, line.wanted.most);
    ScaledTicks numbered;
    if (!least && !most) {
        numbered.scale = {.least = line.first - 0.5, .most = line.first + line.cells - 0.5};
        numbered.ticks = countTicks(line, place, style, context);
        return numbered;
    }
    const AxisScale asked = line.wanted.kind();
    const bool isLogarithmic = asked.isLogarithmic();
    const double from = least.value_or(isLogarithmic ? *most / asked.base : *most - line.cells);
    const double to = most.value_or(isLogarithmic ? from * asked.base : from + line.cells);
    const auto scale = blocks::scaleFor(
        {from, to}, {.kind = asked.kind, .base = asked.base, .least = from, .most = to, .isTight = true});
    if (!scale)
        return tl::unexpected(scale.error());
    numbered.scale = *scale;
    numbered.ticks = blocks::fittingTicks(*scale, line.wanted, place, style, context);
    return numbered;
}

} // namespace

Result<blocks::DrawnAxis> cellAxis(const CellLine &line, const blocks::AxisPlace &place, const blocks::AxesStyle &style,
                                   const Context &context)
{
    const bool isNamed = !line.names.isEmpty() && line.wanted.hasTicks;
    auto ticks = isNamed ? Result<ScaledTicks>(namedTicks(line, place, style, context))
                         : numberedTicks(line, place, style, context);
    if (!ticks)
        return tl::unexpected(ticks.error());
    if (line.isBackwards) {
        for (AxisTick &tick : ticks->ticks)
            tick.value = ticks->scale.value(1 - ticks->scale.share(tick.value));
    }
    blocks::AxisPlace here = place;
    here.hasMarks = !isNamed;
    if (here.hasMarks)
        here.wordsFrom -= 0.6 * blocks::axisTickLength;
    return blocks::drawnAxis(ticks->scale, ticks->ticks, line.wanted.title, here, style, context);
}

std::optional<CellSpan> cellSpan(const QString &text, const CellLine &line)
{
    const QString asked = text.trimmed();
    if (asked.isEmpty())
        return line.cells > 0 ? std::optional(CellSpan{0, line.cells - 1}) : std::nullopt;
    const auto cellOf = [&](const QString &word) -> std::optional<int> {
        if (const qsizetype named = line.names.indexOf(word.trimmed()); named >= 0 && named < line.cells)
            return static_cast<int>(named);
        bool isNumber = false;
        const int number = word.trimmed().toInt(&isNumber);
        const qint64 index = qint64(number) - line.first;
        return isNumber && index >= 0 && index < line.cells ? std::optional(static_cast<int>(index)) : std::nullopt;
    };
    if (const auto one = cellOf(asked))
        return CellSpan{*one, *one};
    static const QRegularExpression dash(u"^(.+?)\\s*(?:[–—~～-]|\\.\\.)\\s*(.+)$"_s);
    const QRegularExpressionMatch match = dash.match(asked);
    const auto first = cellOf(match.captured(1));
    const auto last = cellOf(match.captured(2));
    if (!match.hasMatch() || !first || !last)
        return std::nullopt;
    return CellSpan{std::min(*first, *last), std::max(*first, *last)};
}

} // namespace lectograph::charts
