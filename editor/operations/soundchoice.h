// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace lectograph::editor {

/// Asks for a sound file, starting in the last used folder; empty if cancelled.
QString chosenSoundFile(QWidget *parent, const QString &title);
/// The same for several files.
QStringList chosenSoundFiles(QWidget *parent, const QString &title);

} // namespace lectograph::editor
