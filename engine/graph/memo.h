// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/registry.h"

#include <mutex>
#include <optional>
#include <unordered_map>

namespace lectograph::graph {

/// Caches results by the hash of their inputs, so that an edit or a time change recomputes only what it affects.
/// Bounded by memory size: when full, entries not used since the last eviction are dropped. Thread-safe.
class Memo
{
public:
    /// `capacity` in shape parts, of about half a kilobyte each; other values count as a number of parts.
    explicit Memo(std::size_t capacity = 200'000) : m_capacity(capacity) {}

    struct Kept
    {
        Outputs outputs;
        quint64 cost = 1; ///< in evaluations: the same whether the results inside were remembered or not
    };
    std::optional<Kept> find(quint64 key);
    void keep(quint64 key, const Outputs &outputs, quint64 cost = 1);

private:
    struct Entry
    {
        Kept kept;
        std::size_t size = 0;
        bool asked = false; ///< since the last eviction
    };
    void makeRoom(std::size_t size);

    std::mutex m_mutex;
    std::size_t m_capacity;
    std::size_t m_used = 0;
    std::unordered_map<quint64, Entry> m_entries;
};

} // namespace lectograph::graph
