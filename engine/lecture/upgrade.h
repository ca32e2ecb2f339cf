// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/type_upgrades.h"

#include <QJsonObject>

#include <functional>
#include <map>

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

    using DocumentStep = std::function<base::Result<Documents>(Documents)>;

    void add(int fromVersion, DocumentStep step);

    timeline::TypeUpgrades types; ///< those of nodes and clips
    /// Upgrades the documents to version `to`. Fails if they are newer, or if a step is missing.
    base::Result<Documents> upgraded(Documents documents, int from, int to = formatVersion) const;

    /// The steps of the program, with those of its plugins once adopt() has them.
    static const Upgrades &ours();
    /// Adds the steps of plugins to ours(). Called after the plugins are loaded and before a lecture is read, because
    /// readers in other threads do not wait.
    static void adopt(const timeline::TypeUpgrades &steps);

private:
    std::map<int, DocumentStep> m_documentSteps;
};

} // namespace lectograph::lecture
