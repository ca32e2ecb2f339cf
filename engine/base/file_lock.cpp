// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_lock.h"

#include <QFile>

namespace lectograph::base {

using namespace Qt::StringLiterals;

std::unique_ptr<QLockFile> lockAt(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0))
        return lock->error() != QLockFile::LockFailedError ? std::move(lock) : nullptr;
    QFile::remove(path + u".rmlock"_s); // of a process that was killed while it took the lock of another one
    return lock;
}

} // namespace lectograph::base
