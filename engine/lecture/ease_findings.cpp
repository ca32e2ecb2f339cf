// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"
#include "graph/binding.h"
#include "graph/node_order.h"
#include "lecture/findings.h"
#include "lecture/properties.h"
#include "lecture/sentence.h"
#include "timeline/targets.h"

#include <QJsonArray>

#include <cmath>
#include <map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lectograph::lecture {

namespace {

/// From so many steps on, it is seen that those in the middle pass faster.
constexpr double manySteps = 3;

/// Whether the property goes step by step, as its declaration says.
bool goesEvenly(const graph::PropertySpec &spec)
{
    return graph::easeOf(spec) == "linear"_L1;
}

bool isEven(const QString &ease)
{
    return ease == "linear"_L1 || ease == "hold"_L1 || ease.startsWith("steps("_L1);
}

/// Properties that count steps (the rows of a product) and are eased over many of them.
class EaseInspection
{
public:
    EaseInspection(const Lecture &lecture, const timeline::Registry &registry)
        : m_lecture(lecture), m_registry(registry)
    {}

    graph::Problems findings()
    {
        eachProperty(m_lecture.nodes, m_registry,
                     [&](const WrittenProperty &one) { inspectKeys(one, u"lecture.json: "_s + one.place); });
        for (const auto &[id, block] : m_lecture.blocks) {
            eachProperty(*block->inside, m_registry,
                         [&](const WrittenProperty &one) { inspectKeys(one, placeIn(*block->inside, one.place)); });
        }
        for (const ScenePtr &scene : m_lecture.scenes) {
            eachProperty(*scene, m_registry,
                         [&](const WrittenProperty &one) { inspectKeys(one, placeIn(*scene, one.place)); });
            inspectChanges(*scene);
        }
        return std::move(m_found);
    }

private:
    void inspectKeys(const WrittenProperty &property, const QString &place)
    {
        if (!goesEvenly(property.spec) || !graph::isKeyframed(property.json))
            return;
        const QJsonArray keys = property.json["keys"_L1].toArray();
        for (qsizetype i = 0; i + 1 < keys.size(); ++i) {
            const QJsonObject from = keys[i].toObject();
            const QJsonObject to = keys[i + 1].toObject();
            const bool isDrawn = from.contains("out"_L1) || to.contains("in"_L1); // as a curve, on purpose
            const QString ease = from.value("ease"_L1).toString(graph::easeOf(property.spec));
            if (!isDrawn && !isEven(ease))
                report(from.value("value"_L1), to.value("value"_L1), u"%1/keys/%2/ease"_s.arg(place).arg(i),
                       Sentence::tr("Choose the default easing for the keyframe: then each step takes as long."));
        }
    }

    /// Changes of a property by the only clip that changes it: those of several begin where others ended.
    void inspectChanges(const Scene &scene)
    {
        struct Change
        {
            const graph::PropertySpec *spec;
            QJsonValue from;
            QJsonValue to;
            QString ease;
            QString place;
        };
        std::map<std::pair<QString, QString>, std::vector<Change>> changes; // by node and key
        eachClip(scene, [&](const timeline::Clip &clip, const QString &at) {
            const timeline::AnimationType *type = m_registry.animations.find(clip.type);
            if (!type || !type->setsProperties)
                return;
            const QString ease = clip.ease.isEmpty() ? type->ease : clip.ease;
            for (const QString &target : targetsOf(clip)) {
                const QString id = timeline::targetFrom(target).actor;
                const graph::NodePtr here = graph::nodeAt(scene.nodes, id);
                const graph::NodePtr node = here ? here : graph::nodeAt(m_lecture.nodes, id);
                const graph::NodeType *block = node ? m_registry.nodes.find(*node) : nullptr;
                if (!block)
                    continue;
                for (const graph::PropertySpec &spec : block->properties) {
                    const QString key = base::toText(spec.key);
                    if (goesEvenly(spec) && clip.properties.contains(key))
                        changes[{id, key}].push_back({&spec, node->properties.value(key), clip.properties.value(key),
                                                      ease, placeIn(scene, at) + u"/ease"_s});
                }
            }
        });
        for (const auto &[changed, all] : changes) {
            const Change &only = all.front();
            if (all.size() == 1 && !isEven(only.ease))
                report(
                    only.from.isUndefined() ? graph::presetOf(*only.spec) : only.from, only.to, only.place,
                    Sentence::tr("Choose a constant speed as the easing of the clip: then each step takes as long."));
        }
    }

    void report(const QJsonValue &from, const QJsonValue &to, const QString &place, const QString &remedy)
    {
        if (!from.isDouble() || !to.isDouble() || std::abs(to.toDouble() - from.toDouble()) < manySteps)
            return;
        m_found.push_back(
            {graph::Severity::Warning,
             {Sentence::tr(
                  "This goes step by step from %1 to %2, but eases, so that some steps pass faster than others.")
                  .arg(from.toDouble())
                  .arg(to.toDouble()),
              remedy, place}});
    }

    const Lecture &m_lecture;
    const timeline::Registry &m_registry;
    graph::Problems m_found;
};

} // namespace

graph::Problems easeFindings(const Lecture &lecture, const timeline::Registry &registry)
{
    return EaseInspection(lecture, registry).findings();
}

} // namespace lectograph::lecture
