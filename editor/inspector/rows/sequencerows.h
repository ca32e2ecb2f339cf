// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

namespace lectograph::editor {

/// How a scene follows the one before: whether it continues that one, and its transition. None for the first scene and
/// for the inside of a definition.
std::vector<RowSource> sequenceSources(Session &session, const QString &scene);
/// What sequenceSources() depends on, apart from the values.
QString sequenceStructure(const Session &session, const QString &scene);

} // namespace lectograph::editor
