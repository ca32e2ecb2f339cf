// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lecture/lecture.h"
#include "lecture/sequence.h"
#include "timeline/score.h"

namespace lectograph::lecture {

/// Scenes of which each continues the one before, as one score plays them. Shares the content of the lecture, which has
/// to live until the score is compiled.
class Chain
{
public:
    /// The scene at the index `last` and those that it continues.
    Chain(const Lecture &lecture, std::size_t last, const timeline::AnimationRegistry &registry);
    /// The inside of a definition, which sees no shared nodes; what it publishes has these values, or else the defaults.
    explicit Chain(ScenePtr inside, const QJsonObject &values = {});

    std::size_t first() const { return m_first; } ///< index of the first scene in the lecture

    const std::vector<ScenePtr> &scenes() const { return m_scenes; }
    /// When the scene starts in the time of the chain.
    base::Time start(std::size_t scene) const { return m_starts[scene]; }
    /// The shared nodes, then the scenes.
    const std::vector<timeline::Chapter> &chapters() const { return m_chapters; }
    /// What scenes that continue the last one let enter and leave: what enters is not on stage before that.
    const std::vector<timeline::Passage> &ahead() const { return m_ahead; }
    /// The number of the chapter, and of the group of nodes, of a scene.
    static int chapterOf(std::size_t scene) { return static_cast<int>(scene) + 1; }

private:
    std::size_t m_first = 0;
    std::vector<ScenePtr> m_scenes;
    std::vector<base::Time> m_starts;
    std::vector<graph::NodePtr> m_published; ///< the properties of a definition whose inside this is
    std::vector<timeline::Chapter> m_chapters;
    std::vector<timeline::Passage> m_ahead;
};

/// The evaluation setting of a chain in a language, with what expressions know of its scenes. `places` are those of all
/// scenes of the lecture.
graph::Setting settingOf(const Lecture &lecture, const Chain &chain, const QString &language,
                         std::span<const ScenePlace> places);

/// The properties of the scenes of a chain. What a scene does not say is as in the scene that it continues.
class ChainProperties
{
public:
    ChainProperties(const Chain &chain, graph::Evaluator &evaluator);

    /// The values for sceneProperties(); `time` is that of the chain.
    base::Result<std::vector<graph::Value>> values(std::size_t scene, base::Time time,
                                                   graph::Evaluator &evaluator) const;
    /// When they change, apart from where scenes start.
    std::vector<graph::Span> motion() const;

private:
    /// Rows of the table that one scene of the chain says.
    struct Source
    {
        graph::Bindings bindings;
        std::vector<std::size_t> rows;
    };
    std::vector<std::vector<Source>> m_scenes; ///< of each scene: its own ones, which are all rows, then inherited ones
};

} // namespace lectograph::lecture
