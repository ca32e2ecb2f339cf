// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>

#include <memory>

namespace lectograph::base {

/// Held until it goes away, however long that is; a program that was killed holds nothing. Null where somebody else holds
/// it: another program, or this one elsewhere. Where no lock can be made at all, as on a full disk, nobody does.
std::unique_ptr<QLockFile> lockAt(const QString &path);

} // namespace lectograph::base
