// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/problem_list.h"
#include "lecture/chain.h"
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
        base::Time transition; ///< from the scene before, which lasts this long from `start` on; zero: a cut
    };

    /// Empty `language`: the lecture's default; empty `scene`: all scenes; "block:ID": the inside of a definition.
    Show(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language = {},
         const QString &scene = {}, std::shared_ptr<graph::Memo> memo = {});
    /// Some scenes in the order of the lecture, one directly after the other; none: all.
    static Show ofScenes(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language,
                         const QStringList &scenes);
    /// How the inside of a definition is shown.
    struct InsideWish
    {
        QJsonObject values = {};  ///< of published properties, instead of their defaults
        base::Time duration = {}; ///< at least; its keyframes may last longer
    };
    static Show ofDefinition(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language,
                             const QString &block, const InsideWish &wish, std::shared_ptr<graph::Memo> memo = {});
    ~Show();
    Show(Show &&) noexcept;

    /// For the author: shows badges of blocks that fail. Says an error in the names that people read: "Brace › Shape" for
    /// the place "scenes/main/nodes/br/properties/shape", and blocks by their names instead of their ids. Without it, as
    /// for an audience, what fails is left out.
    using ErrorWords = std::function<base::Error(const base::Error &error)>;
    void setErrorWords(ErrorWords words) { m_errorWords = std::move(words); }

    const lecture::Lecture &lecture() const { return m_lecture; }
    base::Time duration() const;
    const std::vector<SceneSpan> &scenes() const { return m_spans; }

    /// The picture at `time`, which is clamped to the length of the lecture.
    Picture at(base::Time time);
    /// The same without the transition in which the scene may begin.
    Picture withoutTransition(base::Time time);
    /// The next time at which the picture may change: `time` itself while something moves.
    base::Time stillUntil(base::Time time);
    /// What is compiled for the scene at `time`, for access to the states of actors and the outputs of nodes at
    /// scoreTime(): the scene with those that it continues and that continue it. Null if there is no scene; valid until
    /// a picture of another scene is requested.
    timeline::Score *scoreAt(base::Time time);
    /// Converts `time` to the time of scoreAt().
    base::Time scoreTime(base::Time time) const;
    /// Converts `time` to the time within its scene.
    base::Time localTime(base::Time time) const;
    /// The problems found in the scenes evaluated so far, without duplicates.
    graph::Problems problems() const;

private:
    struct Staged;
    class Drawing;
    /// A scene that is shown, as a part of its chain.
    struct Shown
    {
        std::size_t chain = 0; ///< index in m_chains
        std::size_t scene = 0; ///< index in the chain
    };
    Show(lecture::Lecture lecture, const timeline::Registry &registry, const QString &language,
         std::shared_ptr<graph::Memo> memo);
    void showScenes(const QStringList &scenes);
    void showDefinition(const lecture::ScenePtr &inside, const InsideWish &wish);
    std::size_t sceneAt(base::Time time) const;
    base::Time endOf(std::size_t scene) const;
    base::Time localTime(std::size_t scene, base::Time time) const;
    base::Time scoreTime(std::size_t scene, base::Time time) const;
    Picture pictureOf(std::size_t scene, base::Time time);
    Staged &staged(std::size_t scene);

    lecture::Lecture m_lecture;
    std::shared_ptr<const timeline::Registry> m_registry; ///< with the definitions of the lecture
    QStringList m_languages;
    std::shared_ptr<graph::Memo> m_memo;
    std::vector<lecture::ScenePlace> m_places; ///< of all scenes of the lecture, shown or not
    std::vector<SceneSpan> m_spans;
    std::vector<Shown> m_shown; ///< parallel to m_spans
    std::vector<lecture::Chain> m_chains;
    std::vector<std::unique_ptr<Staged>> m_staged; ///< most recent last; limited to a few
    graph::ProblemList m_problems;                 ///< of chains dropped from m_staged
    ErrorWords m_errorWords;
};

} // namespace lectograph::picture
