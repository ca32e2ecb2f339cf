// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/resource.h>

/// AddressSanitizer is slow and holds back what is freed: with it, limits of memory and time are so much larger.
#ifdef LECTOGRAPH_ADDRESS_SANITIZER
inline constexpr int sanitizerFactor = 4;
#else
inline constexpr int sanitizerFactor = 1;
#endif

/// The most memory that this process ever had at one time, in MiB.
inline long residentMiB()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}
