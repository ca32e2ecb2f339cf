// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::editor {

/// Opens the system's file manager with the file selected, or else its folder.
void showInFolder(const QString &file);

} // namespace lectograph::editor
