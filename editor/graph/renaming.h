// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lectograph::editor {

class GraphCanvas;

// Each opens a field over the canvas to edit the name.
void renameCard(GraphCanvas &canvas, int index);
void renameCommentBox(GraphCanvas &canvas, int index);
void renameGroup(GraphCanvas &canvas, int index);

} // namespace lectograph::editor
