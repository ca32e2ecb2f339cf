// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/stepnames.h"

#include "editor/language/block_names.h"
#include "editor/language/names.h"
#include "editor/language/retranslation.h"
#include "lecture/clip_place.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

namespace lectograph::editor {

namespace {

struct StepWords
{
    Q_DECLARE_TR_FUNCTIONS(lectograph::editor::HistoryPanel)
};

/// What a step did to things of one kind.
template <class Thing>
struct Difference
{
    std::vector<const Thing *> changed;
    std::vector<const Thing *> others; ///< added or removed

    /// What the step is about: adding a block to a group changes the group, too.
    const std::vector<const Thing *> &things() const { return others.empty() ? changed : others; }
};

template <class Thing>
void compare(const QMap<QString, const Thing *> &before, const QMap<QString, const Thing *> &after,
             Difference<Thing> &result)
{
    for (auto one = after.cbegin(); one != after.cend(); ++one) {
        const Thing *old = before.value(one.key());
        if (!old)
            result.others.push_back(*one);
        else if (old != *one)
            result.changed.push_back(*one);
    }
    for (auto one = before.cbegin(); one != before.cend(); ++one) {
        if (!after.contains(one.key()))
            result.others.push_back(*one);
    }
}

QMap<QString, const lecture::Scene *> scenesOf(const lecture::Lecture &lecture)
{
    QMap<QString, const lecture::Scene *> scenes;
    for (const lecture::ScenePtr &scene : lecture.scenes)
        scenes.insert(scene->id, scene.get());
    return scenes;
}

QMap<QString, const graph::Node *> nodesOf(const std::vector<graph::NodePtr> &nodes)
{
    QMap<QString, const graph::Node *> byId;
    for (const graph::NodePtr &node : nodes)
        byId.insert(node->id, node.get());
    return byId;
}

QMap<QString, const timeline::Clip *> clipsIn(const lecture::Scene &scene)
{
    QMap<QString, const timeline::Clip *> clips;
    lecture::eachClip(scene, [&](const lecture::ClipPlace &, const timeline::Clip &clip) {
        if (!clip.isGroup())
            clips.insert(QString::number(clip.id.number()), &clip);
    });
    return clips;
}

/// The blocks that are on the stage in only one of the two.
std::vector<const graph::Node *> comingAndGoing(const lecture::Scene &before, const lecture::Scene &after)
{
    std::vector<const graph::Node *> nodes;
    for (const graph::NodePtr &node : after.nodes) {
        const auto isIn = [&](const lecture::Scene &scene) {
            return std::ranges::find(scene.actors, node->id) != scene.actors.end();
        };
        if (isIn(before) != isIn(after))
            nodes.push_back(node.get());
    }
    return nodes;
}

/// What a step changes, in a few words.
class Subject
{
public:
    Subject(const Session &session, const Document::StepLectures &step) : m_session(session), m_step(step) {}

    QString text() const
    {
        const auto before = scenesOf(m_step.before);
        const auto after = scenesOf(m_step.after);
        Difference<lecture::Scene> scenes;
        compare(before, after, scenes);
        if (!scenes.others.empty())
            return ofScenes(scenes.others);
        Difference<graph::Node> nodes;
        compare(nodesOf(m_step.before.nodes), nodesOf(m_step.after.nodes), nodes);
        for (const lecture::Scene *scene : scenes.changed) {
            const lecture::Scene &old = *before.value(scene->id);
            compare(nodesOf(old.nodes), nodesOf(scene->nodes), nodes);
            if (nodes.things().empty())
                nodes.changed = comingAndGoing(old, *scene);
        }
        if (!nodes.things().empty())
            return ofNodes(nodes.things());
        Difference<timeline::Clip> clips;
        for (const lecture::Scene *scene : scenes.changed)
            compare(clipsIn(*before.value(scene->id)), clipsIn(*scene), clips);
        if (clips.things().size() == 1)
            return labelOf(*clips.things().front(), m_session.registry().animations);
        return clips.things().empty() && m_step.after.scenes.size() > 1 ? ofScenes(scenes.changed) : QString();
    }

private:
    QString ofScenes(const std::vector<const lecture::Scene *> &scenes) const
    {
        return scenes.size() == 1 ? labelOf(*scenes.front(), m_session.preview.languages()) : QString();
    }
    QString ofNodes(const std::vector<const graph::Node *> &nodes) const
    {
        if (nodes.size() > 1)
            return StepWords::tr("%1 blocks").arg(nodes.size());
        return labelOf(*nodes.front(), around(*nodes.front()), m_session.registry().nodes,
                       m_session.preview.languages());
    }
    /// The nodes among which the block stands.
    const std::vector<graph::NodePtr> &around(const graph::Node &node) const
    {
        for (const lecture::Lecture *lecture : {&m_step.after, &m_step.before}) {
            for (const lecture::ScenePtr &scene : lecture->scenes) {
                if (nodesOf(scene->nodes).value(node.id) == &node)
                    return scene->nodes;
            }
        }
        return m_step.after.nodes;
    }

    const Session &m_session;
    const Document::StepLectures &m_step;
};

} // namespace

QString stepName(const Session &session, int step)
{
    const QString name = retranslated(session.document.stepText(step));
    const QString subject = Subject(session, session.document.step(step)).text();
    return subject.isEmpty() || name.contains(subject, Qt::CaseInsensitive)
        ? name
        : StepWords::tr("%1 (%2)").arg(name, subject);
}

} // namespace lectograph::editor
