// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape/select.h"
#include "timeline/schedule.h"

#include <QSet>

#include <vector>

namespace lectograph::timeline {

inline bool enters(Presence presence)
{
    return presence == Presence::Enters || presence == Presence::Passes;
}

inline bool leaves(Presence presence)
{
    return presence == Presence::Leaves || presence == Presence::Passes;
}

/// Takes parts off the stage.
shape::Shape hidden(const shape::Shape &shape, const std::vector<shape::IndexPath> &targets);

/// When an actor and its parts are on stage: what clips let enter is hidden before, and for some times it is certain
/// that nothing of the actor is seen, so that nothing has to be computed.
class Attendance
{
public:
    /// A clip for `part` of the actor ("" is all of it); to be called in order of time. What enters first is hidden
    /// until then, in whichever chapter that is: a chain looks like one long scene.
    void pass(const QString &part, Presence presence);
    /// The actor comes on stage at `start`, when its chapter begins. `clips` are those for all of it, in order of time;
    /// only they let it enter and leave. One that changes its form may also show it as something else.
    void comeOnStage(base::Time start, const std::vector<const Scheduled *> &clips);

    /// Whether the actor is certainly not on stage: before it comes or enters, or after it has left.
    bool isAbsent(base::Time time) const;
    bool hidesSomething() const { return !m_hidden.empty(); }
    /// The actor before any of its clips.
    shape::Shape atFirst(const shape::Shape &base) const;

private:
    /// From when the actor is certainly absent, or may be seen.
    struct Stay
    {
        base::Time from;
        bool isAbsent = false;
    };
    std::vector<Stay> m_stays;            ///< in order of time
    QSet<QString> m_passing;              ///< parts that clips let enter or leave
    std::vector<shape::Pattern> m_hidden; ///< those of them that enter first: hidden until then
};

} // namespace lectograph::timeline
