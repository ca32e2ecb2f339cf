// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork/svg_gradient.h"

#include "artwork/svg_transform.h"
#include "artwork/svg_values.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace lectograph::artwork {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSteps = 8; ///< references from gradient to gradient
constexpr int evenStops = 33;
constexpr std::size_t mostStops = 100;

struct Stop
{
    double offset = 0;
    base::Color color;
};

/// The gradient, followed by those it inherits from.
std::vector<const SvgElement *> chainOf(const QString &id, const SvgIds &ids)
{
    std::vector<const SvgElement *> chain;
    for (QString next = id; !next.isEmpty() && chain.size() < mostSteps;) {
        const SvgElement *element = ids.value(next);
        if (!element || (element->name != u"linearGradient" && element->name != u"radialGradient"))
            break;
        chain.push_back(element);
        next = svgLocalId(element->value(u"href"));
    }
    return chain;
}

QString valueIn(const std::vector<const SvgElement *> &chain, QStringView attribute)
{
    for (const SvgElement *element : chain) {
        if (const QString value = element->value(attribute); !value.isEmpty())
            return value;
    }
    return {};
}

std::vector<Stop> stopsIn(const std::vector<const SvgElement *> &chain, SvgStyles &styles)
{
    std::vector<Stop> stops;
    for (const SvgElement *element : chain) {
        for (const SvgElement &child :
             std::span(element->children).first(std::min(element->children.size(), mostStops))) {
            if (child.name != u"stop")
                continue;
            const SvgLook look = styles.lookOf(child, {});
            const double offset = svgShare(child.value(u"offset"), 0);
            stops.push_back({std::max(offset, stops.empty() ? 0 : stops.back().offset),
                             look.stopColor.withAlpha(look.stopColor.a * look.stopOpacity)});
        }
        if (!stops.empty())
            break;
    }
    return stops;
}

base::Color colorAt(const std::vector<Stop> &stops, double place)
{
    const auto after = std::ranges::find_if(stops, [=](const Stop &stop) { return stop.offset > place; });
    if (after == stops.begin())
        return stops.front().color;
    if (after == stops.end())
        return stops.back().color;
    const Stop &before = *std::prev(after);
    return base::mix(before.color, after->color, (place - before.offset) / (after->offset - before.offset));
}

base::Color meanOf(const std::vector<Stop> &stops)
{
    base::Color mean{0, 0, 0, 0};
    for (int i = 0; i < evenStops; ++i) {
        const base::Color color = colorAt(stops, (i + 0.5) / evenStops);
        mean.r += color.r / evenStops;
        mean.g += color.g / evenStops;
        mean.b += color.b / evenStops;
        mean.a += color.a / evenStops;
    }
    return mean;
}

/// How a gradient goes on beyond its ends (SVG 1.1, 13.2.2).
enum class Spread { Pad, Reflect, Repeat };

Spread spreadOf(const QString &method)
{
    return method == u"reflect" ? Spread::Reflect : method == u"repeat" ? Spread::Repeat : Spread::Pad;
}

double spread(double place, Spread method)
{
    if (method == Spread::Pad || !std::isfinite(place))
        return place;
    if (method == Spread::Repeat)
        return place - std::floor(place);
    return std::abs(place - 2 * std::round(place / 2));
}

/// Our gradient spans the whole box in one direction; samples the file's gradient at its start and end.
std::shared_ptr<const shape::Gradient> spreadOver(const SvgGround &ground, const std::vector<Stop> &stops,
                                                  const QLineF &vector, const QTransform &vectorPlace, Spread method)
{
    bool isPossible = false;
    const QTransform back = vectorPlace.inverted(&isPossible);
    const QPointF way = vector.p2() - vector.p1();
    const double size = QPointF::dotProduct(way, way);
    if (!isPossible || !(size > 0))
        return nullptr;
    const auto shareAt = [&](const QPointF &point) {
        return QPointF::dotProduct(back.map(point) - vector.p1(), way) / size;
    };
    const QPointF centre = ground.placed.center();
    const double atCentre = shareAt(centre);
    const QPointF rise(shareAt(centre + QPointF(1, 0)) - atCentre, shareAt(centre + QPointF(0, 1)) - atCentre);
    const double steepness = std::hypot(rise.x(), rise.y());
    if (!std::isfinite(steepness) || !(steepness > 0))
        return nullptr;
    const QPointF direction = rise / steepness;
    const double half =
        (std::abs(direction.x()) * ground.placed.width() + std::abs(direction.y()) * ground.placed.height()) / 2
        * steepness;
    auto gradient = std::make_shared<shape::Gradient>();
    gradient->directionDegrees = std::atan2(direction.y(), direction.x()) * 180 / std::numbers::pi;
    for (int i = 0; i < evenStops; ++i)
        gradient->stops.push_back(colorAt(stops, spread(atCentre + half * (2.0 * i / (evenStops - 1) - 1), method)));
    return gradient;
}

} // namespace

std::optional<SvgGradient> svgGradient(const QString &id, SvgReading &reading, const SvgGround &ground)
{
    const std::vector<const SvgElement *> chain = chainOf(id, reading.ids);
    const std::vector<Stop> stops = stopsIn(chain, reading.styles);
    if (stops.empty())
        return std::nullopt;
    SvgGradient made{nullptr, meanOf(stops), true};
    if (chain.front()->name != u"linearGradient")
        return made;
    const bool isOfBox = valueIn(chain, u"gradientUnits") != u"userSpaceOnUse";
    const QSizeF whole = isOfBox ? QSizeF(1, 1) : ground.view;
    const auto length = [&](QStringView name, double of, double otherwise) {
        return svgLength(valueIn(chain, name), of, otherwise);
    };
    const QLineF vector(length(u"x1", whole.width(), 0), length(u"y1", whole.height(), 0),
                        length(u"x2", whole.width(), whole.width()), length(u"y2", whole.height(), 0));
    QTransform place = svgTransform(valueIn(chain, u"gradientTransform"));
    if (isOfBox)
        place = place * QTransform::fromScale(ground.box.width(), ground.box.height())
            * QTransform::fromTranslate(ground.box.x(), ground.box.y());
    if (stops.size() == 1 || vector.p1() == vector.p2()) // the last colour everywhere (SVG 1.1, 13.2.2)
        return SvgGradient{nullptr, stops.back().color, false};
    const Spread method = spreadOf(valueIn(chain, u"spreadMethod"));
    made.gradient = spreadOver(ground, stops, vector, place * ground.place, method);
    made.isSimplified = !made.gradient || method == Spread::Repeat;
    return made;
}

} // namespace lectograph::artwork
