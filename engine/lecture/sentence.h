// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/sentence.h"

namespace lectograph::lecture {

using base::Sentence;

} // namespace lectograph::lecture
