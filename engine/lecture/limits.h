// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace lectograph::lecture {

/// The limits of untrusted files: far above any real lecture, far below what harms a machine.
struct Limits
{
    qint64 jsonBytes = 64 * 1024 * 1024;   ///< per JSON text
    qint64 totalBytes = 512 * 1024 * 1024; ///< all files together, unpacked
    int files = 10'000;
    int jsonDepth = 200;        ///< nesting of objects and arrays
    int jsonValues = 1'000'000; ///< per JSON text
    /// Of all JSON texts of a lecture together, estimated while reading: a value takes many times its length in the
    /// text, and a text many times its length in the archive.
    qint64 memoryBytes = 1024 * 1024 * 1024;
    /// The largest accepted compression ratio; small files may exceed it, since they are harmless.
    qint64 ratio = 500;
    qint64 harmlessBytes = 16 * 1024 * 1024;
};

} // namespace lectograph::lecture
