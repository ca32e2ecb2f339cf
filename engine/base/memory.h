// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/sentence.h"

#include <new>
#include <stdexcept>

namespace lectograph::base {

/// Returns the Result of `work()`, or a failure if memory runs out. Exceptions do not leave a room.
template <class Work>
auto withinMemory(Work &&work) -> decltype(work())
{
    const auto tooLittle = [] {
        return failure(Sentence::tr("There is not enough memory for this."),
                       Sentence::tr("Make it smaller, or close other programs."));
    };
    try {
        return work();
    } catch (const std::bad_alloc &) {
        return tooLittle();
    } catch (const std::length_error &) { // more than any memory could hold
        return tooLittle();
    }
}

} // namespace lectograph::base
