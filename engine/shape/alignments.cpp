// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/alignments.h"

#include "base/hash.h"
#include "shape/pathops.h"
#include "shape/transition.h"

namespace lectograph::shape {

namespace {

constexpr std::size_t mostPoints = 1'000'000; // 32 megabytes

} // namespace

std::shared_ptr<const Alignment> Alignments::of(const PlacedLeaf &from, const PlacedLeaf &to)
{
    const Part &a = *from.shape;
    const Part &b = *to.shape;
    if (a.path == b.path)
        return {};
    const bool keepStart = a.style.strokeGradient || b.style.strokeGradient || a.style.widthProfile
        || b.style.widthProfile;
    const Planes planes = planesOf(from.place, to.place);
    base::Hash key;
    key.add(a.path.hash()).add(b.path.hash()).add(keepStart);
    for (const base::Transform *t : {&planes.from.outline, &planes.to.outline})
        key.add(t->x.x).add(t->x.y).add(t->y.x).add(t->y.y);
    if (const auto found = m_known.find(key.value()); found != m_known.end())
        return found->second;
    if (m_points > mostPoints) {
        m_known.clear();
        m_points = 0;
    }
    const auto made = std::make_shared<Alignment>(
        aligned(mapped(a.path, planes.from.outline), mapped(b.path, planes.to.outline), keepStart));
    m_points += made->from.size() + made->to.size();
    ++m_made;
    m_known.emplace(key.value(), made);
    return made;
}

} // namespace lectograph::shape
