// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lectograph::lecture {

/// What a file from outside may hold at most: far above every real lecture, far below what hurts a machine.
struct Limits
{
    qint64 jsonBytes = 64 * 1024 * 1024;   ///< of one JSON text
    qint64 totalBytes = 512 * 1024 * 1024; ///< of everything together, unpacked
    int files = 10'000;
    int jsonDepth = 200;        ///< objects and arrays inside one another
    int jsonValues = 1'000'000; ///< of one JSON text
    /// Of all JSON texts of a lecture together, as estimated while they are read: a value takes many times its length in
    /// the text, and a text many times its length in the archive.
    qint64 memoryBytes = 1024 * 1024 * 1024;
    /// A packed file may grow to this many times its size; small ones to any, since they do no harm.
    qint64 ratio = 500;
    qint64 harmlessBytes = 16 * 1024 * 1024;
};

} // namespace lectograph::lecture
