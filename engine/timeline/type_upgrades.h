// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonObject>

#include <functional>
#include <map>
#include <utility>

namespace lectograph::timeline {

/// Steps that bring nodes and clips up to date which were written for older versions of their types. A step leads from
/// one version to the next and works on raw JSON, because today's table has no row for older properties.
class TypeUpgrades
{
public:
    enum class Kind { Node, Clip };
    using Step = std::function<base::Result<QJsonObject>(QJsonObject)>;

    /// Adds the step for `type` from `fromVersion`, 1 or higher. It receives the whole object of the node or clip and
    /// may rename the type; the version is set by upgraded(). Fails if there is such a step already.
    base::Result<void> add(Kind kind, const QString &type, int fromVersion, const Step &step);
    /// Adds all steps of `other`; those that are there already stay.
    void add(const TypeUpgrades &other);

    /// Applies all matching steps in order. A type or version without a step stays unchanged.
    base::Result<QJsonObject> upgraded(Kind kind, QJsonObject json) const;

private:
    using Steps = std::map<std::pair<QString, int>, Step>;
    const Steps &stepsOf(Kind kind) const { return kind == Kind::Node ? m_nodes : m_clips; }

    Steps m_nodes;
    Steps m_clips;
};

} // namespace lectograph::timeline
