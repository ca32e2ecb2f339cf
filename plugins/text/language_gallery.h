// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/gallery.h"

namespace lectograph::text {

/// Programming languages, after “auto”, which finds it out by itself; each is seen as its name.
const graph::Gallery &languageGallery();

} // namespace lectograph::text
