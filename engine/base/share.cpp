// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/share.h"

#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>

namespace lectograph::base {

void share(QThreadPool &pool, int helpers, const std::function<void()> &work)
{
    const int wanted = std::min(pool.maxThreadCount() - 1, helpers);
    QSemaphore done;
    int started = 0;
    const auto help = [&] {
        work();
        done.release();
    };
    while (started < wanted && pool.tryStart(help))
        ++started;
    work();
    done.acquire(started);
}

} // namespace lectograph::base
