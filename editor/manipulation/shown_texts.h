// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"

namespace lectograph::editor {

/// A text within an actor, as it is drawn.
struct ShownText
{
    QString text;
    shape::Shape shape;
    base::Transform place; ///< from around the shape to the scene
};
std::vector<ShownText> shownTextsOf(const Actor &actor);

/// The key of the published text of an instance of a definition that is drawn under the pointer; empty if there is none.
QString publishedTextAt(Session &session, const Actor &instance, const Projection &projection, const QPointF &at);

} // namespace lectograph::editor
