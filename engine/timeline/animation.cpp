// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/animation.h"

#include "base/sentence.h"

#include <algorithm>

namespace lectograph::timeline {

using namespace Qt::StringLiterals;
using base::failure;
using base::Result;

double Progress::partTime(int index, int count) const
{
    // At the end every part is complete; the formula below may miss 1 by rounding.
    if (m_time >= 1)
        return 1;
    return std::clamp(m_time * ((count - 1) * m_lag + 1) - index * m_lag, 0.0, 1.0);
}

Result<void> AnimationRegistry::add(AnimationType type)
{
    if (m_types.contains(type.id) || type.id == "group"_L1)
        return failure(base::Sentence::tr("The animation “%1” is there already.").arg(type.id),
                       base::Sentence::tr("Give it another name."), type.id);
    const bool isComposed = type.setsProperties || !type.clips.empty();
    if ((!isComposed && (!type.apply || type.channels == 0)) || type.seconds < 0)
        return failure(base::Sentence::tr("The animation “%1” does nothing.").arg(type.id),
                       base::Sentence::tr("Declare its channels and apply()."), type.id);
    if (const auto ease = base::Easing::parse(type.ease); !ease)
        return base::within(type.id, ease.error());
    if (const auto checked = graph::checkTable(type.properties); !checked)
        return base::within(type.id, checked.error());
    m_types.put(std::make_shared<const AnimationType>(std::move(type)));
    return {};
}

} // namespace lectograph::timeline
