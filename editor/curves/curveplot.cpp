// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curveplot.h"

#include "editor/curves/bezier_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostWithHandles = 40; ///< more would hide each other
constexpr double reach = 9;                 ///< pixels around a keyframe or handle in which it is met

double distance(const QPointF &a, const QPointF &b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

bool CurvePlot::setCurves(std::vector<Curve> curves, const QString &scene, const std::vector<KeyPlace> &selected)
{
    const bool areOthers = !std::ranges::equal(curves, m_curves, {}, &Curve::id, &Curve::id);
    m_curves = std::move(curves);
    m_scene = scene;
    m_selected.clear();
    m_selectedKeys.clear();
    m_showsHandles = selected.size() <= mostWithHandles;
    std::map<PropertyPlace, std::vector<std::size_t>> numbers; // of the curves
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        m_selected.emplace_back(m_curves[i].keys.size(), false);
        numbers[m_curves[i].place].push_back(i);
    }
    for (const KeysOfProperty &property : byProperty(scene, selected)) {
        const auto found = numbers.find(property.place);
        for (const int index : property.indices) {
            const auto i = static_cast<std::size_t>(index);
            if (found == numbers.end() || i >= m_curves[found->second.front()].keys.size())
                continue;
            m_selectedKeys.push_back(keyPlace(property.place, index));
            for (const std::size_t number : found->second)
                m_selected[number][i] = true;
        }
    }
    return areOthers;
}

void CurvePlot::setShowsSpeed(bool shows)
{
    if (shows == m_showsSpeed)
        return;
    m_showsSpeed = shows;
    fitAll();
}

bool CurvePlot::isFirstOf(std::size_t number) const
{
    return number == 0 || m_curves[number - 1].place != m_curves[number].place;
}

double CurvePlot::heightAt(const Curve &curve, double seconds) const
{
    return m_showsSpeed ? curve.speedAt(seconds) : curve.valueAt(seconds);
}

/// As speed that with which the keyframe is left, or the last one reached: at the keyframe itself it may jump.
double CurvePlot::heightOf(const Curve &curve, std::size_t index) const
{
    if (!m_showsSpeed)
        return curve.keys[index].value;
    constexpr double beside = 0.001;
    const bool isLast = index + 1 == curve.keys.size();
    return curve.speedAt(curve.keys[index].seconds + (isLast ? -beside : beside));
}

void CurvePlot::fit(double first, double last, bool selectedOnly)
{
    constexpr int steps = 200;
    std::vector<double> heights;
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        const bool isWanted = !selectedOnly || hasSelected(number);
        for (int i = 0; isWanted && i <= steps; ++i)
            heights.push_back(heightAt(m_curves[number], first + (last - first) * i / steps));
    }
    if (heights.empty())
        return;
    std::ranges::sort(heights);
    // Where a value jumps its speed is without bounds; that shall not flatten everything else.
    const std::size_t spikes = m_showsSpeed ? heights.size() / 60 : 0;
    scale.fit(first, last, heights[spikes], heights[heights.size() - 1 - spikes]);
}

void CurvePlot::fitAll()
{
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    for (const Curve &curve : m_curves) {
        for (const CurveKey &key : curve.keys) {
            first = std::min(first, key.seconds);
            last = std::max(last, key.seconds);
        }
    }
    if (first <= last)
        fit(first, last, false);
}

void CurvePlot::fitSelected()
{
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    eachSelected([&](const Curve &curve, int index) {
        first = std::min(first, curve.keys[static_cast<std::size_t>(index)].seconds);
        last = std::max(last, curve.keys[static_cast<std::size_t>(index)].seconds);
    });
    if (first <= last)
        fit(first, last, true);
    else
        fitAll();
}

bool CurvePlot::hasSelected(std::size_t number) const
{
    return std::ranges::find(m_selected[number], true) != m_selected[number].end();
}

ScaledKeys CurvePlot::selectedNumbers() const
{
    ScaledKeys numbers{m_selectedKeys, {}};
    for (const Curve &curve : m_curves)
        numbers.components[curve.place].push_back(curve.component);
    return numbers;
}

std::optional<QRectF> CurvePlot::selectedExtent() const
{
    std::optional<QRectF> extent;
    for (std::size_t number = 0; number < m_curves.size() && m_selectedKeys.size() > 1; ++number) {
        for (std::size_t i = 0; i < m_curves[number].keys.size(); ++i) {
            if (!m_selected[number][i])
                continue;
            const double seconds = m_curves[number].keys[i].seconds;
            const double height = heightOf(m_curves[number], i);
            if (!extent)
                extent = QRectF(seconds, height, 0, 0);
            // Rectangles without an area have no union.
            extent->setLeft(std::min(extent->left(), seconds));
            extent->setRight(std::max(extent->right(), seconds));
            extent->setTop(std::min(extent->top(), height));
            extent->setBottom(std::max(extent->bottom(), height));
        }
    }
    return extent;
}

std::vector<KeyPlace> CurvePlot::allKeys() const
{
    std::vector<KeyPlace> all;
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        for (int i = 0; isFirstOf(number) && i < static_cast<int>(m_curves[number].keys.size()); ++i)
            all.push_back(keyPlace(m_curves[number].place, i));
    }
    return all;
}

const Curve *CurvePlot::curveOf(const KeyPlace &key) const
{
    const auto found = std::ranges::find(m_curves, propertyOf(m_scene, key), &Curve::place);
    return found == m_curves.end() ? nullptr : &*found;
}

void CurvePlot::eachSelected(const std::function<void(const Curve &curve, int index)> &visit) const
{
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        for (int i = 0; isFirstOf(number) && i < static_cast<int>(m_curves[number].keys.size()); ++i) {
            if (isSelected(number, i))
                visit(m_curves[number], i);
        }
    }
}

const Curve *CurvePlot::jumpingCurve() const
{
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        if (jumpingKey(m_curves[number], m_selected[number]) >= 0)
            return &m_curves[number];
    }
    return nullptr;
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
    if (from.ease == "hold"_L1 || !m_showsHandles || (!isSelected(number, index) && (!written || m_curves.size() > 1)))
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
    for (std::size_t i = 0; i < m_curves.size() && !m_showsSpeed && extent->height() > 1e-9; ++i)
        around.scalesValue = around.scalesValue || (!m_curves[i].isValueFixed() && hasSelected(i));
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
        if (const double off = distance(point, at); off < nearest) {
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
