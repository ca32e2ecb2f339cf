// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem_list.h"
#include "lecture/lecture.h"
#include "picture/picture.h"
#include "timeline/score.h"

#include <functional>
#include <memory>
#include <vector>

namespace lectograph::picture {

/// A lecture, or one scene of it, in one language, ready to be seen at any time in any order. Holds a snapshot: edits of
/// the lecture elsewhere do not reach it. For one thread; the memo may be shared between shows.
class Show
{
public:
    struct SceneSpan
    {
        QString id;
        QString name;
        base::Time start;
        base::Time duration;
    };

    /// `language` empty: the lecture's own; `scene` empty: all of them.
    Show(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language = {},
         const QString &scene = {}, std::shared_ptr<graph::Memo> memo = {});
    ~Show();
    Show(Show &&) noexcept;

    /// What people call the place of a problem ("scenes/opening/nodes/br/properties/shape": "Brace › Shape"), for the lines
    /// that stand in the picture for blocks that failed. Without one they are the ids of the file.
    using PlaceNames = std::function<QString(const QString &place)>;
    void setPlaceNames(PlaceNames names) { m_placeNames = std::move(names); }

    const lecture::Lecture &lecture() const { return m_lecture; }
    base::Time duration() const;
    const std::vector<SceneSpan> &scenes() const { return m_spans; }

    /// What is to be seen at `time`; before the start the first picture, after the end the last.
    Picture at(base::Time time);
    /// The next time at which the picture may differ from that at `time`: `time` itself while something moves.
    base::Time stillUntil(base::Time time);
    /// The scene that is seen at `time`, compiled, for those who look behind the picture: which actor stands where, what
    /// a node computes. Nothing if there is no scene; good until a picture of another scene is asked for.
    timeline::Score *scoreAt(base::Time time);
    /// Time within the scene that is seen at `time`.
    base::Time localTime(base::Time time) const;
    /// What was found wrong in the scenes seen so far; every problem once.
    graph::Problems problems() const;

private:
    struct Staged;
    std::size_t sceneAt(base::Time time) const;
    Staged &staged(std::size_t scene);
    static tl::unexpected<base::Error> tooMuch(Staged &scene, int actor);

    lecture::Lecture m_lecture;
    const timeline::Registry *m_registry;
    QStringList m_languages;
    std::shared_ptr<graph::Memo> m_memo;
    std::vector<lecture::ScenePtr> m_scenes;
    std::vector<SceneSpan> m_spans;
    std::vector<std::unique_ptr<Staged>> m_staged; ///< most recent last; only a few are kept
    graph::ProblemList m_problems;                 ///< of scenes that are no longer kept
    PlaceNames m_placeNames;
};

} // namespace lectograph::picture
