// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

namespace lectograph::editor {

/// Time, value and easing of the selected keyframes. Keyframes of unlike properties have no value in common.
std::vector<RowSource> keySources(Session &session);
/// Changes when other keyframes are selected, so that the rows are made anew.
QString keyStructure(const Session &session);
/// "Circle · Radius", of the first selected keyframe.
QString keyOwner(const Session &session);

} // namespace lectograph::editor
