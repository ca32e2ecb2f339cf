// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <atomic>
#include <chrono>

namespace lectograph::media {

using CpuTime = std::chrono::nanoseconds;

CpuTime cpuTimeOfThread();
CpuTime cpuTimeOfProcess();
/// The peak memory of the process.
double peakRssMib();

/// Adds the CPU time of this thread from construction to destruction.
class CpuMeter
{
public:
    explicit CpuMeter(std::atomic<qint64> &sum) : m_sum(sum), m_begin(cpuTimeOfThread()) {}
    CpuMeter(const CpuMeter &) = delete;
    CpuMeter &operator=(const CpuMeter &) = delete;
    ~CpuMeter() { m_sum += (cpuTimeOfThread() - m_begin).count(); }

private:
    std::atomic<qint64> &m_sum; ///< in nanoseconds
    CpuTime m_begin;
};

} // namespace lectograph::media
