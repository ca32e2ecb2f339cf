// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QJsonObject>

#include <functional>
#include <map>
#include <utility>

namespace lectograph::lecture {

/// The version of lecture.json and of the scene files that this program writes.
inline constexpr int formatVersion = 1;

/// The raw JSON of a lecture: lecture.json and the scenes it lists, by file name.
using Documents = std::map<QString, QJsonObject>;

/// How what older versions wrote becomes what this version reads. A step leads from one version to the next and works
/// on raw JSON, since older properties have no place in today's values.
class Upgrades
{
public:
    using TypeStep = std::function<base::Result<QJsonObject>(QJsonObject)>;
    using DocumentStep = std::function<base::Result<Documents>(Documents)>;
    enum class Kind { Node, Clip };

    /// The step for nodes or clips of `type` and `fromVersion`: it gets the whole object and may rename the type.
    void add(Kind kind, const QString &type, int fromVersion, TypeStep step);
    void add(int fromVersion, DocumentStep step);

    /// Every step that there is for it, one after the other. A type or version without a step stays as it is.
    base::Result<QJsonObject> upgraded(Kind kind, QJsonObject json) const;
    /// From the version of the documents to `to`. An error if the documents are newer, or if a step is missing.
    base::Result<Documents> upgraded(Documents documents, int from, int to = formatVersion) const;

    static const Upgrades &ours();

private:
    std::map<std::pair<QString, int>, TypeStep> m_nodeSteps;
    std::map<std::pair<QString, int>, TypeStep> m_clipSteps;
    std::map<int, DocumentStep> m_documentSteps;
};

} // namespace lectograph::lecture
