// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <thread>

class QThreadPool;

namespace lectograph::base {

/// Does work in a thread of the pool. What runs out of memory or of its allowance is given up without a word, instead of
/// ending the program: who has to know of it uses withinMemory() inside.
void runInBackground(QThreadPool &pool, std::function<void()> work, int priority = 0);

/// The same in a thread of its own, which is asked to stop and waited for when its holder is destroyed.
std::jthread startThread(std::function<void(const std::stop_token &)> work);

} // namespace lectograph::base
