// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/allowance.h"
#include "graph/registry.h"

#include <list>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lectograph::graph {

/// Caches results by the hash of their inputs, so that an edit or a time change recomputes only what it affects.
/// Bounded by the bytes that the results occupy: what was not used for longest goes first. A result that is larger than
/// everything else may be together takes no room from the others; the last such one is kept too. Thread-safe.
class Memo
{
public:
    static constexpr std::size_t usualCapacity = 128 * 1024 * 1024;

    /// `capacity` in bytes.
    explicit Memo(std::size_t capacity = usualCapacity) : m_capacity(capacity) {}

    struct Kept
    {
        Outputs outputs;
        quint64 cost = 0; ///< in work: the same whether the results inside were remembered or not
    };
    std::optional<Kept> find(quint64 key);
    void keep(quint64 key, const Outputs &outputs, quint64 cost = 0);
    /// That a result was too much, where so much was left; so that it fails at once the next time.
    struct Refusal
    {
        base::Allowance::Limits left;
        quint64 spent = 0; ///< before it was known
        base::Error reason;
    };
    /// If there is no more left than where it was refused.
    std::optional<Refusal> refusal(quint64 key, const base::Allowance::Limits &left);
    void refuse(quint64 key, Refusal refusal);
    /// Of all results that are kept; an image that several of them show counts once.
    std::size_t bytes();

private:
    using RasterPtr = std::shared_ptr<const shape::Raster>;
    struct Entry
    {
        quint64 key = 0;
        Kept kept;
        std::size_t bytes = 0; ///< without the images
        std::vector<RasterPtr> images;
    };
    using Entries = std::list<Entry>;
    struct Image
    {
        std::size_t bytes = 0;
        int uses = 0;
    };

    void measureAgain();
    void makeRoom();
    void setAside(Entry large);
    void remove(Entries::iterator entry);
    void takeImages(const Entry &entry);
    void leaveImages(const Entry &entry);

    std::mutex m_mutex;
    std::size_t m_capacity;
    std::size_t m_used = 0;
    Entries m_entries; ///< the last used one first
    std::unordered_map<quint64, Entries::iterator> m_index;
    std::unordered_map<const shape::Raster *, Image> m_images;
    std::vector<quint64> m_growing; ///< of results with tensors that are not computed yet
    std::optional<Entry> m_large;
    std::unordered_map<quint64, Refusal> m_refusals;
};

} // namespace lectograph::graph
