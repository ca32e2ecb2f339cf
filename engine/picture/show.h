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

/// A lecture, or one scene of it, in one language, that can be evaluated at any time in any order. Holds a snapshot, so
/// later edits do not affect it. Single-threaded; the memo may be shared between shows.
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

    /// Empty `language`: the lecture's default; empty `scene`: all scenes.
    Show(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language = {},
         const QString &scene = {}, std::shared_ptr<graph::Memo> memo = {});
    ~Show();
    Show(Show &&) noexcept;

    /// Converts the place of a problem to a display name ("scenes/opening/nodes/br/properties/shape": "Brace › Shape"),
    /// for the badges of failed blocks. Without one, badges show the ids of the file.
    using PlaceNames = std::function<QString(const QString &place)>;
    void setPlaceNames(PlaceNames names) { m_placeNames = std::move(names); }

    const lecture::Lecture &lecture() const { return m_lecture; }
    base::Time duration() const;
    const std::vector<SceneSpan> &scenes() const { return m_spans; }

    /// The picture at `time`, which is clamped to the length of the lecture.
    Picture at(base::Time time);
    /// The next time at which the picture may change: `time` itself while something moves.
    base::Time stillUntil(base::Time time);
    /// The compiled scene at `time`, for access to the states of actors and the outputs of nodes. Null if there is no
    /// scene; valid until a picture of another scene is requested.
    timeline::Score *scoreAt(base::Time time);
    /// Converts `time` to the time within its scene.
    base::Time localTime(base::Time time) const;
    /// The problems found in the scenes evaluated so far, without duplicates.
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
    std::vector<std::unique_ptr<Staged>> m_staged; ///< most recent last; limited to a few
    graph::ProblemList m_problems;                 ///< of scenes dropped from m_staged
    PlaceNames m_placeNames;
};

} // namespace lectograph::picture
