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
    const auto selected = keysByProperty(m_session.selection.keys());
    for (const Curve &curve : m_curves) {
        ids.push_back(curve.id());
        m_selected.emplace_back(curve.keys.size(), false);
        const auto own = selected.find(keyPlace(curve.place, 0));
        if (own == selected.end())
            continue;
        for (const KeyPlace &key : own->second) {
            if (const auto index = static_cast<std::size_t>(key.index); index < curve.keys.size())
                m_selected.back()[index] = true;
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
            return propertyPlace(curve.place.scene, key) == curve.place;
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

std::vector<SelectedKeys> CurveView::selected() const
{
    return byProperty(m_session.selection.scene(), selectedKeys());
}

std::vector<KeyPlace> CurveView::selectedKeys() const
{
    std::map<KeyPlace, std::size_t> counts; // of keyframes, by property
    for (const Curve &curve : m_curves) {
        std::size_t &count = counts[keyPlace(curve.place, 0)];
        count = std::max(count, curve.keys.size());
    }
    std::vector<KeyPlace> seen;
    for (const KeyPlace &key : m_session.selection.keys()) {
        const auto found = counts.find({key.node, key.clip, key.property, 0});
        if (found != counts.end() && static_cast<std::size_t>(key.index) < found->second)
            seen.push_back(key);
    }
    return seen;
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

std::optional<CurveView::ShownHandle> CurveView::handleShown(std::size_t number, int index, Side side) const
{
    const Curve &curve = m_curves.at(number);
    const int other = side == Side::Out ? index + 1 : index - 1;
    if (m_showsSpeed || !curve.hasHandles() || other < 0 || other >= static_cast<int>(curve.keys.size()))
        return std::nullopt;
    const CurveKey &key = curve.keys[static_cast<std::size_t>(index)];
    const CurveKey &next = curve.keys[static_cast<std::size_t>(other)];
    const CurveKey &from = side == Side::Out ? key : next;
    const auto &handle = side == Side::Out ? key.out : key.in;
    const bool hasOther = side == Side::Out ? next.in.has_value() : next.out.has_value();
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
    const CurveKey &to = side == Side::Out ? next : key;
    const QPointF at = side == Side::Out ? unit.first : unit.second;
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
            if (const auto handle = handleShown(i, k, Side::Out))
                meet(handle->at, {Hit::What::OutHandle, i, k});
            if (const auto handle = handleShown(i, k, Side::In))
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

void CurveView::take(const QString &name, const base::Result<EditedKeys> &edited, Gesture gesture)
{
    const bool done = m_session.document.edit(
        name,
        [&](const lecture::Lecture &) -> base::Result<lecture::Lecture> {
            if (!edited)
                return tl::unexpected(edited.error());
            return edited->lecture;
        },
        gesture);
    m_hasEdited |= done;
    if (done)
        m_session.selection.setKeys(edited->keys);
}

void CurveView::addKeys(const std::vector<std::size_t> &numbers, base::Time at)
{
    EditedKeys edited{m_session.document.lecture(), {}};
    for (const std::size_t number : numbers) {
        const Curve &curve = m_curves[number];
        const graph::Value value = curve.frames.at(at, curve.mix, curve.dialect);
        auto next = withKeyframe(edited.lecture, curve.place, at, toJson(graph::limited(curve.spec, value)));
        if (!next)
            return;
        edited.lecture = std::move(*next);
        edited.keys.push_back(keyPlace(curve.place, keyAt(keysOf(writtenAt(edited.lecture, curve.place)), at)));
    }
    if (!edited.keys.empty())
        take(tr("Add keyframe"), edited);
}

void CurveView::addAtPlayhead()
{
    const base::Time at = frameAt(m_session.playhead.time().seconds() - sceneStart());
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const bool isFirst = m_curves[i].component <= 0 || i == 0 || m_curves[i - 1].place != m_curves[i].place;
        if (isFirst && keyAt(keysOf(writtenAt(m_session.document.lecture(), m_curves[i].place)), at) < 0)
            numbers.push_back(i);
    }
    addKeys(numbers, at);
}

void CurveView::nudge(int frames, int steps)
{
    const std::vector<SelectedKeys> keys = selected();
    if (keys.empty())
        return;
    const auto curve = std::ranges::find(m_curves, keys.front().place, &Curve::place);
    const double first = curve->keys[static_cast<std::size_t>(keys.front().indices.front())].seconds;
    const double frame = 1 / m_session.document.lecture().rate.perSecond();
    KeyShift shift;
    if (frames != 0)
        shift.seconds = onFrame(first + frames * frame) - first;
    if (steps != 0 && !m_showsSpeed) {
        shift.value = niceStep(m_scale.valuePerPixel() * 4) * steps;
        shift.component = curve->component;
    }
    take(tr("Move keyframes"), withShiftedKeys(m_session.document.lecture(), keys, shift, m_session.registry));
}

void CurveView::removeSelected()
{
    const std::vector<SelectedKeys> keys = selected();
    if (keys.empty())
        return;
    m_session.document.edit(tr("Remove keyframes"),
                            [&](const lecture::Lecture &lecture) { return withoutKeys(lecture, keys); });
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
