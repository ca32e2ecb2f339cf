// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curveview.h"

#include "editor/curves/bezier_fit.h"
#include "editor/widgets/theme.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr double labelWidth = 52;
constexpr double rulerHeight = 24;
constexpr std::size_t mostWithHandles = 40; ///< more would hide each other
constexpr double reach = 9;                 ///< pixels around a keyframe or handle in which it is met

double distance(const QPointF &a, const QPointF &b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

CurveView::CurveView(Session &session, QWidget *parent)
    : QWidget(parent), PaintedItems(QAccessible::List), m_session(session)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(240, 140);
    setAccessibleName(tr("Curves over time"));
    connect(&session.playhead, &Playhead::timeChanged, this, [this] { update(); });
}

void CurveView::setCurves(std::vector<Curve> curves)
{
    m_curves = std::move(curves);
    std::vector<QString> ids;
    m_selected.clear();
    std::map<PropertyPlace, std::vector<int>> selected;
    for (KeysOfProperty &own : byProperty(m_session.selection.scene(), m_session.selection.keys()))
        selected.emplace(std::move(own.place), std::move(own.indices));
    for (const Curve &curve : m_curves) {
        ids.push_back(curve.id());
        m_selected.emplace_back(curve.keys.size(), false);
        for (const int index : selected[curve.place]) {
            if (const auto i = static_cast<std::size_t>(index); i < curve.keys.size())
                m_selected.back()[i] = true;
        }
    }
    if (ids != m_fitted) {
        m_drag = Drag::None; // what was grabbed may be gone: undone, hidden
        m_fitted = std::move(ids);
        fitAll();
    }
    tell();
    update();
}

void CurveView::setShowsSpeed(bool shows)
{
    if (shows == m_showsSpeed)
        return;
    m_showsSpeed = shows;
    fitAll();
    update();
}

void CurveView::fit(double first, double last, bool selectedOnly)
{
    constexpr int steps = 200;
    std::vector<double> values;
    for (const Curve &curve : m_curves) {
        const auto &selects = m_session.selection.keys();
        const bool isWanted = !selectedOnly || std::ranges::any_of(selects, [&](const KeyPlace &key) {
            return propertyOf(curve.place.scene, key) == curve.place;
        });
        for (int i = 0; isWanted && i <= steps; ++i) {
            const double at = first + (last - first) * i / steps;
            values.push_back(m_showsSpeed ? curve.speedAt(at) : curve.valueAt(at));
        }
    }
    if (values.empty())
        return;
    std::ranges::sort(values);
    // Where a value jumps its speed is without bounds; that shall not flatten everything else.
    const std::size_t spikes = m_showsSpeed ? values.size() / 60 : 0;
    m_scale.fit(first, last, values[spikes], values[values.size() - 1 - spikes]);
    update();
}

void CurveView::fitAll()
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

void CurveView::fitSelected()
{
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        for (std::size_t i = 0; i < m_curves[number].keys.size(); ++i) {
            if (!m_selected[number][i])
                continue;
            first = std::min(first, m_curves[number].keys[i].seconds);
            last = std::max(last, m_curves[number].keys[i].seconds);
        }
    }
    if (first <= last)
        fit(first, last, true);
    else
        fitAll();
}

std::vector<KeyPlace> CurveView::selectedKeys() const
{
    std::map<PropertyPlace, std::size_t> counts; // of keyframes
    for (const Curve &curve : m_curves)
        counts.try_emplace(curve.place, curve.keys.size());
    std::vector<KeyPlace> seen;
    for (const KeysOfProperty &property : byProperty(m_session.selection.scene(), m_session.selection.keys())) {
        const auto count = counts.find(property.place);
        for (const int index : property.indices) {
            if (count != counts.end() && static_cast<std::size_t>(index) < count->second)
                seen.push_back(keyPlace(property.place, index));
        }
    }
    return seen;
}

const Curve *CurveView::curveOf(const KeyPlace &key) const
{
    const auto found = std::ranges::find(m_curves, propertyOf(m_session.selection.scene(), key), &Curve::place);
    return found == m_curves.end() ? nullptr : &*found;
}

void CurveView::eachSelected(const std::function<void(const Curve &curve, int index)> &visit) const
{
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        if (number > 0 && m_curves[number - 1].place == m_curves[number].place)
            continue;
        for (std::size_t i = 0; i < m_curves[number].keys.size(); ++i) {
            if (m_selected[number][i])
                visit(m_curves[number], static_cast<int>(i));
        }
    }
}

const Curve *CurveView::jumpingCurve() const
{
    for (std::size_t number = 0; number < m_curves.size(); ++number) {
        if (jumpingKey(m_curves[number], m_selected[number]) >= 0)
            return &m_curves[number];
    }
    return nullptr;
}

double CurveView::sceneStart() const
{
    return m_session.preview.span().start.seconds();
}

double CurveView::onFrame(double seconds) const
{
    const base::FrameRate rate = m_session.document.lecture().rate;
    const base::Time start = m_session.preview.span().start;
    const auto frame = std::llround((start.seconds() + seconds) * rate.perSecond());
    return (rate.at(frame) - start).seconds();
}

base::Time CurveView::frameAt(double seconds) const
{
    return base::Time::fromSeconds(std::max(0.0, onFrame(seconds)));
}

QPointF CurveView::curvePoint(std::size_t number, double seconds) const
{
    const Curve &curve = m_curves.at(number);
    return m_scale.at(seconds, m_showsSpeed ? curve.speedAt(seconds) : curve.valueAt(seconds));
}

/// The speed with which a keyframe is left, or the last one reached: at the keyframe itself it may jump.
double CurveView::speedBeside(const Curve &curve, std::size_t index) const
{
    constexpr double beside = 0.001;
    const bool isLast = index + 1 == curve.keys.size();
    return curve.speedAt(curve.keys[index].seconds + (isLast ? -beside : beside));
}

QPointF CurveView::keyPoint(std::size_t number, int index) const
{
    const CurveKey &key = m_curves.at(number).keys.at(static_cast<std::size_t>(index));
    const Curve &curve = m_curves[number];
    return m_scale.at(key.seconds, m_showsSpeed ? speedBeside(curve, static_cast<std::size_t>(index)) : key.value);
}

std::optional<CurveView::ShownHandle> CurveView::handleShown(std::size_t number, int index, HandleSide side) const
{
    const Curve &curve = m_curves.at(number);
    const int other = side == HandleSide::Out ? index + 1 : index - 1;
    if (m_showsSpeed || !curve.hasHandles() || other < 0 || other >= static_cast<int>(curve.keys.size()))
        return std::nullopt;
    const CurveKey &key = curve.keys[static_cast<std::size_t>(index)];
    const CurveKey &next = curve.keys[static_cast<std::size_t>(other)];
    const CurveKey &from = side == HandleSide::Out ? key : next;
    const auto &handle = side == HandleSide::Out ? key.out : key.in;
    const bool hasOther = side == HandleSide::Out ? next.in.has_value() : next.out.has_value();
    if (from.ease == "hold"_L1 || m_session.selection.keys().size() > mostWithHandles
        || (!isSelected(number, index) && (!handle || m_curves.size() > 1)))
        return std::nullopt;
    if (handle)
        return ShownHandle{m_scale.at(key.seconds + handle->seconds, key.value + handle->value)};
    if (hasOther)
        return std::nullopt;
    const auto easing = base::Easing::parse(from.ease);
    if (!easing || easing->returnsToStart())
        return std::nullopt;
    const UnitBezier unit = bezierLike(*easing, curve.dialect);
    const CurveKey &to = side == HandleSide::Out ? next : key;
    const QPointF at = side == HandleSide::Out ? unit.first : unit.second;
    return ShownHandle{
        m_scale.at(from.seconds + at.x() * (to.seconds - from.seconds), from.value + at.y() * (to.value - from.value)),
        false};
}

CurveView::Hit CurveView::hitAt(const QPointF &at) const
{
    if (at.y() < m_scale.plot.top())
        return {Hit::What::Ruler};
    Hit best;
    double nearest = reach;
    const auto meet = [&](const QPointF &point, const Hit &hit) {
        if (const double off = distance(point, at); off < nearest) {
            nearest = off;
            best = hit;
        }
    };
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        for (int k = 0; k < static_cast<int>(m_curves[i].keys.size()); ++k) {
            meet(keyPoint(i, k), {Hit::What::Key, i, k});
            if (const auto handle = handleShown(i, k, HandleSide::Out))
                meet(handle->at, {Hit::What::OutHandle, i, k});
            if (const auto handle = handleShown(i, k, HandleSide::In))
                meet(handle->at, {Hit::What::InHandle, i, k});
        }
    }
    if (const auto around = box()) {
        for (const ScaleBox::Grip grip : around->grips())
            meet(around->at(grip), {Hit::What::Grip, 0, 0, grip});
    }
    for (std::size_t i = 0; best.what == Hit::What::Nothing && i < m_curves.size(); ++i) {
        for (const double dx : {-3.0, 0.0, 3.0})
            meet(curvePoint(i, m_scale.secondAt(at.x() + dx)), {Hit::What::Line, i, -1});
    }
    return best;
}

bool CurveView::editKeys(const QString &name, const KeysEditing &edit, Gesture gesture)
{
    std::vector<KeyPlace> now;
    const bool isDone = m_session.document.edit(
        name,
        [&](const lecture::Lecture &lecture) {
            return edit(lecture).map([&](KeysEdit &&result) {
                now = std::move(result.keys);
                return std::move(result.lecture);
            });
        },
        gesture);
    if (isDone)
        m_session.selection.setKeys(std::move(now));
    return isDone;
}

void CurveView::addKeys(const std::vector<std::size_t> &numbers, base::Time at)
{
    if (numbers.empty())
        return;
    editKeys(tr("Add keyframe"), [&](const lecture::Lecture &lecture) {
        base::Result<KeysEdit> edit = KeysEdit{lecture, {}};
        for (const std::size_t number : numbers) {
            const PropertyPlace &place = m_curves[number].place;
            edit = std::move(edit).and_then([&](KeysEdit &&before) {
                return withKeyHeld(before.lecture, place, at, m_session.registry).map([&](lecture::Lecture &&next) {
                    before.keys.push_back(keyPlace(place, keyAt(keyframesOf(writtenAt(next, place)), at)));
                    return KeysEdit{std::move(next), std::move(before.keys)};
                });
            });
        }
        return edit;
    });
}

void CurveView::addAtPlayhead()
{
    const base::Time at = frameAt(m_session.playhead.time().seconds() - sceneStart());
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const bool isFirst = m_curves[i].component <= 0 || i == 0 || m_curves[i - 1].place != m_curves[i].place;
        if (isFirst && keyAt(keyframesOf(writtenAt(m_session.document.lecture(), m_curves[i].place)), at) < 0)
            numbers.push_back(i);
    }
    addKeys(numbers, at);
}

void CurveView::nudge(int frames, int steps)
{
    const std::vector<KeyPlace> keys = selectedKeys();
    if (keys.empty())
        return;
    const Curve *curve = curveOf(keys.front());
    const double first = curve->keys[static_cast<std::size_t>(keys.front().index)].seconds;
    const double frame = 1 / m_session.document.lecture().rate.perSecond();
    KeyShift shift;
    if (frames != 0)
        shift.seconds = onFrame(first + frames * frame) - first;
    if (steps != 0 && !m_showsSpeed) {
        shift.value = niceStep(m_scale.valuePerPixel() * 4) * steps;
        shift.component = curve->component;
    }
    editKeys(tr("Move keyframes"), [&](const lecture::Lecture &lecture) {
        return withKeysShifted(lecture, m_session.selection.scene(), keys, shift, m_session.registry);
    });
}

void CurveView::removeSelected()
{
    const std::vector<KeyPlace> keys = selectedKeys();
    if (keys.empty())
        return;
    const QString scene = m_session.selection.scene();
    m_session.document.edit(tr("Remove keyframes"),
                            [&](const lecture::Lecture &lecture) { return withoutKeys(lecture, scene, keys); });
    m_session.selection.setKeys({});
}

void CurveView::selectAll()
{
    m_session.selection.setKeys(allKeys());
}

void CurveView::resizeEvent(QResizeEvent *)
{
    m_scale.plot = QRectF(rect()).adjusted(labelWidth, rulerHeight, 0, 0);
}

} // namespace lectograph::editor
