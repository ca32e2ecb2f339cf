// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/resource.h>

/// The most memory that this process ever had at one time, in MiB.
inline long residentMiB()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}
