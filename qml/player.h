// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "qml/film.h"

#include <functional>

namespace lectograph::player {

/// Checks whether a window can be opened, and says why not. Call it before creating a QGuiApplication: on a platform
/// without a display, Qt aborts the program.
base::Result<void> checkDisplay();

/// Opens the player's window and returns the exit code when it is closed. Creates the QGuiApplication, then calls
/// `open`, since text cannot be typeset before. Without a display, or if `open` fails, prints the reason to standard
/// error and returns 1.
int runPlayer(int &argc, char **argv, const std::function<base::Result<Film>()> &open);

/// The same inside an existing QGuiApplication, whose event loop it runs.
int runPlayer(Film film);

} // namespace lectograph::player
