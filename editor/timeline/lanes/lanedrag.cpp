// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanedrag.h"

#include "editor/timeline/lanes/itemdrag.h"

namespace lectograph::editor {

namespace {

class PanDrag : public TimelineDrag
{
public:
    PanDrag(TimelineView &view, const QPointF &from) : m_view(view), m_last(from) {}

    void moveTo(const QPointF &to, Qt::KeyboardModifiers) override
    {
        m_view.scrollBy(m_last.x() - to.x());
        m_view.setScrollY(m_view.scrollY() + static_cast<int>(m_last.y() - to.y()));
        m_last = to;
    }
    bool autoScrolls() const override { return false; }

private:
    TimelineView &m_view;
    QPointF m_last;
};

/// Selects the items that its rectangle touches; Ctrl or Shift adds them to the selection.
class BoxSelection : public TimelineDrag
{
public:
    BoxSelection(TimelineView &view, const QPointF &from, Qt::KeyboardModifiers modifiers)
        : m_view(view), m_fromSeconds(view.axis().seconds(from.x())), m_fromY(from.y() + view.scrollY())
    {
        if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier))
            m_before = view.session().selection.items();
    }

    void moveTo(const QPointF &to, Qt::KeyboardModifiers) override
    {
        // The start of the box scrolls with the content.
        const QPointF from(m_view.axis().x(m_fromSeconds), m_fromY - m_view.scrollY());
        m_box = QRectF(from, to).normalized();
        TimelineItems items = united(m_before, itemsIn(m_view, *m_box));
        if (items.isEmpty())
            m_view.session().selection.clear();
        else
            m_view.session().selection.setItems(std::move(items));
    }
    void cancel() override { m_box.reset(); }
    std::optional<QRectF> box() const override { return m_box; }

private:
    TimelineView &m_view;
    double m_fromSeconds;
    double m_fromY; ///< relative to the rows
    TimelineItems m_before;
    std::optional<QRectF> m_box;
};

} // namespace

std::unique_ptr<TimelineDrag> laneDrag(TimelineView &view, const LaneHit &hit, const QPointF &from,
                                       Qt::KeyboardModifiers modifiers)
{
    if (auto drag = itemDrag(view, hit, from, modifiers))
        return drag;
    return std::make_unique<BoxSelection>(view, from, modifiers);
}

std::unique_ptr<TimelineDrag> panDrag(TimelineView &view, const QPointF &from)
{
    return std::make_unique<PanDrag>(view, from);
}

} // namespace lectograph::editor
