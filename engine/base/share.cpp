// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/share.h"

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <exception>
#include <mutex>

namespace lectograph::base {

void share(QThreadPool &pool, int helpers, const std::function<void()> &work)
{
    const int wanted = std::min(pool.maxThreadCount() - 1, helpers);
    QSemaphore done;
    std::mutex mutex;
    std::exception_ptr exception; ///< the first, such as a lack of memory
    int started = 0;
    const auto guarded = [&] {
        try {
            work();
        } catch (...) {
            const std::scoped_lock lock(mutex);
            if (!exception)
                exception = std::current_exception();
        }
    };
    const auto help = [&] {
        guarded();
        done.release();
    };
    while (started < wanted && pool.tryStart(help))
        ++started;
    guarded();
    done.acquire(started);
    if (exception)
        std::rethrow_exception(exception);
}

} // namespace lectograph::base
