// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/film.h"

namespace lectograph::test {

/// Ten seconds at 60 frames per second in three scenes: a few moving shapes that make playback visible.
player::Film demoFilm();

} // namespace lectograph::test
