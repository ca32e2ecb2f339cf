// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace lectograph::editor {

/// Blocks the thread of a paused export.
class PauseGate
{
public:
    void setClosed(bool isClosed)
    {
        const std::lock_guard lock(m_mutex);
        m_isClosed = isClosed;
        m_changed.notify_all();
    }

    /// Returns when the gate is open or `stop` is requested, with the number of seconds it waited.
    double pass(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        if (!m_isClosed)
            return 0;
        const auto from = std::chrono::steady_clock::now();
        m_changed.wait(lock, stop, [this] { return !m_isClosed; });
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_isClosed = false;
};

} // namespace lectograph::editor
