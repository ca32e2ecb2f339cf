// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemcauses.h"

#include "editor/edits/linked.h"
#include "editor/edits/lookup.h"
#include "editor/edits/parameters.h"

#include <algorithm>

namespace lectograph::editor {

namespace {

/// The blocks on which a block depends, the nearest first, without itself.
QStringList sourcesOf(const lecture::Scene &scene, const QString &node)
{
    QStringList found{node};
    for (qsizetype next = 0; next < found.size(); ++next) {
        const graph::Node *one = nodeOf(scene, found[next]);
        for (const QString &other : one ? linkedBy(*one) : QStringList()) {
            if (!found.contains(other) && nodeOf(scene, other))
                found.append(other);
        }
    }
    return found.mid(1);
}

/// The properties that are written otherwise.
QStringList changedKeys(const graph::Node &before, const graph::Node &after)
{
    QStringList keys = before.properties.keys() + after.properties.keys();
    keys.removeDuplicates();
    keys.removeIf([&](const QString &key) { return before.properties[key] == after.properties[key]; });
    return keys;
}

/// The same for all scenes that see it.
PropertyPlace inOnePlace(const PropertyPlace &value, const lecture::Lecture &lecture)
{
    for (const lecture::Parameter &parameter : lecture.parameters) {
        if (parameter.node == value.node && parameter.property == value.key)
            return placeOf(parameter, lecture);
    }
    return value;
}

} // namespace

void ProblemCauses::forget()
{
    m_before.reset();
    m_known.clear();
    m_causes.clear();
}

const ProblemCauses::Causes &ProblemCauses::follow(const lecture::Lecture &lecture, const graph::Problems &problems)
{
    Causes causes;
    QStringList known;
    for (const graph::Problem &problem : problems) {
        if (problem.severity != graph::Severity::Failure)
            continue;
        const QString key = keyOf(problem.error);
        known.append(key);
        const ProblemPlace at = problemPlace(problem.error.place, lecture);
        const auto before = m_causes.find(key);
        if (before != m_causes.end() && nodeOf(sceneOf(lecture, before->second.scene), before->second.node))
            causes.emplace(key, before->second);
        else if (const auto cause = causeOf(at, lecture, m_before && !m_known.contains(key)))
            causes.emplace(key, *cause);
    }
    m_before = lecture;
    m_known = known;
    m_causes = std::move(causes);
    return m_causes;
}

std::optional<PropertyPlace> ProblemCauses::causeOf(const ProblemPlace &at, const lecture::Lecture &lecture,
                                                    bool isNew) const
{
    const lecture::Scene *scene = at.node.isEmpty() ? nullptr : sceneOf(lecture, at.scene);
    if (!scene)
        return std::nullopt;
    const QStringList sources = sourcesOf(*scene, at.node);
    if (isNew) {
        const lecture::Scene *old = sceneOf(*m_before, at.scene);
        const auto changed = [&](const QString &id) {
            const graph::Node *before = nodeOf(old, id);
            const graph::Node *after = nodeOf(scene, id);
            return before && after && before != after ? changedKeys(*before, *after) : QStringList();
        };
        if (!changed(at.node).isEmpty())
            return std::nullopt; // it was typed right there
        for (const QString &id : sources) {
            if (const QStringList keys = changed(id); !keys.isEmpty())
                return inOnePlace({at.scene, id, {}, keys.front()}, lecture);
        }
    }
    std::vector<PropertyPlace> parameters;
    for (const lecture::Parameter &parameter : lecture.parameters) {
        if (sources.contains(parameter.node) && (parameter.scene.isEmpty() || parameter.scene == at.scene))
            parameters.push_back(placeOf(parameter, lecture));
    }
    return parameters.size() == 1 ? std::optional(parameters.front()) : std::nullopt;
}

} // namespace lectograph::editor
