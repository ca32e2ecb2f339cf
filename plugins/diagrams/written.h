// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "notation/model.h"

namespace lectograph::diagrams {

// What is drawn here is what is written there.
using namespace notation;

} // namespace lectograph::diagrams
