// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/projection.h"
#include "shape/shape.h"

#include <QPainterPath>

namespace lectograph::editor {

/// A drawn part of a shape, with its transform and name.
struct Leaf
{
    const shape::Part &part;
    base::Transform place;
    QString name;
};

bool isDrawnLeaf(const shape::Part &part);

/// Calls `visit` for each visible leaf, in drawing order.
template <class Visit>
void eachLeaf(const shape::Shape &shape, const base::Transform &above, double opacity, const QString &name,
              const Visit &visit)
{
    const shape::Part &part = *shape;
    opacity *= part.opacity;
    if (part.hidden || opacity <= 0)
        return;
    const base::Transform place = above * part.placement;
    if (isDrawnLeaf(part))
        visit(Leaf{part, place, name});
    for (const shape::Shape &child : part.children)
        eachLeaf(child, place, opacity, name.isEmpty() ? child->name : name + u'/' + child->name, visit);
}

/// The path in widget coordinates; empty if some of it is behind the camera.
QPainterPath projected(const shape::Path &path, const base::Transform &place, const Projection &projection,
                       bool isPinned);

} // namespace lectograph::editor
