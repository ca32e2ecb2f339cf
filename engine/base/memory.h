// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/allowance.h"
#include "base/result.h"
#include "base/sentence.h"

#include <new>
#include <stdexcept>

namespace lectograph::base {

/// Returns the Result of `work()`, or a failure if memory or the allowance runs out. Exceptions do not leave a room.
template <class Work>
auto withinMemory(Work &&work) -> decltype(work())
{
    const auto tooLittle = [] {
        return failure(Sentence::tr("There is not enough memory for this."),
                       Sentence::tr("Make it smaller, or close other programs."));
    };
    try {
        return work();
    } catch (const Allowance::UsedUp &used) {
        return tl::unexpected(used.reason());
    } catch (const std::bad_alloc &) {
        return tooLittle();
    } catch (const std::length_error &) { // more than any memory could hold
        return tooLittle();
    }
}

/// Does work in a thread that an exception would end, and the program with it. Returns whether it was done: what runs out
/// of memory or of its allowance, or is to stop, is given up.
template <class Work>
bool isDoneWithinMemory(Work &&work)
{
    return withinMemory([&]() -> Result<void> {
               work();
               return {};
           })
        .has_value();
}

} // namespace lectograph::base
