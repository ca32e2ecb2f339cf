// SPDX-License-Identifier: GPL-3.0-or-later
#include "animations.h"

#include "timeline/type_ids.h"

namespace lectograph::plugins::motion {

using namespace Qt::StringLiterals;

std::vector<AnimationType> setting()
{
    return {
        {.id = timeline::changeType,
         .title = u"Change a property"_s,
         .category = u"Transform"_s,
         .help = u"A number, a colour or another property becomes something else, and everything that depends on it "
                 u"follows"_s,
         .channels = 0,
         .setsProperties = true},
    };
}

} // namespace lectograph::plugins::motion
