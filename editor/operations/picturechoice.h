// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

class QWidget;

namespace lectograph::editor {

struct Session;

/// Asks for the file of a picture, first where the last one was; empty if none is chosen.
QString chosenPictureFile(QWidget *over);

/// If the node is a block that shows a file and has none yet: asks for one, as soon as what goes on now is over, and gives it
/// to the block, in the same step of the history as `gesture`. Without an answer the block stands there with its frame.
void askForPicture(Session &session, const QString &node, Gesture gesture);

} // namespace lectograph::editor
