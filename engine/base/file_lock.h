// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>

#include <memory>

namespace lectograph::base {

/// Returns a lock that is held until it is destroyed or its process dies, or null if another process, or another part
/// of this one, holds it. If no lock can be created (disk full), returns an unlocked one.
std::unique_ptr<QLockFile> lockAt(const QString &path);

} // namespace lectograph::base
