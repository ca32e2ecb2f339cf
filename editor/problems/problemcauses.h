// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/edits/problemplace.h"
#include "editor/edits/properties.h"

#include <map>
#include <optional>

namespace lectograph::editor {

/// Where problems come from. An error arrives at the block that cannot use a value, often several blocks behind the one
/// in which the value was typed. What was typed last is found by comparing the lecture with the one in which the problem
/// was not there yet; in a lecture that was opened with the problem, it is the only parameter on which the block depends.
class ProblemCauses
{
public:
    /// The values that failures of a lecture come from, by the error; for those that come from their own place, none.
    /// Called with each lecture that was checked, in order.
    using Causes = std::map<QString, PropertyPlace>;
    const Causes &follow(const lecture::Lecture &lecture, const graph::Problems &problems);
    void forget(); ///< another lecture was opened

    static QString keyOf(const base::Error &error) { return error.place + u'\n' + error.what; }

private:
    std::optional<PropertyPlace> causeOf(const ProblemPlace &at, const lecture::Lecture &lecture, bool isNew) const;

    std::optional<lecture::Lecture> m_before;
    QStringList m_known; ///< failures of m_before
    Causes m_causes;
};

} // namespace lectograph::editor
