// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QMutex>

#include <limits>
#include <memory>

namespace lectograph::base {

/// Keeps results that cost much and depend on little, for all evaluations: what is at a key depends on the key alone.
/// Bounded by the sum of costs, in a unit of its owner: what was not asked for longest goes first. What costs more than
/// all together may is not kept. Thread-safe: two threads may compute the same, with the same result.
///
/// Whoever spends of an allowance (base/allowance.h) does so before it asks here, so that the same is refused each
/// time, known or not.
template <class Key, class Value>
class Keeper
{
public:
    using Kept = std::shared_ptr<const Value>;

    /// What costs more than `mostOfOne` is not kept either: a few of them would take the place of all others.
    explicit Keeper(qsizetype mostCost, qsizetype mostOfOne = std::numeric_limits<qsizetype>::max())
        : m_results(mostCost), m_mostOfOne(mostOfOne)
    {}

    /// What is known, or else what `make()` returns.
    template <class Make>
    Kept of(const Key &key, qsizetype cost, const Make &make)
    {
        return of(key, cost, make, [](const Value &) { return true; });
    }
    /// The same; only what `isLasting(result)` is kept.
    template <class Make, class IsLasting>
    Kept of(const Key &key, qsizetype cost, const Make &make, const IsLasting &isLasting)
    {
        if (Kept known = find(key))
            return known;
        auto fresh = std::make_shared<const Value>(make());
        if (cost <= m_mostOfOne && isLasting(*fresh))
            keep(key, cost, fresh);
        return fresh;
    }

private:
    Kept find(const Key &key)
    {
        const QMutexLocker lock(&m_mutex);
        const Kept *known = m_results.object(key);
        return known ? *known : nullptr;
    }
    void keep(const Key &key, qsizetype cost, Kept result)
    {
        const QMutexLocker lock(&m_mutex);
        m_results.insert(key, new Kept(std::move(result)), cost);
    }

    QMutex m_mutex;
    QCache<Key, Kept> m_results;
    const qsizetype m_mostOfOne;
};

} // namespace lectograph::base
