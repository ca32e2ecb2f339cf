// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/language/categories.h"

#include <algorithm>
#include <array>

namespace lectograph::editor {

using namespace Qt::StringLiterals;

int categoryRank(const QString &category)
{
    static const std::array order{u"Text"_s,     u"Shapes"_s,    u"Lines"_s, u"Charts"_s,  u"Annotations"_s,
                                  u"Diagrams"_s, u"Layout"_s,    u"Scene"_s, u"Tensors"_s, u"Values"_s,
                                  u"Enter"_s,    u"Emphasise"_s, u"Move"_s,  u"Style"_s,   u"Transform"_s,
                                  u"Numbers"_s,  u"Leave"_s};
    return static_cast<int>(std::ranges::find(order, category) - order.begin());
}

} // namespace lectograph::editor
