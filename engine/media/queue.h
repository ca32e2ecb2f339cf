// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace lectograph::media {

/// A bounded queue between threads: push() and pop() block. Values are numbered from 0 in order of arrival.
template <class T>
class BoundedQueue
{
public:
    struct Numbered
    {
        qint64 number;
        T value;
    };

    explicit BoundedQueue(size_t capacity) : m_capacity(capacity) {}

    /// Returns false once the queue is closed.
    bool push(T value)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_waiting.size() < m_capacity || m_isClosed || m_isEnded; });
        if (m_isClosed || m_isEnded)
            return false;
        m_waiting.push_back({m_next++, std::move(value)});
        m_changed.notify_all();
        return true;
    }
    /// Returns nothing after the last value.
    std::optional<Numbered> pop()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return !m_waiting.empty() || m_isClosed || m_isEnded; });
        if (m_isClosed || m_waiting.empty())
            return std::nullopt;
        Numbered first = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_changed.notify_all();
        return first;
    }
    /// Marks the end; queued values can still be taken.
    void end()
    {
        const std::lock_guard lock(m_mutex);
        m_isEnded = true;
        m_changed.notify_all();
    }
    /// Stops all threads immediately.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_isClosed = true;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Numbered> m_waiting;
    size_t m_capacity;
    qint64 m_next = 0;
    bool m_isEnded = false;
    bool m_isClosed = false;
};

/// Restores the order of numbered values. put() blocks if it is more than `window` ahead of take().
template <class T>
class Sorter
{
public:
    explicit Sorter(qint64 window) : m_window(window) {}

    /// Returns false once closed.
    bool put(qint64 number, T value)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return number < m_next + m_window || m_isClosed; });
        if (m_isClosed)
            return false;
        m_waiting.emplace(number, std::move(value));
        m_changed.notify_all();
        return true;
    }
    /// Returns the next value by number; nothing after close().
    std::optional<T> take()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_waiting.contains(m_next) || m_isClosed; });
        if (m_isClosed)
            return std::nullopt;
        T value = std::move(m_waiting.extract(m_next++).mapped());
        m_changed.notify_all();
        return value;
    }
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_isClosed = true;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<qint64, T> m_waiting;
    qint64 m_window;
    qint64 m_next = 0;
    bool m_isClosed = false;
};

/// Limits how many objects are in use at the same time.
class Permits
{
public:
    explicit Permits(int count) : m_state(std::make_shared<State>()) { m_state->free = count; }

    /// Takes a permit, released with its last copy; blocks until one is free. Null after close().
    std::shared_ptr<void> take()
    {
        std::unique_lock lock(m_state->mutex);
        m_state->changed.wait(lock, [&] { return m_state->free > 0 || m_state->isClosed; });
        if (m_state->isClosed)
            return nullptr;
        --m_state->free;
        return {m_state.get(), [state = m_state](State *) {
                    const std::lock_guard back(state->mutex);
                    ++state->free;
                    state->changed.notify_one();
                }};
    }
    void close()
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->isClosed = true;
        m_state->changed.notify_all();
    }

private:
    struct State
    {
        std::mutex mutex;
        std::condition_variable changed;
        int free = 0;
        bool isClosed = false;
    };
    std::shared_ptr<State> m_state; ///< shared, because permits may outlive this object
};

} // namespace lectograph::media
