// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace lectograph::editor {

/// Asks for a sound file, first where the last one was; empty if none is chosen.
QString chosenSoundFile(QWidget *parent, const QString &title);
/// The same for several files.
QStringList chosenSoundFiles(QWidget *parent, const QString &title);

} // namespace lectograph::editor
