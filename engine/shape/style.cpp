// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/style.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace lectograph::shape {

namespace {

using base::Color;
using base::Hash;

template <class T>
bool sameContent(const std::shared_ptr<const T> &a, const std::shared_ptr<const T> &b)
{
    return a == b || (a && b && *a == *b);
}

void add(Hash &hash, const Color &color)
{
    const auto bits = [](float v) { return static_cast<quint64>(std::bit_cast<quint32>(v == 0 ? 0.0f : v)); };
    hash.add(bits(color.r) << 32 | bits(color.g));
    hash.add(bits(color.b) << 32 | bits(color.a));
}

void add(Hash &hash, const std::shared_ptr<const Gradient> &gradient)
{
    hash.add(gradient ? gradient->stops.size() + 1 : 0);
    if (!gradient)
        return;
    for (const Color &stop : gradient->stops)
        add(hash, stop);
    hash.add(gradient->directionDegrees);
}

void add(Hash &hash, const std::shared_ptr<const Shading> &shading)
{
    if (!shading)
        return;
    for (std::size_t i = 0; i < shading->at.size(); ++i) {
        hash.add(shading->at[i].x()).add(shading->at[i].y());
        add(hash, shading->colors[i]);
    }
}

/// A transparent colour contributes no hue: transparent black to blue must not pass through dark blue.
Color mixSeen(const Color &from, const Color &to, double t, base::ColorMix rule)
{
    if (from == to)
        return from;
    if (from.a <= 0 || to.a <= 0)
        return (from.a <= 0 ? to : from).withAlpha(std::clamp((1 - t) * from.a + t * to.a, 0.0, 1.0));
    return base::mix(from, to, t, rule);
}

/// Item `index` of `count` when the list is resampled evenly.
template <class T, class Mix>
T spread(const std::vector<T> &list, std::size_t index, std::size_t count, Mix mixed)
{
    const std::size_t gaps = std::max<std::size_t>(count, 2) - 1;
    const double place = static_cast<double>(index * (list.size() - 1)) / static_cast<double>(gaps);
    const auto low = std::min(static_cast<std::size_t>(place), list.size() - 1);
    const auto high = std::min(low + 1, list.size() - 1);
    return mixed(list[low], list[high], place - static_cast<double>(low));
}

std::shared_ptr<const Gradient> mixGradients(const std::shared_ptr<const Gradient> &from, const Color &plainFrom,
                                             const std::shared_ptr<const Gradient> &to, const Color &plainTo, double t,
                                             base::ColorMix rule)
{
    if (sameContent(from, to))
        return from;
    const auto stopsOf = [](const std::shared_ptr<const Gradient> &gradient, const Color &plain, const Color &other) {
        if (gradient && !gradient->stops.empty())
            return gradient->stops;
        return std::vector<Color>{(plain.a > 0 ? plain : other).withAlpha(1)};
    };
    const std::vector<Color> a = stopsOf(from, plainFrom, to && !to->stops.empty() ? to->stops.front() : plainTo);
    const std::vector<Color> b = stopsOf(to, plainTo, from && !from->stops.empty() ? from->stops.front() : plainFrom);
    const std::size_t count = std::max(a.size(), b.size());
    const auto between = [rule](const Color &x, const Color &y, double k) { return base::mix(x, y, k, rule); };
    auto result = std::make_shared<Gradient>();
    for (std::size_t i = 0; i < count; ++i)
        result->stops.push_back(between(spread(a, i, count, between), spread(b, i, count, between), t));
    const double directionFrom = (from ? from : to)->directionDegrees;
    const double directionTo = (to ? to : from)->directionDegrees;
    result->directionDegrees = std::lerp(directionFrom, directionTo, t);
    return result;
}

std::shared_ptr<const Shading> mixShadings(const std::shared_ptr<const Shading> &from, const Color &plainFrom,
                                           const std::shared_ptr<const Shading> &to, const Color &plainTo, double t,
                                           base::ColorMix rule)
{
    if (sameContent(from, to))
        return from;
    auto result = std::make_shared<Shading>(from ? *from : *to);
    for (std::size_t i = 0; i < result->at.size(); ++i) {
        if (from && to)
            result->at[i] = from->at[i] * (1 - t) + to->at[i] * t;
        result->colors[i] = base::mix(from ? from->colors[i] : plainFrom, to ? to->colors[i] : plainTo, t, rule);
    }
    return result;
}

std::shared_ptr<const std::vector<double>> mixProfiles(const std::shared_ptr<const std::vector<double>> &from,
                                                       const std::shared_ptr<const std::vector<double>> &to, double t)
{
    if (sameContent(from, to))
        return from;
    const std::vector<double> constant{1};
    const auto &a = from && !from->empty() ? *from : constant;
    const auto &b = to && !to->empty() ? *to : constant;
    const std::size_t count = std::max(a.size(), b.size());
    const auto between = [](double x, double y, double k) { return std::lerp(x, y, k); };
    auto result = std::make_shared<std::vector<double>>();
    for (std::size_t i = 0; i < count; ++i)
        result->push_back(std::max(0.0, std::lerp(spread(a, i, count, between), spread(b, i, count, between), t)));
    return result;
}

/// An invisible stroke contributes no width either.
double mixWidths(const Color &colorFrom, double from, const Color &colorTo, double to, double t)
{
    if (colorFrom.a <= 0 && colorTo.a > 0)
        return to;
    if (colorTo.a <= 0 && colorFrom.a > 0)
        return from;
    return std::max(0.0, std::lerp(from, to, t));
}

} // namespace

double bleedOf(const Style &style)
{
    // Where two faces of opacity a cover a share c of a pixel each, the background keeps (1 − a·c)², and should keep 1 − a.
    const double a = std::clamp<double>(style.fill.a, 0, 1);
    return !style.isFace || a <= 0 ? 0 : (1 - std::sqrt(1 - a)) / a - 0.5;
}

bool operator==(const Style &a, const Style &b)
{
    return a.fill == b.fill && a.stroke == b.stroke && a.strokeWidth == b.strokeWidth && a.backStroke == b.backStroke
        && a.backStrokeWidth == b.backStrokeWidth && a.cap == b.cap && a.join == b.join
        && a.screenWidth == b.screenWidth && a.strokeInPlane == b.strokeInPlane && a.isFace == b.isFace
        && sameContent(a.fillGradient, b.fillGradient) && sameContent(a.shading, b.shading)
        && sameContent(a.strokeGradient, b.strokeGradient) && sameContent(a.widthProfile, b.widthProfile);
}

quint64 hashOf(const Style &style)
{
    Hash hash;
    add(hash, style.fill);
    add(hash, style.stroke);
    hash.add(style.strokeWidth);
    add(hash, style.backStroke);
    hash.add(style.backStrokeWidth);
    add(hash, style.fillGradient);
    add(hash, style.strokeGradient);
    hash.add(style.widthProfile ? style.widthProfile->size() + 1 : 0);
    if (style.widthProfile) {
        for (const double factor : *style.widthProfile)
            hash.add(factor);
    }
    add(hash, style.shading);
    hash.add(static_cast<int>(style.cap) * 8 + static_cast<int>(style.join) * 2 + (style.screenWidth ? 1 : 0)
             + (style.strokeInPlane ? 32 : 0) + (style.isFace ? 64 : 0));
    return hash.value();
}

Style mix(const Style &from, const Style &to, double t, base::ColorMix rule)
{
    if (t == 0)
        return from;
    if (t == 1)
        return to;
    Style result = t < 0.5 ? from : to; // cap, join and width mode cannot be interpolated
    result.fill = mixSeen(from.fill, to.fill, t, rule);
    result.stroke = mixSeen(from.stroke, to.stroke, t, rule);
    result.strokeWidth = mixWidths(from.stroke, from.strokeWidth, to.stroke, to.strokeWidth, t);
    result.backStroke = mixSeen(from.backStroke, to.backStroke, t, rule);
    result.backStrokeWidth = mixWidths(from.backStroke, from.backStrokeWidth, to.backStroke, to.backStrokeWidth, t);
    result.fillGradient = mixGradients(from.fillGradient, from.fill, to.fillGradient, to.fill, t, rule);
    result.shading = mixShadings(from.shading, from.fill, to.shading, to.fill, t, rule);
    result.strokeGradient = mixGradients(from.strokeGradient, from.stroke, to.strokeGradient, to.stroke, t, rule);
    result.widthProfile = mixProfiles(from.widthProfile, to.widthProfile, t);
    return result;
}

} // namespace lectograph::shape
