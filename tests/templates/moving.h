// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/show.h"

namespace lectograph::test {

/// How long clips play or keyframes change something, however many at once. A wait between them does not count, and
/// neither does what moves through a whole scene, such as a camera that turns slowly: a longer wait is no more film.
base::Time movingTime(picture::Show &show);

} // namespace lectograph::test
