// SPDX-License-Identifier: GPL-3.0-or-later
// The player with a demo film, to try it without a lecture.
#include "demofilm.h"
#include "qml/player.h"

int main(int argc, char **argv)
{
    return lectograph::player::runPlayer(argc, argv, [] { return lectograph::test::demoFilm(); });
}
