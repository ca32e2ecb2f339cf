// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/film.h"

namespace lectograph::test {

/// Ten seconds at 60 frames a second in three scenes: a few shapes that move, so that a person sees whether it plays.
player::Film demoFilm();

} // namespace lectograph::test
