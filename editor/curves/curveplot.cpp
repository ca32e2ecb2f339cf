// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curveplot.h"

#include "editor/curves/bezier_fit.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostWithHandles = 40; ///< more would overlap
constexpr double reach = 9;                 ///< of hit tests, in pixels

} // namespace

bool CurvePlot::setCurves(std::vector<Curve> curves, const QString &scene, const std::vector<KeyPlace> &selected)
{
    const bool areOthers = !std::ranges::equal(curves, m_curves, {}, &Curve::id, &Curve::id);
    m_curves = std::move(curves);
    m_selected.clear();
    m_showsHandles = selected.size() <= mostWithHandles;
    std::map<PropertyPlace, std::vector<Curve *>> curvesOf;
    for (Curve &curve : m_curves)
        curvesOf[curve.place].push_back(&curve);
    for (const KeysOfProperty &property : byProperty(scene, selected)) {
        const std::vector<Curve *> &own = curvesOf[property.place];
        for (const int index : property.indices) {
            const auto i = static_cast<std::size_t>(index);
            if (own.empty() || i >= own.front()->keys.size())
                continue;
            m_selected.push_back({own.front(), index});
            for (Curve *curve : own)
                curve->keys[i].isSelected = true;
        }
    }
    return areOthers;
}

void CurvePlot::setShowsSpeed(bool shows)
{
    if (std::exchange(m_showsSpeed, shows) != shows)
        fit(false);
}

/// The speed may jump at a keyframe, so it is read just after it, or just before the last one.
double CurvePlot::heightOf(const Curve &curve, std::size_t index) const
{
    if (!m_showsSpeed)
        return curve.keys[index].value;
    constexpr double beside = 0.001;
    const bool isLast = index + 1 == curve.keys.size();
    return curve.speedAt(curve.keys[index].seconds + (isLast ? -beside : beside));
}

void CurvePlot::fit(bool selectedOnly)
{
    constexpr int steps = 200;
    const bool areSome = selectedOnly && !m_selected.empty();
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    for (const Curve &curve : m_curves) {
        for (const CurveKey &key : curve.keys) {
            if (areSome && !key.isSelected)
                continue;
            first = std::min(first, key.seconds);
            last = std::max(last, key.seconds);
        }
    }
    std::vector<double> heights;
    for (const Curve &curve : m_curves) {
        const bool isWanted = !areSome || curve.hasSelected();
        for (int i = 0; isWanted && i <= steps; ++i)
            heights.push_back(heightAt(curve, first + (last - first) * i / steps));
    }
    if (heights.empty())
        return;
    std::ranges::sort(heights);
    // Speeds are unbounded where a value jumps, which would flatten everything else.
    const std::size_t spikes = m_showsSpeed ? heights.size() / 60 : 0;
    scale.fit(first, last, heights[spikes], heights[heights.size() - 1 - spikes]);
}

std::vector<KeyPlace> CurvePlot::selectedKeys() const
{
    std::vector<KeyPlace> keys;
    for (const SelectedKey &key : m_selected)
        keys.push_back(keyPlace(key.curve->place, key.index));
    return keys;
}

ScaledKeys CurvePlot::selectedNumbers() const
{
    ScaledKeys numbers{selectedKeys(), {}};
    for (const Curve &curve : m_curves)
        numbers.components[curve.place].push_back(curve.component);
    return numbers;
}

std::optional<QRectF> CurvePlot::selectedExtent() const
{
    if (m_selected.size() < 2)
        return std::nullopt;
    std::vector<double> seconds;
    std::vector<double> heights;
    for (const Curve &curve : m_curves) {
        for (std::size_t i = 0; i < curve.keys.size(); ++i) {
            if (curve.keys[i].isSelected) {
                seconds.push_back(curve.keys[i].seconds);
                heights.push_back(heightOf(curve, i));
            }
        }
    }
    const auto [first, last] = std::ranges::minmax(seconds);
    const auto [least, most] = std::ranges::minmax(heights);
    return QRectF(QPointF(first, least), QPointF(last, most));
}

std::vector<KeyPlace> CurvePlot::allKeys() const
{
    std::vector<KeyPlace> all;
    const PropertyPlace *last = nullptr;
    for (const Curve &curve : m_curves) {
        for (int i = 0; (!last || *last != curve.place) && i < static_cast<int>(curve.keys.size()); ++i)
            all.push_back(keyPlace(curve.place, i));
        last = &curve.place;
    }
    return all;
}

QPointF CurvePlot::curvePoint(std::size_t number, double seconds) const
{
    return scale.at(seconds, heightAt(m_curves.at(number), seconds));
}

QPointF CurvePlot::keyPoint(std::size_t number, int index) const
{
    const auto i = static_cast<std::size_t>(index);
    return scale.at(m_curves.at(number).keys.at(i).seconds, heightOf(m_curves[number], i));
}

std::optional<CurvePlot::Handle> CurvePlot::handle(std::size_t number, int index, HandleSide side) const
{
    const Curve &curve = m_curves.at(number);
    const bool isOut = side == HandleSide::Out;
    const int other = isOut ? index + 1 : index - 1;
    if (m_showsSpeed || !curve.hasHandles() || other < 0 || other >= static_cast<int>(curve.keys.size()))
        return std::nullopt;
    const CurveKey &key = curve.keys[static_cast<std::size_t>(index)];
    const CurveKey &next = curve.keys[static_cast<std::size_t>(other)];
    const CurveKey &from = isOut ? key : next;
    const auto &written = isOut ? key.out : key.in;
    const bool hasOther = isOut ? next.in.has_value() : next.out.has_value();
    if (from.ease == "hold"_L1 || !m_showsHandles || (!key.isSelected && (!written || m_curves.size() > 1)))
        return std::nullopt;
    if (written)
        return Handle{scale.at(key.seconds + written->seconds, key.value + written->value)};
    if (hasOther)
        return std::nullopt;
    const auto easing = base::Easing::parse(from.ease);
    if (!easing || easing->returnsToStart())
        return std::nullopt;
    const UnitBezier unit = bezierLike(*easing, curve.dialect);
    const CurveKey &to = isOut ? next : key;
    const QPointF at = isOut ? unit.first : unit.second;
    return Handle{
        scale.at(from.seconds + at.x() * (to.seconds - from.seconds), from.value + at.y() * (to.value - from.value)),
        false};
}

std::optional<ScaleBox> CurvePlot::box() const
{
    const auto extent = selectedExtent();
    if (!extent)
        return std::nullopt;
    const QPointF topLeft = scale.at(extent->left(), extent->bottom());
    const QPointF bottomRight = scale.at(extent->right(), extent->top());
    ScaleBox around{QRectF(topLeft, bottomRight)};
    around.scalesTime = extent->width() > sameTime;
    around.scalesValue = !m_showsSpeed && extent->height() > 1e-9
        && std::ranges::any_of(m_curves,
                               [](const Curve &curve) { return !curve.isValueFixed() && curve.hasSelected(); });
    return around.grips().empty() ? std::nullopt : std::optional(around);
}

CurveHit CurvePlot::hitAt(const QPointF &at) const
{
    using enum CurveHit::What;
    if (at.y() < scale.plot.top())
        return {Ruler};
    CurveHit best;
    double nearest = reach;
    const auto meet = [&](const QPointF &point, const CurveHit &hit) {
        if (const double off = QLineF(point, at).length(); off < nearest) {
            nearest = off;
            best = hit;
        }
    };
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        for (int k = 0; k < static_cast<int>(m_curves[i].keys.size()); ++k) {
            meet(keyPoint(i, k), {Key, i, k});
            if (const auto out = handle(i, k, HandleSide::Out))
                meet(out->at, {OutHandle, i, k});
            if (const auto in = handle(i, k, HandleSide::In))
                meet(in->at, {InHandle, i, k});
        }
    }
    if (const auto around = box()) {
        for (const ScaleBox::Grip grip : around->grips())
            meet(around->at(grip), {Grip, 0, 0, grip});
    }
    for (std::size_t i = 0; best.what == Nothing && i < m_curves.size(); ++i) {
        for (const double dx : {-3.0, 0.0, 3.0})
            meet(curvePoint(i, scale.secondAt(at.x() + dx)), {Line, i, -1});
    }
    return best;
}

} // namespace lectograph::editor
