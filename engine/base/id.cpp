// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/id.h"

#include <atomic>

namespace lectograph::base {

quint64 nextIdNumber()
{
    static std::atomic<quint64> last = 0;
    return ++last;
}

} // namespace lectograph::base
