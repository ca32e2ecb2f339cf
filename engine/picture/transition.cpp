// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/transition.h"

namespace lectograph::picture {

Picture withTransition(Picture after, Transition transition)
{
    if (transition.progress <= 0)
        return std::move(transition.before);
    if (transition.progress < 1) {
        after.transition = std::make_shared<const Transition>(std::move(transition));
        seal(after);
    }
    return after;
}

base::Color backgroundOf(const Transition &transition, const Picture &after)
{
    return base::mix(transition.before.background, after.background, transition.progress, base::ColorMix::Linear);
}

} // namespace lectograph::picture
