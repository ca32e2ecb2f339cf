// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/inspector/rows/source.h"

class QMenu;

/// Rows for the inside of a block definition: what it is called, and what its instances can say.
namespace lectograph::editor {

/// The name and the help of the definition that is open.
std::vector<RowSource> definitionSources(Session &session, const QString &block);
/// The titles of its published properties; their menus change their order and end their publication.
std::vector<RowSource> publishedSources(Session &session, const QString &block);
/// Their defaults.
std::vector<RowSource> presetSources(Session &session, const QString &block);
/// Publishes a property of a node inside, or ends that; nothing for other properties.
void fillPublishMenu(QMenu &menu, Session &session, const RowSource &source);

} // namespace lectograph::editor
