// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_lock.h"

namespace lectograph::base {

std::unique_ptr<QLockFile> lockAt(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0);
    return lock->tryLock(0) || lock->error() != QLockFile::LockFailedError ? std::move(lock) : nullptr;
}

} // namespace lectograph::base
