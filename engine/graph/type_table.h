// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <iterator>
#include <map>
#include <memory>
#include <utility>

namespace lectograph::graph {

/// The types of a registry by id. Copies share the types, so that they are cheap. Iterates in the order of the ids over
/// pairs of an id and a type.
template <class T>
class TypeTable
{
    using Map = std::map<QString, std::shared_ptr<const T>>;

public:
    using key_type = QString;
    using mapped_type = T;
    using value_type = std::pair<const QString &, const T &>;

    class const_iterator
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using iterator_concept = std::forward_iterator_tag;
        using value_type = std::pair<const QString &, const T &>;
        using difference_type = std::ptrdiff_t;
        using reference = value_type;
        struct pointer
        {
            reference pair;
            const reference *operator->() const { return &pair; }
        };

        const_iterator() = default;
        explicit const_iterator(typename Map::const_iterator at) : m_at(at) {}
        reference operator*() const { return {m_at->first, *m_at->second}; }
        pointer operator->() const { return {**this}; }
        const_iterator &operator++()
        {
            ++m_at;
            return *this;
        }
        const_iterator operator++(int) { return const_iterator(m_at++); }
        friend bool operator==(const const_iterator &, const const_iterator &) = default;

    private:
        typename Map::const_iterator m_at;
    };
    using iterator = const_iterator;

    const_iterator begin() const { return const_iterator(m_types.begin()); }
    const_iterator end() const { return const_iterator(m_types.end()); }
    std::size_t size() const { return m_types.size(); }
    bool empty() const { return m_types.empty(); }
    bool contains(const QString &id) const { return m_types.contains(id); }
    /// Null if there is no such type.
    std::shared_ptr<const T> find(const QString &id) const
    {
        const auto found = m_types.find(id);
        return found == m_types.end() ? nullptr : found->second;
    }
    const T *at(const QString &id) const
    {
        const auto found = m_types.find(id);
        return found == m_types.end() ? nullptr : found->second.get();
    }
    void put(std::shared_ptr<const T> type) { m_types.insert_or_assign(type->id, type); }
    template <class Unwanted>
    void removeIf(const Unwanted &isUnwanted)
    {
        std::erase_if(m_types, [&](const auto &entry) { return isUnwanted(*entry.second); });
    }

private:
    Map m_types;
};

} // namespace lectograph::graph
