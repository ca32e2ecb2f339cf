// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace lectograph::shape {

/// An allocator for objects of one size that are created and destroyed by the thousand per frame. Freed memory is kept
/// for reuse by the thread that freed it, up to `mostKept`; not under AddressSanitizer.
template <class T>
class Recycler
{
public:
    using value_type = T;

    Recycler() = default;
    template <class Other>
    Recycler(const Recycler<Other> &) // NOLINT(google-explicit-constructor): required of allocators
    {}

    T *allocate(std::size_t count)
    {
        if (count == 1 && !isOver && !kept.pieces.empty()) {
            void *piece = kept.pieces.back();
            kept.pieces.pop_back();
            return static_cast<T *>(piece);
        }
        return static_cast<T *>(::operator new(count * sizeof(T)));
    }
    void deallocate(T *piece, std::size_t count)
    {
        if constexpr (mostKept > 0) {
            if (count == 1 && !isOver && kept.pieces.size() < mostKept) {
                kept.pieces.push_back(piece);
                return;
            }
        }
        ::operator delete(piece);
    }

    friend bool operator==(const Recycler &, const Recycler &) { return true; }

private:
#if defined(LECTOGRAPH_ADDRESS_SANITIZER)
    static constexpr std::size_t mostKept = 0;
#else
    static constexpr std::size_t mostKept = 16384;
#endif
    struct Kept
    {
        std::vector<void *> pieces;
        ~Kept()
        {
            isOver = true; // shapes may outlive thread-local variables
            for (void *piece : pieces)
                ::operator delete(piece);
        }
    };
    static inline thread_local bool isOver = false;
    static inline thread_local Kept kept;
};

} // namespace lectograph::shape
