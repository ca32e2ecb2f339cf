// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace lectograph::editor {

/// Opens the file with the program that the system has for it; false if there is none.
bool openOutside(const QString &file);
/// Opens the system's file manager with the file selected, or else its folder; `failed` if there is none.
void showInFolder(const QString &file, const std::function<void()> &failed = {});

} // namespace lectograph::editor
