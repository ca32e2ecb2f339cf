// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/topics.h"

namespace lectograph::editor {

struct HelpHit
{
    const HelpTopic *topic;
    int score;
    QString excerpt; ///< the line with the first word; may be empty
};

/// The words of a query, as they are highlighted.
QStringList searchTerms(const QString &query);

/// The topics that contain every word of the query, in any of the languages, best first. If there are none, words may
/// lack their last letters, such as a plural or a Korean particle. Refers to `topics`.
std::vector<HelpHit> searched(const std::vector<HelpTopic> &topics, const QString &query);

} // namespace lectograph::editor
