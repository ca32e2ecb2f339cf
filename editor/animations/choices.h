// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/searchbox.h"

namespace lectograph::editor {

struct Session;

/// All animations to choose from: those that were added last, then by category, then those of the user's folder that the
/// lecture has not taken over yet.
std::vector<SearchRow> animationChoices(const Session &session);
/// The properties that all these nodes have and that a clip can change.
std::vector<SearchRow> propertyChoices(const Session &session, const QStringList &nodes);

} // namespace lectograph::editor
