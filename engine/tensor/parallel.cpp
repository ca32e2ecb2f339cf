// SPDX-License-Identifier: GPL-3.0-or-later
#include "tensor/parallel.h"

#include "base/share.h"

#include <QThreadPool>

#include <atomic>
#include <exception>
#include <mutex>

namespace lectograph::tensor {

void inParallel(int count, const std::function<void(int)> &work)
{
    std::atomic<int> next = 0;
    std::exception_ptr thrown;
    std::mutex throwing;
    base::share(*QThreadPool::globalInstance(), count - 1, [&] {
        try {
            for (int i = next++; i < count; i = next++)
                work(i);
        } catch (...) { // in a thread of the pool it would end the program
            const std::scoped_lock lock(throwing);
            thrown = std::current_exception();
            next = count;
        }
    });
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace lectograph::tensor
