// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "qml/film.h"

#include <functional>

namespace lectograph::player {

/// Why no window can be opened here, if none can. Ask before a QGuiApplication is made: with a platform that has no
/// display Qt ends the program.
base::Result<void> checkDisplay();

/// Opens the player's window and returns the exit code when it is closed. Makes the QGuiApplication; `open` is called
/// when it exists, since type cannot be set before. Without a display, or if `open` fails, tells why on standard error
/// and returns 1.
int runPlayer(int &argc, char **argv, const std::function<base::Result<Film>()> &open);

/// The same inside a running QGuiApplication, whose event loop it enters.
int runPlayer(Film film);

} // namespace lectograph::player
