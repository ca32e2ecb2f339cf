// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/lanes/lanedrag.h"

#include "editor/language/timelinewords.h"
#include "editor/operations/apply_edit.h"
#include "editor/session/liveedit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lectograph::editor {

namespace {

constexpr double snapPixels = 7;

class ItemDrag : public TimelineDrag
{
public:
    ItemDrag(TimelineView &view, const LaneHit &hit, const QPointF &from)
        : m_view(view),
          m_held(*hit.item),
          m_heldSpan(view.spanOf(m_held).value_or(TimeSpan())),
          m_items(unlocked(view)),
          m_edit(view.session().document),
          m_from(from),
          m_fromSeconds(view.axis().seconds(from.x())),
          m_targets(view.snapTargets())
    {
        for (const TimelineItem &item : listed(m_items)) {
            if (const auto span = m_view.spanOf(item))
                include(m_extent, *span);
        }
    }

    void moveTo(const QPointF &to, Qt::KeyboardModifiers modifiers) override
    {
        const bool snaps = m_view.snaps() && !(modifiers & Qt::ShiftModifier);
        if (m_extent)
            dragTo(to, m_view.axis().seconds(to.x()) - m_fromSeconds, snaps ? &m_targets : nullptr);
    }
    void cancel() override
    {
        m_view.setSnapLine({});
        m_edit.cancel();
    }

protected:
    /// `seconds` is the distance of the pointer in time.
    virtual void dragTo(const QPointF &to, double seconds, const TimeSnapTargets *targets) = 0;

    const TimelineItems &items() const { return m_items; }
    const TimeSpan &extent() const { return *m_extent; }
    const TimelineItem &held() const { return m_held; }
    const TimeSpan &heldSpan() const { return m_heldSpan; }
    const QPointF &from() const { return m_from; }
    TimelineView &view() const { return m_view; }
    EditContext context() const { return editContextOf(m_view.session()); }
    double lectureSeconds(Time sceneTime) const { return (m_view.sceneStart() + sceneTime).seconds(); }

    SnappedTime snap(Time sceneTime, double delta, const TimeSnapTargets *targets) const
    {
        return snapped(lectureSeconds(sceneTime) + delta, tolerance(), targets, m_view.rate());
    }
    double tolerance() const { return snapPixels / m_view.axis().scale; }

    void apply(const QString &name, const EditItems &edit, std::optional<double> snapLine)
    {
        selectEdited(
            m_view.session(), [&](const Document::Edit &all) { return m_edit.apply(name, all); }, edit);
        m_view.setSnapLine(snapLine);
    }

private:
    /// The selected items except those on locked tracks, and clips and sounds without a row.
    static TimelineItems unlocked(const TimelineView &view)
    {
        TimelineItems items = view.session().selection.items();
        removeIf(items, [&](const TimelineItem &item) {
            const TimeRow *row = view.rowOf(item);
            return row ? row->isLocked : !std::holds_alternative<KeyPlace>(item);
        });
        return items;
    }

    TimelineView &m_view;
    TimelineItem m_held; ///< the item under the pointer
    TimeSpan m_heldSpan;
    TimelineItems m_items;
    LiveEdit m_edit;
    QPointF m_from;
    double m_fromSeconds;
    TimeSnapTargets m_targets;
    std::optional<TimeSpan> m_extent; ///< of all items
};

class MoveDrag : public ItemDrag
{
public:
    MoveDrag(TimelineView &view, const LaneHit &hit, const QPointF &from) : ItemDrag(view, hit, from)
    {
        const Bar *bar = view.barOf(*hit.item);
        if (bar && bar->clip() && bar->clip()->isTop())
            m_track = bar->clip()->place.track;
    }

private:
    void dragTo(const QPointF &to, double seconds, const TimeSnapTargets *targets) override
    {
        const std::vector<double> edges{lectureSeconds(heldSpan().start), lectureSeconds(heldSpan().end),
                                        lectureSeconds(extent().start), lectureSeconds(extent().end)};
        const SnappedTime result = snappedMove(edges, seconds, tolerance(), targets, view().rate());
        // What began in an earlier scene may begin before this one.
        const Time wanted = Time::fromSeconds(result.seconds);
        const Time delta = extent().start < Time() ? wanted : std::max(wanted, Time() - extent().start);
        int tracks = 0;
        const TimeRow *row = view().rowAt(static_cast<int>(to.y()) + view().scrollY());
        if (m_track && row && row->track >= 0 && row->kind == RowKind::Track && !row->isLocked)
            tracks = row->track - *m_track;
        m_moved = {delta, tracks};
        move(EmptiedTracks::Keep, result.line);
    }
    void release() override
    {
        if (m_moved && m_moved->second != 0)
            move(EmptiedTracks::Remove, {});
    }

    void move(EmptiedTracks emptied, std::optional<double> snapLine)
    {
        EditContext how = context();
        how.emptied = emptied;
        apply(
            nameOf(verb(), items()),
            [&](const Lecture &before) { return moved(before, how, m_moved->first, m_moved->second); }, snapLine);
    }
    virtual ItemVerb verb() const { return ItemVerb::Move; }
    virtual Result<ItemsEdit> moved(const Lecture &before, const EditContext &how, Time delta, int tracks) const
    {
        return withMoved(before, how, items(), delta, tracks);
    }

    std::optional<int> m_track;                  ///< of the held clip, if it can change its track
    std::optional<std::pair<Time, int>> m_moved; ///< in time, and by tracks down
};

/// Moves copies; the originals stay.
class CopyDrag : public MoveDrag
{
public:
    using MoveDrag::MoveDrag;

private:
    ItemVerb verb() const override { return ItemVerb::Duplicate; }
    Result<ItemsEdit> moved(const Lecture &before, const EditContext &how, Time delta, int tracks) const override
    {
        return withCopiesMoved(before, how, items(), delta, tracks);
    }
};

class TrimDrag : public ItemDrag
{
public:
    TrimDrag(TimelineView &view, const LaneHit &hit, const QPointF &from, TimeEdge edge)
        : ItemDrag(view, hit, from), m_edge(edge)
    {}

private:
    void dragTo(const QPointF &, double seconds, const TimeSnapTargets *targets) override
    {
        const Time edge = m_edge == TimeEdge::Start ? heldSpan().start : heldSpan().end;
        const SnappedTime result = snap(edge, seconds, targets);
        // At the start nothing is trimmed: a sound may end between frames, where snapping cannot return.
        const bool isBack = std::abs(seconds) * view().axis().scale < 1;
        const Time delta = isBack ? Time() : Time::fromSeconds(result.seconds - lectureSeconds(edge));
        apply(
            nameOf(ItemVerb::Trim, items()),
            [&](const Lecture &before) { return withTrimmed(before, context(), items(), m_edge, delta); }, result.line);
    }

    TimeEdge m_edge;
};

/// Stretches clips and their keyframes, or keyframes alone.
class StretchDrag : public ItemDrag
{
public:
    StretchDrag(TimelineView &view, const LaneHit &hit, const QPointF &from, std::optional<TimeEdge> edge)
        : ItemDrag(view, hit, from), m_edge(edge)
    {}

private:
    void dragTo(const QPointF &, double seconds, const TimeSnapTargets *targets) override
    {
        // Dragging a keyframe moves the end of the half that it is in; the other end stays.
        const bool isInFirstHalf = heldSpan().start - extent().start < extent().end - heldSpan().start;
        const TimeEdge edge = m_edge.value_or(isInFirstHalf ? TimeEdge::Start : TimeEdge::End);
        const bool byEnd = edge == TimeEdge::End;
        const Time pivot = byEnd ? extent().start : extent().end;
        const Time held = byEnd ? heldSpan().end : heldSpan().start;
        const double distance = (held - pivot).seconds();
        if (distance == 0)
            return;
        const SnappedTime result = snap(held, seconds, targets);
        const double factor = std::max(0.0, (result.seconds - lectureSeconds(pivot)) / distance);
        apply(
            TimelineWords::tr("Stretch"),
            [&](const Lecture &before) {
                if (m_edge)
                    return withStretched(before, context(), items(), extent(), edge, factor);
                return withStretched(before, context(), {{}, items().keys, {}}, extent(), edge, factor)
                    .map([&](ItemsEdit &&moved) {
                        moved.items.clips = items().clips;
                        moved.items.sounds = items().sounds;
                        return std::move(moved);
                    });
            },
            result.line);
    }

    std::optional<TimeEdge> m_edge; ///< nothing: keyframes alone
};

/// A drag that changes volume or fades of the selected sounds.
class SoundDrag : public ItemDrag
{
public:
    using ItemDrag::ItemDrag;

protected:
    const lecture::Sound &heldSound() const { return *m_heldSound; }
    void applySounds(const QString &name, const std::function<Result<Lecture>(const Lecture &before)> &edit)
    {
        apply(name,
              [&](const Lecture &before) {
                  return edit(before).map([&](Lecture &&after) { return ItemsEdit{std::move(after), items()}; });
              },
              {});
    }

private:
    lecture::SoundPtr m_heldSound = view().barOf(held())->sound()->sound;
};

class FadeDrag : public SoundDrag
{
public:
    FadeDrag(TimelineView &view, const LaneHit &hit, const QPointF &from, TimeEdge edge)
        : SoundDrag(view, hit, from), m_edge(edge)
    {}

private:
    void dragTo(const QPointF &, double seconds, const TimeSnapTargets *) override
    {
        const bool isIn = m_edge == TimeEdge::Start;
        const Time before = isIn ? heldSound().fadeIn : heldSound().fadeOut;
        // Rounded to hundredths of a second, as shown in the inspector.
        const double wanted = std::round((before.seconds() + (isIn ? seconds : -seconds)) * 100) / 100;
        applySounds(isIn ? TimelineWords::tr("Fade sounds in") : TimelineWords::tr("Fade sounds out"),
                    [&](const Lecture &lecture) {
                        return withSoundsFaded(lecture, context().scene, items().sounds, m_edge,
                                               Time::fromSeconds(std::max(0.0, wanted)), context().soundLength);
                    });
    }

    TimeEdge m_edge;
};

class GainDrag : public SoundDrag
{
public:
    using SoundDrag::SoundDrag;

private:
    void dragTo(const QPointF &to, double, const TimeSnapTargets *) override
    {
        // Half a decibel is about the smallest audible step; the held sound snaps to multiples of it.
        constexpr double perPixel = 0.5;
        const double pixels = from().y() - to.y();
        const double wanted = std::round((heldSound().gain + pixels * perPixel) * 2) / 2;
        const double change = pixels == 0 ? 0 : wanted - heldSound().gain;
        applySounds(TimelineWords::tr("Change loudness"), [&](const Lecture &lecture) {
            return withGainChanged(lecture, context().scene, items().sounds, change);
        });
    }
};

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
    const bool stretches = (modifiers & Qt::AltModifier) && !hit.sound();
    const Bar *bar = hit.item ? view.barOf(*hit.item) : nullptr;
    const bool duplicates = (modifiers & Qt::AltModifier) && bar
        && (bar->sound() || (bar->clip() && bar->clip()->isTop()));
    const auto edgeDrag = [&](TimeEdge edge) -> std::unique_ptr<TimelineDrag> {
        if (stretches)
            return std::make_unique<StretchDrag>(view, hit, from, edge);
        return std::make_unique<TrimDrag>(view, hit, from, edge);
    };
    switch (hit.part) {
    case LanePart::Start: return edgeDrag(TimeEdge::Start);
    case LanePart::End: return edgeDrag(TimeEdge::End);
    case LanePart::Key:
        if (stretches && view.session().selection.keys().size() > 1)
            return std::make_unique<StretchDrag>(view, hit, from, std::nullopt);
        return std::make_unique<MoveDrag>(view, hit, from);
    case LanePart::Body:
        if (duplicates)
            return std::make_unique<CopyDrag>(view, hit, from);
        return std::make_unique<MoveDrag>(view, hit, from);
    case LanePart::FadeIn: return std::make_unique<FadeDrag>(view, hit, from, TimeEdge::Start);
    case LanePart::FadeOut: return std::make_unique<FadeDrag>(view, hit, from, TimeEdge::End);
    case LanePart::Gain: return std::make_unique<GainDrag>(view, hit, from);
    case LanePart::Chevron:
    case LanePart::Nothing: break;
    }
    return std::make_unique<BoxSelection>(view, from, modifiers);
}

std::unique_ptr<TimelineDrag> panDrag(TimelineView &view, const QPointF &from)
{
    return std::make_unique<PanDrag>(view, from);
}

} // namespace lectograph::editor
