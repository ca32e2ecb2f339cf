// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonObject>

#include <functional>
#include <map>
#include <utility>

namespace lectograph::lecture {

/// The latest version of lecture.json, scene and block files; lectures without anything new are still written as 1.
inline constexpr int formatVersion = 2;

/// The raw JSON of a lecture: lecture.json and the scenes it lists, by file name.
using Documents = std::map<QString, QJsonObject>;

/// Upgrades documents of older versions. A step leads from one version to the next and works on raw JSON, because
/// today's values have no place for older properties.
class Upgrades
{
public:
    /// With the step from version 1 to 2, which has nothing to change: version 2 only adds.
    Upgrades();

    using TypeStep = std::function<base::Result<QJsonObject>(QJsonObject)>;
    using DocumentStep = std::function<base::Result<Documents>(Documents)>;
    enum class Kind { Node, Clip };

    /// Adds the step for `type` from `fromVersion`; it receives the whole object and may rename the type.
    void add(Kind kind, const QString &type, int fromVersion, TypeStep step);
    void add(int fromVersion, DocumentStep step);

    /// Applies all matching steps in order. A type or version without a step stays unchanged.
    base::Result<QJsonObject> upgraded(Kind kind, QJsonObject json) const;
    /// Upgrades the documents to version `to`. Fails if they are newer, or if a step is missing.
    base::Result<Documents> upgraded(Documents documents, int from, int to = formatVersion) const;

    static const Upgrades &ours();

private:
    std::map<std::pair<QString, int>, TypeStep> m_nodeSteps;
    std::map<std::pair<QString, int>, TypeStep> m_clipSteps;
    std::map<int, DocumentStep> m_documentSteps;
};

} // namespace lectograph::lecture
