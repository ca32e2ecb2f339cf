// SPDX-License-Identifier: GPL-3.0-or-later
#include "media/usage.h"

#include <QFile>

#include <ctime>

namespace lectograph::media {

namespace {

#ifdef Q_OS_UNIX
CpuTime clockTime(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}
#endif

} // namespace

CpuTime cpuTimeOfThread()
{
#ifdef Q_OS_UNIX
    return clockTime(CLOCK_THREAD_CPUTIME_ID);
#else
    return {};
#endif
}

CpuTime cpuTimeOfProcess()
{
#ifdef Q_OS_UNIX
    return clockTime(CLOCK_PROCESS_CPUTIME_ID);
#else
    return {};
#endif
}

double peakRssMib()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (QByteArray line = status.readLine(); !line.isEmpty(); line = status.readLine()) {
        if (line.startsWith("VmHWM:"))
            return line.simplified().split(' ').value(1).toDouble() / 1024; // "VmHWM:  123 kB"
    }
    return 0;
}

} // namespace lectograph::media
