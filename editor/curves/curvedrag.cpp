// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/curves/curvedrag.h"

#include "editor/curves/segments.h"
#include "editor/session/liveedit.h"
#include "editor/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace lectograph::editor {

using lecture::Lecture;

namespace {

bool isAdding(Qt::KeyboardModifiers modifiers)
{
    return modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
}

class PanDrag : public CurveDrag
{
public:
    PanDrag(CurveView &view, const QPointF &from) : m_view(view), m_last(from) {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers) override
    {
        m_view.pan(to - m_last);
        m_last = to;
    }

private:
    CurveView &m_view;
    QPointF m_last;
};

/// Moves the playhead.
class ScrubDrag : public CurveDrag
{
public:
    ScrubDrag(CurveView &view, const QPointF &from) : m_view(view) { view.scrub(from.x()); }

    void moveTo(const QPointF &to, Qt::KeyboardModifiers) override { m_view.scrub(to.x()); }
    bool isImmediate() const override { return true; }

private:
    CurveView &m_view;
};

/// Selects the keyframes in its rectangle; Ctrl or Shift adds them to the selection.
class BoxSelection : public CurveDrag
{
public:
    BoxSelection(CurveView &view, const QPointF &from)
        : m_view(view), m_from(from), m_before(view.session().selection.keys())
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
    CurveView &m_view;
    QPointF m_from;
    std::vector<KeyPlace> m_before;
    QRectF m_box;
};

/// The dragged keyframe, copied at the press, because a change of the selection may replace the curves.
struct HeldKey
{
    HeldKey(const Curve &curve, int index)
        : place(keyPlace(curve.place, index)),
          scene(curve.place.scene),
          key(curve.keys[static_cast<std::size_t>(index)]),
          component(curve.component),
          isValueFixed(curve.isValueFixed())
    {}

    KeyPlace place;
    QString scene;
    CurveKey key;
    int component;
    bool isValueFixed;
};

/// Moves the selected keyframes. A click on one of several selects only that one.
class KeyDrag : public CurveDrag
{
public:
    KeyDrag(CurveView &view, HeldKey held, const QPointF &from)
        : m_view(view),
          m_edit(view.session().document),
          m_held(std::move(held)),
          m_keys(view.plot().selectedKeys()),
          m_from(from)
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const Scale &scale = m_view.plot().scale;
        QPointF by = to - m_from;
        if (modifiers & Qt::ShiftModifier)
            std::abs(by.x()) >= std::abs(by.y()) ? by.setY(0) : by.setX(0);
        KeyShift shift;
        if (by.x() != 0) {
            const double wanted = m_held.key.seconds + by.x() * scale.secondsPerPixel();
            shift.seconds = (modifiers & Qt::AltModifier ? wanted : m_view.onFrame(wanted)) - m_held.key.seconds;
        }
        if (by.y() != 0 && !m_view.plot().showsSpeed() && !m_held.isValueFixed) {
            const double wanted = m_held.key.value - by.y() * scale.valuePerPixel();
            shift.value = tidy(wanted, scale.valuePerPixel()) - m_held.key.value;
            shift.component = m_held.component;
        }
        if (shift.seconds == m_shift.seconds && shift.value == m_shift.value)
            return;
        m_shift = shift;
        m_view.editKeys(
            CurveView::tr("Move keyframes"),
            [&](const Lecture &before) {
                return withKeysShifted(before, m_held.scene, m_keys, shift, m_view.session().registry);
            },
            &m_edit);
    }
    void click(Qt::KeyboardModifiers modifiers) override
    {
        if (!isAdding(modifiers))
            m_view.session().selection.setKeys({m_held.place});
    }
    void cancel() override { m_edit.cancel(); }
    bool showsBox() const override { return false; }

private:
    CurveView &m_view;
    LiveEdit m_edit;
    HeldKey m_held;
    std::vector<KeyPlace> m_keys;
    QPointF m_from;
    KeyShift m_shift;
};

class HandleDrag : public CurveDrag
{
public:
    HandleDrag(CurveView &view, HeldKey held, HandleSide side, bool isWritten)
        : m_view(view), m_edit(view.session().document), m_held(std::move(held)), m_side(side), m_isWritten(isWritten)
    {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const Scale &scale = m_view.plot().scale;
        graph::Handle handle{tidy(scale.secondAt(to.x()) - m_held.key.seconds, scale.secondsPerPixel()),
                             tidy(scale.valueAt(to.y()) - m_held.key.value, scale.valuePerPixel())};
        if (modifiers & Qt::ShiftModifier)
            handle.value = 0;
        m_edit.apply(CurveView::tr("Bend curve"), [&](const Lecture &before) {
            return withHandles(before).and_then([&](const Lecture &with) {
                return withKeyHandle(with, m_held.scene, m_held.place, m_side, handle, modifiers & Qt::AltModifier);
            });
        });
    }
    void cancel() override { m_edit.cancel(); }

private:
    /// With both handles of the segment.
    base::Result<Lecture> withHandles(const Lecture &lecture) const
    {
        if (m_isWritten)
            return lecture;
        KeyPlace segment = m_held.place;
        segment.index -= m_side == HandleSide::Out ? 0 : 1;
        return withSegmentHandles(lecture, m_held.scene, {segment}, m_view.session().registry);
    }

    CurveView &m_view;
    LiveEdit m_edit;
    HeldKey m_held;
    HandleSide m_side;
    bool m_isWritten;
};

} // namespace

std::unique_ptr<CurveDrag> curveDrag(CurveView &view, const QPointF &from, Qt::KeyboardModifiers modifiers)
{
    const CurveHit hit = view.plot().hitAt(from);
    Selection &selection = view.session().selection;
    switch (hit.what) {
    case CurveHit::What::Ruler: return std::make_unique<ScrubDrag>(view, from);
    case CurveHit::What::Key: {
        HeldKey held(view.plot().curves()[hit.curve], hit.index);
        if (isAdding(modifiers))
            selection.toggle(held.place);
        else if (!selection.has(held.place))
            selection.setKeys({held.place});
        return selection.has(held.place) ? std::make_unique<KeyDrag>(view, std::move(held), from) : nullptr;
    }
    case CurveHit::What::OutHandle:
    case CurveHit::What::InHandle:
        return std::make_unique<HandleDrag>(view, HeldKey(view.plot().curves()[hit.curve], hit.index), hit.side(),
                                            view.plot().handle(hit.curve, hit.index, hit.side())->isWritten);
    case CurveHit::What::Grip: return scaleDrag(view, hit.grip, from);
    case CurveHit::What::Line:
    case CurveHit::What::Nothing: break;
    }
    if (!isAdding(modifiers))
        selection.setKeys({});
    return std::make_unique<BoxSelection>(view, from);
}

std::unique_ptr<CurveDrag> panDrag(CurveView &view, const QPointF &from)
{
    return std::make_unique<PanDrag>(view, from);
}

} // namespace lectograph::editor
