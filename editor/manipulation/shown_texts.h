// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/manipulation/cast.h"
#include "editor/manipulation/stage_edits.h"

namespace lectograph::editor {

/// A text within an actor, as it is drawn.
struct ShownText
{
    QString text;
    shape::Shape shape;
    base::Transform place; ///< from around the shape to the scene
};
std::vector<ShownText> shownTextsOf(const Actor &actor);

/// The words under the pointer, where they are written: in a property of the block itself – for an instance of a
/// definition, in a published one – or of a block that it shows, such as a cell of a table. Nothing if there are none, or
/// if they are computed.
std::optional<WordsSource> wordsAt(Session &session, const Actor &actor, const Projection &projection,
                                   const QPointF &at);
/// How the words are drawn now; of texts that are equal, those that are drawn in the same order.
std::optional<ShownText> shownText(Session &session, const Actor &actor, const WordsPlace &place);

} // namespace lectograph::editor
