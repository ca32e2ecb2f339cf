// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stage/arranging.h"

#include "editor/edits/followers.h"
#include "editor/language/translated.h"
#include "editor/manipulation/manipulation.h"

#include <algorithm>
#include <cmath>

namespace lectograph::editor {

namespace {

constexpr double leastShift = 0.0005; ///< in scene units: positions are written in thousandths

bool isMoved(const QPointF &by)
{
    return std::abs(by.x()) > leastShift || std::abs(by.y()) > leastShift;
}

void arrange(Session &session, const QString &name, const ArrangedActors &actors, const Shifts &shifts)
{
    if (std::ranges::none_of(shifts, isMoved))
        return;
    session.document.edit(name, [&](const Lecture &lecture) {
        return withShifts(lecture, actors.nodes, shifts, writingOf(session), session.registry());
    });
}

} // namespace

ArrangedActors arrangedActors(Session &session, const std::vector<Actor> &cast)
{
    const PropertyWriteMode writing = writingOf(session);
    const MovedNodes moved = movedTogether(session.document.lecture(), writing.scene, session.selection.nodes(),
                                           session.registry(), writing.time);
    ArrangedActors arranged;
    for (const Actor *actor : actorsOf(cast, moved.whole)) {
        if (actor->shape.bounds().isEmpty())
            continue;
        arranged.nodes.append(actor->id);
        arranged.rects.push_back(rectOf(actor->shape.bounds()));
    }
    return arranged;
}

base::Result<Lecture> withShifts(const Lecture &lecture, const QStringList &nodes, const Shifts &shifts,
                                 const PropertyWriteMode &writing, const timeline::Registry &registry)
{
    std::vector<TransformDelta> placings;
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        if (isMoved(shifts[i]))
            placings.push_back(
                {.node = nodes.at(static_cast<qsizetype>(i)), .shift = {shifts[i].x(), shifts[i].y(), 0}});
    }
    return withTransforms(lecture, placings, writing, registry);
}

void alignSelected(Session &session, const std::vector<Actor> &cast, const QRectF &frame, std::optional<int> across,
                   std::optional<int> up)
{
    const QStringList nodes = session.selection.nodes();
    const QRectF target = nodes.size() == 1 ? frame : rectOf(boundsOf(cast, nodes));
    const ArrangedActors actors = arrangedActors(session, cast);
    arrange(session, translated("Align"), actors, aligned(actors.rects, target, across, up));
}

void distributeSelected(Session &session, const std::vector<Actor> &cast, Qt::Orientation along)
{
    const ArrangedActors actors = arrangedActors(session, cast);
    if (actors.nodes.size() < 3) {
        Q_EMIT session.document.refused(
            {translated("Only three blocks or more can be distributed, and blocks that follow others do not count."),
             translated("Select more blocks with Shift, or draw a box around them."),
             {}});
        return;
    }
    arrange(session, translated("Distribute"), actors, distributed(actors.rects, along));
}

SpacingEdit::SpacingEdit(Session &session, const std::vector<Actor> &cast)
    : m_session(session),
      m_edit(session.document),
      m_writing(writingOf(session)),
      m_actors(arrangedActors(session, cast))
{
    if (!isPossible())
        Q_EMIT session.document.refused(
            {translated("Only two blocks or more can be spaced, and blocks that follow others do not count."),
             translated("Select more blocks with Shift, or draw a box around them."),
             {}});
}

void SpacingEdit::apply(const Spacing &spacing)
{
    const bool isRow = spacing.along == Qt::Horizontal;
    // y is up, so the first of a column has the largest coordinate.
    Shifts shifts = spaced(m_actors.rects, spacing.along, spacing.gap, isRow ? Fixed::First : Fixed::Last);
    if (spacing.isCentred) {
        const auto centre = [](bool is) { return is ? std::optional(0) : std::nullopt; };
        shifts = together(std::move(shifts),
                          aligned(m_actors.rects, boundsOf(m_actors.rects), centre(!isRow), centre(isRow)));
    }
    m_edit.apply(translated("Space"), [&](const Lecture &before) {
        return withShifts(before, m_actors.nodes, shifts, m_writing, m_session.registry());
    });
}

} // namespace lectograph::editor
