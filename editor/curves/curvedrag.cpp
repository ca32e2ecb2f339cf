// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curvedrag.h"

#include "editor/widgets/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

namespace {

bool isAdding(Qt::KeyboardModifiers modifiers)
{
    return modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
}

class PanDrag : public CurveDrag
{
public:
    PanDrag(CurveView &view, const QPointF &from) : CurveDrag(view), m_last(from) {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers) override
    {
        m_view.pan(to - m_last);
        m_last = to;
    }

private:
    QPointF m_last;
};

/// Moves the playhead.
class ScrubDrag : public CurveDrag
{
public:
    ScrubDrag(CurveView &view, const QPointF &from) : CurveDrag(view) { view.scrub(from.x()); }

    void moveTo(const QPointF &to, Qt::KeyboardModifiers) override { m_view.scrub(to.x()); }
    bool isImmediate() const override { return true; }
};

/// Selects the keyframes in its rectangle; Ctrl or Shift adds them to the selection.
class BoxSelection : public CurveDrag
{
public:
    BoxSelection(CurveView &view, const QPointF &from)
        : CurveDrag(view), m_from(from), m_before(view.session().selection.keys())
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        m_box = QRectF(m_from, to).normalized();
        std::vector<KeyPlace> keys = isAdding(modifiers) ? m_before : std::vector<KeyPlace>();
        std::set<KeyPlace> known(keys.begin(), keys.end());
        const CurvePlot &plot = m_view.plot();
        for (std::size_t i = 0; i < plot.curves().size(); ++i) {
            for (int k = 0; k < static_cast<int>(plot.curves()[i].keys.size()); ++k) {
                const KeyPlace key = keyPlace(plot.curves()[i].place, k);
                if (m_box.contains(plot.keyPoint(i, k)) && known.insert(key).second)
                    keys.push_back(key);
            }
        }
        m_view.session().selection.setKeys(std::move(keys));
        m_view.update();
    }
    bool showsBox() const override { return false; }
    void paint(QPainter &painter) const override
    {
        QColor inside = theme().accent;
        inside.setAlphaF(0.15F);
        painter.setPen(QPen(theme().accent, 1));
        painter.setBrush(inside);
        painter.drawRect(m_box);
    }

private:
    QPointF m_from;
    std::vector<KeyPlace> m_before;
    QRectF m_box;
};

/// The dragged keyframe, with a copy of its curve, because a change of the selection may replace the curves.
struct HeldKey
{
    Curve curve;
    int index;

    KeyPlace place() const { return keyPlace(curve.place, index); }
    const QString &scene() const { return curve.place.scene; }
    const CurveKey &key() const { return curve.keys[static_cast<std::size_t>(index)]; }
};

/// Moves the selected keyframes. A click on one of several selects only that one.
class KeyDrag : public CurveDrag
{
public:
    KeyDrag(CurveView &view, HeldKey held, const QPointF &from)
        : CurveDrag(view), m_held(std::move(held)), m_keys(view.plot().selectedKeys()), m_from(from)
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const Scale &scale = m_view.plot().scale;
        QPointF by = to - m_from;
        if (modifiers & Qt::ShiftModifier)
            std::abs(by.x()) >= std::abs(by.y()) ? by.setY(0) : by.setX(0);
        KeyShift shift;
        if (by.x() != 0) {
            const double wanted = m_held.key().seconds + by.x() * scale.secondsPerPixel();
            shift.seconds = (modifiers & Qt::AltModifier ? wanted : m_view.onFrame(wanted)) - m_held.key().seconds;
        }
        if (by.y() != 0 && !m_view.plot().showsSpeed() && !m_held.curve.isValueFixed()) {
            const double wanted = m_held.key().value - by.y() * scale.valuePerPixel();
            shift.value = tidy(wanted, scale.valuePerPixel()) - m_held.key().value;
            shift.component = m_held.curve.component;
        }
        if (shift.seconds == m_shift.seconds && shift.value == m_shift.value)
            return;
        m_shift = shift;
        m_view.editKeys(
            CurveView::tr("Move keyframes"),
            [&](const Lecture &before) {
                return withKeysShifted(before, m_held.scene(), m_keys, shift, m_view.session().registry());
            },
            &m_edit);
    }
    void click(Qt::KeyboardModifiers modifiers) override
    {
        if (!isAdding(modifiers))
            m_view.session().selection.setKeys({m_held.place()});
    }
    bool showsBox() const override { return false; }

private:
    HeldKey m_held;
    std::vector<KeyPlace> m_keys;
    QPointF m_from;
    KeyShift m_shift;
};

class HandleDrag : public CurveDrag
{
public:
    HandleDrag(CurveView &view, HeldKey held, HandleSide side, bool isWritten)
        : CurveDrag(view), m_held(std::move(held)), m_side(side), m_isWritten(isWritten)
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const Scale &scale = m_view.plot().scale;
        graph::Handle handle{tidy(scale.secondAt(to.x()) - m_held.key().seconds, scale.secondsPerPixel()),
                             tidy(scale.valueAt(to.y()) - m_held.key().value, scale.valuePerPixel())};
        if (modifiers & Qt::ShiftModifier)
            handle.value = 0;
        m_edit.apply(CurveView::tr("Bend curve"), [&](const Lecture &before) {
            KeyPlace segment = m_held.place();
            segment.index -= m_side == HandleSide::Out ? 0 : 1;
            const auto with = m_isWritten
                ? base::Result<Lecture>(before)
                : withSegmentHandles(before, m_held.scene(), {segment}, m_view.session().registry());
            return with.and_then([&](const Lecture &lecture) {
                return withKeyHandle(lecture, m_held.scene(), m_held.place(), m_side, handle,
                                     modifiers & Qt::AltModifier);
            });
        });
    }

private:
    HeldKey m_held;
    HandleSide m_side;
    bool m_isWritten;
};

constexpr double snapPixels = 6;

/// The target closest to `wanted` within `reach`.
std::optional<double> nearest(const std::vector<double> &targets, double wanted, double reach)
{
    std::optional<double> best;
    for (const double target : targets) {
        if (std::abs(target - wanted) <= std::abs(best.value_or(wanted + reach) - wanted))
            best = target;
    }
    return best;
}

QString percent(double factor)
{
    return QLocale().toString(std::round(factor * 1000) / 10);
}

/// Scales the selected keyframes.
class ScaleDrag : public CurveDrag
{
public:
    ScaleDrag(CurveView &view, ScaleBox::Grip grip, const QPointF &from)
        : CurveDrag(view),
          m_grip(grip),
          m_from(from),
          m_at(from),
          m_extent(view.plot().selectedExtent().value_or(QRectF())),
          m_keys(view.plot().selectedNumbers())
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const bool snaps = !(modifiers & Qt::ControlModifier);
        m_at = to;
        m_factors = factorsAt(to - m_from, modifiers & Qt::AltModifier, snaps);
        if (modifiers & Qt::ShiftModifier && m_grip.x != 0 && m_grip.y != 0) {
            const bool isByTime = std::abs(m_factors.time - 1) >= std::abs(m_factors.value - 1);
            m_factors.time = m_factors.value = isByTime ? m_factors.time : m_factors.value;
            (isByTime ? m_snapValue : m_snapSeconds).reset();
        }
        m_factors.time = std::max(0.0, m_factors.time);
        if (!m_edit.hasChanged() && m_factors.time == 1 && m_factors.value == 1)
            return;
        const auto frames = [&](double seconds) { return snaps ? m_view.onFrame(seconds) : seconds; };
        m_view.editKeys(
            CurveView::tr("Scale keyframes"),
            [&](const Lecture &before) {
                return withKeysScaled(before, m_view.session().selection.scene(), m_keys, m_factors, frames,
                                      m_view.session().registry());
            },
            &m_edit);
        m_view.update();
    }

    /// Snap lines, and the factors next to the pointer.
    void paint(QPainter &painter) const override
    {
        const Scale &scale = m_view.plot().scale;
        const QRectF &plot = scale.plot;
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(theme().keyframe, 1, Qt::DashLine));
        if (m_snapSeconds)
            painter.drawLine(QPointF(scale.x(*m_snapSeconds), plot.top()),
                             QPointF(scale.x(*m_snapSeconds), plot.bottom()));
        if (m_snapValue)
            painter.drawLine(QPointF(plot.left(), scale.y(*m_snapValue)), QPointF(plot.right(), scale.y(*m_snapValue)));
        painter.setRenderHint(QPainter::Antialiasing);
        QStringList words;
        if (m_grip.x != 0)
            words += CurveView::tr("Time %1 %").arg(percent(m_factors.time));
        if (m_grip.y != 0)
            words += CurveView::tr("Value %1 %").arg(percent(m_factors.value));
        const QString text = words.join(u"   "_s);
        const QRectF label(QPointF(), QSizeF(painter.fontMetrics().horizontalAdvance(text) + 12, 20));
        const auto within = [](double at, double first, double last) {
            return std::clamp(at, first, std::max(first, last));
        };
        const QPointF at(within(m_at.x() + 14, plot.left(), plot.right() - label.width()),
                         within(m_at.y() + 14, plot.top(), plot.bottom() - label.height()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().raised);
        painter.drawRoundedRect(label.translated(at), 3, 3);
        painter.setPen(theme().text);
        painter.drawText(label.translated(at), Qt::AlignCenter, text);
    }

private:
    KeyScale factorsAt(const QPointF &by, bool isAroundMiddle, bool snaps)
    {
        const Scale &plot = m_view.plot().scale;
        const QPointF middle = m_extent.center();
        KeyScale factors{1, middle.x(), 1, middle.y()};
        m_snapSeconds.reset();
        m_snapValue.reset();
        if (m_grip.x != 0) {
            const double edge = m_grip.x > 0 ? m_extent.right() : m_extent.left();
            factors.fromSeconds = isAroundMiddle ? middle.x() : m_grip.x > 0 ? m_extent.left() : m_extent.right();
            const double wanted = edge + by.x() * plot.secondsPerPixel();
            factors.time = ((snaps ? snappedTime(wanted) : wanted) - factors.fromSeconds)
                / (edge - factors.fromSeconds);
        }
        if (m_grip.y != 0) {
            // Values increase upwards, so bottom() is the greatest.
            const double edge = m_grip.y < 0 ? m_extent.bottom() : m_extent.top();
            factors.fromValue = isAroundMiddle ? middle.y() : m_grip.y < 0 ? m_extent.top() : m_extent.bottom();
            const double wanted = edge - by.y() * plot.valuePerPixel();
            factors.value = ((snaps ? snappedValue(wanted) : wanted) - factors.fromValue) / (edge - factors.fromValue);
        }
        return factors;
    }

    /// Snaps to the playhead, to keyframes of other properties, to both ends of the scene, or to a frame.
    double snappedTime(double seconds)
    {
        const CurvePlot &plot = m_view.plot();
        std::vector<double> targets{0, m_view.session().preview.span().duration.seconds(), m_view.playheadSeconds()};
        for (const Curve &curve : plot.curves()) {
            if (curve.hasSelected()) // its other keyframes would be replaced
                continue;
            for (const CurveKey &key : curve.keys)
                targets.push_back(key.seconds);
        }
        m_snapSeconds = nearest(targets, seconds, snapPixels * plot.scale.secondsPerPixel());
        return m_snapSeconds.value_or(m_view.onFrame(seconds));
    }

    /// Snaps to zero, to the values of unselected keyframes, or to a short number.
    double snappedValue(double value)
    {
        const CurvePlot &plot = m_view.plot();
        std::vector<double> targets{0};
        for (const Curve &curve : plot.curves()) {
            for (const CurveKey &key : curve.keys) {
                if (!key.isSelected)
                    targets.push_back(key.value);
            }
        }
        m_snapValue = nearest(targets, value, snapPixels * plot.scale.valuePerPixel());
        return m_snapValue.value_or(tidy(value, plot.scale.valuePerPixel()));
    }

    ScaleBox::Grip m_grip;
    QPointF m_from;
    QPointF m_at;    ///< the pointer
    QRectF m_extent; ///< of the keyframes, at the press
    ScaledKeys m_keys;
    KeyScale m_factors;
    std::optional<double> m_snapSeconds; ///< what an edge snapped to
    std::optional<double> m_snapValue;
};

} // namespace

std::unique_ptr<CurveDrag> curveDrag(CurveView &view, const QPointF &from, Qt::KeyboardModifiers modifiers, bool pans)
{
    if (pans)
        return std::make_unique<PanDrag>(view, from);
    const CurveHit hit = view.plot().hitAt(from);
    Selection &selection = view.session().selection;
    switch (hit.what) {
    case CurveHit::What::Ruler: return std::make_unique<ScrubDrag>(view, from);
    case CurveHit::What::Key: {
        HeldKey held{view.plot().curves()[hit.curve], hit.index};
        if (isAdding(modifiers))
            selection.toggle(held.place());
        else if (!selection.has(held.place()))
            selection.setKeys({held.place()});
        return selection.has(held.place()) ? std::make_unique<KeyDrag>(view, std::move(held), from) : nullptr;
    }
    case CurveHit::What::OutHandle:
    case CurveHit::What::InHandle:
        return std::make_unique<HandleDrag>(view, HeldKey{view.plot().curves()[hit.curve], hit.index}, hit.side(),
                                            view.plot().handle(hit.curve, hit.index, hit.side())->isWritten);
    case CurveHit::What::Grip: return std::make_unique<ScaleDrag>(view, hit.grip, from);
    case CurveHit::What::Line:
    case CurveHit::What::Nothing: break;
    }
    if (!isAdding(modifiers))
        selection.setKeys({});
    return std::make_unique<BoxSelection>(view, from);
}

} // namespace lectograph::editor
