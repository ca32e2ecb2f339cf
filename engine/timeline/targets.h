// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/clip.h"

#include <map>
#include <span>

namespace lectograph::timeline {

/// What a clip animates: an actor, or the parts of it that match a pattern of shape::select.
struct Target
{
    QString actor;
    QString part; ///< empty: the whole actor

    friend bool operator==(const Target &, const Target &) = default;
};

/// Splits "actor/part" at the first "/".
Target targetFrom(const QString &text);
QString textOf(const Target &target);

/// Whether `pattern` matches all of `text`; "*" is any text.
bool isMatching(QStringView pattern, QStringView text);
/// Writes them as files have them: one, or several.
void setTargets(Clip &clip, std::vector<QString> targets);

/// The targets of a clip of its scene's actors.
struct FoundTargets
{
    std::vector<Target> targets;  ///< without patterns, each once
    std::vector<QString> missing; ///< patterns that match no actor
    bool areTooMany = false;      ///< the scene's clips have more targets than a scene may have: the rest is left out
};

/// Replaces patterns over actors ("layer-*": "*" is any text) by the actors that match: in stage order, or in the order
/// of their numbers if only these differ ("layer-2" before "layer-10"). An actor with exactly that id takes precedence.
class TargetFinder
{
public:
    /// `actors` in stage order; `others`: nodes that only animations of properties reach. Both outlive this.
    explicit TargetFinder(std::span<const QString> actors, std::span<const QString> others = {});

    FoundTargets targetsOf(const Clip &clip, bool withOthers = false);

private:
    const std::vector<QString> &matching(const QString &pattern, bool withOthers);

    std::span<const QString> m_actors;
    std::span<const QString> m_others;
    std::vector<QString> m_ids; ///< of both, the actors first; made when the first pattern is looked for
    std::map<std::pair<QString, bool>, std::vector<QString>> m_matching;
    std::size_t m_targets;     ///< still granted to the scene
    std::size_t m_comparisons; ///< still granted to the scene
};

} // namespace lectograph::timeline
