// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/background.h"

#include "base/memory.h"

#include <QThreadPool>

#include <utility>

namespace lectograph::base {

void runInBackground(QThreadPool &pool, std::function<void()> work, int priority)
{
    pool.start([work = std::move(work)] { isDoneWithinMemory(work); }, priority);
}

std::jthread startThread(std::function<void(const std::stop_token &)> work)
{
    return std::jthread(
        [work = std::move(work)](const std::stop_token &stop) { isDoneWithinMemory([&] { work(stop); }); });
}

} // namespace lectograph::base
