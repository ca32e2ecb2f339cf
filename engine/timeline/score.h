// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"
#include "timeline/morphs.h"
#include "timeline/motion.h"
#include "timeline/needs.h"
#include "timeline/schedule.h"

#include <QSet>

namespace lectograph::timeline {

/// Nodes, actors and tracks of one scene, ready to be asked how an actor stands at a time. For one thread.
class Score
{
public:
    Score(std::span<const graph::NodePtr> nodes, std::span<const QString> actors, std::span<const TrackPtr> tracks,
          const Registry &registry, graph::Setting setting, std::shared_ptr<graph::Memo> memo, const QString &place);
    Score(const Score &) = delete; // the evaluator asks back
    Score &operator=(const Score &) = delete;

    /// Drawing order, back to front; node numbers of the evaluator.
    const std::vector<int> &actors() const { return m_stageOrder; }
    /// The graph's shape of the actor at `time` with everything done to it that its clips have done by then.
    base::Result<shape::Shape> state(int actor, base::Time time);
    /// How many clips have to be applied to know how the actor stands at `time`: those that run, and those among and after
    /// them that ended. Ones that have all ended are remembered.
    int clipsToApply(int actor, base::Time time) const;
    /// When everything on stage next changes; `time` itself if something is moving then. Never past `end`.
    base::Time stillUntil(base::Time time, base::Time end) const { return m_motion.stillUntil(time, end); }
    /// The end of the last clip or keyframe.
    base::Time length() const { return m_motion.end(); }

    graph::Evaluator &evaluator() { return m_evaluator; }
    const std::vector<Scheduled> &clips() const { return m_clips; }
    const graph::Problems &problems() const { return m_evaluator.problems(); }
    /// Times of keyframes in properties that belong to the scene itself.
    void addMotion(const std::vector<graph::Span> &spans) { m_motion.add(spans); }

private:
    class Playing;
    /// A clip as its actor needs it.
    struct Part
    {
        int clip = 0;
        QString pattern; ///< of shape::select, within the actor
        graph::Bindings bindings;
        bool timeless = false;
        bool hidesBefore = false; ///< the first clip that brings its target on stage
    };
    struct Role
    {
        std::vector<Part> parts;
        QSet<QString> present; ///< patterns of clips that bring their target on stage or take it away
        /// settled[k]: after the first k clips, all of them finished. Valid for the base shape with this hash.
        quint64 baseHash = 0;
        std::vector<std::optional<shape::Shape>> settled;
        /// When the first clip has ended, the first two, …: of those from the first on that end the same at any time.
        std::vector<base::Time> settling;
        std::optional<base::Time> at; ///< of `last`
        base::Result<shape::Shape> last;
    };
    /// How an actor stood when a clip began that needs it. Kept, as the clip needs it for ever after.
    struct Copy
    {
        base::Time at;
        int actor = 0;
        std::optional<base::Result<shape::Shape>> state;
    };

    void cast(int clip, Needs &needs);
    static std::size_t settledBy(const Role &role, base::Time time);
    void workOutCopies(base::Time until);
    base::Result<shape::Shape> staged(int actor, base::Time time);
    base::Result<shape::Shape> stand(int actor, base::Time time);
    base::Result<shape::Shape> play(Role &role, int actor, base::Time time);
    shape::Shape settledAfter(Role &role, const shape::Shape &base, std::size_t count, base::Time time);
    shape::Shape applied(const Part &part, const shape::Shape &before, base::Time time);
    shape::Shape hiddenAtFirst(const Role &role, const shape::Shape &base) const;

    graph::Evaluator m_evaluator;
    std::vector<Scheduled> m_clips;
    std::vector<Role> m_roles; ///< by node number
    std::vector<int> m_stageOrder;
    std::vector<Copy> m_copies; ///< in order of time
    std::map<std::pair<int, base::Time>, std::size_t> m_copyIndex;
    std::size_t m_nextCopy = 0;
    bool m_isCopying = false;
    Motion m_motion;
    Morphs m_morphs;
};

} // namespace lectograph::timeline
