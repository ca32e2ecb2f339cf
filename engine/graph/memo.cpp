// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/memo.h"

namespace lectograph::graph {

namespace {

constexpr std::size_t numbersInAPart = 64;

std::size_t sizeOf(const Value &value)
{
    if (const auto *shape = std::get_if<shape::Shape>(&value))
        return static_cast<std::size_t>(shape->leafCount());
    if (const auto *tensor = std::get_if<tensor::Tensor>(&value))
        return static_cast<std::size_t>(tensor->size()) / numbersInAPart;
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        return numbers->size() / numbersInAPart;
    std::size_t size = 0;
    if (const auto *shapes = std::get_if<std::vector<shape::Shape>>(&value)) {
        for (const shape::Shape &shape : *shapes)
            size += static_cast<std::size_t>(shape.leafCount());
    }
    return size;
}

std::size_t sizeOf(const Outputs &outputs)
{
    std::size_t size = 1; // the entry itself
    for (const Value &value : outputs)
        size += sizeOf(value);
    return size;
}

} // namespace

std::optional<Memo::Kept> Memo::find(quint64 key)
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_entries.find(key);
    if (found == m_entries.end())
        return std::nullopt;
    found->second.asked = true;
    return found->second.kept;
}

void Memo::keep(quint64 key, const Outputs &outputs, quint64 cost)
{
    const std::size_t size = sizeOf(outputs);
    const std::scoped_lock lock(m_mutex);
    if (m_used + size > m_capacity)
        makeRoom(size);
    const auto [kept, isNew] = m_entries.try_emplace(key, Entry{{outputs, cost}, size});
    if (isNew)
        m_used += size;
}

void Memo::makeRoom(std::size_t size)
{
    std::erase_if(m_entries, [this](const auto &entry) {
        if (entry.second.asked)
            return false;
        m_used -= entry.second.size;
        return true;
    });
    for (auto &[unused, entry] : m_entries)
        entry.asked = false;
    if (m_used + size > m_capacity) {
        m_entries.clear();
        m_used = 0;
    }
}

} // namespace lectograph::graph
