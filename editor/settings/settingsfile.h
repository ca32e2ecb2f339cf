// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QSettings>

namespace lectograph::editor {

/// Makes QSettings() use a JSON file that is replaced atomically. With Qt's formats a full disk empties the file,
/// because errors on flushing the rest of the buffer are not checked. Settings of earlier versions are imported once.
void useSettingsFile();
/// The format of this file.
QSettings::Format settingsFormat();

/// Saves now. On an error the previous file is kept.
base::Result<void> kept(QSettings &settings);

} // namespace lectograph::editor
