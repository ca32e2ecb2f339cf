// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lectograph::base {

/// Why the system refused to read or write a file, in the language of the interface: "No space left on the disk". Of an
/// errno that is not usual for files, the system's own words.
QString systemReason(int code);

} // namespace lectograph::base
