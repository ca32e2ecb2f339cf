// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

#include <QStringList>

namespace lectograph::editor {

/// Whether blocks, clips or sounds are selected. Keyframes do not count: the properties of a block may be selected with
/// them.
bool hasItems(const Selection &selection);
/// The type of each selected item, in the order of the selection.
QStringList selectedTypes(const Session &session);
/// What the rows of the inspector depend on besides values: as long as it stays the same, they are only refreshed.
QString selectionStructure(Session &session);

} // namespace lectograph::editor
