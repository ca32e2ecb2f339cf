// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <mutex>
#include <optional>
#include <unordered_map>

namespace lectograph::graph {

/// Results by the content of what made them, so that an edit or another time recomputes only what it changed.
/// Bounded by their size in memory: when full, what was not asked for since the last clearing is dropped. Thread-safe.
class Memo
{
public:
    /// `capacity` counts parts of shapes, of half a kilobyte or so each, and other values as so many of those.
    explicit Memo(std::size_t capacity = 200'000) : m_capacity(capacity) {}

    std::optional<Outputs> find(quint64 key);
    void keep(quint64 key, const Outputs &outputs);

private:
    struct Entry
    {
        Outputs outputs;
        std::size_t size = 0;
        bool asked = false; ///< since the last clearing
    };
    void makeRoom(std::size_t size);

    std::mutex m_mutex;
    std::size_t m_capacity;
    std::size_t m_used = 0;
    std::unordered_map<quint64, Entry> m_entries;
};

} // namespace lectograph::graph
