// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace lectograph::base {

/// A zip archive of the entries that are whole in one that was cut off, and so has lost the directory at its end (PKWARE
/// APPNOTE 6.3, sections 4.3.7 and 4.3.12): each entry begins with a header of its own. Empty if there is none. Entries
/// of which only the directory knew the size are lost with it. What is inside is as untrusted as before.
QByteArray repairedZip(const QByteArray &cut);

} // namespace lectograph::base
