// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QThreadPool;

namespace lectograph::base {

/// Runs `work` in the calling thread, and at the same time in up to `helpers` idle threads of the pool; blocks until all
/// of them are done. An exception in any of these threads is thrown again in the calling one.
void share(QThreadPool &pool, int helpers, const std::function<void()> &work);

} // namespace lectograph::base
