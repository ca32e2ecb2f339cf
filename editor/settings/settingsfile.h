// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QSettings>

namespace lectograph::editor {

/// From now on QSettings() is a JSON file that is replaced as a whole or not at all. In the formats that Qt brings along a
/// full disk empties the file, because the end of it waits in a buffer whose fate nobody asks about. What stands in the
/// file of an earlier version is taken over once.
void useSettingsFile();
/// The format of that file.
QSettings::Format settingsFormat();

/// Writes now; an error where the disk does not take it. What was written before stays.
base::Result<void> kept(QSettings &settings);

} // namespace lectograph::editor
