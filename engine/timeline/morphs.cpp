// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/morphs.h"

#include "base/hash.h"

namespace lectograph::timeline {

using shape::Morph;
using shape::Shape;

namespace {

/// About a kilobyte each.
constexpr int mostLeaves = 50'000;

} // namespace

const Morph &Morphs::between(const Shape &from, const Shape &to, const shape::MorphOptions &options)
{
    const quint64 key = base::Hash(from.hash())
                            .add(to.hash())
                            .add(options.arcRadians)
                            .add(static_cast<int>(options.mix))
                            .add(static_cast<int>(options.matching))
                            .add(options.isCopy)
                            .value();
    if (const auto found = m_index.find(key); found != m_index.end()) {
        m_kept.splice(m_kept.begin(), m_kept, found->second);
        return found->second->morph;
    }
    m_kept.push_front({key, 1 + from.leafCount() + to.leafCount(), Morph(from, to, options, m_alignments)});
    m_index[key] = m_kept.begin();
    m_size += m_kept.front().size;
    while (m_size > mostLeaves && m_kept.size() > 1) {
        m_size -= m_kept.back().size;
        m_index.erase(m_kept.back().key);
        m_kept.pop_back();
    }
    return m_kept.front().morph;
}

} // namespace lectograph::timeline
