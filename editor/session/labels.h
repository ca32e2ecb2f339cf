// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/session.h"

namespace lectograph::editor {

/// The display name of a node of a scene in the languages shown, or its id if there is none.
QString nodeLabel(const Session &session, const QString &scene, const QString &node);
/// “Entries › 3”, or how many parts there are; empty for none.
QString partsLabel(const QStringList &parts);

} // namespace lectograph::editor
