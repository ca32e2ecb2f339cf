// SPDX-License-Identifier: GPL-3.0-or-later
#include "token.h"

#include "blocks/label.h"
#include "lines.h"
#include "shape/outlines.h"
#include "shape/pathops.h"

#include <algorithm>
#include <cmath>

namespace lectograph::diagrams {

using namespace Qt::StringLiterals;
using shape::Shape;

namespace {

/// From the middle of one block to that of the next.
struct Leg
{
    shape::Path path;
    double length = 0;
};

const Spot *spotAround(const Model &model, const Placed &placed, int item)
{
    for (int at = item; at >= 0; at = model.item(at).parent) {
        if (const auto &spot = placed.items[static_cast<std::size_t>(at)])
            return &*spot;
    }
    return nullptr;
}

/// From the middle of a block to where a link leaves it, with a right angle.
std::vector<QPointF> outOf(const Spot &spot, const QPointF &end, const QPointF &next)
{
    const QPointF middle = spot.rect.center();
    const bool isUpright = std::abs(next.y() - end.y()) > std::abs(next.x() - end.x());
    return {middle, isUpright ? QPointF(end.x(), middle.y()) : QPointF(middle.x(), end.y())};
}

std::vector<Leg> legsOf(const Model &model, const Placed &placed, const std::vector<int> &links, double corner)
{
    std::vector<Leg> legs;
    for (const int index : links) {
        const ItemLink &link = model.link(index);
        const auto &way = placed.links[static_cast<std::size_t>(index)];
        const Spot *from = spotAround(model, placed, exitOf(model, link.from));
        const Spot *to = spotAround(model, placed, entryOf(model, link.to));
        if (!way || !from || !to) { // inside a folded group
            legs.push_back({});
            continue;
        }
        std::vector<QPointF> points = outOf(*from, way->points[0], way->points[1]);
        points.insert(points.end(), way->points.begin(), way->points.end());
        std::vector<QPointF> into = outOf(*to, way->points.back(), way->points[way->points.size() - 2]);
        points.insert(points.end(), into.rbegin(), into.rend());
        Leg leg{roundedWay(points, corner), 0};
        leg.length = shape::lengthOf(leg.path);
        legs.push_back(std::move(leg));
    }
    return legs;
}

/// Where a token is, and how far it has gone from one label to the next.
struct Stand
{
    QPointF at;
    std::size_t label = 0;
    double toNext = 0;
    double reached = 1; ///< blocks, with a share of the way to the next
};

/// Labels change in the middle of a block, while it waits there, or else within this way around it.
constexpr double changeWay = 0.4;

Stand standAt(const std::vector<Leg> &legs, double progress, double pause)
{
    double total = pause * static_cast<double>(legs.size() - 1);
    for (const Leg &leg : legs)
        total += leg.length;
    double left = std::clamp(progress, 0.0, 1.0) * total;
    Stand stand;
    for (std::size_t i = 0; i < legs.size(); ++i) {
        const Leg &leg = legs[i];
        const bool isLast = i + 1 == legs.size();
        stand.label = i;
        stand.reached = static_cast<double>(i + 1) + (leg.length > 0 ? std::clamp(left / leg.length, 0.0, 1.0) : 1);
        if (leg.length > 0)
            stand.at = shape::pointAt(leg.path, std::clamp(left / leg.length, 0.0, 1.0)).point;
        if (left <= leg.length || isLast) {
            const double way = std::min(changeWay, leg.length / 2);
            const double toEnd = leg.length - left;
            if (pause <= 0 && way > 0 && toEnd < way)
                stand.toNext = (isLast ? 1 : 0.5) * (1 - std::max(0.0, toEnd) / way);
            else if (pause <= 0 && i > 0 && left < way)
                stand = {stand.at, i - 1, 0.5 + 0.5 * left / way, stand.reached};
            return stand;
        }
        left -= leg.length;
        if (left < pause)
            return {stand.at, i, left / pause, stand.reached};
        left -= pause;
    }
    return stand;
}

Shape faded(const SetText &text, double opacity, const QString &name)
{
    return text.shape.edited([&](shape::Part &part) {
        part.name = name;
        part.opacity *= opacity;
    });
}

} // namespace

std::optional<DrawnToken> drawnToken(const Model &model, const Placed &placed, const std::vector<int> &links,
                                     const QStringList &labels, double progress, const TokenLook &look,
                                     const graph::Context &context)
{
    const std::vector<Leg> legs = legsOf(model, placed, links, look.corner);
    if (std::ranges::all_of(legs, [](const Leg &leg) { return leg.length <= 0; }))
        return std::nullopt;
    const Stand stand = standAt(legs, progress, look.pause);
    const double em = typeset::emForSize(look.size, context.setting.dialect);
    const auto labelAt = [&](std::size_t index) {
        return labels.isEmpty() ? SetText{}
                                : setText(labels[std::min<qsizetype>(static_cast<qsizetype>(index), labels.size() - 1)],
                                          look.size, look.ink, context);
    };
    const SetText now = labelAt(stand.label);
    const SetText next = labelAt(stand.label + 1);
    const auto across = [&](double a, double b, double more) {
        return std::max(em * 0.9, std::lerp(a, b, stand.toNext) + more);
    };
    const double height = across(now.size.height(), next.size.height(), now.isEmpty() && next.isEmpty() ? 0 : 0.3 * em);
    const double width = across(now.size.width(), next.size.width(), now.isEmpty() && next.isEmpty() ? 0 : 0.9 * em);
    shape::Style style;
    style.fill = look.color;
    style.strokeWidth = 0;
    std::vector<Shape> parts{
        shape::leaf(shape::rectangle(std::max(width, height), height, height / 2), style, u"box"_s)};
    const bool isSame = labels.isEmpty()
        || labels[std::min<qsizetype>(static_cast<qsizetype>(stand.label), labels.size() - 1)]
            == labels[std::min<qsizetype>(static_cast<qsizetype>(stand.label) + 1, labels.size() - 1)];
    if (!now.isEmpty())
        parts.push_back(faded(now, isSame ? 1 : std::max(0.0, 1 - 2 * stand.toNext), u"label"_s));
    if (!next.isEmpty() && !isSame && stand.toNext > 0.5)
        parts.push_back(faded(next, 2 * stand.toNext - 1, u"next"_s));
    return DrawnToken{shape::shifted(shape::group(std::move(parts), u"token"_s), {stand.at.x(), stand.at.y(), 0}),
                      stand.reached};
}

} // namespace lectograph::diagrams
