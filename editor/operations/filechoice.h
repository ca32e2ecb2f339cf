// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document.h"

#include <functional>

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

/// If some of the nodes are blocks that need a file and have none yet: asks for one after the other after the current
/// event, sets them in the same undo step as `gesture`, and then runs `next`. If a question is cancelled, or a file is
/// refused, what the gesture did is taken back: new blocks are gone again. Other nodes are complete, and `next` runs at
/// once.
void askForNeededFiles(Session &session, const QStringList &nodes, Gesture gesture,
                       const std::function<void()> &next = {});

} // namespace lectograph::editor
