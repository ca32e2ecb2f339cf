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

/// A queue between threads that holds few things: whoever is ahead waits. Things are numbered from 0 as they come.
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

    /// False if nobody takes any more.
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
    /// Nothing if there will be no more.
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
    /// That was the last; what waits is still to be taken.
    void end()
    {
        const std::lock_guard lock(m_mutex);
        m_isEnded = true;
        m_changed.notify_all();
    }
    /// Everybody stops at once.
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

/// Brings numbered things back into order. Whoever is more than `window` ahead of what is taken next waits.
template <class T>
class Sorter
{
public:
    explicit Sorter(qint64 window) : m_window(window) {}

    /// False if nobody takes any more.
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
    /// The next by number; nothing after close().
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

/// So many things at most that are in somebody's hands at the same time.
class Permits
{
public:
    explicit Permits(int count) : m_state(std::make_shared<State>()) { m_state->free = count; }

    /// One of them, given back when its last copy goes; waits until there is one. Null after close().
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
    std::shared_ptr<State> m_state; ///< permits may be given back later than this lives
};

} // namespace lectograph::media
