// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What Cut, Copy, Duplicate and Delete act on: what the panel with the focus shows. The strip of scenes and the overview
/// show scenes; the stage, the graph and the Space panel show blocks; the lanes and the list of animations show clips,
/// keyframes and sounds. What is selected in another panel is left alone.
namespace lectograph::editor {

struct Session;

/// Whether blocks are selected. If not, says so.
bool hasSelectedBlocks(Session &session);
/// Whether clips, keyframes or sounds are selected. If not, says so.
bool hasSelectedItems(Session &session);

} // namespace lectograph::editor
