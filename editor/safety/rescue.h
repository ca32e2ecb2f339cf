// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/safety/questions.h"
#include "lecture/salvage.h"

namespace lectograph::editor {

/// What can be done about a file that does not open.
struct Rescue
{
    base::Result<lecture::Salvaged> rest; ///< what can be read of it
    bool hasVersions = false;             ///< earlier versions of it are kept
};

/// "The file is “Heads.lecture” in the folder “Lectures”.", or that the folder is there.
QString placeInWords(const QString &path);
/// The message that a file cannot be opened, with the answers that help.
Question questionAbout(const base::Error &error, const QString &path, const Rescue &rescue);
/// The same for one that cannot be saved.
Question questionAboutSaving(const base::Error &error, const QString &path);

} // namespace lectograph::editor
