// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

class QWidget;

namespace lectograph::editor {

struct Session;

/// Asks for a file, starting in the last used folder; empty if cancelled.
QString chosenPictureFile(QWidget *over);
/// One with one of these endings, in lower case.
QString chosenDataFile(QWidget *over, const QStringList &endings);
QString chosenSoundFile(QWidget *parent, const QString &title);
/// The same for several files.
QStringList chosenSoundFiles(QWidget *parent, const QString &title);

/// If the node is a block that shows a file and has none yet: asks for one after the current event, and sets it in the
/// same undo step as `gesture`. If cancelled, what the gesture did is taken back: a new picture is gone again.
void askForPicture(Session &session, const QString &node, Gesture gesture);

} // namespace lectograph::editor
