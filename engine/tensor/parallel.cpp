// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/parallel.h"

#include "base/share.h"

#include <QThreadPool>

#include <atomic>

namespace lectograph::tensor {

void inParallel(int count, const std::function<void(int)> &work)
{
    std::atomic<int> next = 0;
    base::share(*QThreadPool::globalInstance(), count - 1, [&] {
        try {
            for (int i = next++; i < count; i = next++)
                work(i);
        } catch (...) {
            next = count;
            throw;
        }
    });
}

} // namespace lectograph::tensor
