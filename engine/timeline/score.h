// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/evaluator.h"
#include "shape/select.h"
#include "timeline/attendance.h"
#include "timeline/morphs.h"
#include "timeline/motion.h"
#include "timeline/needs.h"

#include <functional>

namespace lectograph::timeline {

/// A scene as a part of a chain of scenes that continue each other; or, without actors and tracks, the nodes that scenes
/// share. Its times in the document count from `start`.
struct Chapter
{
    std::span<const graph::NodePtr> nodes;
    std::span<const QString> actors; ///< ids of its own and of earlier nodes; those on stage already stay as they are
    std::span<const TrackPtr> tracks;
    QString place; ///< in the document
    base::Time start;
    std::optional<base::Time> duration; ///< of a scene that is continued: clips that would start later do not play
    quint64 seed = 0;
};

/// That a clip lets something enter or leave.
struct Passage
{
    Target target;
    Presence presence = Presence::Keeps;
    base::Time start; ///< in the time of the chain

    friend bool operator==(const Passage &, const Passage &) = default;
};

/// The nodes, actors and tracks of a chain of scenes, compiled to compute the state of any actor at any time. A scene
/// that nothing continues is a chain of one. Times are those of the chain. No chapter changes what is seen before it
/// starts, but for one thing: what has its first entrance in it is not seen before. Single-threaded.
class Score
{
public:
    /// `ahead`: what chapters that are left out let enter and leave, as passagesIn() of timeline/passages.h says.
    Score(std::span<const Chapter> chapters, const Registry &registry, const graph::Setting &setting,
          std::shared_ptr<graph::Memo> memo, std::span<const Passage> ahead = {});
    Score(std::span<const graph::NodePtr> nodes, std::span<const QString> actors, std::span<const TrackPtr> tracks,
          const Registry &registry, const graph::Setting &setting, std::shared_ptr<graph::Memo> memo,
          const QString &place);
    Score(const Score &) = delete; // the evaluator holds a callback into this object
    Score &operator=(const Score &) = delete;

    /// Drawing order, back to front, as the evaluator's node numbers: those of earlier chapters first.
    const std::vector<int> &actors() const { return m_stageOrder; }
    /// Whether the actor is certainly not on stage: before its chapter starts or before it enters, or after it has left.
    bool isAbsent(int actor, base::Time time) const;
    /// The actor's shape from the graph at `time` with all its clips up to then applied.
    base::Result<shape::Shape> state(int actor, base::Time time);
    /// The number of clips to apply for the state at `time`: the running ones, and those among and after them that have
    /// ended. States after which all clips have ended are cached.
    int clipsToApply(int actor, base::Time time) const;
    /// The time of the next change on stage; `time` itself if something is moving. Never past `end`.
    base::Time stillUntil(base::Time time, base::Time end) const { return m_motion.stillUntil(time, end); }
    /// The end of the last clip or keyframe.
    base::Time length() const { return m_motion.end(); }

    graph::Evaluator &evaluator() { return m_evaluator; }
    const std::vector<Scheduled> &clips() const { return m_clips; }
    const graph::Problems &problems() const { return m_evaluator.problems(); }
    const Morphs &morphs() const { return m_morphs; }
    /// What the scene's camera says at a time, for clips between the frame and the scene: the placement of its frame.
    /// Without it, the camera is at rest.
    using Camera = std::function<base::Transform(base::Time)>;
    void setCamera(Camera camera) { m_camera = std::move(camera); }
    /// Adds the keyframe times of the scene's own properties.
    void addMotion(const std::vector<graph::Span> &spans) { m_motion.add(spans); }

private:
    class Playing;
    /// A clip compiled for its actor.
    struct Part
    {
        int clip = 0;
        shape::Pattern pattern; ///< within the actor
        graph::Bindings bindings;
        bool timeless = false;
    };
    struct Role
    {
        int chapter = -1; ///< the one in which the actor comes on stage; −1 if it does not
        Attendance attendance;
        std::vector<Part> parts;
        /// settled[k]: the state after the first k clips, all finished. Valid for the base shape with this hash.
        quint64 baseHash = 0;
        std::vector<std::optional<shape::Shape>> settled;
        /// The end times of the first clip, the first two, …: of leading clips with an end state independent of time.
        std::vector<base::Time> settling;
        std::optional<base::Time> at; ///< time of `last`
        base::Result<shape::Shape> last;
    };
    /// The state of an actor at the start of a clip that depends on it. Kept, because the clip needs it from then on.
    /// For a lag over units inside of several targets: how many each of them has.
    struct Copy
    {
        base::Time at;
        int actor = 0; ///< −1: the units of the targets from the clip on
        int clip = -1;
        std::optional<base::Result<shape::Shape>> state;
    };

    void takeStage(const Chapter &chapter, int index);
    void addClips(const Chapter &chapter, const AnimationRegistry &animations, int index);
    void changeProperties();
    void cast(int clip, Needs &needs);
    void countUnits(int clip);
    void pass(const Target &target, Presence presence);
    void comeOnStage(Role &role, base::Time start) const;
    static std::size_t settledBy(const Role &role, base::Time time);
    void workOutCopies(base::Time until);
    base::Result<shape::Shape> staged(int actor, base::Time time);
    base::Result<shape::Shape> stand(int actor, base::Time time);
    base::Result<shape::Shape> play(Role &role, int actor, base::Time time, int beforeClip);
    shape::Shape settledAfter(Role &role, const shape::Shape &base, std::size_t count, base::Time time);
    shape::Shape applied(const Part &part, const shape::Shape &before, base::Time time);
    base::Transform frameInScene(base::Time time);

    graph::Evaluator m_evaluator;
    std::vector<Scheduled> m_clips;
    std::vector<Role> m_roles; ///< by node number
    std::vector<int> m_stageOrder;
    std::vector<Copy> m_copies; ///< sorted by time
    std::map<std::pair<int, base::Time>, std::size_t> m_copyIndex;
    std::size_t m_nextCopy = 0;
    std::map<int, std::vector<int>> m_units; ///< by the first clip of several targets: units of each of them
    bool m_isCopying = false;
    Camera m_camera;
    bool m_isAskingCamera = false;
    Motion m_motion;
    Morphs m_morphs;
};

} // namespace lectograph::timeline
