// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <compare>
#include <functional>

namespace lectograph::base {

/// A number that has not been given before, in any thread.
quint64 nextIdNumber();

/// Tells one thing from another for as long as the program runs. A new thing has an id of its own, an edited copy of it keeps
/// that id, and a duplicate is given another: `copy.id = {}`. Files do not have ids, and two things may be equal but for them.
template <class Thing>
class Id
{
public:
    Id() : m_number(nextIdNumber()) {}

    quint64 number() const { return m_number; }

    friend bool operator==(const Id &, const Id &) = default;
    friend auto operator<=>(const Id &, const Id &) = default;

private:
    quint64 m_number;
};

} // namespace lectograph::base

template <class Thing>
struct std::hash<lectograph::base::Id<Thing>>
{
    std::size_t operator()(const lectograph::base::Id<Thing> &id) const noexcept
    {
        return std::hash<quint64>()(id.number());
    }
};
