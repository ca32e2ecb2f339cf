// SPDX-License-Identifier: GPL-3.0-or-later
#include "shape/arc.h"

#include "shape/morph.h"

namespace lectograph::shape {

base::Vec3 alongArc(const base::Vec3 &from, const base::Vec3 &to, double radians, double t)
{
    return t == 1 ? to : along(from, to, arcShare(radians, t), t);
}

base::Transform alongArc(const base::Transform &from, const base::Transform &to, double radians, double t)
{
    return t == 1 ? to : along(from, to, arcShare(radians, t), t);
}

} // namespace lectograph::shape
