// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/memo.h"

#include "graph/measure.h"

#include <algorithm>

namespace lectograph::graph {

namespace {

/// Results with tensors that may still be computed: each is measured again at every new result.
constexpr std::size_t mostGrowing = 500;
constexpr std::size_t mostRefusals = 1000;

} // namespace

std::optional<Memo::Kept> Memo::find(quint64 key)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_index.find(key);
    if (found == m_index.end())
        return m_large && m_large->key == key ? std::optional(m_large->kept) : std::nullopt;
    m_entries.splice(m_entries.begin(), m_entries, found->second);
    return found->second->kept;
}

void Memo::keep(quint64 key, const Outputs &outputs, quint64 cost)
{
    Measure measure = measured(outputs);
    Entry entry{key, {outputs, cost}, measure.bytes, std::move(measure.images)};
    const std::scoped_lock lock(m_mutex);
    if (m_index.contains(key))
        return;
    measureAgain();
    if (withImages(entry.bytes, entry.images) > m_capacity) {
        setAside(std::move(entry));
        return;
    }
    m_entries.push_front(std::move(entry));
    m_index.emplace(key, m_entries.begin());
    m_used += measure.bytes;
    takeImages(m_entries.front());
    if (measure.isGrowing)
        m_growing.push_back(key);
    if (m_growing.size() > mostGrowing) { // what it did not compute yet costs as much again
        if (const auto oldest = m_index.find(m_growing.front()); oldest != m_index.end())
            remove(oldest->second);
        m_growing.erase(m_growing.begin());
    }
    makeRoom();
}

std::optional<Memo::Refusal> Memo::refusal(quint64 key, const base::Allowance::Limits &left)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_refusals.find(key);
    const bool isNoMore = found != m_refusals.end() && left.work <= found->second.left.work
        && left.bytes <= found->second.left.bytes;
    return isNoMore ? std::optional(found->second) : std::nullopt;
}

void Memo::refuse(quint64 key, Refusal refusal)
{
    const std::scoped_lock lock(m_mutex);
    if (m_refusals.size() >= mostRefusals)
        m_refusals.clear();
    if (m_capacity > 0)
        m_refusals.insert_or_assign(key, std::move(refusal));
}

std::size_t Memo::bytes()
{
    const std::scoped_lock lock(m_mutex);
    measureAgain();
    return m_used + (m_large ? withImages(measured(m_large->kept.outputs).bytes, m_large->images) : 0);
}

/// Of results whose tensors were computed since.
void Memo::measureAgain()
{
    std::erase_if(m_growing, [this](quint64 key) {
        const auto found = m_index.find(key);
        if (found == m_index.end())
            return true;
        Entry &entry = *found->second;
        const Measure measure = measured(entry.kept.outputs);
        m_used += measure.bytes - entry.bytes;
        entry.bytes = measure.bytes;
        if (withImages(entry.bytes, entry.images) > m_capacity) {
            Entry large = entry;
            remove(found->second);
            setAside(std::move(large));
            return true;
        }
        return !measure.isGrowing;
    });
    makeRoom();
}

void Memo::makeRoom()
{
    while (m_used > m_capacity && !m_entries.empty())
        remove(std::prev(m_entries.end()));
}

void Memo::setAside(Entry large)
{
    if (m_capacity > 0)
        m_large = std::move(large);
}

void Memo::remove(Entries::iterator entry)
{
    m_used -= entry->bytes;
    leaveImages(*entry);
    m_index.erase(entry->key);
    m_entries.erase(entry);
}

void Memo::takeImages(const Entry &entry)
{
    for (const RasterPtr &image : entry.images) {
        Image &known = m_images[image.get()];
        if (known.uses++ == 0) {
            known.bytes = bytesOf(*image);
            m_used += known.bytes;
        }
    }
}

void Memo::leaveImages(const Entry &entry)
{
    for (const RasterPtr &image : entry.images) {
        const auto known = m_images.find(image.get());
        if (--known->second.uses == 0) {
            m_used -= known->second.bytes;
            m_images.erase(known);
        }
    }
}

} // namespace lectograph::graph
